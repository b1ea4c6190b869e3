import { languageFacts } from '#shared/rules/settings/interfaceLanguages';
import { useInterfaceLanguage } from './useInterfaceLanguage';

/** The person's language as the product API asks for it: its Windows language identifier. */
export function useLcid(): number {
  return languageFacts[useInterfaceLanguage()].lcid;
}
