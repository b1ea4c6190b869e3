import { maxDaysKept } from '../retention';
import { managedProperties } from '../search/searchProperties';
import {
  personalNewsModes,
  settingDefaults,
  trendingModes,
  type FeatureSettings,
  type SettingKey,
} from './settings';
import { problemOf, type SettingProblem, type SettingType } from './settingTypes';
import { keysOf } from '../values/records';

/** The groups of the settings screen, in this order. */
export const settingGroups = [
  'organisation',
  'start',
  'navigation',
  'news',
  'today',
  'calendar',
  'people',
  'search',
  'languages',
  'channels',
  'pages',
  'links',
  'licences',
  'messages',
  'operation',
] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** Who notices when a setting changes. */
export type SettingAudience = 'everyone' | 'licensed' | 'editors' | 'admins';

/** A feature setting as administrators see it; the texts under the same key say what it does. */
export interface SettingDefinition {
  group: SettingGroup;
  seenBy: SettingAudience;
  type: SettingType;
}

const isOn: SettingType = { kind: 'switch' };
const text: SettingType = { kind: 'text', max: 255 };
const name: SettingType = { kind: 'text', max: 255, isName: true };
const longText: SettingType = { kind: 'text' };
const address: SettingType = { kind: 'address' };
const guid: SettingType = { kind: 'guid' };
const colour: SettingType = { kind: 'colour' };
const texts: SettingType = { kind: 'list', of: text };
const number = (min: number, max: number): SettingType => ({ kind: 'number', min, max });
const choice = (...options: string[]): SettingType => ({ kind: 'choice', options });
const fields = (of: Record<string, SettingType>, required?: string[]): SettingType => ({
  kind: 'fields',
  fields: of,
  ...(required && { required }),
});

const breakpoints = fields(
  Object.fromEntries(
    ['xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl'].map((step) => [step, number(1, 50)]),
  ),
);
const newsButton = fields(
  { GUID: { kind: 'term', of: 'channel' }, Name: name, SortOrder: number(0, 10_000) },
  ['GUID', 'Name', 'SortOrder'],
);
const feed = fields(
  { FeedLink: address, TagName: text, Language: { kind: 'term', of: 'language' } },
  ['FeedLink'],
);
const siteTab = fields({ Name: name, Url: address }, ['Name', 'Url']);
const siteChannel = fields(
  { Name: name, Description: text, Tabs: { kind: 'list', of: siteTab, max: 10 } },
  ['Name'],
);
const siteTemplate = fields(
  { Name: name, Description: text, Channels: { kind: 'list', of: siteChannel, max: 20 } },
  ['Name'],
);
const emailColours = fields(
  { buttonBackground: colour, buttonText: colour, footerBackground: colour, sectionBorder: colour },
  ['buttonBackground', 'buttonText', 'footerBackground', 'sectionBorder'],
);

type Row = readonly [group: SettingGroup, type: SettingType, seenBy?: SettingAudience];

/**
 * The one table of feature settings: group, type, and who sees its effect (otherwise everyone).
 * Defaults are in `settings.ts`.
 */
