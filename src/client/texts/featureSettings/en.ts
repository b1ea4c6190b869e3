import type { SettingGroup, SettingAudience } from '#shared/rules/settings/settingTable';
import type { SettingFlaw } from '#shared/rules/settings/settingTypes';
import type { SettingKey } from '#shared/rules/settings/settings';

const groups: Record<SettingGroup, string> = {
  organisation: 'Organisation',
  start: 'First day and Teams',
  navigation: 'Header and navigation',
  news: 'News',
  today: 'Widgets of Today',
  calendar: 'Calendar and tasks',
  people: 'People',
  search: 'Search',
  languages: 'Languages',
  channels: 'Channels and directory',
  pages: 'Pages and pictures',
  links: 'Links, apps and reading',
  licences: 'Licences',
  messages: 'Alerts',
  operation: 'Operation',
};

const seenBy: Record<SettingAudience, string> = {
  everyone: 'Seen by everyone',
  licensed: 'Seen by people with a Microsoft 365 licence',
  editors: 'Seen by editors',
  admins: 'Seen by administrators',
};

const flaws: Record<SettingFlaw, string> = {
  type: 'This is not the right kind of value.',
  range: 'Enter a number from {min} to {max}.',
  whole: 'Enter a whole number.',
  tooLong: 'Use at most {max}.',
  address:
    'Enter an address that begins with https://, or one within the portal that begins with /.',
  email: 'Enter an e-mail address.',
  guid: 'Enter a GUID, such as 3f2504e0-4f89-41d3-9a0c-0305e82c3301.',
  colour: 'Enter a colour such as #0f6cbd.',
  zone: 'Enter a time zone such as Europe/Copenhagen.',
  choice: 'Choose one of the values.',
  count: 'There must be {count} entries.',
  required: 'Enter a value.',
  unknown: 'This field is not known.',
};

