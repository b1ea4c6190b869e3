import { en, type Texts } from './en';
import type { InterfaceLanguage as Language } from '#shared/rules/interfaceLanguages';

/** English is part of the app; the others load when they are read. */
const load: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Texts>>> = {
  da: () => import(/* webpackChunkName: "da" */ './da').then(({ da }) => da),
  sv: () => import(/* webpackChunkName: "sv" */ './sv').then(({ sv }) => sv),
  fi: () => import(/* webpackChunkName: "fi" */ './fi').then(({ fi }) => fi),
  nb: () => import(/* webpackChunkName: "nb" */ './nb').then(({ nb }) => nb),
};

const loaded = new Map<Language, Texts>([['en', en]]);

/** The texts of a language when they are here already. */
export function loadedTexts(language: Language): Texts | undefined {
  return loaded.get(language);
}

/**
 * The texts of a language. When they cannot be loaded, English stands in and the next attempt loads
 * again.
 */
export async function loadTexts(language: Language): Promise<Texts> {
  const present = loaded.get(language);
  if (present || language === 'en') return present ?? en;
  const texts = await load[language]().catch(() => undefined);
  if (texts) loaded.set(language, texts);
  return texts ?? en;
}
