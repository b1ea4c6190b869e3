import type { NavigationBranch } from '#shared/contract/pages/navigationNodes';
import type { ImportedTerm, Term } from '#shared/contract/pages/terms';
import { languageTermOf } from '#shared/rules/people/directorySync';
import { baseLanguage } from '#shared/rules/targeting/languages';
import { languagesOfTerms, planMenuImport, type MenuReading } from '#shared/rules/pages/menuImport';
import type { TermAddresses } from '#shared/rules/pages/menuImport';

/** The menu, the terms of the term set and the portal's languages, as they were read. */
export interface TermSetRead {
  menu: NavigationBranch[];
  terms: ImportedTerm[];
  languages: Term[];
}

/** One way to bring the names of the terms into the menu. */
export interface TitleChoice {
  /** The language, or `each`. */
  key: string;
  /** Name of the language; nothing for a menu in each of them. */
  name?: string;
  readings: MenuReading[];
}

interface Ways {
  locale: string;
  /** Content is shown by the languages that people read. */
  filtersLanguages: boolean;
  defaultLanguageTermId: string;
}

/**
 * The ways to choose from: one language for everybody, and where the portal filters by language,
 * each of its languages for its own readers. The organisation's own language is first, else the
 * person's.
 */
export function titleChoices({ terms, languages }: TermSetRead, ways: Ways): TitleChoice[] {
  const named = new Intl.DisplayNames(ways.locale, { type: 'language' });
  const found = languagesOfTerms(terms).map((language) => ({
    language,
    term: languageTermOf(languages, language),
  }));
  const first =
    found.find(({ term }) => term?.Guid === ways.defaultLanguageTermId) ??
    found.find(({ language }) => language === baseLanguage(ways.locale));
  const ordered = [...(first ? [first] : []), ...found.filter((one) => one !== first)];
  const each = ordered.flatMap(({ language, term }) =>
    term ? [{ language, LanguageTermId: term.Guid }] : [],
  );
  return [
    ...ordered.map(({ language, term }) => ({
      key: language,
      name: term?.Name ?? named.of(language) ?? language,
      readings: [{ language, LanguageTermId: null }],
    })),
    ...(ways.filtersLanguages && each.length > 1 ? [{ key: 'each', readings: each }] : []),
  ];
}

/** The way that changes least of what is there: the one of the import before. */
export function usualChoice(
  { menu, terms }: TermSetRead,
  choices: readonly TitleChoice[],
  addresses: TermAddresses,
): TitleChoice | undefined {
  const changes = ({ readings }: TitleChoice) => {
    const plan = planMenuImport(menu, terms, { ...addresses, readings, takesChanges: true });
    return plan.added.length + plan.changed.length;
  };
  const counted = choices.map((choice) => ({ choice, count: changes(choice) }));
  const least = Math.min(...counted.map(({ count }) => count));
  return counted.find(({ count }) => count === least)?.choice;
}
