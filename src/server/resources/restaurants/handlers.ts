import type { Restaurant, restaurants } from '#shared/contract/restaurants';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { checkChannels, withUniqueChannels } from '../editable/channelLinks';
import { EditableResource } from '../editable/EditableResource';

const field = 'ChannelTermRestaurants';

export function restaurantHandlers(deps: HandlerDeps): Handlers<typeof restaurants> {
  const resource = new EditableResource<Restaurant>(deps, {
    table: 'restaurants',
    resource: 'restaurants',
    componentId: 'restaurantMenus',
    orderBy: 'Name',
    normalized: withUniqueChannels(field),
    check: (...given) => checkChannels(field, ...given),
  });
  return {
    'GET /restaurants': () => resource.list(),
    'GET /restaurants/{id}': ({ params }) => resource.find(params.id),
    'POST /restaurants': ({ person, body }) => resource.create(person, body),
    'PUT /restaurants/{id}': ({ person, params, body }) => resource.change(person, params.id, body),
    'DELETE /restaurants/{id}': ({ person, params }) => resource.remove(person, params.id),
    'GET /restaurants/{id}/audits': ({ params }) => resource.history(params.id),
    'POST /restaurants/{id}/audits/{auditId}/restore': ({ person, params }) =>
      resource.restore(person, params.id, params.auditId),
  };
}
