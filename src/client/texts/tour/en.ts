/** Texts of the tours of pages. */
export const texts = {
  title: 'Tours',
  introduction: "A tour shows what's on a page, one thing at a time.",
  count: '{step} of {count}',
  next: 'Next',
  back: 'Back',
  done: 'Done',
  end: 'End the tour',
  steps: {
    strip: {
      title: 'For you now',
      text: "What can't wait: reading that's due, your next meeting and the lunch.",
    },
    news: {
      title: 'News',
      text: 'Featured news is for everybody. Your news comes from the channels you follow; choose them in Settings.',
    },
    requiredReading: {
      title: 'Your required reading',
      text: "What you're asked to read. Mark it as read when you're done.",
    },
    events: { title: 'Upcoming events', text: "What's coming up in your organisation." },
    appTiles: {
      title: 'My apps',
      text: 'Your apps and links. Add your own, and put them in the order you like.',
    },
    search: {
      title: 'Search',
      text: 'Finds pages, news, people, apps, documents and sites. With a keyboard, Ctrl+K opens it anywhere.',
    },
    menu: {
      title: 'Your menu',
      text: 'Settings and help are here. Choose Why do I see this? to see why something was picked for you.',
    },
    arrange: {
      title: 'Arrange your board',
      text: "Hide sections you don't need, and put the others in your order.",
    },
    powerBI: {
      title: 'Reports',
      text: 'Figures from Power BI that your organisation shares with you.',
    },
    myDay: {
      title: 'My day',
      text: "Today's meetings and tasks. Answer an invitation or tick off a task right here.",
    },
    myDocuments: { title: 'My documents', text: 'The files you worked on last.' },
    activity: { title: 'Recent activities', text: "What's new on the sites you use most." },
    latestSites: {
      title: 'Your latest sites',
      text: 'Where you were last. Choose the star to follow a site.',
    },
    colleagues: {
      title: 'Colleagues',
      text: 'People you might work with. Choose a name to see how to reach them.',
    },
    siteIndex: {
      title: 'Your collaboration sites',
      text: 'All your sites by letter. Type to find one.',
    },
  },
  /** The text of `search` for people without a licence. */
  searchOwn: 'Finds pages, news and apps of the portal. With a keyboard, Ctrl+K opens it anywhere.',
};
