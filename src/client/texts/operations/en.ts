/**
 * Names of what was being done, by the name that stands in the code and in the log. Where a screen
 * has words of its own for it, those are said.
 */
export const texts = {
  Analytics: 'Analytics',
  Channels: 'Channels',
  'Hidden messages': 'Hidden messages',
  Languages: 'Languages',
  Messages: 'Messages',
  'New apps': 'New apps',
  'New events': 'New events',
  'New featured news': 'New featured news',
  'New required reading': 'New required reading',
  'People of the page': 'People of the page',
  Picture: 'Picture',
  Pictures: 'Pictures',
  'Read pages': 'Read pages',
  Search: 'Search',
  'The default language': 'The standard language',
  'The footer': 'The footer',
  'The menu': 'The menu',
  'The number of people': 'The number of people',
  'The portal settings': 'The portal settings',
  'The report': 'The report',
  'Your channels': 'Your channels',
  'Your interests': 'Your interests',
  'Your languages': 'Your languages',
  'Your licence': 'Your licence',
  'Your photo': 'Your photo',
  'Your roles': 'Your roles',
  'Your user record': 'Your user record',
};
