import { useMemo, useState } from 'react';
import type { PageCenter } from '#shared/contract/pages/pageCenter';
import type { ListedPage } from '#shared/contract/pages/pages';
import type { NewsItem } from '#shared/rules/news/news';
import { newsForReader } from '#shared/rules/news/newsVisibility';
import {
  channelCounts,
  inChannels,
  itemOfPage,
  maxCounted,
  mergedItems,
  type CenterItem,
} from '#shared/rules/pages/pageCenter';
import { centerQuery, type CenterKind, type PageFilters } from '#shared/rules/pages/pageFilters';
import { hasAnyRole, pageEditors } from '#shared/rules/people/roles';
import { apiRead } from '../../data/connection/apiRead';
import { lifetimes } from '../../data/cache/lifetimes';
import { removing } from '../../data/editing/editing';
import { useDeletion } from '../../data/editing/useDeletion';
import { pageReads } from '../../data/portalReads/pageReads';
import { useSession } from '../../data/session/session';
import { useFollowedChannels, useReadLanguages } from '../../data/targeting/useTerms';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';
import { combineSources, type MissingSource, type Source } from '../../ui/widget/combineSources';
import { bothStates, mapState, valueOr } from '../../ui/widget/combineStates';
import { timeout, useOverdue } from '../../ui/widget/useOverdue';
import type { WidgetState } from '../../ui/widget/widgetState';
import { useHasSharePointPages, useSharePointPages, type FoundPages } from './useSharePointPages';

interface Content {
  items: CenterItem[];
  /** How many there are in all, as far as they are counted. */
  total: number;
  /** There may be more of them. */
  isMore: boolean;
  /** Nothing until the portal's pages are known. */
  counts: ReadonlyMap<string, number> | undefined;
}

interface CenterList {
  list: WidgetState<Omit<Content, 'counts'> & { missing: MissingSource[] }>;
  /** How many pages there are of each channel; nothing while that is not known. */
  counts: ReadonlyMap<string, number> | undefined;
}

const nothing: never[] = [];

/**
 * The rows of a center by its filters: the portal's pages, and SharePoint's for those who get them
 * (PAGES-045). Filtered and counted by the server, in one request. What is known stays until the
 * answers of all sources are there, so that they never mix with those of other filters.
 */
export function usePageCenter(kind: CenterKind, filters: PageFilters, rows: number): CenterList {
  const { person } = useSession();
  const texts = useTexts('pageCenter');
  const isEditor = useIsPageEditor();
  const body = centerQuery(filters, { kind, upn: person.upn, isEditor, take: rows });
  const product = useRead({
    ...apiRead('POST /pages/query/center', { body, operation: texts.names[kind] }),
    // Readers are notified of new news only: known rows show at once, and are requested again.
    lifetime: lifetimes.search,
    recheckWithin: lifetimes.search,
  });
  const isMerged = useHasSharePointPages({ kind, filters, isEditor });
  const reader = bothStates(useFollowedChannels(isMerged), useReadLanguages(isMerged));
  const seenBy = useSeenBy(reader, filters);
  const sharePoint = useSharePointPages({
    ...{ kind, filters, isEditor, rows, isWanted: isMerged },
    choose: seenBy && ((hits) => inChannels(seenBy(hits), filters)),
  });
  const found = isMerged ? valueOr(sharePoint, undefined) : undefined;
  const content = useContent({ center: valueOr(product, undefined), found, seenBy, filters });

  const sources: Source<CenterItem>[] = [
    { name: texts.sources.product, state: mapState(product, () => content.own) },
  ];
  if (isMerged)
    sources.push({
      name: texts.sources.sharePoint,
      state: mapState(bothStates(sharePoint, reader), () => content.others),
    });
  // A source that comes later puts its pages between those that are being read.
  const isOverdue = useOverdue(
    sources.some(({ state }) => state.state === 'loading'),
    { min: timeout },
  );
  const combined = combineSources(sources, { isOverdue, merge: mergedItems });
  const [kept, setKept] = useState<Content>();
  const known =
    combined.state === 'ready' ? content : combined.state === 'loading' ? kept : undefined;
  if (known !== kept) setKept(known);
  return { list: shownOf(combined, known), counts: (known ?? content).counts };
}

function shownOf(
  combined: WidgetState<{ missing: MissingSource[] }>,
  known: Content | undefined,
): CenterList['list'] {
  if (!known || (combined.state !== 'ready' && combined.state !== 'loading'))
    return combined as Exclude<typeof combined, { state: 'ready' }>;
  const { items, total, isMore } = known;
  const shown = { items, total, isMore };
  return combined.state === 'ready'
    ? { ...combined, value: { ...shown, missing: combined.value.missing } }
    : { state: 'ready', value: { ...shown, missing: [] }, reload: () => undefined };
}

/** Whom SharePoint's pages are for: those that the person sees; nothing until that is known. */
type SeenBy = (hits: readonly NewsItem[]) => NewsItem[];

function useSeenBy(
  reader: WidgetState<[string[], string[]]>,
  { onlyInCurrentUserLanguages }: PageFilters,
): SeenBy | undefined {
  const { settings } = useSession();
  const [channelTermIds, languageTermIds] = valueOr(reader, nothing);
  return useMemo(() => {
    if (!channelTermIds || !languageTermIds) return undefined;
    // PAGES-041.
    const byLanguage =
      settings.enableLanguageFilteringForSharepointPages && onlyInCurrentUserLanguages;
    const rules = { ...settings, enableLanguageFilteringForSharepointPages: byLanguage };
    return (hits) => newsForReader(hits, { channelTermIds, languageTermIds }, rules);
  }, [channelTermIds, languageTermIds, onlyInCurrentUserLanguages, settings]);
}

interface Answers {
  center: PageCenter | undefined;
  found: FoundPages | undefined;
  seenBy: SeenBy | undefined;
  filters: PageFilters;
}

/** The content that the answers amount to; the same object as long as they are the same. */
function useContent({ center, found, seenBy, filters }: Answers) {
  return useMemo(
    () => contentOf(center, found, seenBy?.(found?.hits ?? []) ?? [], filters),
    [center, found, seenBy, filters],
  );
}

function contentOf(
  center: PageCenter | undefined,
  found: FoundPages | undefined,
  seen: NewsItem[],
  filters: PageFilters,
) {
  const own = (center?.Pages ?? []).map(itemOfPage);
  const others: CenterItem[] = inChannels(seen, filters);
  const counted = filters.channelsMatchingOption === 1 ? others : seen;
  return {
    own,
    others,
    items: mergedItems(own, others),
    total: (center?.Total ?? 0) + others.length,
    isMore: (center?.Total ?? 0) >= maxCounted || found?.isMore === true,
    counts: center && channelCounts(center.Channels, counted),
  };
}

/** Whether the person may write pages. */
export function useIsPageEditor(): boolean {
  return hasAnyRole(useSession().roles, pageEditors);
}

const pageRemoval = removing<ListedPage>('/pages', pageReads);

/** Deletes pages; the notice of it puts them back. */
export function usePageDeletion() {
  const { page: name, restored } = useTexts('pageCenter');
  return useDeletion(pageRemoval, { name, restored });
}
