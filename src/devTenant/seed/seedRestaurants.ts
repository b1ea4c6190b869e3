import { Type, type Static } from '@sinclair/typebox';
import type { NewRestaurantMenu } from '#shared/contract/restaurantMenus';
import type { NewRestaurant, Restaurant } from '#shared/contract/restaurants';
import { weeksFrom } from '#shared/rules/time/isoWeeks';
import { around, certain } from '#shared/rules/values/certain';
import { weekDays } from '#shared/rules/widgets/restaurantMenu';
import { object } from '#shared/contract/fields';
import { channel } from '../company/terms';
import { content } from '../company/content';
import { inParallel, type PortalClient } from './portalClient';

/** A restaurant of the example organisation and what it serves: dishes in turn, by weekday. */
const CompanyRestaurant = object({
  name: Type.String(),
  /** Keys of channels; empty: for everyone. */
  channels: Type.Array(Type.String()),
  allWeek: Type.String(),
  /** From Monday on. */
  days: Type.Array(Type.Array(Type.String())),
});
type CompanyRestaurant = Static<typeof CompanyRestaurant>;

const restaurants: readonly CompanyRestaurant[] = content('restaurants', CompanyRestaurant);

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
