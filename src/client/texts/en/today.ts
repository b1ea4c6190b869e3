/** Texts of the start page. */
export const today = {
  title: 'Today',
  nothing: 'There is nothing new for you today.',
  nothingHint: 'Follow more channels to see more news here.',
};
