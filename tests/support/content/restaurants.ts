import type { NewRestaurantMenu, RestaurantMenu } from '#shared/contract/restaurantMenus';
import type { Restaurant } from '#shared/contract/restaurants';
import type { TestPortal } from '../testPortal';

/** Stores a restaurant as the administrator. */
export async function storeRestaurant(
  portal: TestPortal,
  Name: string,
  channels: string[] = [],
): Promise<Restaurant> {
  const { status, body } = await portal.call<Restaurant>('admin', 'POST', '/restaurants', {
    Name,
    ChannelTermRestaurants: channels.map((ChannelTermId) => ({ ChannelTermId })),
  });
  if (status !== 201) throw new Error(`The restaurant was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Stores the menu of a restaurant and week as the administrator. */
export async function storeMenu(
  portal: TestPortal,
  menu: NewRestaurantMenu,
): Promise<RestaurantMenu> {
  const { status, body } = await portal.call<RestaurantMenu>(
    'admin',
    'POST',
    '/restaurantmenus',
    menu,
  );
  if (status !== 201) throw new Error(`The menu was refused: ${JSON.stringify(body)}`);
  return body;
}

/** Deletes every restaurant with its menus. */
export async function clearRestaurants(portal: TestPortal): Promise<void> {
  const { body } = await portal.call<Restaurant[]>('admin', 'GET', '/restaurants');
  for (const { Id } of body) await portal.call('admin', 'DELETE', `/restaurants/${Id}`);
}
