import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import { isoWeekOf } from '#shared/rules/time/isoWeeks';
import { RestaurantMenusPage } from '../../../src/client/pages/manage/RestaurantMenusPage';
import { storeRestaurant } from '../../support/content/restaurants';
import { pageRests } from '../../support/widgets/pageNetwork';
import { searchSettled, showSearch, watchSearches } from '../../support/widgets/searchDialog';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const searches = watchSearches(portal);
const day = 24 * 3_600_000;
/** The device is a week slow. */
const serverTime = () => Date.now() + 7 * day;
beforeEach(() => setDeviceClock(Date.now() - 7 * day));
afterEach(() => jest.useRealTimers());

it('SEARCH-31 a slow device narrows a search to the last days by the time of the server', async () => {
  await showSearch(portal, '/?modal=search&q=safety');
  await searchSettled();
  await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
  const start = () =>
    searches.flatMap(({ url }) => /range\((.+Z),max/.exec(decodeURIComponent(url))?.[1] ?? [])[0];
  await waitFor(() => expect(start()).toBeDefined());
  expect(Math.round((serverTime() - Date.parse(start()!)) / day)).toBe(30);
});

it('a slow device writes the menu of the week that it is for the server', async () => {
  await storeRestaurant(portal, 'Quay');
  await portal.show(<RestaurantMenusPage />, { person: 'editor', at: '/restaurant-menus' });
  await userEvent.type(await screen.findByRole('textbox', { name: 'All week' }), 'Soup');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await pageRests();
  const { body } = await portal.call<RestaurantMenu[]>('editor', 'GET', '/restaurantmenus/all');
  expect(body).toMatchObject([isoWeekOf(new Date(serverTime()))]);
});
