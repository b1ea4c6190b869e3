import type { Tables } from '../../db/tables';

/** Tables of the database that no code reads as rows of its own. */
type OtherTable = 'migrations' | 'announcements';

/**
 * The data that a table keeps about people. `own`: the column of the person to whom whole rows
 * belong; they are exported as they are, and go with the person. `named`: columns in which rows of
 * others name a person, and those that name nobody. `passing`: rows that go by themselves, and
 * when. `nobody`: why no row is about a person.
 */
export type Place =
  | { own: string; order: string; batch?: number }
  | { named: readonly string[]; others: readonly string[] }
  | { passing: string }
  | { nobody: string };

const editorial = { nobody: 'Content of the organisation; its history says who wrote it.' };

/**
 * Where the database keeps something about people: every table, so that a new one is not
 * overlooked. The export and the erasure of a person go by it.
 */
export const places = {
  users: { own: 'Id', order: 'Id' },
  user_terms: { own: 'UserId', order: 'TermId' },
  user_app_tiles: { own: 'UserId', order: 'AppTileId' },
  app_tiles: { own: 'OwnerId', order: 'Id' },
  read_items: { own: 'UserId', order: 'ItemToReadId' },
  read_pages: { own: 'UserId', order: 'PageId' },
  hidden_broadcast_messages: { own: 'UserId', order: 'BroadcastMessageId' },
  user_tab_component_configurations: { own: 'UserId', order: 'Id' },
  // Each may hold a whole page.
  working_copies: { own: 'UserId', order: 'Key', batch: 5 },
  page_editors: { own: 'UserId', order: 'Window' },
  pages: {
    named: ['OwnerUserUpnId', 'ModifiedByUserUpnId', 'ModifiedByDisplayName'],
    others: [
      ...['Id', 'Title', 'Content', 'Description', 'SlugTitle', 'PageType', 'PublishingDate'],
      ...['ArchiveDate', 'BannerImageUrl', 'BannerImageText', 'BannerImageAltText'],
      ...['IsCommentsEnabled', 'IsFeaturedPage', 'LanguageTermId', 'ChannelTermIds', 'Audience'],
      ...['SenderTags', 'CommentsCount', 'LikesCount', 'Created', 'Modified', 'Version', 'Search'],
    ],
  },
  items_to_read: {
    named: ['ItemsToReadForPrincipal'],
    others: ['Id', 'Guid', 'Title', 'Url', 'Deadline', 'IsDraft', 'Modified', 'AskedAgain'],
  },
  audits: {
    named: ['UpnId', 'NewValues'],
    others: ['Id', 'Resource', 'ResourceId', 'ResourceKey', 'DateTime', 'Action', 'InTrash'],
  },
  notifications: {
    named: ['ReachedUntil'],
    others: [
      ...['Id', 'Source', 'SourceId', 'Created', 'NextAttempt', 'Attempts', 'LeasedUntil'],
      ...['Sent', 'Finished'],
    ],
  },
  idempotency_keys: { passing: 'An answer of a write is kept for a day.' },
  announcements: { passing: 'What open pages were told is kept for twelve hours.' },
  analytics_events: { nobody: 'Events of use name nobody, and links are stored without query.' },
  measures: { nobody: 'How fast pages and widgets were, in numbers by day.' },
  feature_settings: { nobody: 'Settings of the organisation.' },
  images: { nobody: 'The history says who uploaded a picture.' },
  image_sizes: { nobody: 'Pictures in other widths.' },
  retention_runs: { nobody: 'Numbers of what was removed.' },
  migrations: { nobody: 'Versions of the database.' },
  terms: editorial,
  broadcast_messages: editorial,
  site_elements: editorial,
  infoboxes: editorial,
  restaurants: editorial,
  restaurant_menus: editorial,
  chart_groups: editorial,
  power_bi_frames: editorial,
  navigation_nodes: editorial,
} as const satisfies Record<keyof Tables | OtherTable, Place>;

export type OwnTable = {
  [Name in keyof typeof places]: (typeof places)[Name] extends { own: string } ? Name : never;
}[keyof typeof places];

/** The tables whose rows belong to single people. */
export const ownTables: readonly { table: OwnTable; own: string; order: string; batch: number }[] =
  Object.entries<Place>(places).flatMap(([table, place]) =>
    'own' in place ? [{ table: table as OwnTable, ...place, batch: place.batch ?? 500 }] : [],
  );
