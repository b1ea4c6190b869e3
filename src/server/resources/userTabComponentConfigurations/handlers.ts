import type {
  NewTabConfiguration,
  userTabComponentConfigurations,
} from '#shared/contract/people/userTabComponentConfigurations';
import type { ContentChange } from '#shared/realtime';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import type { Database } from '../../db/database';
import { ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import {
  insertConfiguration,
  isSameSection,
  listConfigurations,
  replaceConfigurations,
  updateConfiguration,
} from './store';

/** People's choices about the sections of their pages; their other windows and devices follow. */
export function userTabComponentConfigurationHandlers({
  db,
  changes,
}: HandlerDeps): Handlers<typeof userTabComponentConfigurations> {
  const commit = <T>(
    person: Person,
    Change: ContentChange['Change'],
    work: (transaction: Database) => Promise<T>,
  ): Promise<T> =>
    changes.commit(db, person, undefined, (transaction, announce) => {
      announce({
        ComponentId: 'tabConfigurations',
        Data: { Change, Id: person.id },
        audience: { people: [person.id] },
      });
      return work(transaction);
    });

  return {
    'GET /me/usertabcomponentconfigurations': ({ person }) => listConfigurations(db, person.id),
    'POST /me/usertabcomponentconfigurations': ({ person, body }) =>
      commit(
        person,
        'created',
        async (transaction) =>
          (await insertConfiguration(transaction, person.id, body)) ?? refuse('alreadyExists'),
      ),
    'PUT /me/usertabcomponentconfigurations': ({ person, body }) =>
      commit(person, 'updated', async (transaction) => {
        await replaceConfigurations(transaction, person.id, lastOfEach(body));
        return listConfigurations(transaction, person.id);
      }),
    'PUT /me/usertabcomponentconfigurations/{id}': ({ person, params, body: { Hidden, Order } }) =>
      commit(
        person,
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
