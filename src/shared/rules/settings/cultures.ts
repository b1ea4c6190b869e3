import { baseLanguage } from '../targeting/languages';

/** Full locale codes by language (LANG-14, LANG-20). */
const localeCodes: Readonly<Record<string, string>> = {
  en: 'en-us',
  sv: 'sv-se',
  da: 'da-dk',
  fi: 'fi-fi',
  no: 'nb-no',
};

/**
 * The full locale code of a language, e.g. `da` → `da-dk`; a code with a region stays; all
 * Norwegian codes are one (LANG-15). Nothing for a language that the portal does not know.
 */
export function localeCodeOf(languageCode: string): string | undefined {
  const code = languageCode.toLowerCase().replace('_', '-');
  const known = localeCodes[baseLanguage(code)];
  if (!known || !code.includes('-')) return known;
  return baseLanguage(code) === 'no' ? known : code;
}

/** The region of a language's full locale code, e.g. `da` → `DK`. */
export function regionOf(languageCode: string): string | undefined {
  return localeCodeOf(languageCode)?.split('-')[1]?.toUpperCase();
}
