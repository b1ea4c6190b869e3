import { itemAt } from '../values/certain';
import { keysOf } from '../values/records';

/**
 * Languages that the portal's own texts exist in (LANG-20): the name in their own words, as people
 * look for it in a list, the code under which names of terms are stored (LANG-14), and the Windows
 * language identifier.
 */
export const languageFacts = {
  en: { name: 'English', code: 'en-us', lcid: 1033 },
  da: { name: 'Dansk', code: 'da-dk', lcid: 1030 },
  sv: { name: 'Svenska', code: 'sv-se', lcid: 1053 },
  fi: { name: 'Suomi', code: 'fi-fi', lcid: 1035 },
  nb: { name: 'Norsk bokmål', code: 'nb-no', lcid: 1044 },
} as const;
export type InterfaceLanguage = keyof typeof languageFacts;
export const interfaceLanguages = keysOf(languageFacts);

const norwegian = ['nb', 'nn', 'no'];

/**
 * The interface language that a locale such as `da-DK` asks for; undefined when there is no
 * catalogue for it. All of Norway reads one (LANG-15).
 */
export function interfaceLanguageOf(locale: string): InterfaceLanguage | undefined {
  const code = itemAt(locale.split(/[-_]/), 0).toLowerCase();
  return norwegian.includes(code) ? 'nb' : interfaceLanguages.find((language) => language === code);
}
