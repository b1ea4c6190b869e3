import type { InfoboxArea, infoboxes } from '#shared/contract/infoboxes';
import { infoboxAreas } from '#shared/rules/widgets/infoboxes';
import { hasAnyRole, pageEditors } from '#shared/rules/people/roles';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import { editableHandlers } from '../editable/handlers';
import { InfoboxReader } from './reader';
import { infoboxResource } from './resource';
import { infoboxOf } from './rows';
import { listInfoboxes, listZones } from './store';

export function infoboxHandlers(deps: HandlerDeps): Handlers<typeof infoboxes> {
  const { db } = deps;
  const reader = new InfoboxReader(deps, deps.targeting);
  const resource = infoboxResource(deps);
  return {
    ...editableHandlers('/infoboxes', resource),
    'GET /infoboxes': async ({ person, query: { includeFuture = false, ...zone } }) => {
      if (!includeFuture) return reader.current(person.id, zone);
      if (!hasAnyRole(await person.roles(), pageEditors)) throw new ProblemError('forbidden');
      return reader.editable(zone);
    },
    'GET /infoboxes/next': async ({ person, query: { route } }) => ({
      StartDate: await reader.nextStart(person.id, route),
    }),
    'GET /infoboxes/all': async () => (await listInfoboxes(db)).map(infoboxOf),
    'GET /infoboxes/areas': async () => withOwnZones(await listZones(db)),
    'GET /infoboxes/{id}': async ({ person, params: { id } }) => {
      if (hasAnyRole(await person.roles(), pageEditors)) return resource.one(person, id);
      const found = await reader.find(person.id, id);
      if (!found) throw new ProblemError('notFound');
      return found;
    },
    'POST /infoboxes/import': ({ person, body }) => resource.createAll(person, body),
    'PUT /infoboxes': ({ person, body }) =>
      resource.changeEach(
        person,
        body.map(({ Id, Order, From }) => ({
          id: Id,
          values: { Order },
          from: From === undefined ? {} : { Order: From },
        })),
      ),
    'PUT /infoboxes/{id}/hide': ({ person, params, version }) =>
      resource.set(person, params.id, { Hidden: true }, version),
  };
}

/** The zones of the portal's own pages come first, whether anything stands in them or not. */
function withOwnZones(used: readonly Omit<InfoboxArea, 'Name'>[]): InfoboxArea[] {
  const { hero, main, right } = infoboxAreas;
  const own = [
    ...['/', '/light'].flatMap((RouteId) => [hero, main].map((AreaId) => ({ RouteId, AreaId }))),
    { RouteId: '/find-information', AreaId: right },
  ];
  const others = used.filter(
    ({ RouteId, AreaId }) =>
      !own.some((zone) => zone.RouteId === RouteId && zone.AreaId === AreaId),
  );
  return [...own, ...others].map((zone) => ({ ...zone, Name: zone.AreaId }));
}
