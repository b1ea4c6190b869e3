import type { Term } from '#shared/contract/pages/terms';
import { baseLanguage, languageOfLcid } from '#shared/rules/targeting/languages';
import type { TermRow } from './store';

/**
 * How the person who asks has chosen terms: id → 0 chosen by themselves, 1 set by the directory.
 */
export type Selections = ReadonlyMap<string, 0 | 1>;

/** The terms as a tree, named in one language, siblings in their order. */
export function termTree(rows: readonly TermRow[], lcid: number, selections: Selections): Term[] {
  const language = languageOfLcid(lcid);
  const byParent = new Map<string | null, TermRow[]>();
  for (const row of rows) {
    const siblings = byParent.get(row.ParentTermGuid);
    if (siblings) siblings.push(row);
    else byParent.set(row.ParentTermGuid, [row]);
  }
  const { compare } = new Intl.Collator(language);
  const below = (parent: string | null): Term[] =>
    (byParent.get(parent) ?? [])
      .map((row) => termOf(row, language, selections, below(row.Guid)))
      .sort((a, b) => a.SortOrder - b.SortOrder || compare(a.Name, b.Name));
  return below(null);
}

/**
 * One term with the terms below it; what the contract does not name is left out when the answer is
 * written.
 */
export function termOf(
  row: TermRow,
  language: string,
  selections: Selections,
  terms: Term[],
): Term {
  return {
    ...row,
    Name:
      row.Labels.find((label) => baseLanguage(label.Language) === language)?.Name ??
      row.InternalName,
    TermCount: terms.reduce((count, term) => count + 1 + term.TermCount, 0),
    IsRoot: row.ParentTermGuid === null,
    Selected: selections.has(row.Guid),
    DisableSelection: selections.get(row.Guid) === 1,
    Terms: terms,
  };
}

/**
 * The tree with what a person has chosen, which says of no term yet that it is. Only what lies above
 * a chosen term is made again; everything else is shared by all people.
 */
export function withSelections(
  tree: Term[],
  parentOf: ReadonlyMap<string, string | null>,
  selections: Selections,
): Term[] {
  const changed = new Set<string>();
  for (const chosen of selections.keys())
    for (
      let guid = parentOf.has(chosen) ? chosen : undefined;
      guid && !changed.has(guid);
      guid = parentOf.get(guid) ?? undefined
    )
      changed.add(guid);
  const chosenIn = (terms: Term[]): Term[] =>
    terms.some(({ Guid }) => changed.has(Guid))
      ? terms.map((term) => (changed.has(term.Guid) ? chosenTerm(term) : term))
      : terms;
  const chosenTerm = (term: Term): Term => ({
    ...term,
    Selected: selections.has(term.Guid),
    DisableSelection: selections.get(term.Guid) === 1,
    Terms: chosenIn(term.Terms),
  });
  return chosenIn(tree);
}
