import { sharePointPlans } from '../people/licensing';
import { managedProperties } from '../search/searchProperties';
import type { SiteTemplate } from '../sites/siteTemplates';

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

/** SAVED-11. */
export const trendingModes = ['Modern', 'ModernOnlyFromCoreRootSite'] as const;

/** A default with the type of what may be set, which it alone does not show. */
const typed = <T>(value: T): T => value;

/**
 * The feature settings the portal knows, each with its built-in default (SETTINGS-06). A stored
 * value of another JSON type than the default is refused by the server and ignored by the client.
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
  excludedLicencePlans: typed<string[]>([]),
  /**
   * The licence guard of the start page and of three others: each is on or off by itself
   * (LICENCE-14).
   */
  licenceGuardHome: false,
  licenceGuardYourBoard: false,
  licenceGuardCollaboration: false,
  licenceGuardFindInformation: false,

  // News (Spec: widgets §4, §9; content §9)
  newsCenterSiteUrl: '',
  newsArchiveLink: '',
  newsArchiveFilter: '',
  newsModePersonalNews: typed<string>('GraphFromNewsCenterSiteAndSearchFromFollowedSites'),
  newsFilterButtonConfig: typed<NewsFilterButton[]>([]),
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
  featuredNewsPerLoad: typed<Record<string, number>>({}),
  enableFeaturedPages: true,

  /** RSS-01. `Small` halves what is shown at a time. */
  rssFeedConfig: typed<{
    feedLinksAndTagName?: { FeedLink: string; TagName?: string; Language?: string }[];
    amountToShowPerLoad?: string;
  }>({}),

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
  linkTopNav: typed<{ title?: string; url?: string; openInNewTab?: boolean }>({}),
  bypassLicenseFilterInTopNav: false,
  enableFirstDayPopupDialog: true,
  redirectToTeams: true,
  enableOfficeProfileLink: false,
  officeProfileUrl: 'https://myprofile.microsoft.com',
  enableProfileCardView: false,

  /** Most characters of a broadcast message's title (BROADCAST-16). */
  broadcastTitleMaxLength: 77,

  /**
   * Hosts whose videos infoboxes may show, beside YouTube, Vimeo and Microsoft Stream (INFOBOX-37).
   */
  allowedVideoHosts: typed<string[]>([]),

  // Today's widgets (Spec: widgets §3, §9)
  organizationCalenderSiteUrl: '',
  calendarPageInfoUrl: '',
  /** An OData clause for the events' filter (SETTINGS-46). */
  eventsDisplayQuery: '',
  showBirthdayCalendar: false,
  birthdayManagedProperty: 'Birthday',
  useTeamsCongratulations: true,
  showRestaurantMenus: false,
  enablePowerBI: false,
  /**
   * Colours of the charts' series (SETTINGS-37, KPI-17), from the brand's on: distinguishable from
   * each other and from the ground of a card in both themes.
   */
  chartColours: [
    '#2a82a0',
    '#c4690a',
    '#8f63c4',
    '#2e8b2e',
    '#d6409f',
    '#8a7d12',
    '#2f7fe0',
    '#dc3a45',
    '#18906f',
    '#807a78',
  ],
  blogSiteUrl: '',
  blogArchiveUrl: '',
  complimentsSiteUrl: '',
  complimentsArchiveUrl: '',

  // People (Spec: core §9; widgets §9)
  /**
   * By which colleagues are matched, and which a profile shows (SETTINGS-35, COLLEAGUES-03,
   * PEOPLE-35).
   */
  myDetailsMsGraphProperties: ['Department', 'State'],
  /** Most colleagues that are requested from Graph (SETTINGS-07, COLLEAGUES-05). */
  colleagueResultCap: 20,
  /**
   * Id of the search's result source for people; the default is SharePoint's own, the same in every
   * tenant (BIRTHDAY-18).
   */
  peopleResultSourceId: 'b09a7990-05ea-4af9-81ef-edfab16c4e31',
  /** Appended to the filters of people and users, e.g. `companyName eq 'Nordvik'` (PEOPLE-21). */
  userServiceAppendedFilter: '',
  /**
   * Address of a person's profile outside the portal, with `{id}` for their id; empty: no such link
   * (PEOPLE-33).
   */
  delveProfileUrl: '',
  useTeamsChat: true,
  /** Colleagues are listed by the portal for people without a licence. */
  findColleaguesWithoutLicence: false,

  // Search (Spec: core §9)
  searchCenterUrl: '',
  searchSuggestionSourceId: '',
  /**
   * Address that replaces `<coreRootSite>` in queries; empty: the tenant's root site (SEARCH-28).
   */
  coreRootSiteUrl: '',
  /** KQL that searches of SharePoint pages are narrowed by, e.g. `Path:<coreRootSite>`. */
  sharePointPagesSearchFilter: '',
  /**
   * The managed properties that searches select, by their meaning; for organisations that have
   * mapped their own (SEARCH-27).
   */
  searchManagedProperties: typed<Record<string, string>>({ ...managedProperties }),
  showDescriptionInSearchResult: true,
  searchShowNewsAndPages: true,
  searchShowPeople: true,
  searchShowApps: true,
  searchShowSharePointPages: true,
  searchShowDocuments: true,
  searchShowSites: true,

  // Pages, pictures and infoboxes (Spec: content §3)
  showSharePointNewsCenterLink: false,
  showFilterInNewsCenter: true,
  enableNotificationSubscriptions: false,
  commentoScriptUrl: '',
  auditsEnabled: false,
  /** Days for which what was deleted can be put back; then it is gone for good. */
  trashDays: 30,
  imageVaultUrl: '',
  defaultImageThumbnailSize: typed<string>('medium'),
  disableOverlayOnInfoBoxes: false,
  /** On phones the infoboxes above the news are one line that opens them. */
  foldInfoboxesOnPhones: true,

  // Links, apps and sites
  enableSmartLinks: true,
  'open-all-links-in-same-tab': false,
  'open-apps-in-same-tab': false,
  /** BADGE-14. */
  showNewOrModifiedBadgeOnAppTiles: true,
  everyoneCanCreateCollabSites: true,
  /** MB of the largest file that people may upload to their OneDrive (DOCS-13). */
  documentUploadLimit: 4,
  /** Where sites are created instead of in the portal (CREATESITE-03); empty: in the portal. */
  redirectCreateGroupButtonToUrl: '',
  /** The templates that a new site with a team can begin with. */
  siteTemplates: typed<SiteTemplate[]>([]),
  /** Whether the sites of the index have a popover (SITES-20). */
  enableSiteIndexPopover: false,
  enableCollapsibleNodes: false,
  enableRightSection: true,
  /** Whether trending pages are those of the whole tenant, or of the core root site only. */
  trendingMode: typed<string>('Modern'),
  enableRequiredReading: false,
  allowMarkAsReadFromReqReadList: false,
  includeDraftsInRequiredReading: false,
  /** Where empty lists of tasks and meetings lead (MYDAY-46). */
  toDoUrl: 'https://to-do.office.com/tasks',
  plannerUrl: 'https://planner.cloud.microsoft',
  outlookCalendarUrl: 'https://outlook.office.com/calendar',

  // Channels and the directory (Spec: content §3, §4)
  enableUserChannelAutoSync: true,
  enableAzureADGroupSync: false,
  enableSyncSettings: false,
  noChannelSelectionLimitationsForAdmins: true,
  noChannelSelectionLimitationsForEditors: true,
  /**
   * Term sets of SharePoint's term store from which terms can be imported (CHANNELS-30,
   * CHANNELS-31).
   */
  channelTermSetId: '',
  languageTermSetId: '',
  navigationTermSetId: '',

  // The first day
  firstDayText: '',
  firstDayImageUrl: '',

  // Services that run (Spec: core §9)
  enableSignalR: true,
  enableUpdateChecksForNewContent: true,
  enableTeamsNotification: false,
  /** TRACK-12. */
  enableAnalytics: true,
  /** Days that events of use are kept; 0, here and below: for ever. */
  analyticsRetentionDays: 90,
  /** Days that notifications are kept after they were sent. */
  notificationDays: 30,
  /** Days that the history is kept; the newest state of what exists always stays. */
  auditDays: 0,
  /** Days after its upload that a picture is kept which nothing uses. */
  unusedPictureDays: 0,
  /** Days that the portal keeps what belongs to somebody whom the directory does not know. */
  leftPeopleDays: 0,
  /** IANA name of the organisation's time zone (LANG-21). */
  organisationTimeZone: 'Europe/Copenhagen',
  /** Colours of e-mails that the portal sends (SETTINGS-38). */
  emailTheme: {
    buttonBackground: '#0b7090',
    buttonText: '#ffffff',
    footerBackground: '#f0f0f0',
    sectionBorder: '#d1d1d1',
  },
  /**
   * Interface texts that the organisation words differently: language → key of the text → words
   * (ADMIN-15).
   */
  resourceValues: typed<Record<string, Record<string, string>>>({}),
};

