import {
  lightSections,
  sideWidgets,
  todaySections,
} from '../../src/client/pages/today/startPageSections';

it('TODAY-02 TODAY-03 the start page has its ten sections in order, with birthdays and restaurant menus in one', () => {
  expect(todaySections).toEqual([
    ['heroInfoboxes'],
    ['news'],
    ['compliments'],
    ['blogs'],
    ['events'],
    ['infoboxes'],
    ['birthdays', 'restaurantMenus'],
    ['rss'],
    ['reports'],
    ['charts'],
  ]);
});

it('TODAY-07 four widgets move to the side section of the compact layout', () => {
  expect([...sideWidgets].sort()).toEqual(['birthdays', 'events', 'restaurantMenus', 'rss']);
});

it('TODAY-11 TODAY-12 the light home has the sections made of the portal’s own content and none of the others', () => {
  expect(lightSections).toEqual([
    ['heroInfoboxes'],
    ['appTiles'],
    ['smartLinks'],
    ['news'],
    ['infoboxes'],
    ['charts'],
  ]);
});
