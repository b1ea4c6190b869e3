import type { AppTile, appTiles } from '#shared/contract/appTiles';
import { appEditors, hasAnyRole } from '#shared/rules/roles';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import { EditableResource } from '../editable/EditableResource';
import { checkTile, normalizedTile, preparedTile } from './checks';
import { TileReader, type AppTileRow } from './TileReader';

const mostSuggestions = 10;

export function appTileHandlers(deps: HandlerDeps): Handlers<typeof appTiles> {
  const reader = new TileReader(deps);
  const resource = new EditableResource<AppTileRow>(deps, {
    table: 'app_tiles',
    resource: 'apptiles',
    componentId: 'appTiles',
    orderBy: 'Title',
    only: { IsPersonal: false },
    normalized: normalizedTile,
    check: (...given) => checkTile(deps.config, ...given),
    prepared: (...given) => preparedTile(deps.config, ...given),
    audienceOf: ({ ChannelTermAppTiles }) => ({
      ChannelTermIds: ChannelTermAppTiles.map(({ ChannelTermId }) => ChannelTermId),
    }),
  });

  const isEditor = async (person: Person) => hasAnyRole(await person.roles(), appEditors);
  const forReader = (person: Person, isSmartLink: boolean) =>
    isSmartLink ? reader.smartLinks(person.id) : reader.forReader(person.id);
  const presented = async (person: Person, row: Promise<AppTileRow>): Promise<AppTile> =>
    (await reader.present(person.id, [await row]))[0]!;

  return {
    'GET /apptiles': async ({
      person,
      query: { smartlinks: IsSmartLink = false, available = false },
    }) =>
      available || !(await isEditor(person))
        ? forReader(person, IsSmartLink)
        : reader.present(person.id, await resource.list({ IsSmartLink })),
    'GET /apptiles/suggestions': async ({ person, query: { key, max = mostSuggestions } }) => {
      const wanted = key.trim().toLowerCase();
      if (wanted === '') return [];
      return (await reader.forReader(person.id))
        .filter(({ Title, Description }) =>
          `${Title}\n${Description}`.toLowerCase().includes(wanted),
        )
        .slice(0, max);
    },
    'GET /apptiles/{id}': async ({ person, params: { id } }) => {
      if (await isEditor(person)) return presented(person, resource.find(id));
      const found = await reader.find(person.id, id);
      if (!found) throw new ProblemError('notFound');
      return found;
    },
    'POST /apptiles': ({ person, body }) => presented(person, resource.create(person, body)),
    'PUT /apptiles/{id}': ({ person, params, body }) =>
      presented(person, resource.change(person, params.id, body)),
    'DELETE /apptiles/{id}': ({ person, params }) => resource.remove(person, params.id),
    'GET /apptiles/{id}/audits': ({ params }) => resource.history(params.id),
    'POST /apptiles/{id}/audits/{auditId}/restore': ({ person, params }) =>
      presented(person, resource.restore(person, params.id, params.auditId)),
  };
}