export type FeatureSettings = typeof settingDefaults;
export type SettingKey = keyof FeatureSettings;

/**
 * The settings that the start of the client needs before anybody has signed in, and that anybody
 * may know.
 */
const startSettingKeys = [
  'workplaceName',
  'disableLocalStorage',
  'enableWorkplaceLight',
  'featuredNewsPerLoad',
  'allowedVideoHosts',
  'foldInfoboxesOnPhones',
] as const;
export type StartSettings = Pick<FeatureSettings, (typeof startSettingKeys)[number]> & {
  /**
   * By route and area, with a space between: heights in rem of the infoboxes that are there for
   * anybody, so that the page keeps room for them.
   */
  infoboxZones: Record<string, number[]>;
  /** Widths in percent of the key figures that keep room on the page, in their order. */
  chartWidths: number[];
  /** Whether the start page has reports for anybody. */
  hasReports: boolean;
  /** Whether there is anything that people have to read. */
  hasItemsToRead: boolean;
  /** Whether there are channels to follow. */
  hasChannels: boolean;
};

/** True when a key is known and the value has another JSON type than its default. */
function isWrongSettingType(key: string, value: unknown): boolean {
  const defaults: Readonly<Record<string, unknown>> = settingDefaults;
  return Object.hasOwn(defaults, key) && jsonType(value) !== jsonType(defaults[key]);
}

/**
 * The settings in force: stored values over the defaults; unknown keys and values of a wrong type
 * are left out, as is a name of the portal that was stored empty while that was accepted.
 */
export function effectiveSettings(
  stored: readonly { Key: string; Value: unknown }[],
): FeatureSettings {
  const known = stored.filter(
    ({ Key, Value }) =>
      Object.hasOwn(settingDefaults, Key) &&
      !isWrongSettingType(Key, Value) &&
      !(Key === 'workplaceName' && Value === ''),
  );
  return { ...settingDefaults, ...Object.fromEntries(known.map(({ Key, Value }) => [Key, Value])) };
}

export function startSettingsOf(
  settings: FeatureSettings,
  content: Omit<StartSettings, (typeof startSettingKeys)[number]>,
): StartSettings {
  return {
    ...(Object.fromEntries(startSettingKeys.map((key) => [key, settings[key]])) as Pick<
      FeatureSettings,
      (typeof startSettingKeys)[number]
    >),
    ...content,
  };
}

function jsonType(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
