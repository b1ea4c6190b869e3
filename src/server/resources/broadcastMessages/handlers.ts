import type { broadcastMessages } from '#shared/contract/broadcastMessages';
import { broadcastEditors, hasAnyRole } from '#shared/rules/people/roles';
import type { HandlerDeps } from '../../deps';
import type { Database } from '../../db/database';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { editableHandlers } from '../editable/handlers';
import { withdrawable } from '../notifications/withdraw';
import { BroadcastReader } from './reader';
import { messageResource } from './resource';
import { messageOf } from './rows';
import { deleteHidden, insertHidden, listMessages } from './store';

export function broadcastMessageHandlers(deps: HandlerDeps): Handlers<typeof broadcastMessages> {
  const { db, changes } = deps;
  const reader = new BroadcastReader(deps, deps.targeting);
  const resource = messageResource(deps);
  const notification = withdrawable(deps, 'broadcastMessage');

  /**
   * Hides a message or shows it again; one that is not for the person cannot be told from one that
   * does not exist.
   */
  const setHidden = async (
    person: Person,
    id: number,
    store: (transaction: Database, personId: string, id: number) => Promise<void>,
  ): Promise<undefined> => {
    if (!(await reader.find(person.id, id))) throw new ProblemError('notFound');
    await changes.commit(
      db,
      person,
      { topic: 'person', id: person.id },
      (transaction, announce) => {
        // The person's other windows and devices follow.
        announce({
          ComponentId: 'broadcastMessages',
          Data: { Change: 'updated', Id: id },
          audience: { people: [person.id] },
        });
        return store(transaction, person.id, id);
      },
    );
    return undefined;
  };

  return {
    ...editableHandlers('/broadcastmessages', resource),
    'GET /broadcastmessages': ({ person }) => reader.current(person.id),
    'GET /broadcastmessages/next': async ({ person }) => ({
      StartDate: await reader.nextStart(person.id),
    }),
    'GET /broadcastmessages/all': async () => (await listMessages(db, deps.now())).map(messageOf),
    'GET /broadcastmessages/{id}': async ({ person, params: { id } }) => {
      if (hasAnyRole(await person.roles(), broadcastEditors)) return resource.one(person, id);
      const found = await reader.find(person.id, id);
      if (!found) throw new ProblemError('notFound');
      return found;
    },
    'GET /broadcastmessages/{id}/notification': ({ params }) => notification.read(params.id),
    'DELETE /broadcastmessages/{id}/notification': ({ person, params }) =>
      notification.withdraw(person, params.id),
    'GET /me/broadcastmessages/hidden': ({ person }) => reader.hidden(person.id),
    'PUT /me/broadcastmessages/{id}/hide': ({ person, params }) =>
      setHidden(person, params.id, insertHidden),
    'DELETE /me/broadcastmessages/{id}/hide': ({ person, params }) =>
      setHidden(person, params.id, deleteHidden),
  };
}
