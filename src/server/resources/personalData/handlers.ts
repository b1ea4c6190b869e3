import type { personalData } from '#shared/contract/people/personalData';
import { isErased, pseudonymOf } from '#shared/rules/retention';
import type { Database } from '../../db/database';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { insertAudit } from '../audits/store';
import { exportOf } from './exportOf';
import {
  countRows,
  deleteOwn,
  findRecord,
  findSubject,
  nobodyHas,
  takeNameOut,
  type Subject,
} from './store';

interface Asked {
  params: { id: string };
  query: { upn?: string };
}

/** Shows, exports and erases the data that the portal keeps about single people. */
export function personalDataHandlers(
  deps: Pick<HandlerDeps, 'db' | 'wideDb' | 'changes' | 'now' | 'newGuid' | 'log'>,
): Handlers<typeof personalData> {
  const { db, wideDb, now } = deps;
  return {
    'GET /users/me/data': async ({ person: { id, upn } }) =>
      exportOf(wideDb, await subjectOf(db, id, upn), now()),

    'GET /admin/people/{id}': async (asked) => {
      const subject = await askedSubject(wideDb, asked);
      // Something that was put back is counted in its own table.
      const [record, { pages = 0, audits = 0, put_back: putBack = 0, ...own }] = await Promise.all([
        findRecord(wideDb, subject.id),
        countRows(wideDb, subject),
      ]);
      const Own = Object.values(own).reduce((sum, count) => sum + count, 0);
      if (Own + pages + audits + putBack === 0) throw new ProblemError('notFound');

      const unknown = { UpnId: null, DisplayName: null, LeftSince: null };
      const kept = { Id: subject.id, Own, Pages: pages, History: audits };
      return { ...kept, ...(record ?? unknown) };
    },

    'GET /admin/people/{id}/data': async ({ person, ...asked }) => {
      const subject = await knownSubject(wideDb, asked);
      const { id: Subject } = subject;
      await insertAudit(
        db,
        { Resource: 'people', ResourceKey: Subject, Action: 'exported', values: {} },
        person,
        now(),
      );
      return exportOf(wideDb, subject, now());
    },

    'DELETE /admin/people/{id}': async ({ person, ...asked }) =>
      erase(deps, person, await askedSubject(wideDb, asked)),
  };
}

function askedSubject(db: Database, { params, query: { upn } }: Asked): Promise<Subject> {
  return subjectOf(db, params.id, upn);
}

/** Whom the portal does not know is taken by a principal name that nobody else has. */
async function subjectOf(db: Database, someId: string, upn = ''): Promise<Subject> {
  const id = someId.toLowerCase();
  const found = await findSubject(db, id);
  if (found) return found;
  const isTheirs = upn && !isErased(upn) && (await nobodyHas(db, upn));
  return { id, upn: isTheirs ? upn : '' };
}

async function knownSubject(db: Database, asked: Asked): Promise<Subject> {
  const subject = await askedSubject(db, asked);
  await refuseUnknown(db, subject);
  return subject;
}

/** @throws ProblemError where the portal keeps nothing about somebody */
async function refuseUnknown(db: Database, subject: Subject): Promise<void> {
  if (Object.keys(await countRows(db, subject)).length === 0) throw new ProblemError('notFound');
}

/**
 * Erases somebody in one transaction. The history says that somebody was erased, by whom and when,
 * under the pseudonym that replaces them from then on; who it was is said nowhere.
 */
async function erase(
  {
    db,
    changes,
    now,
    newGuid,
    log,
  }: Pick<HandlerDeps, 'db' | 'changes' | 'now' | 'newGuid' | 'log'>,
  person: Person,
  subject: Subject,
): Promise<undefined> {
  if (subject.id === person.id)
    throw new ProblemError('forbidden', {
      detail: "You can't erase yourself. Ask another administrator.",
    });
  const { id } = subject;
  return changes.commit(
    db,
    person,
    { topic: 'person', id, isErased: true },
    async (transaction) => {
      await refuseUnknown(transaction, subject);
      const pseudonym = pseudonymOf(newGuid());
      const removed = await deleteOwn(transaction, id);
      await takeNameOut(transaction, subject, pseudonym, now());
      await insertAudit(
        transaction,
        { Resource: 'people', ResourceKey: pseudonym, Action: 'purged', values: { removed } },
        person,
        now(),
      );
      log.info({ erasure: { removed } }, 'Somebody was erased');
      return undefined;
    },
  );
}
