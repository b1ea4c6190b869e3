import type { Term } from '#shared/contract/terms';
import { baseLanguage, languageOfLcid } from '#shared/rules/languages';
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
