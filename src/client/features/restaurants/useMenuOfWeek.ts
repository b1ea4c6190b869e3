import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import type { IsoWeek } from '#shared/rules/isoWeeks';
import { callApi } from '../../data/callApi';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';
import { menuEditing } from './menuEditing';

/** A menu as it is stored now; `menu` is missing while the week has none. */
export interface MenuOfWeek {
  menu: RestaurantMenu | undefined;
}

/** The menu of a restaurant in a week, to be edited. */
export function useMenuOfWeek(
  restaurantId: number,
  { Year, WeekNumber }: IsoWeek,
): ReadState<MenuOfWeek> {
  return useRead<MenuOfWeek>({
    key: `${menuEditing.key}week/${restaurantId}/${Year}/${WeekNumber}`,
    read: (signal) => readMenu(restaurantId, { Year, WeekNumber }, signal),
    lifetime: 0,
  });
}

export async function readMenu(
  restaurantId: number,
  { Year, WeekNumber }: IsoWeek,
  signal?: AbortSignal,
): Promise<MenuOfWeek> {
  const [menu] = await callApi('GET /restaurantmenus', {
    query: { weekNumber: WeekNumber, year: Year, restaurantId },
    operation: 'The menu',
    signal,
  });
  return { menu };
}
