import { kindOfName } from './fileKinds';
import { isWebAddress } from '../addresses/webAddress';

/** The tabs of My documents in their order (DOCS-01). */
export const documentTabs = ['recent', 'trending', 'shared'] as const;
export type DocumentTab = (typeof documentTabs)[number];

/**
 * How many are requested, and how many are shown until the person wants them all (DOCS-06,
 * DOCS-07).
 */
export const documentLimits = { asked: 10, shown: 5, title: 40 } as const;

/** DOCS-05. Dates are ISO 8601. */
export interface DocumentItem {
  Title: string;
  Path: string;
  /** Kind of the file, e.g. `Word`. */
  IconClasses: string;
  /** The last action on the document, where that is known. */
  EdgeAction?: 'opened' | 'changed' | 'shared';
  EdgeDate?: string;
  LastModified?: string;
  SharedBy?: string;
  /** Place in the list, from 1. */
  Rank: number;
  /** Where it lies; empty where that is not known. */
  ContainerUrl: string;
  ContainerName?: string;
  /** The title as it is, where `Title` is cut. */
  WholeTitle: string;
  /** Path of the file in Graph, for what else is asked about it. */
  ItemPath?: string;
}

type Maybe<T> = { [Name in keyof T]?: T[Name] | null };

/** The fields that are read of an insight of Graph; any of them may be missing. */
export type Insight = Maybe<{
  resourceVisualization: Maybe<{
    title: string;
    type: string;
    containerWebUrl: string;
    containerDisplayName: string;
  }>;
  resourceReference: Maybe<{ webUrl: string; id: string }>;
  lastUsed: Maybe<{ lastAccessedDateTime: string; lastModifiedDateTime: string }>;
  lastShared: Maybe<{ sharedDateTime: string; sharedBy: Maybe<{ displayName: string }> | null }>;
  /** Of trending documents, which have neither of the two. */
  lastModifiedDateTime: string;
}>;

/** The fields that are read of a file that a search has found. */
export type FoundFile = Maybe<{
  id: string;
  name: string;
  webUrl: string;
  lastModifiedDateTime: string;
  parentReference: Maybe<{ driveId: string }>;
}>;

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
  return ranked(insights.map(insightItem));
}

/** The same of files that a search has found, where there are no insights. */
export function foundDocuments(files: readonly FoundFile[]): DocumentItem[] {
  return ranked(files.map(foundItem));
}

type Unranked = Omit<DocumentItem, 'Rank'>;

function ranked(items: readonly Unranked[]): DocumentItem[] {
  return items
    .filter(({ Path }) => isWebAddress(Path))
    .map((item, index) => ({ ...item, Rank: index + 1 }));
}

function insightItem(insight: Insight): Unranked {
  const { resourceVisualization: looks, resourceReference: reference } = insight;
  const container = looks?.containerWebUrl ?? '';
  return {
    ...titled(looks?.title ?? ''),
    Path: reference?.webUrl ?? '',
    IconClasses: looks?.type ?? '',
    ContainerUrl: URL.canParse(container) ? container : '',
    ContainerName: looks?.containerDisplayName || undefined,
    ItemPath: itemPathOf(reference?.id),
    ...lastEdge(insight),
  };
}

/** The last action on the document, where that is known. */
function lastEdge({ lastUsed, lastShared, lastModifiedDateTime }: Insight): Partial<DocumentItem> {
  if (lastShared?.sharedDateTime)
    return {
      EdgeAction: 'shared',
      EdgeDate: lastShared.sharedDateTime,
      SharedBy: lastShared.sharedBy?.displayName ?? undefined,
    };
  const opened = givenDate(lastUsed?.lastAccessedDateTime);
  const changed = givenDate(lastUsed?.lastModifiedDateTime ?? lastModifiedDateTime);
  if (changed && (!opened || changed >= opened))
    return { EdgeAction: 'changed', EdgeDate: changed, LastModified: changed };
  return opened ? { EdgeAction: 'opened', EdgeDate: opened, LastModified: changed } : {};
}

/** Graph writes the first day of all for what never happened. */
function givenDate(date: string | null | undefined): string | undefined {
  return date && !date.startsWith('0001-') ? date : undefined;
}

function foundItem(file: FoundFile): Unranked {
  const { id, webUrl, lastModifiedDateTime: changed, parentReference } = file;
  const name = file.name ?? '';
  const driveId = parentReference?.driveId;
  return {
    ...titled(name.replace(/(?<=.)\.\w+$/, '')),
    Path: webUrl ?? '',
    IconClasses: kindOfName(name),
    ContainerUrl: '',
    ItemPath: itemPathOf(driveId && id ? `drives/${driveId}/items/${id}` : undefined),
    ...(changed && { EdgeAction: 'changed', EdgeDate: changed, LastModified: changed }),
  };
}

/** Graph names the file by its path; what is no file of a drive has another. */
function itemPathOf(id: string | null | undefined): string | undefined {
  return id && /^drives\/[^/?#]+\/items\/[^/?#]+$/.test(id) ? `/${id}` : undefined;
}

const titled = (title: string) => ({ Title: shortTitle(title), WholeTitle: title });

/** At most 40 characters (DOCS-09). */
function shortTitle(title: string): string {
  const { title: max } = documentLimits;
  const characters = [...title];
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`
    : title;
}

/**
 * The title for a browser that does not break a long word wherever it has to: one that begins with
 * a word of more than 17 characters is 14 of them long (DOCS-10).
 */
export function titleForOldBrowser(title: string): string {
  const [first = ''] = title.trim().split(/\s/);
  return [...first].length > 17 ? `${[...first].slice(0, 14).join('')}…` : title;
}
