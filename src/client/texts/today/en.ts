/** Texts of the start page. */
export const texts = {
  title: 'Today',
  nothing: "There's nothing new for you today.",
  nothingHint: 'Follow more channels to see more news here.',
  /** To administrators, before a link. */
  setUpHint: 'The portal has no channels to follow yet. Begin with the set-up:',
  /** After the title of the first infobox, in the line that opens all of them on a phone. */
  foldedHero: { one: 'and {count} more', other: 'and {count} more' },
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
