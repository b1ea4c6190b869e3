import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TrackedEvent } from '#shared/contract/analytics';
import type { AuditedResource } from '#shared/rules/audits';
import type { NewTabConfiguration } from '#shared/contract/people/userTabComponentConfigurations';
import type { FirstDayWizardStep } from '#shared/contract/people/users';
import type {
  InfoboxHeight,
  InfoboxStyle,
  InfoboxType,
  InfoboxWidth,
} from '#shared/rules/widgets/infoboxes';
import type { InterfaceLanguage } from '#shared/rules/settings/interfaceLanguages';
import type { StripPart } from '#shared/rules/widgets/stripParts';
import type { DeviceClass, MeasureHost, Metric } from '#shared/rules/measures/measures';
import type { RetentionKind } from '#shared/rules/retention';
import type { Static } from '@sinclair/typebox';
import type { WholeTables } from './editableTables';

/** Columns carry the names of the wire, so that no layer translates between them. */
type Time = ColumnType<string, string | Date, string | Date>;
type NullableTime = ColumnType<
  string | null,
  string | Date | null | undefined,
  string | Date | null
>;
type Json<T> = ColumnType<T, string, string>;

export interface UserTable {
  Id: string;
  UpnId: string;
  DisplayName: string;
  FirstDayWizardStep: Static<typeof FirstDayWizardStep>;
  ShowNewsFromFollowedSites: boolean | null;
  InterfaceLanguage: InterfaceLanguage | null;
  AllowsAnalytics: boolean | null;
  WantsNotifications: boolean | null;
  HiddenOnToday: Generated<StripPart[]>;
  RestaurantId: number | null;
  HasLeftLanguages: Generated<boolean>;
  /** When the directory was first found not to know them, or to have closed their account. */
  LeftSince: NullableTime;
}

export interface FeatureSettingTable {
  Key: string;
  Value: Json<unknown>;
  Modified: Generated<string>;
}

export type TermKind = 'channel' | 'language';

export interface TermTable {
  Guid: string;
  Kind: TermKind;
  InternalName: string;
  Labels: Json<{ Language: string; Name: string }[]>;
  ParentTermGuid: string | null;
  IsAvailableForTagging: boolean;
  IsDeprecated: boolean;
  SortOrder: number;
  Url: string | null;
  FriendlyUrl: string | null;
  LocalCustomProperties: Json<Record<string, string>>;
  LastModified: Time;
}

/**
 * A person's channels or languages. They stay when the term is deleted, but then count for nothing.
 */
export interface UserTermTable {
  UserId: string;
  TermId: string;
  Kind: TermKind;
  /** 0 chosen by the person, 1 set by the directory. */
  Type: 0 | 1;
}

export interface PageTable {
  Id: Generated<number>;
  Title: string;
  Content: string;
  Description: string;
  SlugTitle: string;
  PageType: 0 | 1 | 2;
  PublishingDate: NullableTime;
  ArchiveDate: NullableTime;
  BannerImageUrl: string | null;
  BannerImageText: string | null;
  BannerImageAltText: string | null;
  IsCommentsEnabled: boolean;
  IsFeaturedPage: boolean;
  LanguageTermId: string | null;
  OwnerUserUpnId: string | null;
  ModifiedByUserUpnId: string;
  ModifiedByDisplayName: string;
  ChannelTermIds: string[];
  /** Made by the database: `ChannelTermIds`, or the one id that everybody follows. */
  Audience: ColumnType<string[], never, never>;
  SenderTags: Json<({ Label: string } | string)[]>;
  CommentsCount: number;
  LikesCount: number;
  Created: Time;
  Modified: Time;
  /** Counts the changes of the row. */
  Version: Generated<number>;
  /**
   * Made by the database: words of title and content, and their stems in the language of the page.
   */
  Search: ColumnType<unknown, never, never>;
}

export interface BroadcastMessageTable {
  Id: Generated<number>;
  Title: string;
  Message: string;
  LinkUrl: string | null;
  LinkText: string | null;
  BroadcastType: 1 | 2 | 3;
  StartDate: NullableTime;
  EndDate: NullableTime;
  AppTileIds: number[];
  ChannelTermIds: string[];
  Created: Time;
  Modified: Time;
}

export interface HiddenBroadcastMessageTable {
  UserId: string;
  BroadcastMessageId: number;
}

export interface SiteElementTable {
  Id: Generated<number>;
  Type: 0 | 1 | 2;
  Language: string;
  Content: string;
  Modified: Time;
}

/** An uploaded picture, as the portal wrote it. */
export interface ImageTable {
  Id: Generated<number>;
  /** Hash of the bytes, with the ending of their kind. */
  Name: string;
  Width: number;
  Height: number;
  Bytes: Buffer;
  Created: Time;
  /** When it was last uploaded once more. */
  Wanted: NullableTime;
  /** Empty where nobody has named it. */
  Title: string;
  /** A description of the picture; empty where nobody has written one. */
  Description: string;
  Modified: Time;
}

/** A picture in one of `imageWidths`. */
export interface ImageSizeTable {
  ImageId: number;
  Width: number;
  /** Null where the picture itself takes no more bytes. */
  Bytes: Buffer | null;
}

