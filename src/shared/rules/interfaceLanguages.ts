import { itemAt } from './certain';

/** Languages that the portal's own texts exist in (LANG-20). */
export const interfaceLanguages = ['en', 'da', 'sv', 'fi', 'nb'] as const;
export type InterfaceLanguage = (typeof interfaceLanguages)[number];

const norwegian = ['nb', 'nn', 'no'];

/**
 * The interface language that a locale such as `da-DK` asks for; undefined when there is no
 * catalogue for it. All of Norway reads one (LANG-15).
 */
export function interfaceLanguageOf(locale: string): InterfaceLanguage | undefined {
  const code = itemAt(locale.split(/[-_]/), 0).toLowerCase();
  return norwegian.includes(code) ? 'nb' : interfaceLanguages.find((language) => language === code);
}
