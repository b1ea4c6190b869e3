/** Texts of the help. */
export const texts = {
  introduction: 'How to find your way around the portal.',
  using: 'How to use the portal',
  forEditors: 'For editors',
  english: '',
  news: 'What each version of the portal has brought.',
  topics: {
    today: {
      title: 'Today',
      text: "Your start page: news of the channels you follow, alerts, events and what else your organisation shows here. Badges mark what's new since your last visit.",
    },
    board: {
      title: 'Your board',
      text: 'Your meetings, tasks, documents and apps in one place. Choose Arrange your board to hide and move sections.',
    },
    collaboration: {
      title: 'Collaboration',
      text: 'What you worked on last, your sites and your colleagues. Choose the star to follow a site.',
    },
    find: {
      title: 'Find information',
      text: 'A menu to pages and sites of your organisation. Type to narrow it.',
    },
    search: {
      title: 'Search',
      text: 'Searches pages, news, people, apps, documents and sites. Results appear as you type. With a keyboard, Ctrl+K or / opens it anywhere.',
    },
    settings: {
      title: 'Settings',
      text: 'Choose the channels you follow and the languages you read: they decide which news you get. Everything is saved as you choose it.',
    },
    why: {
      title: 'Why do I see this?',
      text: "Choose it in your menu: everything that's picked for you then says why it's there.",
    },
    offline: {
      title: "When you're offline",
      text: "You see what was last loaded, and how old it is. It's updated as soon as you're back online.",
    },
  },
  /** In place of the topic's text, for people without a licence. */
  searchOwn:
    'Searches pages, news and apps of the portal. Results appear as you type. With a keyboard, Ctrl+K or / opens it anywhere.',
  support: { title: 'Need more help?', text: "Ask your organisation's support." },
};