const rows: Readonly<Record<SettingKey, Row>> = {
  workplaceName: ['organisation', { kind: 'text', max: 60, isName: true, isRequired: true }],
  supportEmail: ['organisation', { kind: 'email' }],
  supportPhone: ['organisation', { kind: 'text', max: 60 }],
  organisationTimeZone: ['organisation', { kind: 'zone' }],
  emailTheme: ['organisation', emailColours],
  resourceValues: [
    'organisation',
    { kind: 'byName', of: { kind: 'byName', of: { kind: 'text', max: 1_000 } } },
  ],

  enableFirstDayPopupDialog: ['start', isOn],
  firstDayText: ['start', longText],
  firstDayImageUrl: ['start', address],
  redirectToTeams: ['start', isOn],
  enableTeamsNotification: ['start', isOn],

  stickyHeader: ['navigation', isOn],
  coreIntranetEnabled: ['navigation', isOn],
  showBroadcastIconInTopNav: ['navigation', isOn],
  showSearchBarInTopNav: ['navigation', isOn],
  guideSiteUrl: ['navigation', address],
  linkTopNav: ['navigation', fields({ title: name, url: address, openInNewTab: isOn })],
  bypassLicenseFilterInTopNav: ['navigation', isOn],
  enableOfficeProfileLink: ['navigation', isOn],
  officeProfileUrl: ['navigation', address],
  enableProfileCardView: ['navigation', isOn],
  'open-all-links-in-same-tab': ['navigation', isOn],
  'open-apps-in-same-tab': ['navigation', isOn],

  newsCenterSiteUrl: ['news', address, 'licensed'],
  newsArchiveLink: ['news', address],
  newsArchiveFilter: ['news', longText, 'licensed'],
  newsModePersonalNews: ['news', choice(...personalNewsModes), 'licensed'],
  newsFilterButtonConfig: ['news', { kind: 'list', of: newsButton, max: 20 }],
  showFilterByDepartmentButtons: ['news', isOn],
  showNewsDescription: ['news', isOn],
  hideNewsLikes: ['news', choice('', 'HideIfNoLikes')],
  hideNewsComments: ['news', choice('', 'HideIfNoComments')],
  hideNewsTags: ['news', isOn],
  amountOfDaysBackInTime: ['news', number(1, 3_650)],
  newsNumberOfDaysBack: ['news', number(1, 3_650)],
  amountOfPersonalNews: ['news', number(1, 500)],
  topNewsRowLimit: ['news', number(1, 500), 'licensed'],
  topNewsRowLimitWithLanguageFiltering: ['news', number(1, 500), 'licensed'],
  featuredNewsPerLoad: ['news', breakpoints],
  enableFeaturedPages: ['news', isOn],

  enableCompactDesign: ['today', isOn],
  rssFeedConfig: [
    'today',
    fields({
      feedLinksAndTagName: { kind: 'list', of: feed, max: 30 },
      amountToShowPerLoad: choice('', 'Small', 'Large'),
    }),
  ],
  showBirthdayCalendar: ['today', isOn, 'licensed'],
  birthdayManagedProperty: ['today', text, 'licensed'],
  useTeamsCongratulations: ['today', isOn, 'licensed'],
  showRestaurantMenus: ['today', isOn],
  enablePowerBI: ['today', isOn, 'licensed'],
  chartColours: ['today', { kind: 'list', of: colour, exactly: 10 }],
  blogSiteUrl: ['today', address, 'licensed'],
  blogArchiveUrl: ['today', address, 'licensed'],
  complimentsSiteUrl: ['today', address, 'licensed'],
  complimentsArchiveUrl: ['today', address, 'licensed'],

  organizationCalenderSiteUrl: ['calendar', address, 'licensed'],
  calendarPageInfoUrl: ['calendar', address, 'licensed'],
  eventsDisplayQuery: ['calendar', longText, 'licensed'],
  toDoUrl: ['calendar', address, 'licensed'],
  plannerUrl: ['calendar', address, 'licensed'],
  outlookCalendarUrl: ['calendar', address, 'licensed'],

  myDetailsMsGraphProperties: ['people', texts, 'licensed'],
  colleagueResultCap: ['people', number(1, 100), 'licensed'],
  peopleResultSourceId: ['people', guid, 'licensed'],
  userServiceAppendedFilter: ['people', longText, 'licensed'],
  delveProfileUrl: ['people', { kind: 'personAddress' }, 'licensed'],
  useTeamsChat: ['people', isOn, 'licensed'],
  findColleaguesWithoutLicence: ['people', isOn],

  searchCenterUrl: ['search', address, 'licensed'],
  searchSuggestionSourceId: ['search', guid, 'licensed'],
  coreRootSiteUrl: ['search', address, 'licensed'],
  sharePointPagesSearchFilter: ['search', longText, 'licensed'],
  searchManagedProperties: [
    'search',
    fields(Object.fromEntries(Object.keys(managedProperties).map((property) => [property, text]))),
    'licensed',
  ],
  showDescriptionInSearchResult: ['search', isOn],
  searchShowNewsAndPages: ['search', isOn],
  searchShowPeople: ['search', isOn, 'licensed'],
  searchShowApps: ['search', isOn],
  searchShowSharePointPages: ['search', isOn, 'licensed'],
  searchShowDocuments: ['search', isOn, 'licensed'],
  searchShowSites: ['search', isOn, 'licensed'],

  enableLanguageFilteringForWorkplace: ['languages', isOn],
  enableLanguageFilteringForSharepointPages: ['languages', isOn, 'licensed'],
  enableLanguageFilteringForSharepointEvents: ['languages', isOn, 'licensed'],
  enableShowNonLanguageContentForAllUsers: ['languages', isOn],
  defaultLanguageTermId: ['languages', { kind: 'term', of: 'language' }],
  languageTermSetId: ['languages', guid, 'admins'],

  enableUserChannelAutoSync: ['channels', isOn, 'licensed'],
  enableAzureADGroupSync: ['channels', isOn, 'licensed'],
  enableSyncSettings: ['channels', isOn, 'licensed'],
  noChannelSelectionLimitationsForAdmins: ['channels', isOn, 'admins'],
  noChannelSelectionLimitationsForEditors: ['channels', isOn, 'editors'],
  channelTermSetId: ['channels', guid, 'admins'],
  navigationTermSetId: ['channels', guid, 'admins'],

  showSharePointNewsCenterLink: ['pages', isOn, 'licensed'],
  showFilterInNewsCenter: ['pages', isOn],
  enableNotificationSubscriptions: ['pages', isOn, 'editors'],
  commentoScriptUrl: ['pages', address],
  auditsEnabled: ['pages', isOn, 'editors'],
  trashDays: ['pages', number(1, 3_650), 'editors'],
  imageVaultUrl: ['pages', address, 'editors'],
  defaultImageThumbnailSize: ['pages', choice('small', 'medium', 'large'), 'licensed'],
  disableOverlayOnInfoBoxes: ['pages', isOn],
  foldInfoboxesOnPhones: ['pages', isOn],
  allowedVideoHosts: ['pages', texts, 'editors'],

  enableSmartLinks: ['links', isOn],
  showNewOrModifiedBadgeOnAppTiles: ['links', isOn],
  everyoneCanCreateCollabSites: ['links', isOn, 'licensed'],
  documentUploadLimit: ['links', number(4, 250_000), 'licensed'],
  redirectCreateGroupButtonToUrl: ['links', address, 'licensed'],
  siteTemplates: ['links', { kind: 'list', of: siteTemplate, max: 20 }, 'licensed'],
  enableSiteIndexPopover: ['links', isOn, 'licensed'],
  enableCollapsibleNodes: ['links', isOn],
  enableRightSection: ['links', isOn],
  trendingMode: ['links', choice(...trendingModes), 'licensed'],
  enableRequiredReading: ['links', isOn],
  allowMarkAsReadFromReqReadList: ['links', isOn],
  includeDraftsInRequiredReading: ['links', isOn],

  enableWorkplaceLight: ['licences', isOn],
  requiredLicencePlans: ['licences', { kind: 'list', of: guid }],
  excludedLicencePlans: ['licences', { kind: 'list', of: guid }],
  licenceGuardHome: ['licences', isOn],
  licenceGuardYourBoard: ['licences', isOn],
  licenceGuardCollaboration: ['licences', isOn],
  licenceGuardFindInformation: ['licences', isOn],

  broadcastTitleMaxLength: ['messages', number(10, 255), 'editors'],

  enableSignalR: ['operation', isOn],
  enableUpdateChecksForNewContent: ['operation', isOn],
  disableLocalStorage: ['operation', isOn],
  enableAnalytics: ['operation', isOn, 'admins'],
  analyticsRetentionDays: ['operation', number(0, maxDaysKept), 'admins'],
  notificationDays: ['operation', number(0, maxDaysKept), 'admins'],
  auditDays: ['operation', number(0, maxDaysKept), 'admins'],
  unusedPictureDays: ['operation', number(0, maxDaysKept), 'admins'],
  leftPeopleDays: ['operation', number(0, maxDaysKept), 'admins'],
};

/**
 * Settings of parts that the portal does not have: it sends no e-mails. They are stored for others
 * and not offered.
 */
const notOffered: ReadonlySet<SettingKey> = new Set(['emailTheme']);

/** The keys in the order of the screen. */
export const settingKeys = keysOf(rows);

/** The settings that administrators are offered: each does what it says. */
export const offeredSettings = settingKeys.filter((key) => !notOffered.has(key));

export function settingDefinition(key: SettingKey): SettingDefinition {
  const [group, type, seenBy = 'everyone'] = rows[key];
  return { group, type, seenBy };
}

function isSettingKey(key: string): key is SettingKey {
  return Object.hasOwn(settingDefaults, key);
}

/**
 * The problem with a value for a setting; nothing for a key that the portal does not know, which
 * holds what it likes (SETTINGS-01).
 */
export function settingProblem(key: string, value: unknown): SettingProblem | undefined {
  return isSettingKey(key) ? problemOf(settingDefinition(key).type, value) : undefined;
}

/** The value of a setting while nothing is stored (SETTINGS-06). */
export function defaultOf<Key extends SettingKey>(key: Key): FeatureSettings[Key] {
  return settingDefaults[key];
}
