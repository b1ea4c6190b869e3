import type { NewWorkingCopy, workingCopies } from '#shared/contract/pages/workingCopies';
import { maxOtherFields, maxPageLength, maxWorkingCopies } from '#shared/rules/pages/pageSize';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import type { HandlerDeps } from '../../deps';
import type { Handlers } from '../../http/calls';
import { checkSize } from '../../http/checkSize';
import { invalidField, ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';
import { isVersion } from '../editable/conflicts';
import { announcementOfCopy } from './announceCopy';
import {
  countWorkingCopies,
  deleteWorkingCopy,
  findWorkingCopy,
  insertWorkingCopy,
  listWorkingCopies,
  lockWorkingCopy,
  plainKey,
  updateWorkingCopy,
} from './store';

type Version = string | null | undefined;
type Work<T> = (transaction: Database, announce: Announce) => Promise<T>;

/** People's unpublished changes of pages; their other windows are notified of them. */
export function workingCopyHandlers({
  db,
  changes,
  now,
}: Pick<HandlerDeps, 'db' | 'changes' | 'now'>): Handlers<typeof workingCopies> {
  /**
   * The copy that a conflict is with is read and cleaned when the transaction is over: long texts
   * wait for each other, and would hold a connection and the copy meanwhile.
   */
  const commit = <T>(person: Person, key: string, work: Work<T>): Promise<T> =>
    changes.commit(db, person, undefined, work).catch(async (error: unknown) => {
      if (!(error instanceof ProblemError && error.id === 'conflict')) throw error;
      const current = (await findWorkingCopy(db, person.id, key)) ?? refuse();
      throw new ProblemError('conflict', { current });
    });
  const keep = (person: Person, Key: string, body: NewWorkingCopy) => {
    const { Modified: version, ...fields } = body;
    checkKey(Key, body);
    const stored = { ...fields, ...textsOf(body), UserId: person.id, Key, Modified: now() };
    return commit(person, Key, async (transaction, announce) => {
      const before = await checkedVersion(transaction, person, Key, version);
      announce(announcementOfCopy(person, Key, before ? 'updated' : 'created'));
      if (before) return updateWorkingCopy(transaction, stored);
      await checkAmount(transaction, person);
      const inserted = await insertWorkingCopy(transaction, stored);
      // Another window was faster by a moment.
      if (inserted) return inserted;
      await checkedVersion(transaction, person, Key, version);
      return updateWorkingCopy(transaction, stored);
    });
  };

  return {
    'GET /me/workingCopies': ({ person }) => listWorkingCopies(db, person.id),
    'GET /me/workingCopies/{key}': async ({ person, params }) =>
      (await findWorkingCopy(db, person.id, plainKey(params.key))) ?? refuse(),
    'PUT /me/workingCopies/{key}': ({ person, params, body }) =>
      keep(person, plainKey(params.key), body),
    'DELETE /me/workingCopies/{key}': ({ person, params, version }) => {
      const Key = plainKey(params.key);
      return commit(person, Key, async (transaction, announce) => {
        if (!(await checkedVersion(transaction, person, Key, version))) return refuse();
        await deleteWorkingCopy(transaction, person.id, Key);
        announce(announcementOfCopy(person, Key, 'deleted'));
        return undefined;
      });
    },
  };
}

/** A copy of a page that exists is called by its id, so that there is one of it. */
function checkKey(key: string, { PageId }: Pick<NewWorkingCopy, 'PageId'>): void {
  if (key.includes('-') ? PageId === null : key === String(PageId)) return;
  throw invalidField('PageId', 'must be the page of this key, and null where the key is a GUID');
}

/**
 * Answers when the copy was changed that a write is about, and holds it; nothing where there is none.
 * @throws ProblemError where it is another version by now
 */
async function checkedVersion(
  transaction: Database,
  { id }: Pick<Person, 'id'>,
  key: string,
  version: Version,
): Promise<string | undefined> {
  const stored = await lockWorkingCopy(transaction, id, key);
  if (version === undefined) return stored;
  if (stored === undefined) return version === null ? undefined : refuse();
  if (version !== null && isVersion(stored, version)) return stored;
  throw new ProblemError('conflict');
}

/**
 * Refuses a copy beyond those that a person may have. Some that begin at the same moment may be a
 * few more.
 */
async function checkAmount(transaction: Database, { id }: Pick<Person, 'id'>): Promise<void> {
  if ((await countWorkingCopies(transaction, id)) < maxWorkingCopies) return;
  throw invalidField(
    'Body',
    `must not be one more than ${maxWorkingCopies}: publish or discard others first`,
  );
}

/** The texts as they are stored, which is as they were typed. */
function textsOf({ Body }: NewWorkingCopy): { Title: string; Body: string } {
  const { Content, ...others } = Body;
  const isText = typeof Content === 'string';
  if (isText) checkSize('Body.Content', Content, maxPageLength);
  checkSize('Body', JSON.stringify(isText ? others : Body), maxOtherFields);
  return { Title: titleOf(Body.Title), Body: JSON.stringify(Body) };
}

function titleOf(title: unknown): string {
  const text = typeof title === 'string' ? title : '';
  // PostgreSQL takes no text with this character.
  return text.replaceAll('\u0000', '').slice(0, 255);
}

function refuse(): never {
  throw new ProblemError('notFound');
}
