import {
  interfaceLanguageOf,
  type InterfaceLanguage,
} from '#shared/rules/settings/interfaceLanguages';
import { useLocale } from './useLocale';

/** The language of the texts that the person reads. */
export function useInterfaceLanguage(): InterfaceLanguage {
  return interfaceLanguageOf(useLocale()) ?? 'en';
}
