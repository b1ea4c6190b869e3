import type {
  NewTabConfiguration,
  userTabComponentConfigurations,
} from '#shared/contract/userTabComponentConfigurations';
import type { ContentChange } from '#shared/realtime';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import type { Database } from '../../db/database';
import { ProblemError } from '../../http/problems';
import {
  insertConfiguration,
  isSameSection,
  listConfigurations,
  replaceConfigurations,
  updateConfiguration,
} from './store';

/** What people decide about the sections of their pages; their other windows and devices follow. */
export function userTabComponentConfigurationHandlers({
  db,
  changes,
}: HandlerDeps): Handlers<typeof userTabComponentConfigurations> {
  const commit = <T>(
    personId: string,
    Change: ContentChange['Change'],
    work: (transaction: Database) => Promise<T>,
  ): Promise<T> =>
    changes.commit(db, { topic: 'editable' }, (transaction, announce) => {
      announce({
        ComponentId: 'tabConfigurations',
        Data: { Change, Id: personId },
        audience: { people: [personId] },
      });
      return work(transaction);
    });

  return {
    'GET /me/usertabcomponentconfigurations': ({ person }) => listConfigurations(db, person.id),
    'POST /me/usertabcomponentconfigurations': ({ person, body }) =>
      commit(
        person.id,
        'created',
        async (transaction) =>
          (await insertConfiguration(transaction, person.id, body)) ?? refuse('alreadyExists'),
      ),
    'PUT /me/usertabcomponentconfigurations': async ({ person, body }) => {
      await commit(person.id, 'updated', (transaction) =>
        replaceConfigurations(transaction, person.id, lastOfEach(body)),
      );
      return listConfigurations(db, person.id);
    },
    'PUT /me/usertabcomponentconfigurations/{id}': ({ person, params, body: { Hidden, Order } }) =>
      commit(
        person.id,
        'updated',
        async (transaction) =>
          (await updateConfiguration(transaction, person.id, params.id, { Hidden, Order })) ??
          refuse('notFound'),
      ),
  };
}

function refuse(problem: 'alreadyExists' | 'notFound'): never {
  throw new ProblemError(problem);
}

function lastOfEach(list: readonly NewTabConfiguration[]): NewTabConfiguration[] {
  return list.filter(
    (one, index) => !list.slice(index + 1).some((other) => isSameSection(one, other)),
  );
}
