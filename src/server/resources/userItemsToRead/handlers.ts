import type { UserItemToRead, userItemsToRead } from '#shared/contract/people/userItemsToRead';
import type { HandlerDeps } from '../../deps';
import type { Person } from '../../person';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import { Directory } from '../../microsoft/directory';
import { PersonTokens, type Asker } from '../../microsoft/personTokens';
import { deleteReading, hasGroupItems, insertReading, listItems } from './store';

export function userItemToReadHandlers({
  db,
  config,
  changes,
  now,
  targeting,
}: HandlerDeps): Handlers<typeof userItemsToRead> {
  const directory = new Directory(new PersonTokens(config), config.graphUrl);

  /** Nobody waits for the directory while nothing is for a group. */
  const itemsOf = async (asker: Asker, includeDrafts = false): Promise<UserItemToRead[]> => {
    const [hasGroups, { includeDraftsInRequiredReading }] = await Promise.all([
      hasGroupItems(db),
      targeting.settings(),
    ]);
    const groupIds = hasGroups ? await directory.groupsOf(asker) : [];
    return listItems(db, {
      personId: asker.id,
      groupIds,
      withDrafts: includeDrafts && includeDraftsInRequiredReading,
    });
  };

  const setRead = async (
    person: Person,
    token: string,
    { guid, includeDrafts }: { guid: string; includeDrafts?: boolean },
    HasRead: boolean,
  ): Promise<UserItemToRead> => {
    const { id } = person;
    const item = (await itemsOf({ id, token }, includeDrafts)).find(
      ({ Guid }) => Guid === guid.toLowerCase(),
    );
    if (!item) throw new ProblemError('notFound');
    return changes.commit(db, person, undefined, async (transaction, announce) => {
      announce({
        ComponentId: 'requiredReading',
        Data: { Change: 'updated', Id: item.Guid },
        audience: { people: [id] },
      });
      if (HasRead) await insertReading(transaction, item.Guid, id, now());
      else await deleteReading(transaction, item.Guid, id);
      return { ...item, HasRead };
    });
  };

  return {
    'GET /me/useritemstoread': ({ person: { id }, token, query }) =>
      itemsOf({ id, token }, query.includeDrafts),
    'GET /me/useritemstoread/updates': async ({
      person: { id },
      token,
      query: { lastVisitedDate, includeDrafts },
    }) =>
      (await itemsOf({ id, token }, includeDrafts)).filter(
        ({ HasRead, Modified }) => !HasRead && new Date(Modified) > new Date(lastVisitedDate),
      ),
    'GET /me/useritemstoread/hasread': async ({ person: { id }, token, query }) =>
      (await itemsOf({ id, token }, query.includeDrafts)).filter(({ HasRead }) => HasRead),
    'PUT /me/useritemstoread': ({ person, token, query }) => setRead(person, token, query, true),
    'DELETE /me/useritemstoread': ({ person, token, query }) =>
      setRead(person, token, query, false),
  };
}
