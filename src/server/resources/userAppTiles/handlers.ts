import type { UserAppTile, userAppTiles } from '#shared/contract/userAppTiles';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/problems';
import { UserTileReader } from './UserTileReader';
import { userTileWriters } from './writers';

export function userAppTileHandlers(deps: HandlerDeps): Handlers<typeof userAppTiles> {
  const reader = new UserTileReader(deps);
  const writers = userTileWriters(deps, reader);
  const find = async (personId: string, id: number): Promise<UserAppTile> => {
    const found = (await reader.all(personId)).find(({ AppTileId }) => AppTileId === id);
    if (!found) throw new ProblemError('notFound');
    return found;
  };

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
    'POST /me/userapptiles': async ({ person, body }) =>
      find(person.id, await writers.add(person.id, body)),
    'PUT /me/userapptiles': ({ person, body }) => writers.order(person.id, body),
    'PUT /me/userapptiles/{id}': async ({ person, params: { id }, body }) => {
      await writers.change(await find(person.id, id), person.id, body);
      return find(person.id, id);
    },
    'DELETE /me/userapptiles/{id}': async ({ person, params }) =>
      writers.remove(await find(person.id, params.id), person.id),
  };
}
