import type { Restaurant, restaurants } from '#shared/contract/restaurants';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { EditableResource } from '../editable/EditableResource';
import { editableHandlers } from '../editable/handlers';

export function restaurantHandlers(deps: HandlerDeps): Handlers<typeof restaurants> {
  const resource = new EditableResource<Restaurant>(deps, {
    table: 'restaurants',
    resource: 'restaurants',
    announce: 'restaurantMenus',
    orderBy: 'Name',
    dependents: [{ table: 'restaurant_menus', column: 'RestaurantId' }],
    fields: { links: [{ field: 'ChannelTermRestaurants', id: 'ChannelTermId' }] },
  });
  return {
    ...editableHandlers('/restaurants', resource),
    'GET /restaurants': () => resource.list(),
  };
}
