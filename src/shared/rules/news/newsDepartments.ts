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

/** Buttons of the strip "News from:" (NEWS-15..17); empty: no strip. */
export function departmentButtons(
  settings: Pick<FeatureSettings, 'newsFilterButtonConfig' | 'showFilterByDepartmentButtons'>,
  channelTerms: readonly TermNode[],
): NewsFilterButton[] {
  if (!settings.showFilterByDepartmentButtons) return [];
  const known = new Set(flattenedTerms(channelTerms).map(({ Guid }) => Guid.toLowerCase()));
  return settings.newsFilterButtonConfig
    .filter(({ GUID }) => known.has(String(GUID).toLowerCase()))
    .sort((a, b) => a.SortOrder - b.SortOrder);
}
