import type { RestaurantMenu, restaurantMenus } from '#shared/contract/restaurantMenus';
import { weeksInRow } from '#shared/rules/time/isoWeeks';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { EditableResource } from '../editable/EditableResource';
import { editableHandlers } from '../editable/handlers';
import { listMenus, listWeeks } from './store';

export function restaurantMenuHandlers(deps: HandlerDeps): Handlers<typeof restaurantMenus> {
  const { db } = deps;
  const resource = new EditableResource<RestaurantMenu>(deps, {
    table: 'restaurant_menus',
    resource: 'restaurantmenus',
    announce: 'restaurantMenus',
    orderBy: 'Year',
  });
  return {
    ...editableHandlers('/restaurantmenus', resource),
    'GET /restaurantmenus': ({ query: { weekNumber, year, restaurantId } }) =>
      listWeeks(db, [{ Year: year, WeekNumber: weekNumber }], restaurantId),
    'GET /restaurantmenus/weeks': ({ query: { weekNumbers, year, restaurantId } }) =>
      listWeeks(db, weeksInRow(weekNumbers.split(',').map(Number), year), restaurantId),
    'GET /restaurantmenus/all': () => listMenus(db),
  };
}
