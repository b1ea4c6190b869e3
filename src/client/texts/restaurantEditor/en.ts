/** Texts of the editors of restaurants and menus. */
export const en = {
  introduction:
    'What each restaurant serves, week by week. Readers see this week and the next two.',
  manage: 'Manage restaurants',
  listIntroduction:
    'People first see the restaurant of a channel that they follow, then one without channels.',
  add: 'Add restaurant',
  restaurant: 'The restaurant',
  none: 'There are no restaurants yet.',
  name: 'Name',
  channels: 'Channels',
  channelsHint: 'Empty: for everybody.',
  added: 'Restaurant added',
  updated: 'Restaurant updated',
  restored: 'Restaurant restored',
  deletion: {
    title: 'Delete this restaurant?',
    text: '“{name}” and all of its menus disappear for everybody at once.',
  },
  choose: 'Restaurant',
  menu: 'The menu',
  menuOf: 'Menu of {restaurant}, week {week}',
  week: 'Week {week}',
  weekRange: '{from} – {to}',
  previousWeek: 'Previous week',
  nextWeek: 'Next week',
  thisWeek: 'This week',
  dishesHint: 'One dish on each line. Days that are empty are not shown.',
  copyPrevious: 'Copy from the week before',
  nothingToCopy: 'There is no menu in the week before.',
  copied: 'Copied, not saved yet',
  deleteMenu: 'Delete menu',
  menuAdded: 'Menu added',
  menuUpdated: 'Menu updated',
  menuRestored: 'Menu restored',
  menuDeletion: { title: 'Delete this menu?', text: '“{name}” disappears for everybody at once.' },
};

export type RestaurantEditorTexts = typeof en;
