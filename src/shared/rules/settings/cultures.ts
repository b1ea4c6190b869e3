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
 * Norwegian codes are one (LANG-15). Nothing for a language that the portal does not know, or a code
 * that no language can have.
 */
export function localeCodeOf(languageCode: string): string | undefined {
  const code = languageCode.toLowerCase().replaceAll('_', '-');
  const known = isLanguageCode(code) ? localeCodes[baseLanguage(code)] : undefined;
  if (!known || !code.includes('-')) return known;
  return baseLanguage(code) === 'no' ? known : code;
}

/** Whether it has the parts of a language code in their order, such as one region at most. */
function isLanguageCode(code: string): boolean {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) !== undefined;
  } catch {
    return false;
  }
}

/** The region of a language's full locale code, e.g. `da` → `DK`; where it names none, its usual. */
export function regionOf(languageCode: string): string | undefined {
  const code = localeCodeOf(languageCode);
  return code && new Intl.Locale(code).maximize().region;
}
