/** Texts of the settings page. */
export const texts = {
  title: 'Settings',
  introduction: 'Your choices are saved as you make them.',
  interests: {
    title: 'Interests',
    introduction:
      'News from the channels that you follow shows on Today. Choosing a channel also chooses those below it.',
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
    gone: {
      one: 'One channel no longer exists and was not added',
      other: '{count} channels no longer exist and were not added',
    },
    site: 'Site of {name}',
  },
  languages: {
    title: 'Languages',
    introduction: 'Choose the languages that you read.',
    name: 'Your languages',
    none: 'There are no languages to choose from yet.',
    gone: {
      one: 'One language no longer exists and was not added',
      other: '{count} languages no longer exist and were not added',
    },
    interface: 'Language of the portal',
    automatic: 'As in the browser ({language})',
    automaticInTeams: 'As in Teams ({language})',
    interfaceName: 'The language of the portal',
    interfaceSaved: 'The language of the portal has been updated',
    withoutChoice: "If you don't choose any, you get news in {language}.",
    everyLanguage: 'every language',
    standardLanguage: 'the standard language of {workplace}',
    notFiltered: 'Right now, everybody at {workplace} gets news in every language.',
  },
  news: {
    title: 'News',
    introduction: 'Choose what Your news shows.',
    name: 'Your news settings',
    followedSites: 'Show news from the sites that I follow',
    followedSitesHint:
      'SharePoint sites that you have marked as followed. Without them you get news from the portal and the news center.',
  },
  today: {
    introduction: 'Choose what you see at the top of Today.',
    name: 'What you see on Today',
  },
  board: {
    introduction: 'Choose what Your board shows, and in what order.',
    name: 'Your board settings',
  },
  notifications: {
    title: 'Notifications',
    introduction: 'Choose what the portal notifies you about in Teams.',
    name: 'Your notifications',
    saved: 'Your notifications have been updated',
    teams: 'Notify me in the activity feed of Teams',
    teamsHint: 'For alerts and pages that editors send with a notification.',
    off: "Right now, {workplace} doesn't send notifications.",
  },
  privacy: {
    title: 'Privacy',
    introduction: 'Choose whether your visits are counted.',
    name: 'Your privacy',
    saved: 'Your privacy settings have been updated',
    count: 'Count what I open and search for',
    countHint:
      'Without your name: it shows which pages, links and searches are used, but not by whom.',
    countEnds: {
      one: "It's deleted after {count} day.",
      other: "It's deleted after {count} days.",
    },
    off: 'Right now, nothing is counted at {workplace}.',
  },
  data: {
    title: 'Your data',
    introduction:
      "Everything that the portal keeps about you, as a file: your choices, your board, your drafts, what you've read and what you've written.",
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
