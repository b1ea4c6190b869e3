import { certain } from './certain';

/** The tabs of My documents in their order (DOCS-01). */
export const documentTabs = ['recent', 'trending', 'shared'] as const;
export type DocumentTab = (typeof documentTabs)[number];

/**
 * How many are asked for, and how many are shown until the person wants them all (DOCS-06,
 * DOCS-07).
 */
export const documentLimits = { asked: 10, shown: 5, title: 40 } as const;

/** DOCS-05. Dates are ISO 8601. */
export interface DocumentItem {
  Title: string;
  Path: string;
  /** Kind of the file, e.g. `Word`. */
  IconClasses: string;
  /** What happened to it last, where that is known. */
  EdgeAction?: 'opened' | 'changed' | 'shared';
  EdgeDate?: string;
  LastModified?: string;
  SharedBy?: string;
  /** Place in the list, from 1. */
  Rank: number;
  ContainerUrl: string;
}

/** What is read of an insight of Graph. */
export interface Insight {
  resourceVisualization?: { title?: string; type?: string; containerWebUrl?: string };
  resourceReference?: { webUrl?: string };
  lastUsed?: { lastAccessedDateTime?: string; lastModifiedDateTime?: string };
  lastShared?: { sharedDateTime?: string; sharedBy?: { displayName?: string } };
}

const noSitesAndPages =
  "resourceVisualization/type ne 'spsite' and resourceVisualization/type ne 'Web'";

/** The request of each tab: sites and web pages are no documents (DOCS-25, DOCS-26, DOCS-27). */
export function documentsPath(tab: DocumentTab): string {
  const source = tab === 'recent' ? 'used' : tab;
  const query = new URLSearchParams({
    $top: String(documentLimits.asked),
    $filter: noSitesAndPages,
  });
  if (tab === 'recent') query.set('$orderby', 'lastUsed/lastAccessedDateTime desc');
  return `/me/insights/${source}?${query}`;
}

/** The documents among the insights that can be opened. */
export function documentItems(insights: readonly Insight[]): DocumentItem[] {
  return insights
    .filter(({ resourceReference }) => /^https?:/.test(resourceReference?.webUrl ?? ''))
    .map(documentItem);
}

function documentItem(
  {
    resourceVisualization: { title = '', type = '', containerWebUrl = '' } = {},
    resourceReference,
    lastUsed,
    lastShared,
  }: Insight,
  index: number,
): DocumentItem {
  const item = {
    Title: shortTitle(title),
    Path: certain(certain(resourceReference).webUrl),
    IconClasses: type,
    Rank: index + 1,
    ContainerUrl: containerWebUrl,
  };
  if (lastShared?.sharedDateTime)
    return {
      ...item,
      EdgeAction: 'shared',
      EdgeDate: lastShared.sharedDateTime,
      SharedBy: lastShared.sharedBy?.displayName,
    };
  const { lastAccessedDateTime: opened, lastModifiedDateTime: LastModified } = lastUsed ?? {};
  if (LastModified && (!opened || LastModified >= opened))
    return { ...item, EdgeAction: 'changed', EdgeDate: LastModified, LastModified };
  return opened ? { ...item, EdgeAction: 'opened', EdgeDate: opened, LastModified } : item;
}

/** At most 40 characters (DOCS-09). */
function shortTitle(title: string): string {
  const { title: most } = documentLimits;
  const characters = [...title];
  return characters.length > most
    ? `${characters
        .slice(0, most - 1)
        .join('')
        .trimEnd()}…`
    : title;
}
