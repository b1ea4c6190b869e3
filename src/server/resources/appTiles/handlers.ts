import type { AppTile, appTiles } from '#shared/contract/appTiles';
import { appEditors, hasAnyRole } from '#shared/rules/people/roles';
import { wordsOf } from '#shared/rules/search/searchText';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { EditableResource } from '../editable/EditableResource';
import { editableHandlers } from '../editable/handlers';
import { checkTile, tileFields } from './checks';
import { TileReader, type AppTileRow } from './TileReader';

const maxSuggestions = 10;

export function appTileHandlers(deps: HandlerDeps): Handlers<typeof appTiles> {
  const reader = new TileReader(deps);
  const resource = new EditableResource<AppTileRow, AppTile>(deps, {
    table: 'app_tiles',
    resource: 'apptiles',
    announce: 'appTiles',
    managers: appEditors,
    orderBy: 'Title',
    dependents: [{ table: 'user_app_tiles', column: 'AppTileId' }],
    only: { IsPersonal: false },
    fields: tileFields,
    check: (writing) => checkTile(deps.config, writing),
    answering: (person) => reader.presenter(person.id),
    audienceOf: ({ ChannelTermAppTiles }) => ({
      ChannelTermIds: ChannelTermAppTiles.map(({ ChannelTermId }) => ChannelTermId),
    }),
  });

  const isEditor = async (person: Person) => hasAnyRole(await person.roles(), appEditors);
  const forReader = (person: Person, isSmartLink: boolean) =>
    isSmartLink ? reader.smartLinks(person.id) : reader.forReader(person.id);
  return {
    ...editableHandlers('/apptiles', resource),
    'GET /apptiles': async ({
      person,
      query: { smartlinks: IsSmartLink = false, available = false },
    }) =>
      available || !(await isEditor(person))
        ? forReader(person, IsSmartLink)
        : reader.present(person.id, await resource.list({ IsSmartLink })),
    'GET /apptiles/suggestions': async ({ person, query: { key, max = maxSuggestions } }) => {
      const words = wordsOf(key);
      if (words.length === 0) return [];
      const isFound = ({ Title, Description }: AppTile) => {
        const text = `${Title}\n${Description}`.toLowerCase();
        return words.every((word) => text.includes(word));
      };
      return (await reader.forReader(person.id)).filter(isFound).slice(0, max);
    },
    'GET /apptiles/{id}': async ({ person, params: { id } }) => {
      if (await isEditor(person)) return resource.one(person, id);
      const found = await reader.find(person.id, id);
      if (!found) throw new ProblemError('notFound');
      return found;
    },
  };
}
