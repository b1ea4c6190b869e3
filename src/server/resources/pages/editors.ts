import type { PageEditor } from '#shared/contract/pages/pages';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import type { HandlerDeps } from '../../deps';
import { ProblemError } from '../../http/answers/problems';
import type { Person } from '../../person';

type Deps = Pick<HandlerDeps, 'db' | 'changes' | 'now'>;

/** Milliseconds for which a window counts as open that has said so; it says so twice as often. */
const lease = 60_000;

/** A window of somebody that has a page open for editing. */
interface OpenPage {
  PageId: number;
  Window: string;
}

/** Who has a page open for editing, each once, whoever came first before the others. */
export async function editorsOf(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  person: Person,
  pageId: number,
): Promise<PageEditor[]> {
  await checkPage(db, pageId);
  return listEditors(db, person, pageId, now());
}

/**
 * Says that a person has a page open; those who have it open too hear of it when somebody comes who
 * was not there.
 */
export async function openPage(
  { db, changes, now }: Deps,
  person: Person,
  { PageId, Window }: OpenPage,
): Promise<PageEditor[]> {
  return changes.commit(db, person, undefined, async (transaction, announce) => {
    const time = now();
    await checkPage(transaction, PageId);
    const before = await openWindows(transaction, PageId, time);
    await keepOpen(transaction, person, { PageId, Window }, time);
    if (!before.includes(person.id)) notify(announce, PageId, 'created', [...before, person.id]);
    return listEditors(transaction, person, PageId, time);
  });
}

/** Says that a person has closed a page; that it was not open is as well. */
export async function closePage(
  { db, changes, now }: Deps,
  person: Person,
  { PageId, Window }: OpenPage,
): Promise<undefined> {
  return changes.commit(db, person, undefined, async (transaction, announce) => {
    const { numDeletedRows } = await transaction
      .deleteFrom('page_editors')
      .where('PageId', '=', PageId)
      .where('UserId', '=', person.id)
      .where('Window', '=', Window)
      .executeTakeFirst();
    const others = await openWindows(transaction, PageId, now());
    if (numDeletedRows > 0n && !others.includes(person.id))
      notify(announce, PageId, 'deleted', others);
    return undefined;
  });
}

/** Forgets windows that have said nothing for long. */
export async function deleteEditorsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('page_editors').where('Until', '<', time.toISOString()).execute();
}

async function keepOpen(
  transaction: Database,
  { id, upn, displayName }: Person,
  { PageId, Window }: OpenPage,
  time: Date,
): Promise<void> {
  const said = {
    UpnId: upn,
    DisplayName: displayName,
    Until: new Date(time.getTime() + lease),
  };
  await transaction
    .insertInto('page_editors')
    .values({ PageId, UserId: id, Window, Since: time, ...said })
    .onConflict((conflict) => conflict.columns(['PageId', 'UserId', 'Window']).doUpdateSet(said))
    .execute();
}

function notify(
  announce: Announce,
  Id: number,
  Change: 'created' | 'deleted',
  people: readonly string[],
): void {
  if (people.length === 0) return;
  announce({
    ComponentId: 'pageEditing',
    Data: { Change, Id },
    audience: { people: [...new Set(people)] },
  });
}

function open(db: Database, pageId: number, time: Date) {
  return db
    .selectFrom('page_editors')
    .where('PageId', '=', pageId)
    .where('Until', '>=', time.toISOString());
}

/** Whose windows are open; somebody with two of them is named twice. */
async function openWindows(db: Database, pageId: number, time: Date): Promise<string[]> {
  const rows = await open(db, pageId, time).select('UserId').execute();
  return rows.map(({ UserId }) => UserId);
}

async function listEditors(
  db: Database,
  { id }: Person,
  pageId: number,
  time: Date,
): Promise<PageEditor[]> {
  const rows = await open(db, pageId, time)
    .select(['UserId', 'UpnId', 'DisplayName', 'Since'])
    .distinctOn('UserId')
    .orderBy('UserId')
    .orderBy('Since')
    .limit(100)
    .execute();
  return rows
    .map(({ UserId, ...editor }) => ({ ...editor, IsMe: UserId === id }))
    .sort((one, other) => one.Since.localeCompare(other.Since));
}

/** @throws ProblemError where there is no such page */
async function checkPage(db: Database, id: number): Promise<void> {
  const page = await db.selectFrom('pages').select('Id').where('Id', '=', id).executeTakeFirst();
  if (!page) throw new ProblemError('notFound');
}
