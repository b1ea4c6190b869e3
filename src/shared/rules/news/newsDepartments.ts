import type { FeatureSettings, NewsFilterButton } from '../settings/settings';

/** A term with its children; only what is needed here. */
interface TermNode {
  Guid: string;
  Terms: readonly TermNode[];
}

/** Every term of the tree in one list. */
export function flattenedTerms<T extends TermNode>(terms: readonly T[]): T[] {
  return terms.flatMap((term) => [term, ...flattenedTerms(term.Terms as readonly T[])]);
}

interface NamedTerm extends TermNode {
  Name: string;
  Terms: readonly NamedTerm[];
}

/**
 * Buttons of the strip "News from:", called as their channels are in the language of the terms
 * (NEWS-15..17); empty: no strip.
 */
export function departmentButtons(
  settings: Pick<FeatureSettings, 'newsFilterButtonConfig' | 'showFilterByDepartmentButtons'>,
  channelTerms: readonly NamedTerm[],
): NewsFilterButton[] {
  if (!settings.showFilterByDepartmentButtons) return [];
  const names = new Map(
    flattenedTerms(channelTerms).map(({ Guid, Name }) => [Guid.toLowerCase(), Name]),
  );
  return settings.newsFilterButtonConfig
    .flatMap((button) => {
      const name = names.get(String(button.GUID).toLowerCase());
      return name === undefined ? [] : [{ ...button, Name: name || button.Name }];
    })
    .sort((a, b) => a.SortOrder - b.SortOrder);
}
