import { interfaceLanguages, languageFacts } from '../settings/interfaceLanguages';

/**
 * Two-letter language of a Windows language identifier; `en` for one that the portal does not know.
 */
export function languageOfLcid(lcid: number): string {
  const known = interfaceLanguages.find((language) => languageFacts[language].lcid === lcid);
  return baseLanguage(known ?? 'en');
}

/** `nb-NO` → `no`: the language without its region; all Norwegian codes are one (LANG-15). */
export function baseLanguage(code: string): string {
  const [language = ''] = code.toLowerCase().split(/[-_]/);
  return language === 'nb' || language === 'nn' ? 'no' : language;
}
