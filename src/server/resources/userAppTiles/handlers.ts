import type { userAppTiles } from '#shared/contract/people/userAppTiles';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { found, UserTileReader } from './UserTileReader';
import { UserTileWriter } from './UserTileWriter';

export function userAppTileHandlers(deps: HandlerDeps): Handlers<typeof userAppTiles> {
  const reader = new UserTileReader(deps);
  const writer = new UserTileWriter(deps, reader);
  const find = async (personId: string, id: number) => found(await reader.all(personId), id);

  return {
    'GET /me/userapptiles': async ({ person, query: { includeHidden = false } }) =>
      (await reader.all(person.id)).filter(({ HideFromUI }) => includeHidden || !HideFromUI),
    'GET /me/userapptiles/updates': ({ person, query }) =>
      reader.updatedSince(person.id, new Date(query.lastVisitedDate)),
    'GET /me/userapptiles/smartlinks': ({ person }) => reader.smartLinks(person.id),
    'GET /me/userapptiles/smartlinks/next': async ({ person }) => ({
      Next: await reader.nextTurn(person.id),
    }),
    'GET /me/userapptiles/{id}': ({ person, params }) => find(person.id, params.id),
    'POST /me/userapptiles': ({ person, body }) => writer.add(person, body),
    'PUT /me/userapptiles': ({ person, body }) => writer.order(person, body),
    'PUT /me/userapptiles/{id}': async ({ person, params: { id }, body }) =>
      writer.change(person, await find(person.id, id), body),
    'DELETE /me/userapptiles/{id}': async ({ person, params }) =>
      writer.remove(person, await find(person.id, params.id)),
  };
}
