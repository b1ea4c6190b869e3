import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import type { IsoWeek } from '#shared/rules/time/isoWeeks';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { mappedRead } from '../../data/read/mappedRead';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';

/** A menu as it is stored now; `menu` is missing while the week has none. */
export interface MenuOfWeek {
  menu: RestaurantMenu | undefined;
}

const menuOf = mappedRead(([menu]: RestaurantMenu[]): MenuOfWeek => ({ menu }));

/** The menu of a restaurant in a week, to be edited. */
export function useMenuOfWeek(restaurantId: number, week: IsoWeek): ReadState<MenuOfWeek> {
  return menuOf(
    useRead({ ...apiRead('GET /restaurantmenus', inputOf(restaurantId, week)), lifetime: 0 }),
  );
}

export async function readMenu(
  restaurantId: number,
  week: IsoWeek,
  signal?: AbortSignal,
): Promise<MenuOfWeek> {
  const input = { ...inputOf(restaurantId, week), ...(signal && { signal }) };
  const [menu] = await callApi('GET /restaurantmenus', input);
  return { menu };
}

function inputOf(restaurantId: number, { Year, WeekNumber }: IsoWeek) {
  return { query: { weekNumber: WeekNumber, year: Year, restaurantId }, operation: 'The menu' };
}
