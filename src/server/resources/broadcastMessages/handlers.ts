import type { broadcastMessages } from '#shared/contract/broadcastMessages';
import { broadcastEditors, hasAnyRole } from '#shared/rules/roles';
import type { Deps } from '../../deps';
import type { Database } from '../../db/database';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/problems';
import type { Person } from '../../person';
import { listAudits } from '../audits/store';
import type { TargetingReader } from '../targeting/targeting';
import { BroadcastReader } from './reader';
import { messageOf } from './rows';
import { deleteHidden, findMessage, insertHidden, listMessages } from './store';
import { messageWriters } from './writers';

export function broadcastMessageHandlers(
  deps: Deps,
  targeting: TargetingReader,
): Handlers<typeof broadcastMessages> {
  const { db, changes } = deps;
  const reader = new BroadcastReader(deps, targeting);
  const writers = messageWriters(deps, targeting);

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
    'GET /broadcastmessages': ({ person }) => reader.current(person.id),
    'GET /broadcastmessages/next': async ({ person }) => ({
      StartDate: await reader.nextStart(person.id),
    }),
    'GET /broadcastmessages/all': async () => (await listMessages(db)).map(messageOf),
    'GET /broadcastmessages/{id}': async ({ person, params: { id } }) => {
      const isEditor = hasAnyRole(await person.roles(), broadcastEditors);
      const found = isEditor
        ? await findMessage(db, id).then((row) => row && messageOf(row))
        : await reader.find(person.id, id);
      if (!found) throw new ProblemError('notFound');
      return found;
    },
    'POST /broadcastmessages': ({ person, body }) => writers.create(person, body),
    'PUT /broadcastmessages/{id}': ({ person, params, body }) =>
      writers.change(person, params.id, body),
    'DELETE /broadcastmessages/{id}': ({ person, params }) => writers.remove(person, params.id),
    'GET /broadcastmessages/{id}/audits': async ({ params: { id } }) => {
      if (!(await findMessage(db, id))) throw new ProblemError('notFound');
      return listAudits(db, 'broadcastmessages', id);
    },
    'POST /broadcastmessages/{id}/audits/{auditId}/restore': ({ person, params }) =>
      writers.restore(person, params.id, params.auditId),
    'GET /me/broadcastmessages/hidden': ({ person }) => reader.hidden(person.id),
    'PUT /me/broadcastmessages/{id}/hide': ({ person, params }) =>
      setHidden(person, params.id, insertHidden),
    'DELETE /me/broadcastmessages/{id}/hide': ({ person, params }) =>
      setHidden(person, params.id, deleteHidden),
  };
}
