import type { Restaurant } from '#shared/contract/restaurants';
import { editing } from '../../../src/client/data/editing/editing';
import { clearRestaurants, storeRestaurant } from '../../support/content/restaurants';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const restaurants = editing('/restaurants', { reads: ['GET /restaurants'] });
const operation = 'Restaurants';

const portal = setWidgetPortal();

beforeEach(async () => {
  await portal.connectAs({ person: 'admin' });
});
afterEach(() => clearRestaurants(portal));

async function names(): Promise<string[]> {
  const { body } = await portal.call<Restaurant[]>('admin', 'GET', '/restaurants');
  return body.map(({ Name }) => Name);
}

/** Saves twice; what a list still shows is the first of the three states. */
async function saveTwice(shown: Restaurant): Promise<Restaurant> {
  const body = { Name: 'Pier', ChannelTermRestaurants: [] };
  const second = await restaurants.change(shown, body, { operation });
  return restaurants.change(second, { ...body, Name: 'Harbour' }, { operation });
}

it('what a person has just saved can be deleted before the list is read again', async () => {
  const shown = await storeRestaurant(portal, 'Quay');
  await saveTwice(shown);
  await restaurants.remove(shown, { operation });
  expect(await names()).toEqual([]);
});

it('what somebody else has changed since is not deleted by who has not seen it', async () => {
  const shown = await storeRestaurant(portal, 'Quay');
  const saved = await saveTwice(shown);
  await portal.call('admin', 'PUT', `/restaurants/${saved.Id}`, {
    ...{ Name: 'Theirs', ChannelTermRestaurants: [], Modified: saved.Modified },
  });
  await expect(restaurants.remove(shown, { operation })).rejects.toMatchObject({
    failure: { status: 409 },
  });
  expect(await names()).toEqual(['Theirs']);
});

it('a form that shows an older state does not overwrite what was saved since', async () => {
  const shown = await storeRestaurant(portal, 'Quay');
  await saveTwice(shown);
  const body = { Name: 'Older', ChannelTermRestaurants: [] };
  await expect(restaurants.change(shown, body, { operation })).rejects.toMatchObject({
    failure: { status: 409 },
  });
  expect(await names()).toEqual(['Harbour']);
});
