/** Path of the realtime hub at the portal's own address (HUB-01). */
export const hubPath = '/hub';
/** Milliseconds of silence after which the other side counts as gone (HUB-04). */
export const hubTimeout = 60_000;
/** Milliseconds after which a side that has sent nothing sends a ping (HUB-05). */
export const hubKeepAlive = 30_000;
/** The message that the hub sends; its one argument is a {@link ComponentUpdate} (HUB-03). */
export const updateComponentState = 'UpdateComponentState';

/** Parts of the portal whose content can change under an open page. */
export const componentIds = [
  'featuredNews',
  'personalNews',
  'newsPages',
  'contentPages',
  'calendar',
  'appTiles',
  'requiredReading',
  'broadcastMessages',
  'infoboxes',
  'navigationNodes',
  'footer',
  'featureSettings',
  'restaurantMenus',
  'kpiCharts',
  'powerBI',
  'channels',
  'tabConfigurations',
  'pages',
  'workingCopies',
  'pageEditing',
  'images',
  'readPages',
  'userChannelTerms',
  'userLanguageTerms',
  'user',
  'retention',
] as const;
export type ComponentId = (typeof componentIds)[number];

/**
 * The kind of a change, and the id of the content; never the content itself: whoever may see it
 * reads it through the product API.
 */
export interface ContentChange {
  Change: 'created' | 'updated' | 'deleted';
  Id: number | string;
}

/** HUB-09. Times are ISO 8601. */
export interface ComponentState {
  ComponentId: ComponentId;
  ShowBadge: boolean;
  /** Null where something may have changed, and nobody knows what. */
  Data: ContentChange | null;
  LastCheckedForNewContent: string | null;
  /** Hidden by the person's own tab configuration. */
  Hidden: boolean;
  Component: { Id: ComponentId; Title: string };
}

/** The fields of a component's state that are new; the others stay as they are (HUB-10). */
export type ComponentUpdate = Pick<ComponentState, 'ComponentId'> & Partial<ComponentState>;