const about: Record<SettingKey, string> = {
  workplaceName: 'Name of the portal, in the header, titles and greetings.',
  supportEmail:
    'Where people write when something fails; shown in error details and the footer template.',
  supportPhone:
    'Number that people call when something fails; shown in error details and the footer template.',
  organisationTimeZone: 'Time zone of the organisation, in which the hours of smart links count.',
  emailTheme: 'Colours of e-mails that the portal sends.',
  resourceValues:
    'Interface texts that you word differently, by language and key, such as navigation.today.',
  enableFirstDayPopupDialog: 'Welcomes people at their first visit.',
  firstDayText: 'Text of the welcome page. Empty: the built-in text.',
  firstDayImageUrl: 'Background picture of the welcome page. Empty: the built-in picture.',
  redirectToTeams: 'Offers people in a browser to open the portal in Teams. Nobody is forced.',
  enableTeamsNotification: 'Sends notifications to the activity feed of Teams.',
  stickyHeader: 'Keeps the header in sight while the page scrolls.',
  coreIntranetEnabled:
    'Hides header and footer everywhere, for a portal that stands inside another one.',
  showBroadcastIconInTopNav: 'Shows the icon under which people find alerts that they have hidden.',
  showSearchBarInTopNav: 'Shows the search in the header.',
  guideSiteUrl: 'Address behind “Guide” in the navigation. Empty: no entry.',
  linkTopNav:
    'One more link in the navigation: its title, its address, and whether it opens in a new tab.',
  bypassLicenseFilterInTopNav:
    'Shows entries of the navigation whether or not a person has a licence for them.',
  enableOfficeProfileLink: 'Shows “My Office profile” in the personal menu.',
  officeProfileUrl: 'Address behind “My Office profile”.',
  enableProfileCardView: 'Shows “My profile” in the personal menu.',
  'open-all-links-in-same-tab': 'Opens links in the tab in which they are clicked.',
  'open-apps-in-same-tab': 'Opens app tiles in the tab in which they are clicked.',
  newsCenterSiteUrl: 'SharePoint site whose news everybody gets.',
  newsArchiveLink:
    'Where “Go to the news center” leads, in a new tab. Empty: the news of the portal.',
  newsArchiveFilter: 'KQL clause that is added when the news center is searched.',
  newsModePersonalNews: 'Where the personal news from SharePoint comes from.',
  newsFilterButtonConfig: 'Channels with a button above the news, in their order.',
  showFilterByDepartmentButtons: 'Shows those buttons above the news.',
  showNewsDescription: 'Lets people read the short description on a news card.',
  hideNewsLikes:
    'Empty: the number of likes is always shown. HideIfNoLikes: only from one like on.',
  hideNewsComments:
    'Empty: the number of comments is always shown. HideIfNoComments: only from one comment on.',
  hideNewsTags: 'Hides sender and channels on news.',
  amountOfDaysBackInTime: 'Age in days up to which news stands on Today.',
  newsNumberOfDaysBack: 'Age in days up to which the news list reaches at first.',
  amountOfPersonalNews: 'Most personal news that are asked for.',
  topNewsRowLimit: 'Most featured news and search results that are asked for.',
  topNewsRowLimitWithLanguageFiltering: 'The same while content is filtered by language.',
  featuredNewsPerLoad:
    'Featured news shown at a time, by width of the window. Empty: the built-in numbers.',
  enableFeaturedPages: 'Lets editors feature pages, and shows those on Today.',
  enableCompactDesign: 'Compact layout of Today.',
  rssFeedConfig:
    'Feeds on Today: address, tag and language of each; Small halves what is shown at a time.',
  showBirthdayCalendar: 'Shows birthdays of colleagues on Today.',
  birthdayManagedProperty: 'Managed property of the people search that holds the birthday.',
  useTeamsCongratulations: 'Congratulates in a Teams chat instead of by e-mail.',
  showRestaurantMenus: 'Shows the menus of the restaurants on Today.',
  enablePowerBI: 'Shows Power BI reports.',
  chartColours: 'Ten colours for the series of charts, in their order.',
  blogSiteUrl: 'SharePoint site whose posts stand on Today as blogs. Empty: no blogs.',
  blogArchiveUrl: 'Address of older blog posts. Empty: the site itself.',
  complimentsSiteUrl:
    'SharePoint site whose posts stand on Today as compliments. Empty: no compliments.',
  complimentsArchiveUrl: 'Address of older compliments. Empty: the site itself.',
  organizationCalenderSiteUrl:
    'SharePoint site with the calendar of the organisation. Empty: no events.',
  calendarPageInfoUrl:
    'Where “Go to the calendar” leads. Empty: the list of events of the calendar’s site.',
  eventsDisplayQuery: 'OData clause that is added when events are read.',
  toDoUrl: 'Address of To Do, where an empty task list leads.',
  plannerUrl: 'Address of Planner, where an empty task list leads.',
  outlookCalendarUrl: 'Address of the Outlook calendar, where an empty day leads.',
  colleagueResultCap: 'Most colleagues that are asked for.',
  peopleResultSourceId:
    'Result source of the SharePoint search for people. Empty: SharePoint’s own.',
  myDetailsMsGraphProperties:
    'What two people have in common when they count as colleagues, and what a profile shows.',
  delveProfileUrl:
    'Address of a person’s profile outside the portal, with {id} in the place of their id. Empty: no link.',
  userServiceAppendedFilter: 'OData clause that is added when people are looked for.',
  useTeamsChat: 'Starts chats in Teams; otherwise by a sip link.',
  searchCenterUrl:
    'Address of a SharePoint search center, offered at the end of the results. Empty: no link.',
  searchSuggestionSourceId: 'Result source of suggestions. Empty: SharePoint’s own.',
  coreRootSiteUrl:
    'Site that <coreRootSite> stands for in search clauses. Empty: the root site of the organisation.',
  sharePointPagesSearchFilter:
    'KQL clause that narrows the search for SharePoint pages; it may contain <tenant>, <coreRootSite> and <newsCenterSite>.',
  searchManagedProperties:
    'Managed properties that searches select, where the organisation has mapped its own.',
  showDescriptionInSearchResult: 'Shows a passage of the text below each search result.',
  searchShowNewsAndPages: 'Finds pages and news of the portal.',
  searchShowPeople: 'Finds people.',
  searchShowApps: 'Finds apps.',
  searchShowSharePointPages: 'Finds SharePoint pages.',
  searchShowDocuments: 'Finds documents.',
  searchShowSites: 'Finds sites.',
  enableLanguageFilteringForWorkplace:
    'People get pages and news of the portal only in the languages that they read.',
  enableLanguageFilteringForSharepointPages:
    'People get SharePoint pages only in the languages that they read.',
  enableLanguageFilteringForSharepointEvents:
    'People get events only in the languages that they read.',
  enableShowNonLanguageContentForAllUsers: 'Content without a language reaches everybody.',
  defaultLanguageTermId: 'Language of people who have chosen none, and of new pages.',
  languageTermSetId: 'Term set from which languages can be imported.',
  enableUserChannelAutoSync: 'Follows channels for people as the directory says, once a day.',
  enableAzureADGroupSync: 'Lets groups of the directory decide about channels too.',
  enableSyncSettings:
    'Shows “Sync now” beside the interests, so that people need not wait for the next day.',
  noChannelSelectionLimitationsForAdmins:
    'Administrators may give content channels that they do not follow.',
  noChannelSelectionLimitationsForEditors:
    'Editors may give content channels that they do not follow.',
  channelTermSetId: 'Term set from which channels can be imported.',
  navigationTermSetId:
    'Term set from which the Find information menu can be imported, in its edit mode.',
  showSharePointNewsCenterLink: 'Shows a link to the SharePoint news center in the news list.',
  showFilterInNewsCenter: 'Shows the filters of the news list.',
  enableNotificationSubscriptions: 'Lets editors notify readers when they publish a page.',
  commentoScriptUrl: 'Script of the comment service. Empty: no comments.',
  auditsEnabled: 'Shows the history of pages to editors.',
  trashDays: 'Days for which what was deleted can be put back; then it is gone for good.',
  imageVaultUrl: 'Address of an ImageVault to take pictures from. Empty: none is offered.',
  defaultImageThumbnailSize:
    'Size in which pictures of events are asked of SharePoint: 96, 176 or 800 pixels wide.',
  disableOverlayOnInfoBoxes: 'Leaves out the dark layer behind text on pictures.',
  allowedVideoHosts:
    'Hosts whose videos infoboxes may show, beside YouTube, Vimeo and Microsoft Stream.',
  enableSmartLinks: 'Shows smart links.',
  showNewOrModifiedBadgeOnAppTiles: 'Marks app tiles that are new or changed.',
  everyoneCanCreateCollabSites:
    'Lets everyone with a licence create collaboration sites; otherwise only those with the role.',
  documentUploadLimit:
    'Largest file in MB that people may upload in My documents. Above 4 MB it goes up in parts.',
  redirectCreateGroupButtonToUrl:
    'Address where collaboration sites are created instead of in the portal. Empty: in the portal.',
  siteTemplates:
    'What a new team can begin with: its channels, each with tabs that show a web page.',
  enableSiteIndexPopover:
    'Shows more about a site of the index when the mouse rests on it, and by a button.',
  enableCollapsibleNodes: 'Lets people fold the entries of Find information.',
  enableRightSection: 'Shows the right column of Find information.',
  trendingMode:
    'Modern: trending pages of all sites. ModernOnlyFromCoreRootSite: only those of the core root site.',
  enableRequiredReading:
    'Editors can require that a page is read, and people see what they have yet to read.',
  allowMarkAsReadFromReqReadList: 'Lets people mark a page as read without opening it.',
  includeDraftsInRequiredReading: 'Counts drafts as required reading too.',
  enableWorkplaceLight:
    'People without a Microsoft 365 licence get the portal’s own content and nothing of SharePoint.',
  requiredLicencePlans: 'Service plans of which a person needs one to count as licensed.',
  excludedLicencePlans: 'Service plans each of which makes a person count as unlicensed.',
  licenceGuardHome: 'Only people with a licence open Today; the others get the light start page.',
  licenceGuardYourBoard: 'Only people with a licence open Your board.',
  licenceGuardCollaboration: 'Only people with a licence open Collaboration.',
  licenceGuardFindInformation: 'Only people with a licence open Find information.',
  broadcastTitleMaxLength: 'Most characters of an alert’s title.',
  enableSignalR: 'Changes reach open pages at once.',
  enableUpdateChecksForNewContent:
    'Looks for new content every half hour and marks it in the navigation.',
  disableLocalStorage:
    'Keeps nothing on people’s devices. Every visit then starts from the beginning.',
  enableAnalytics: 'Counts what is opened and searched for, without names.',
  analyticsRetentionDays: 'Days after which those counts are deleted; 0 keeps them for ever.',
  notificationDays: 'Days that notifications are kept after they were sent; 0 keeps them for ever.',
  auditDays:
    'Days that the history is kept; 0 keeps it for ever. The latest state of everything that exists stays, and what lies in the trash.',
  unusedPictureDays:
    'Days after which a picture is deleted that nothing uses: no text, draft, earlier version or trash; 0 keeps all.',
  leftPeopleDays:
    'Days after which what belongs to somebody alone is deleted when the directory no longer has them or their account is blocked; 0 keeps it. What they wrote stays. Needs the application permission User.Read.All of Microsoft Graph.',
};

