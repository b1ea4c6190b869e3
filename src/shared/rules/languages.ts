/** Windows language identifiers of the portal's languages. */
const languagesByLcid: Readonly<Record<number, string>> = {
  1030: 'da',
  1033: 'en',
  1035: 'fi',
  1044: 'no',
  1053: 'sv',
};

/**
 * Two-letter language of a Windows language identifier; `en` for one that the portal does not know.
 */
export function languageOfLcid(lcid: number): string {
  return languagesByLcid[lcid] ?? 'en';
}

/** `nb-NO` → `no`: the language without its region; all Norwegian codes are one (LANG-15). */
export function baseLanguage(code: string): string {
  const [language = ''] = code.toLowerCase().split(/[-_]/);
  return language === 'nb' || language === 'nn' ? 'no' : language;
}
