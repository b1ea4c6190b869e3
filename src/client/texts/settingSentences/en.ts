import type { SettingKey } from '#shared/rules/settings/settings';

/** The effect of each feature setting, in a sentence or two. */
export const texts: Record<SettingKey, string> = {
  workplaceName: "The portal's name in the header, page titles and greetings.",
  supportEmail:
    "The address people write to when something goes wrong. It's shown in error details and the footer template.",
  supportPhone:
    "The number people call when something goes wrong. It's shown in error details and the footer template.",
  organisationTimeZone: "The organisation's time zone. The hours of smart links follow it.",
  emailTheme: 'The colours of emails that the portal sends.',
  resourceValues: 'Replaces texts of the portal with your own words, in each language.',
  enableFirstDayPopupDialog: 'Welcomes people the first time they open the portal.',
  firstDayText: 'The text on the welcome page. If empty, the built-in text is used.',
  firstDayImageUrl:
    'The background picture of the welcome page. If empty, the built-in picture is used.',
  redirectToTeams:
    'Lets people in a browser choose to open the portal in Teams. Nobody is redirected.',
  enableTeamsNotification:
    'Sends notifications to the activity feed in Teams when editors ask for it.',
  stickyHeader: 'Keeps the header at the top while people scroll.',
  coreIntranetEnabled:
    "Hides the header and footer on every page, for a portal that's embedded in another site.",
  showBroadcastIconInTopNav: 'Shows the icon that brings back alerts a person has hidden.',
  showSearchBarInTopNav: 'Shows the search box in the header.',
  guideSiteUrl:
    "Adds “Guide” to the navigation and the footer template, with this address. If empty, there's no link.",
  linkTopNav: 'Adds one more link to the navigation, with its title and address.',
  bypassLicenseFilterInTopNav:
    'Shows every entry of the navigation, whether or not a person has a licence for it.',
  enableOfficeProfileLink: 'Adds “My Office profile” to the user menu.',
  officeProfileUrl: "Where “My Office profile” and the link to edit one's own profile lead.",
  enableProfileCardView:
    "Adds “My profile” to the user menu and opens people's own profile in the portal.",
  'open-all-links-in-same-tab': 'Opens links in the current tab instead of a new one.',
  'open-apps-in-same-tab': 'Opens apps in the current tab instead of a new one.',
  newsCenterSiteUrl:
    "The SharePoint site whose news everybody gets. If empty, it's the organisation's root site.",
  newsArchiveLink:
    "Where “Go to the news center” leads, in a new tab. If empty, it leads to the portal's own news list.",
  newsArchiveFilter:
    "A KQL clause that's added when the news list searches the SharePoint news center.",
  newsModePersonalNews: 'Where the SharePoint news in Your news comes from.',
  newsFilterButtonConfig:
    'The channels that get a button above the news, with their names and order.',
  showFilterByDepartmentButtons: 'Shows the department buttons above the news.',
  showNewsDescription: 'Lets people open a short description on a news card.',
  hideNewsLikes: 'When news cards show how many people like them.',
  hideNewsComments: 'When news cards show how many comments they have.',
  hideNewsTags: 'Hides the sender and the channels on news.',
  amountOfDaysBackInTime: 'How many days back the news on Today goes.',
  newsNumberOfDaysBack: 'How many days back the news list goes until people choose other dates.',
  amountOfPersonalNews: 'The maximum number of personal news items from each source.',
  topNewsRowLimit: 'The maximum number of featured news items from SharePoint.',
  topNewsRowLimitWithLanguageFiltering:
    'The maximum number of featured news items from SharePoint while its pages are filtered by language.',
  featuredNewsPerLoad:
    'How many featured news items show at a time, by the width of the window. Empty fields use the built-in number.',
  enableFeaturedPages: 'Lets editors mark pages as featured.',
  enableCompactDesign: 'Shows Today in the compact layout.',
  rssFeedConfig: 'The feeds that Today shows, each with its address, tag and language.',
  showBirthdayCalendar: "Shows colleagues' birthdays on Today.",
  birthdayManagedProperty: 'The managed property of the people search that holds the birthday.',
  useTeamsCongratulations:
    'Shows a button on each birthday that opens a Teams chat with a greeting.',
  showRestaurantMenus: 'Shows the menus of the restaurants on Today.',
  enablePowerBI: 'Shows Power BI reports on Today and Your board.',
  chartColours: 'The ten colours that charts use, in their order.',
  blogSiteUrl:
    'The SharePoint site whose posts Today shows as blogs. If empty, there are no blogs.',
  blogArchiveUrl: 'Where the link to older blog posts leads. If empty, it leads to the blog site.',
  complimentsSiteUrl:
    'The SharePoint site whose posts Today shows as compliments. If empty, there are no compliments.',
  complimentsArchiveUrl:
    'Where the link to older compliments leads. If empty, it leads to the compliments site.',
  organizationCalenderSiteUrl:
    "The SharePoint site with the organisation's calendar. If empty, there are no events.",
  calendarPageInfoUrl:
    "Where “Go to the calendar” leads. If empty, it leads to the calendar site's list of events.",
  eventsDisplayQuery: "An OData clause that's added when events are read.",
  toDoUrl: 'Where the link to To Do below the tasks leads.',
  plannerUrl: 'Where the link to Planner below the tasks leads.',
  outlookCalendarUrl: 'Where the link to the Outlook calendar below the events leads.',
  myDetailsMsGraphProperties:
    'People count as colleagues when these details are the same. Profiles show them too.',
  colleagueResultCap: 'The maximum number of colleagues to find.',
  peopleResultSourceId:
    "The result source of SharePoint search for people. If empty, SharePoint's own is used.",
  userServiceAppendedFilter: "An OData clause that's added when people are searched for.",
  delveProfileUrl:
    "The address of a person's profile elsewhere, with {id} in place of their ID. If empty, there's no link.",
  useTeamsChat: 'Starts chats in Teams. If off, a SIP link is used.',
  findColleaguesWithoutLicence:
    'Lets people without a Microsoft 365 licence find colleagues; needs the permission User.Read.All and stores nobody.',
  searchCenterUrl:
    "The SharePoint search center that's offered below the results. If empty, there's no link.",
  searchSuggestionSourceId:
    "The result source that suggestions come from. If empty, SharePoint's own is used.",
  coreRootSiteUrl:
    "The site that <coreRootSite> means in search filters. If empty, it's the organisation's root site.",
  sharePointPagesSearchFilter:
    'A KQL clause that narrows the search for SharePoint pages. It can use <tenant>, <coreRootSite> and <newsCenterSite>.',
  searchManagedProperties:
    'The managed properties that searches read, for organisations that have mapped their own.',
  showDescriptionInSearchResult: 'Shows a passage of the text below each search result.',
  searchShowNewsAndPages: "Includes the portal's own pages and news in the search results.",
  searchShowPeople: 'Includes people in the search results.',
  searchShowApps: 'Includes apps in the search results.',
  searchShowSharePointPages: 'Includes SharePoint pages in the search results.',
  searchShowDocuments: 'Includes documents in the search results.',
  searchShowSites: 'Includes sites in the search results.',
  enableLanguageFilteringForWorkplace:
    "Shows the portal's pages and news only in the languages a person reads.",
  enableLanguageFilteringForSharepointPages:
    'Shows SharePoint pages and news only in the languages a person reads.',
  enableLanguageFilteringForSharepointEvents: 'Shows events only in the languages a person reads.',
  enableShowNonLanguageContentForAllUsers:
    'Shows content that has no language to everybody while content is filtered by language.',
  defaultLanguageTermId: "The language of people who haven't chosen any, and of new content.",
  languageTermSetId: 'The term set in SharePoint that languages can be imported from.',
  enableUserChannelAutoSync:
    'Follows channels for people once a day, based on their details in the directory.',
  enableAzureADGroupSync: 'Also follows channels for people based on their groups.',
  enableSyncSettings:
    "Adds “Sync now” to people's interests, so that they don't have to wait until the next day.",
  noChannelSelectionLimitationsForAdmins:
    "Lets administrators publish to channels that they don't follow.",
  noChannelSelectionLimitationsForEditors:
    "Lets editors publish to channels that they don't follow.",
  channelTermSetId: 'The term set in SharePoint that channels can be imported from.',
  navigationTermSetId:
    'The term set in SharePoint that the menu of Find information can be imported from.',
  showSharePointNewsCenterLink: 'Shows a link to the SharePoint news center in the news list.',
  showFilterInNewsCenter: 'Shows filters in the news list.',
  enableNotificationSubscriptions: 'Lets editors notify readers when they publish a page.',
  commentoScriptUrl: 'The script of the comment service. If empty, pages have no comments.',
  auditsEnabled: 'Shows editors the history of pages and other content.',
  trashDays: "How many days deleted content can be put back. Then it's gone for good.",
  imageVaultUrl: 'The ImageVault that editors can take pictures from. If empty, none is offered.',
  defaultImageThumbnailSize: 'The size of event pictures that come from SharePoint.',
  disableOverlayOnInfoBoxes: 'Leaves out the dark layer behind text on pictures.',
  foldInfoboxesOnPhones:
    'On phones, one line opens the infoboxes above the news, so that the first story is on the first screen.',
  allowedVideoHosts:
    'Hosts whose videos can be shown, besides YouTube, Vimeo and Microsoft Stream.',
  enableSmartLinks: 'Shows smart links on Your board and the light start page.',
  showNewOrModifiedBadgeOnAppTiles: 'Marks apps that are new or have changed.',
  everyoneCanCreateCollabSites:
    'Lets everyone with a licence create collaboration sites. If off, only administrators, editors and people with the role CollabSiteCreator can.',
  documentUploadLimit: 'The largest file in MB that people can upload in My documents.',
  redirectCreateGroupButtonToUrl:
    "Where sites are created instead of in the portal. If empty, they're created in the portal.",
  siteTemplates:
    'What a new team can start with: its channels, each with tabs that show a web page.',
  enableSiteIndexPopover:
    'Shows more about a site in the index when people point at it or choose its button.',
  enableCollapsibleNodes: 'Lets people collapse the entries of Find information.',
  enableRightSection: 'Shows the right column of Find information.',
  trendingMode: 'Which sites trending pages come from.',
  enableRequiredReading:
    'Lets editors require that a page is read, and shows people what they have left to read.',
  allowMarkAsReadFromReqReadList: 'Lets people mark a page as read without opening it.',
  includeDraftsInRequiredReading: 'Counts drafts as required reading too.',
  enableWorkplaceLight:
    "Shows the portal's own content beside SharePoint's. People without a licence get the portal's content only.",
  requiredLicencePlans: 'A person needs one of these service plans to count as licensed.',
  excludedLicencePlans: 'A person with any of these service plans counts as unlicensed.',
  licenceGuardHome: 'Opens Today only for people with a licence. Others get the light start page.',
  licenceGuardYourBoard: 'Opens Your board only for people with a licence.',
  licenceGuardCollaboration: 'Opens Collaboration only for people with a licence.',
  licenceGuardFindInformation: 'Opens Find information only for people with a licence.',
  broadcastTitleMaxLength: "How many characters an alert's title can have.",
  enableSignalR: 'Shows changes on open pages at once.',
  enableUpdateChecksForNewContent:
    'Looks for new content every half hour and marks it in the navigation.',
  disableLocalStorage:
    "Keeps nothing on people's devices. Every visit then starts from the beginning.",
  enableAnalytics: 'Counts what people open and search for, without names.',
  analyticsRetentionDays: 'How many days usage figures are kept. 0 keeps them for ever.',
  notificationDays:
    'How many days notifications are kept after they were sent. 0 keeps them for ever.',
  auditDays:
    'How many days the history is kept. 0 keeps it for ever. The latest version of everything that exists or is in the trash always stays.',
  unusedPictureDays:
    'How many days a picture is kept when no text, draft, earlier version or trash uses it. 0 keeps all pictures.',
  leftPeopleDays:
    'How many days data is kept about people who are no longer in the directory, or whose account is blocked. 0 keeps it. What they wrote stays. Needs the application permission User.Read.All of Microsoft Graph.',
};