/** Texts of the screen with the feature settings. */
export const texts = {
  title: 'Feature settings',
  introduction:
    'What the portal does for the whole organisation. A change reaches open pages at once.',
  back: 'To the Admin dashboard',
  name: 'The feature settings',
  operation: 'The feature setting {key}',
  search: 'Find a setting',
  searchHint: 'By name or by what it does',
  onlyChanged: 'Only those that differ from their default',
  found: { one: '{count} setting', other: '{count} settings' },
  none: 'No setting matches.',
  clearSearch: 'Show all settings',
  changed: 'Changed',
  notSaved: 'Not saved',
  rewording: {
    name: 'The texts of the portal',
    introduction:
      'Say it in your own words. What you leave empty stays as it is, and everybody sees the new words at once. Words in braces, such as {count}, are filled in by the portal.',
    language: 'Language',
    find: 'Find a text',
    onlyReworded: 'Only those worded differently',
    found: { one: '{count} text', other: '{count} texts' },
    none: 'No text matches.',
    missing: 'The texts of this language cannot be loaded at the moment.',
    wordsFor: 'Your words for “{text}”',
    unknownPlaces: 'The portal cannot fill in {places} here.',
    edit: 'Edit texts',
  },
  isDefault: 'Default',
  defaultValue: 'Default: {value}',
  reset: 'Reset to default',
  resetThis: 'Reset {name} to its default',
  historyOf: 'History of {name}',
  change: '{from} → {to}',
  on: 'On',
  off: 'Off',
  emptyValue: 'Empty',
  emptyChoice: 'None',
  entry: 'Entry {number}',
  addEntry: 'Add an entry',
  removeEntry: 'Remove entry {number}',
  entries: { one: '{count} entry', other: '{count} entries' },
  groups,
  seenBy,
  flaws,
  about,
};
