import type { ColumnType, Generated } from 'kysely';
import type { ItemToReadForPrincipal } from '#shared/contract/pages/itemsToRead';

/** A list that is stored as one value; its elements are those of the wire. */
type JsonList<T> = ColumnType<T[], string, string>;
type Time = ColumnType<string, string | Date, string | Date>;

interface Editable {
  Id: Generated<number>;
  Modified: Time;
}

export interface RestaurantTable extends Editable {
  Name: string;
  ChannelTermRestaurants: JsonList<{ ChannelTermId: string }>;
}

export interface RestaurantMenuTable extends Editable {
  RestaurantId: number;
  /** Of the ISO week. */
  Year: number;
  WeekNumber: number;
  Monday: string;
  Tuesday: string;
  Wednesday: string;
  Thursday: string;
  Friday: string;
  Saturday: string;
  Sunday: string;
  AllWeek: string;
}

export interface ChartGroupTable extends Editable {
  GroupName: string;
  ChartType: 1 | 2;
  ChartWidth: 25 | 50 | 75 | 100;
  ChartItems: JsonList<{ Title: string; ChartValue: number }>;
  Active: boolean;
}

export interface PowerBiFrameTable extends Editable {
  Title: string;
  Type: 0 | 1 | 2;
  EmbedUrl: string;
  EmbedId: string;
  BookmarkId: string | null;
  ShowFilterPane: boolean;
  ShowNavigationPane: boolean;
  ShowTitle: boolean;
  MobileViewHeight: number;
  RouteId: string;
  Active: boolean;
  ChannelTermPowerBIFrames: JsonList<{ ChannelTermId: string }>;
}

/** Of the organisation, or of the person in `OwnerId`. */
export interface AppTileTable extends Editable {
  Title: string;
  Description: string;
  Url: string;
  IconClass: string | null;
  IconUrl: string | null;
  ColorHexCode: string | null;
  ColorClass: string | null;
  IsPersonal: boolean;
  OwnerId: string | null;
  IsSmartLink: boolean;
  Introduction: string | null;
  IntroductionVideo: string | null;
  IntegrationEndpointUrl: string | null;
  ShowAsNewUntilThisDate: Time | null;
  Start: Time | null;
  End: Time | null;
  IsRecurring: boolean;
  RecurrenceDays: JsonList<number>;
  RecurrenceFrom: string | null;
  RecurrenceTo: string | null;
  ChannelTermAppTiles: JsonList<{ ChannelTermId: string }>;
  LanguageTermAppTiles: JsonList<{ LanguageTermId: string }>;
  O365ServiceName: string | null;
}

export interface ItemToReadTable extends Editable {
  Guid: string;
  Title: string;
  Url: string;
  Deadline: Time | null;
  IsDraft: boolean;
  ItemsToReadForPrincipal: JsonList<ItemToReadForPrincipal>;
  AskedAgain: Time | null;
}

/** A node of the find-information menu. */
export interface NavigationNodeTable extends Editable {
  Title: string;
  Url: string | null;
  Order: number;
  ParentId: number | null;
  ChannelTermNavigationNodes: JsonList<{ ChannelTermId: string }>;
  LanguageTermNavigationNodes: JsonList<{ LanguageTermId: string }>;
  IsAvailableForTagging: boolean;
  IsDocLib: boolean;
  IsExternal: boolean;
  AudienceIds: JsonList<string>;
  TermGuid: string | null;
}

/** Tables whose rows are what the wire has, column by column. */
export interface WholeTables {
  restaurants: RestaurantTable;
  restaurant_menus: RestaurantMenuTable;
  chart_groups: ChartGroupTable;
  power_bi_frames: PowerBiFrameTable;
  app_tiles: AppTileTable;
  items_to_read: ItemToReadTable;
  navigation_nodes: NavigationNodeTable;
}
