/** Texts of the news feeds, which load with their widget. */
export const texts = {
  introduction: 'From sites outside the organisation.',
  notConfigured: 'Please configure the feed source URI.',
  none: 'No posts to show.',
  missing: "Couldn't be loaded right now: {names}",
};
