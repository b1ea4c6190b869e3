import type { Term } from '../../contract/pages/terms';
import { interfaceLanguages, languageFacts } from '../settings/interfaceLanguages';
import { flattenedTerms } from '../news/newsDepartments';

/**
 * The attributes of an element for its text's language (WCAG 3.1.2); none where it is not known.
 */
export interface TextLanguage {
  lang?: string;
  dir?: 'rtl';
}

const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi'];

let codes: ReadonlyMap<string, string> | undefined;

/**
 * The attributes for texts in each language, by the id of its term. A term is known by a name that
 * it has: the English one, that of one of the portal's own languages, or a two-letter code.
 */
export function textLanguages(terms: readonly Term[]): ReadonlyMap<string, TextLanguage> {
  return new Map(
    flattenedTerms(terms).flatMap((term) => {
      const [code] = languagesNamed(term);
      return code ? [[term.Guid.toLowerCase(), said(code)]] : [];
    }),
  );
}

/** The languages, by their codes, that a term's names say, its own name first. */
export function languagesNamed({
  Name,
  InternalName,
  Labels,
}: Pick<Term, 'Name' | 'InternalName' | 'Labels'>): string[] {
  const known = (codes ??= codesByName());
  const names = [InternalName, Name, ...Labels.map((label) => label.Name)];
  return names.flatMap((name) => {
    const code = known.get(name.trim().toLowerCase());
    return code ? Intl.getCanonicalLocales(code) : [];
  });
}

function said(code: string): TextLanguage {
  // All of Norway writes what dictionaries know under this name.
  const lang = code === 'no' ? 'nb' : code;
  return rightToLeft.includes(lang) ? { lang, dir: 'rtl' } : { lang };
}

function codesByName(): ReadonlyMap<string, string> {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
  const all = letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = english.of(code);
      return name ? [[name.toLowerCase(), code] as const, [code, code] as const] : [];
    });
  const own = interfaceLanguages.map(
    (code) => [languageFacts[code].name.toLowerCase(), code] as const,
  );
  return new Map([...all, ...own, ['norsk', 'nb']]);
}
