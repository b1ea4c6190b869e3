/** Texts of the settings page. */
export const texts = {
  title: 'Settings',
  introduction: 'Your choices are saved as you make them.',
  interests: {
    title: 'Interests',
    introduction:
      'News of the channels that you follow reaches you on Today. Choosing a channel also chooses those below it.',
    name: 'Your interests',
    none: 'There are no channels to follow yet.',
    followed: { one: '{count} channel followed', other: '{count} channels followed' },
    below: 'Channels of {name}',
    clearAll: 'Clear All',
    undo: 'Undo',
    noneOfThese: 'None of these',
    syncNow: 'Sync now',
    removed: {
      one: 'One channel was removed because it no longer exists in SharePoint',
      other: '{count} channels were removed because they no longer exist in SharePoint',
    },
    site: 'Site of {name}',
  },
  languages: {
    title: 'Languages',
    introduction: 'Choose the languages that you read.',
    name: 'Your languages',
    none: 'There are no languages to choose from yet.',
    interface: 'Language of the portal',
    automatic: 'As in the browser ({language})',
    interfaceName: 'The language of the portal',
    interfaceSaved: 'The language of the portal has been updated',
    withoutChoice: 'With none chosen, you get news in {language}.',
    everyLanguage: 'every language',
    standardLanguage: 'the standard language of {workplace}',
    notFiltered: 'At the moment everybody at {workplace} gets news in every language.',
  },
  news: {
    title: 'News',
    introduction: 'Decide what stands in Your news.',
    name: 'Your news settings',
    followedSites: 'Show news from the sites that I follow',
    followedSitesHint:
      'SharePoint sites that you have marked as followed. Without them you get news of the portal and the news center.',
  },
  board: {
    introduction: 'Choose what stands on Your board, and in what order.',
    name: 'Your board settings',
  },
  notifications: {
    title: 'Notifications',
    introduction: 'Decide what the portal tells you about in Teams.',
    name: 'Your notifications',
    saved: 'Your notifications has been updated',
    teams: 'Notify me in the activity feed of Teams',
    teamsHint: 'Of alerts and pages that editors send out with a notification.',
    off: 'At the moment {workplace} sends no notifications.',
  },
  privacy: {
    title: 'Privacy',
    introduction: 'Decide what is counted of your visits.',
    name: 'Your privacy',
    saved: 'Your privacy settings has been updated',
    count: 'Count what I open and search for',
    countHint:
      'Without your name: it shows which pages, links and searches are used, not by whom. It is deleted after {days} days.',
    countForEver:
      'Without your name: it shows which pages, links and searches are used, not by whom.',
    off: 'At the moment nothing is counted at {workplace}.',
  },
  data: {
    title: 'Your data',
    introduction:
      'Everything that the portal keeps about you, as a file: your choices, your board, drafts, what you have read, and what you have written.',
    download: 'Download my data',
    downloading: 'Downloading …',
    operation: 'Downloading your data',
  },
  locks: {
    directory: 'Set by your organisation',
    deprecated: 'No longer in use',
    group: 'Group of channels',
    unavailable: 'Not available',
  },
};
