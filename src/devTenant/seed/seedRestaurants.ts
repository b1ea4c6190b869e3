import type { NewRestaurantMenu } from '#shared/contract/restaurantMenus';
import type { NewRestaurant, Restaurant } from '#shared/contract/restaurants';
import { weeksFrom } from '#shared/rules/isoWeeks';
import { around, certain } from '#shared/rules/certain';
import { weekDays } from '#shared/rules/restaurantMenu';
import { restaurants, type CompanyRestaurant } from '../company/restaurants';
import { channel } from '../company/terms';
import { inParallel, type PortalClient } from './portalClient';

const weeksAhead = 3;

/** The restaurants with their menus of this week and the next two. */
export async function seedRestaurants(editor: PortalClient, now: Date): Promise<void> {
  const present = new Set((await editor.get<Restaurant[]>('/restaurants')).map(({ Name }) => Name));
  await inParallel(
    restaurants.filter(({ name }) => !present.has(name)),
    3,
    async (restaurant) => {
      const body: NewRestaurant = {
        Name: restaurant.name,
        ChannelTermRestaurants: restaurant.channels.map((key) => ({
          ChannelTermId: channel(key).id,
        })),
      };
      const created = await editor.post<Restaurant>('/restaurants', body);
      for (const menu of menusOf(restaurant, certain(created).Id, now))
        await editor.post('/restaurantmenus', menu);
    },
  );
}

/** The dishes move on by a day each week, so that no two weeks are the same. */
function menusOf(
  { allWeek, days }: CompanyRestaurant,
  RestaurantId: number,
  now: Date,
): NewRestaurantMenu[] {
  return weeksFrom(now, weeksAhead).map((week, turn) => ({
    RestaurantId,
    ...week,
    AllWeek: allWeek,
    ...Object.fromEntries(
      weekDays
        .slice(0, days.length)
        .map((day, index) => [day, around(days, index + turn).join('\n')]),
    ),
  }));
}
