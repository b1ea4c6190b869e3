import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import { maxListLength } from '#shared/rules/values/maxListLength';
import type { Database } from '../../db/database';

export interface IsoWeek {
  Year: number;
  WeekNumber: number;
}

/** The menus of these weeks, in their order; of one restaurant or of all. */
export async function listWeeks(
  db: Database,
  weeks: readonly IsoWeek[],
  restaurantId?: number,
): Promise<RestaurantMenu[]> {
  let menus = db
    .selectFrom('restaurant_menus')
    .selectAll()
    .where((menu) => menu.or(weeks.map((week) => menu.and({ ...week }))));
  if (restaurantId !== undefined) menus = menus.where('RestaurantId', '=', restaurantId);
  return menus
    .orderBy('Year')
    .orderBy('WeekNumber')
    .orderBy('RestaurantId')
    .limit(maxListLength)
    .execute();
}

/** The latest week first. */
export async function listMenus(db: Database): Promise<RestaurantMenu[]> {
  return db
    .selectFrom('restaurant_menus')
    .selectAll()
    .orderBy('Year', 'desc')
    .orderBy('WeekNumber', 'desc')
    .orderBy('RestaurantId')
    .limit(maxListLength)
    .execute();
}
