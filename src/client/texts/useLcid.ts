import { interfaceLanguageOf, languageFacts } from '#shared/rules/settings/interfaceLanguages';
import { useLocale } from './useLocale';

/** The person's language as the product API asks for it: its Windows language identifier. */
export function useLcid(): number {
  return languageFacts[interfaceLanguageOf(useLocale()) ?? 'en'].lcid;
}
