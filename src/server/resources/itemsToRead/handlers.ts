import type {
  ItemToRead,
  itemsToRead,
  ItemToReadForPrincipal,
  NewItemToRead,
} from '#shared/contract/pages/itemsToRead';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { Directory } from '../../microsoft/directory';
import { PersonTokens } from '../../microsoft/personTokens';
import { EditableResource } from '../editable/EditableResource';
import { editableHandlers } from '../editable/handlers';
import { reportOf } from './report';
import { laterThanReadings, listItems, readingTimes } from './store';

export function itemToReadHandlers(deps: HandlerDeps): Handlers<typeof itemsToRead> {
  const { db, config, newGuid, now } = deps;
  const directory = new Directory(new PersonTokens(config), config.graphUrl);
  const resource = new EditableResource<ItemToRead>(deps, {
    table: 'items_to_read',
    resource: 'itemstoread',
    announce: 'requiredReading',
    dependents: [{ table: 'read_items', column: 'ItemToReadId' }],
    audienceOf: ({ ItemsToReadForPrincipal }) => audienceOf(ItemsToReadForPrincipal),
  });
  return {
    ...editableHandlers('/itemstoread', resource),
    'GET /itemstoread': () => listItems(db, now()),
    'POST /itemstoread': ({ person, body }) => {
      const Guid = newGuid();
      const ItemsToReadForPrincipal = linked(Guid, body.ItemsToReadForPrincipal);
      return resource.create(person, { ...body, Guid, ItemsToReadForPrincipal });
    },
    'PUT /itemstoread/{id}': async ({ person, params: { id }, body }) => {
      const { ItemsToReadForPrincipal, AsksAgain, ...fields } = body;
      const change = { ...fields, ...(AsksAgain && { AskedAgain: laterThanReadings(id, now()) }) };
      // Where it is gone, the change says who deleted it.
      const [item] = ItemsToReadForPrincipal ? await resource.list({ Id: id }) : [];
      const links = item && { ItemsToReadForPrincipal: linked(item.Guid, ItemsToReadForPrincipal) };
      return resource.change(person, id, { ...change, ...links });
    },
    'POST /itemstoread/reach': async ({ person, token, body }) => ({
      People: (await directory.peopleOf({ id: person.id, token }, body.ItemsToReadForPrincipal))
        .length,
    }),
    'GET /itemstoread/{id}/report': async ({ person, token, params: { id }, query }) => {
      const item = await resource.find(id);
      const [people, times] = await Promise.all([
        directory.peopleOf({ id: person.id, token }, item.ItemsToReadForPrincipal),
        readingTimes(db, id),
      ]);
      return {
        Title: item.Title,
        Deadline: item.Deadline,
        ...(await reportOf(people, times, query)),
      };
    },
  };
}

/** Each person and group once, with the item that they have to read. */
function linked(
  ItemToReadGuid: string,
  principals: NewItemToRead['ItemsToReadForPrincipal'] = [],
): ItemToReadForPrincipal[] {
  const links = principals.map(({ Principal, PrincipalId, DisplayName = '' }) => ({
    Principal,
    PrincipalId: PrincipalId.toLowerCase(),
    ItemToReadGuid,
    DisplayName,
  }));
  return [...new Map(links.map((link) => [link.PrincipalId, link])).values()];
}

/** Who is in a group only pages find out themselves: everybody is told. */
function audienceOf(principals: readonly ItemToReadForPrincipal[]) {
  return principals.every(({ Principal }) => Principal === 'User')
    ? { people: principals.map(({ PrincipalId }) => PrincipalId) }
    : undefined;
}
