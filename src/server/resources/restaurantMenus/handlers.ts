import type { RestaurantMenu, restaurantMenus } from '#shared/contract/restaurantMenus';
import { weeksInRow } from '#shared/rules/isoWeeks';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { EditableResource } from '../editable/EditableResource';
import { listMenus, listWeeks } from './store';

export function restaurantMenuHandlers(deps: HandlerDeps): Handlers<typeof restaurantMenus> {
  const { db } = deps;
  const resource = new EditableResource<RestaurantMenu>(deps, {
    table: 'restaurant_menus',
    resource: 'restaurantmenus',
    componentId: 'restaurantMenus',
    orderBy: 'Year',
  });
  return {
    'GET /restaurantmenus': ({ query: { weekNumber, year, restaurantId } }) =>
      listWeeks(db, [{ Year: year, WeekNumber: weekNumber }], restaurantId),
    'GET /restaurantmenus/weeks': ({ query: { weekNumbers, year, restaurantId } }) =>
      listWeeks(db, weeksInRow(weekNumbers.split(',').map(Number), year), restaurantId),
    'GET /restaurantmenus/all': () => listMenus(db),
    'GET /restaurantmenus/{id}': ({ params }) => resource.find(params.id),
    'POST /restaurantmenus': ({ person, body }) => resource.create(person, body),
    'PUT /restaurantmenus/{id}': ({ person, params, body }) =>
      resource.change(person, params.id, body),
    'DELETE /restaurantmenus/{id}': ({ person, params }) => resource.remove(person, params.id),
    'GET /restaurantmenus/{id}/audits': ({ params }) => resource.history(params.id),
    'POST /restaurantmenus/{id}/audits/{auditId}/restore': ({ person, params }) =>
      resource.restore(person, params.id, params.auditId),
  };
}
