/** Texts of the restaurant menu, which load with its widget. */
export const texts = {
  restaurant: 'Restaurant',
  noRestaurants: 'There are no restaurants.',
  noMenus: 'There are no menus for the restaurant this week.',
  allWeek: 'All week',
  today: 'Today',
  week: 'Week {week}',
};
