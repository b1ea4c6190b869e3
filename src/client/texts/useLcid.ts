import { interfaceLanguageOf, type InterfaceLanguage } from '#shared/rules/interfaceLanguages';
import { useLocale } from './useLocale';

/** Windows language identifiers of the interface languages. */
const lcids: Readonly<Record<InterfaceLanguage, number>> = {
  da: 1030,
  en: 1033,
  fi: 1035,
  nb: 1044,
  sv: 1053,
};

/** The person's language as the product API asks for it. */
export function useLcid(): number {
  return lcids[interfaceLanguageOf(useLocale()) ?? 'en'];
}
