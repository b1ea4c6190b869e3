import { isUpToMedium, type Breakpoint } from '../news/newsBatch';

/** The changes that can happen to something in SharePoint, by their numbers (ACTIVITY-04). */
export const changeTypes = [
  'NoChange',
  'Add',
  'Update',
  'DeleteObject',
  'Rename',
  'MoveAway',
  'MoveInto',
  'Restore',
  'RoleAdd',
  'RoleDelete',
  'RoleUpdate',
  'AssignmentAdd',
  'AssignmentDelete',
  'MemberAdd',
  'MemberDelete',
  'SystemUpdate',
  'Navigation',
  'ScopeAdd',
  'ScopeDelete',
  'ListContentTypeAdd',
  'ListContentTypeDelete',
  'Dirty',
  'Activity',
] as const;
export type ChangeType = (typeof changeTypes)[number];

/** The changes that are listed, and what each is called (ACTIVITY-15, ACTIVITY-16). */
const verbs = {
  Add: 'added',
  Update: 'updated',
  DeleteObject: 'deleted',
  Rename: 'renamed',
  MoveAway: 'moved',
  MoveInto: 'moved',
  Restore: 'restored',
} as const satisfies Partial<Record<ChangeType, string>>;
export type ChangeVerb = (typeof verbs)[keyof typeof verbs];

/** After these there is nothing left to open. */
const goneBy: readonly ChangeType[] = ['DeleteObject', 'MoveAway'];

/**
 * The request for the changes of a site (ACTIVITY-05, ACTIVITY-06, ACTIVITY-15). Files are items of
 * their libraries; updates that SharePoint makes by itself are not requested.
 */
export const changesBody = {
  query: {
    View: true,
    LatestFirst: true,
    Item: true,
    Add: true,
    DeleteObject: true,
    Rename: true,
    Update: true,
    Move: true,
    Restore: true,
    FetchLimit: 200,
    RequireSecurityTrim: true,
  },
} as const;

export const activityLimits = {
  /** Changes of a site that are shown at first (ACTIVITY-06), and after "Show more". */
  perSite: 2,
  morePerSite: 5,
  /** Sites that are queried, beside the one that may be left out (ACTIVITY-07, ACTIVITY-08). */
  sites: 10,
  /** ACTIVITY-10. */
  titleRows: 100,
  /** Characters of a search for titles, which must not be reached (ACTIVITY-11). */
  query: 4_096,
} as const;

/** How many of the frequent sites are used (ACTIVITY-08). */
export function activitySites(breakpoint: Breakpoint): number {
  return isUpToMedium(breakpoint) ? 3 : 4;
}

/** A change as SharePoint's list of changes has it. */
export interface SiteChange {
  ChangeType: number;
  SiteId: string;
  Time: string;
  Editor?: string | null;
  EditorEmailHint?: string | null;
  UniqueId?: string;
  WebId?: string;
  ListId?: string;
  ItemId?: number | null;
  ServerRelativeUrl?: string | null;
}

/** The properties of a document that are searched for (ACTIVITY-10), by SharePoint's own names. */
export const titleProperties = ['Title', 'Filename', 'UniqueId', 'Path'] as const;

/** The search's facts about a document; each of them may be missing. */
export type FoundTitle = Readonly<Partial<Record<(typeof titleProperties)[number], string | null>>>;

/** Graph's answer about a changed list item. */
export interface ChangedListItem {
  id?: string;
  webUrl?: string | null;
  fields?: { FileLeafRef?: string | null };
}

/** One row of the recent activities (ACTIVITY-02). */
export interface ActivityItem {
  Editor: string | null;
  EditorEmailHint: string | null;
  ChangeType: number;
  Verb: ChangeVerb;
  /** ISO 8601. */
  Time: string;
  UniqueId: string | null;
  SiteId: string;
  ListId: string | null;
  ItemId: number | null;
  /** Null where nobody knows a name of it, or not yet. */
  Title: string | null;
  Filename: string | null;
  /** Where the search knows it. */
  Path: string | null;
  /** The address that opens it; null where there is nothing left to open. */
  ItemUrl: string | null;
  ListItem: ChangedListItem | null;
  SiteTitle: string;
  SiteUrl: string;
  /** Place among the changes of its site, from 0. */
  Place: number;
}

export function verbOf(changeType: number): ChangeVerb | undefined {
  const type = changeTypes[changeType];
  const known: Partial<Record<ChangeType, ChangeVerb>> = verbs;
  return type && known[type];
}

/** True where there is nothing left to open. */
export function isGone({ ChangeType }: Pick<SiteChange, 'ChangeType'>): boolean {
  return goneBy.some((type) => type === changeTypes[ChangeType]);
}

/** The key of the thing that was changed; nothing for what is neither file nor list item. */
export function keyOfChange({ UniqueId, ListId, ItemId }: SiteChange): string | undefined {
  if (UniqueId) return plainId(UniqueId);
  return ListId && typeof ItemId === 'number' ? `${plainId(ListId)} ${ItemId}` : undefined;
}

/** The last change of each file and list item, the latest first. */
export function listedChanges(changes: readonly SiteChange[], max: number): SiteChange[] {
  const byKey = new Map<string, SiteChange>();
  for (const change of [...changes].sort(latestFirst)) {
    const key = keyOfChange(change);
    if (key && !byKey.has(key) && isListed(change)) byKey.set(key, change);
  }
  return [...byKey.values()].slice(0, max);
}

function isListed({ ChangeType, Time, ServerRelativeUrl }: SiteChange): boolean {
  // Folders with an underscore hold what SharePoint keeps for itself, e.g. `_catalogs`.
  const isOwn = /\/_[^/]*\//.test(ServerRelativeUrl ?? '');
  return verbOf(ChangeType) !== undefined && !Number.isNaN(Date.parse(Time)) && !isOwn;
}

export function latestFirst(one: { Time: string }, other: { Time: string }): number {
  return Date.parse(other.Time) - Date.parse(one.Time);
}

/** The searches for the titles of these things (ACTIVITY-10, ACTIVITY-11). */
export function titleQueries(uniqueIds: readonly string[]): string[] {
  const queries: string[] = [];
  for (const id of new Set(uniqueIds.map(plainId))) {
    const term = `UniqueId:"${id}"`;
    const last = queries.at(-1);
    const longer = last === undefined ? undefined : `${last} OR ${term}`;
    if (longer !== undefined && longer.length < activityLimits.query)
      queries[queries.length - 1] = longer;
    else queries.push(term);
  }
  return queries;
}

/** An id as it is compared: the search writes it in braces and capitals. */
export function plainId(id: string): string {
  return id.replace(/[{}]/g, '').toLowerCase();
}
