import type { InfoboxArea, infoboxes } from '#shared/contract/infoboxes';
import { infoboxAreas } from '#shared/rules/infoboxes';
import { hasAnyRole, pageEditors } from '#shared/rules/roles';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/problems';
import { listAudits } from '../audits/store';
import type { TargetingReader } from '../targeting/targeting';
import { Resource } from './audits';
import { InfoboxReader } from './reader';
import { infoboxOf } from './rows';
import { findInfobox, listInfoboxes, listZones } from './store';
import { infoboxWriters } from './writers';

export function infoboxHandlers(
  deps: Deps,
  targeting: TargetingReader,
): Handlers<typeof infoboxes> {
  const { db } = deps;
  const reader = new InfoboxReader(deps, targeting);
  const writers = infoboxWriters(deps, targeting);
  return {
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
      const isEditor = hasAnyRole(await person.roles(), pageEditors);
      const found = isEditor
        ? await findInfobox(db, id).then((row) => row && infoboxOf(row))
        : await reader.find(person.id, id);
      if (!found) throw new ProblemError('notFound');
      return found;
    },
    'POST /infoboxes': ({ person, body }) => writers.create(person, body),
    'POST /infoboxes/import': ({ person, body }) => writers.import(person, body),
    'PUT /infoboxes': ({ person, body }) => writers.order(person, body),
    'PUT /infoboxes/{id}': ({ person, params, body }) => writers.change(person, params.id, body),
    'PUT /infoboxes/{id}/hide': ({ person, params }) => writers.hide(person, params.id),
    'DELETE /infoboxes/{id}': ({ person, params }) => writers.remove(person, params.id),
    'GET /infoboxes/{id}/audits': async ({ params: { id } }) => {
      if (!(await findInfobox(db, id))) throw new ProblemError('notFound');
      return listAudits(db, Resource, id);
    },
  };
}

/** The zones of the portal's own pages come first, whether anything stands in them or not. */
function withOwnZones(used: readonly Omit<InfoboxArea, 'Name'>[]): InfoboxArea[] {
  const own = ['/', '/light'].flatMap((RouteId) =>
    Object.values(infoboxAreas).map((AreaId) => ({ RouteId, AreaId })),
  );
  const others = used.filter(
    ({ RouteId, AreaId }) =>
      !own.some((zone) => zone.RouteId === RouteId && zone.AreaId === AreaId),
  );
  return [...own, ...others].map((zone) => ({ ...zone, Name: zone.AreaId }));
}