export interface InfoboxTable {
  Id: Generated<number>;
  Type: InfoboxType;
  Title: string;
  ShowTitle: boolean;
  Content: string;
  LinkUrl: string | null;
  LinkDescription: string | null;
  PictureUrl: string | null;
  VideoEmbedCode: string | null;
  Style: InfoboxStyle;
  Width: InfoboxWidth;
  Height: InfoboxHeight;
  Order: number;
  StartDate: NullableTime;
  EndDate: NullableTime;
  Hidden: boolean;
  TextBackgroundBanner: string | null;
  ChannelTermIds: string[];
  LanguageTermId: string | null;
  AreaId: string;
  RouteId: string;
  Modified: Time;
}

/** A person's choices about a tile; who has made none has no row. */
export interface UserAppTileTable {
  UserId: string;
  AppTileId: number;
  /** Nothing: after those that have a place. */
  Order: number | null;
  HideFromUI: boolean;
  /** Put on the board by the person. */
  IsAdded: boolean;
}

/** That somebody has read what they had to. */
export interface ReadPageTable {
  UserId: string;
  PageId: number;
  ReadAt: Time;
}

export interface ReadItemTable {
  ItemToReadId: number;
  UserId: string;
  ReadAt: Time;
}

export interface UserTabComponentConfigurationTable extends NewTabConfiguration {
  Id: Generated<number>;
  UserId: string;
}

/** The history of everything that editors write. */
export interface AuditTable {
  Id: Generated<number>;
  Resource: AuditedResource;
  /** 0 for what has a key instead. */
  ResourceId: number;
  ResourceKey: string | null;
  DateTime: Time;
  Action: 'created' | 'updated' | 'restored' | 'deleted' | 'purged' | 'exported';
  UpnId: string;
  NewValues: JSONColumnType<Record<string, unknown>, string, string>;
  /** A deletion that can be put back. */
  InTrash: Generated<boolean>;
}

/** A person's unpublished changes of a page. */
export interface WorkingCopyTable {
  UserId: string;
  /** The page's id, or a GUID. */
  Key: string;
  PageId: number | null;
  PageType: 0 | 1 | 2;
  Title: string;
  /** JSON; as text it can hold whatever was typed. */
  Body: string;
  BaseModified: NullableTime;
  Modified: Time;
}

/** That a person has a page open in a window. */
export interface PageEditorTable {
  PageId: number;
  UserId: string;
  Window: string;
  UpnId: string;
  DisplayName: string;
  Since: Time;
  Until: Time;
}

/** Something that was opened or searched for; nobody's name. */
export interface AnalyticsEventTable {
  Id: Generated<string>;
  Name: TrackedEvent['Name'];
  Time: Time;
  Path: string | null | undefined;
  Link: string | null | undefined;
  Title: string | null | undefined;
  ComponentId: string | null | undefined;
  SearchTerm: string | null | undefined;
}

/** How often a page or widget was how fast on a day. */
export interface MeasureTable {
  Day: string;
  Metric: Metric;
  /** The place of a page in the table of routes, or a widget. */
  Subject: string;
  Host: MeasureHost;
  Device: DeviceClass;
  Build: string;
  /** Of each group of values. */
  Counts: number[];
}

/** A notification to the readers of a page or a message. */
export interface NotificationTable {
  Id: Generated<number>;
  Source: 'page' | 'broadcastMessage';
  SourceId: number;
  Created: Time;
  /** Not before this time; moves on after a failure. */
  NextAttempt: Time;
  /** Failures in a row. */
  Attempts: Generated<number>;
  /** Until then it belongs to one server. */
  LeasedUntil: NullableTime;
  /** Everybody up to this id has been reached. */
  ReachedUntil: Generated<string>;
  /** How many people it went to. */
  Sent: Generated<number>;
  Finished: NullableTime;
}

/** The answer to a write with a key; made and read by `KeyedWrite`. */
export interface IdempotencyKeyTable {
  /** Of the person and the key. */
  Id: Buffer;
  /** Of the request. */
  Fingerprint: Buffer;
  Answer: ColumnType<unknown, null, string | null>;
  Time: Time;
}

/**
 * One night's removal of rows that were kept long enough, or one that an administrator requested.
 */
export interface RetentionRunTable {
  Id: Generated<number>;
  /** The night it is for; no two runs are for the same. */
  Due: Time;
  IsAsked: Generated<boolean>;
  Started: NullableTime;
  /** Until then it belongs to one server. */
  LeasedUntil: NullableTime;
  Finished: NullableTime;
  /** How much of each kind. */
  Removed: JSONColumnType<Partial<Record<RetentionKind, number>>, string | undefined, string>;
  /** Kinds that could not be removed; the next run tries again. */
  Failed: Generated<RetentionKind[]>;
}

/** Tables whose rows editors write as a whole. */
export interface EditableTables extends WholeTables {
  terms: TermTable;
  pages: PageTable;
  broadcast_messages: BroadcastMessageTable;
  site_elements: SiteElementTable;
  infoboxes: InfoboxTable;
}

export interface Tables extends EditableTables {
  users: UserTable;
  feature_settings: FeatureSettingTable;
  user_terms: UserTermTable;
  hidden_broadcast_messages: HiddenBroadcastMessageTable;
  images: ImageTable;
  image_sizes: ImageSizeTable;
  user_app_tiles: UserAppTileTable;
  read_items: ReadItemTable;
  read_pages: ReadPageTable;
  user_tab_component_configurations: UserTabComponentConfigurationTable;
  audits: AuditTable;
  analytics_events: AnalyticsEventTable;
  measures: MeasureTable;
  notifications: NotificationTable;
  idempotency_keys: IdempotencyKeyTable;
  working_copies: WorkingCopyTable;
  page_editors: PageEditorTable;
  retention_runs: RetentionRunTable;
}
