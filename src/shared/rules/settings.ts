import { sharePointPlans } from './licensing';

/** One entry of the department strip (NEWS-13). */
export interface NewsFilterButton {
  GUID: string;
  Name: string;
  SortOrder: number;
}

/** NEWS-26. */
export const personalNewsModes = [
  'GraphFromNewsCenterSite',
  'GraphFromNewsCenterSiteAndSearchFromFollowedSites',
  'SearchNewsFromAnySiteWithChannelField',
] as const;
export type PersonalNewsMode = (typeof personalNewsModes)[number];

/**
 * The feature settings the portal knows, each with its built-in default (SETTINGS-06).
 * A stored value of another JSON type than the default is refused by the server and ignored by the client.
 */
export const settingDefaults = {
  workplaceName: 'Workplace',
  supportEmail: '',
  supportPhone: '',
  enableWorkplaceLight: false,
  disableLocalStorage: false,
  /** Service plan ids, of which a person in workplace-light mode needs one (LICENCE-21). */
  requiredLicencePlans: [...sharePointPlans],
  /** Service plan ids, each of which makes a person count as unlicensed. */
  excludedLicencePlans: [] as string[],
  /** The licence guard of the start page and of three others: each is on or off by itself (LICENCE-14). */
  licenceGuardHome: false,
  licenceGuardYourBoard: false,
  licenceGuardCollaboration: false,
  licenceGuardFindInformation: false,

  // News (Spec: widgets §4, §9; content §9)
  newsCenterSiteUrl: '',
  newsArchiveLink: '',
  newsArchiveFilter: '',
  newsModePersonalNews: 'GraphFromNewsCenterSiteAndSearchFromFollowedSites' as string,
  newsFilterButtonConfig: [] as NewsFilterButton[],
  showFilterByDepartmentButtons: false,
  showNewsDescription: true,
  /** Empty: always shown. `HideIfNoLikes`: shown from one like on. */
  hideNewsLikes: '',
  /** Empty: always shown. `HideIfNoComments`: shown from one comment on. */
  hideNewsComments: '',
  hideNewsTags: true,
  amountOfDaysBackInTime: 365,
  newsNumberOfDaysBack: 30,
  amountOfPersonalNews: 100,
  topNewsRowLimit: 100,
  topNewsRowLimitWithLanguageFiltering: 50,
  /** Featured news per load by breakpoint; empty: not configured (NEWS-38, NEWS-39). */
  featuredNewsPerLoad: {} as Record<string, number>,
  enableFeaturedPages: true,

  /** RSS-01. `Small` halves what is shown at a time. */
  rssFeedConfig: {} as { feedLinksAndTagName?: { FeedLink: string; TagName?: string; Language?: string }[]; amountToShowPerLoad?: string },

  // Languages (Spec: content §3)
  enableLanguageFilteringForWorkplace: false,
  enableLanguageFilteringForSharepointPages: false,
  enableLanguageFilteringForSharepointEvents: false,
  enableShowNonLanguageContentForAllUsers: false,
  defaultLanguageTermId: '',

  // Shell and layout (Spec: core §9)
  showBroadcastIconInTopNav: true,
  showSearchBarInTopNav: true,
  stickyHeader: false,
  coreIntranetEnabled: false,
  enableCompactDesign: true,
  guideSiteUrl: '',
  linkTopNav: {} as { title?: string; url?: string; openInNewTab?: boolean },
  bypassLicenseFilterInTopNav: false,
  enableFirstDayPopupDialog: true,
  redirectToTeams: true,
  enableOfficeProfileLink: false,
  officeProfileUrl: 'https://myprofile.microsoft.com',
  enableProfileCardView: false,

  /** Most characters of a broadcast message's title (BROADCAST-16). */
  broadcastTitleMaxLength: 77,

  // What runs (Spec: core §9)
  enableSignalR: true,
  enableUpdateChecksForNewContent: true,
  enableUserChannelAutoSync: true,
  enableAzureADGroupSync: false,
  enableRequiredReading: false,
  auditsEnabled: false,
  showBirthdayCalendar: false,
  showRestaurantMenus: false,
  enablePowerBI: false,
  enableTeamsNotification: false,
  enableSyncSettings: false,
  enableSmartLinks: true,
  everyoneCanCreateCollabSites: true,
  useTeamsCongratulations: true,
  defaultImageThumbnailSize: 'medium',
  noChannelSelectionLimitationsForAdmins: true,
  noChannelSelectionLimitationsForEditors: true,
  'open-all-links-in-same-tab': false,
  'open-apps-in-same-tab': false,
};

export type FeatureSettings = typeof settingDefaults;
export type SettingKey = keyof FeatureSettings;

/** What the start of the client needs before anybody has signed in, and anybody may know. */
export const startSettingKeys = ['disableLocalStorage', 'enableWorkplaceLight', 'featuredNewsPerLoad'] as const;
export type StartSettings = Pick<FeatureSettings, (typeof startSettingKeys)[number]>;

/** True when a key is known and the value has another JSON type than its default. */
export function isWrongSettingType(key: string, value: unknown): boolean {
  if (!Object.hasOwn(settingDefaults, key)) return false;
  return jsonType(value) !== jsonType(settingDefaults[key as SettingKey]);
}

/** The settings in force: stored values over the defaults; unknown keys and values of a wrong type are left out. */
export function effectiveSettings(stored: readonly { Key: string; Value: unknown }[]): FeatureSettings {
  const known = stored.filter(({ Key, Value }) => Object.hasOwn(settingDefaults, Key) && !isWrongSettingType(Key, Value));
  return { ...settingDefaults, ...Object.fromEntries(known.map(({ Key, Value }) => [Key, Value])) };
}

export function startSettingsOf(settings: FeatureSettings): StartSettings {
  return Object.fromEntries(startSettingKeys.map((key) => [key, settings[key]])) as StartSettings;
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
