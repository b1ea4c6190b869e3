/** Texts of the start page. */
export const texts = {
  title: 'Today',
  nothing: "There's nothing new for you today.",
  nothingHint: 'Follow more channels to see more news here.',
  /** The line that opens the infoboxes above the news on a phone. */
  foldedHero: { one: '{title} and {count} more', other: '{title} and {count} more' },
  /** Names of the widgets: headings, panels, and what could not be loaded. */
  widgets: {
    heroInfoboxes: 'Highlights',
    news: 'News',
    compliments: 'Compliments',
    blogs: 'My blogs',
    events: 'Upcoming events',
    infoboxes: 'Infoboxes',
    birthdays: 'Birthdays',
    restaurantMenus: 'Restaurant menu',
    requiredReading: 'Your required reading',
    rss: 'News feeds',
    reports: 'Reports',
    charts: 'Key figures',
    appTiles: 'My apps',
    smartLinks: 'Smart links',
  },
};
