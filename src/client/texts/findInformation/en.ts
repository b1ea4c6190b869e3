/** Texts of the find-information menu and the column beside it. */
export const texts = {
  edit: 'Edit',
  search: 'Search the menu',
  none: "There's nothing in the menu yet.",
  noneFound: 'Nothing in the menu matches.',
  found: {
    one: '{count} entry found',
    other: '{count} entries found',
  },
  fold: 'Entries below {name}',
  limited: {
    one: 'Only for followers of {count} channel',
    other: 'Only for followers of {count} channels',
  },
  lockLegend: 'Entries with a lock open only with a Microsoft 365 licence.',
  needsLicence: "Needs a Microsoft 365 licence, which you don't have.",
  aside: 'More information',
  saved: {
    title: 'Saved pages',
    none: 'You have no saved pages.',
    remove: 'Remove {title} from your saved pages',
    removed: 'Removed from your saved pages',
    putBack: 'Back in your saved pages',
  },
  trending: {
    title: 'Trending pages',
    none: 'No posts to show.',
  },
};
