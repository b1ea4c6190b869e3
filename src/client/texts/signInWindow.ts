import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import type { FirstTexts } from './topics';
import { texts as da } from './teams/da';
import { texts as en } from './teams/en';
import { texts as fi } from './teams/fi';
import { texts as nb } from './teams/nb';
import { texts as sv } from './teams/sv';

/** The texts of the sign-in window in Teams, which comes and goes without the rest of the portal. */
export const signInWindow: Record<InterfaceLanguage, FirstTexts['teams']> = { en, da, sv, fi, nb };
