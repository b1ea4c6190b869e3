import { sql, type Insertable } from 'kysely';
import type { ListedWorkingCopy, WorkingCopy } from '#shared/contract/pages/workingCopies';
import { maxListLength } from '#shared/rules/values/maxListLength';
import type { Database } from '../../db/database';
import type { WorkingCopyTable } from '../../db/tables';
import { cleanTextOf } from '../../html/cleanText';

const table = 'working_copies';
const listed = ['Key', 'PageId', 'PageType', 'Title', 'BaseModified', 'Modified'] as const;
const whole = ['Key', 'PageId', 'PageType', 'Body', 'BaseModified', 'Modified'] as const;

/** GUIDs in lower case. */
export function plainKey(key: string): string {
  return key.toLowerCase();
}

/** The copies of a person without their texts, the latest first. */
export async function listWorkingCopies(
  db: Database,
  userId: string,
): Promise<ListedWorkingCopy[]> {
  return db
    .selectFrom(table)
    .select(listed)
    .where('UserId', '=', userId)
    .orderBy('Modified', 'desc')
    .orderBy('Key')
    .limit(maxListLength)
    .execute();
}

/**
 * A copy as its form takes it up again. Its HTML is cleaned here, as that of a page is on the way in:
 * copies are saved every few seconds, and read once.
 */
export async function findWorkingCopy(
  db: Database,
  userId: string,
  key: string,
): Promise<WorkingCopy | undefined> {
  const row = await copyOf(db, userId, key).select(whole).executeTakeFirst();
  if (!row) return undefined;
  const Body = JSON.parse(row.Body) as WorkingCopy['Body'];
  const { Content } = Body;
  if (typeof Content !== 'string') return { ...row, Body };
  return { ...row, Body: { ...Body, Content: (await cleanTextOf(userId, Content)).html } };
}

/** When a copy was changed, held against other changes until the transaction ends. */
export async function lockWorkingCopy(
  db: Database,
  userId: string,
  key: string,
): Promise<string | undefined> {
  const row = await copyOf(db, userId, key).select('Modified').forUpdate().executeTakeFirst();
  return row?.Modified;
}

function copyOf(db: Database, userId: string, key: string) {
  return db.selectFrom(table).where('UserId', '=', userId).where('Key', '=', key);
}

/** How many copies a person has. */
export async function countWorkingCopies(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select(sql<number>`count(*)::int`.as('count'))
    .where('UserId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Answers nothing where there is one already. */
export async function insertWorkingCopy(
  db: Database,
  copy: Insertable<WorkingCopyTable>,
): Promise<ListedWorkingCopy | undefined> {
  return db
    .insertInto(table)
    .values(copy)
    .onConflict((conflict) => conflict.columns(['UserId', 'Key']).doNothing())
    .returning(listed)
    .executeTakeFirst();
}

/** The time of change always moves on, so that it tells two changes apart. */
export async function updateWorkingCopy(
  db: Database,
  { UserId, Key, Modified, ...fields }: Insertable<WorkingCopyTable>,
): Promise<ListedWorkingCopy> {
  return db
    .updateTable(table)
    .set({
      ...fields,
      Modified: sql<string>`greatest(${Modified}::timestamptz, "Modified" + interval '1 millisecond')`,
    })
    .where('UserId', '=', UserId)
    .where('Key', '=', Key)
    .returning(listed)
    .executeTakeFirstOrThrow();
}

/** Answers whether there was one. `version`: that one alone; left out: whichever there is. */
export async function deleteWorkingCopy(
  db: Database,
  userId: string,
  key: string,
  version?: string,
): Promise<boolean> {
  const copy = db.deleteFrom(table).where('UserId', '=', userId).where('Key', '=', key);
  const { numDeletedRows } = await (
    version === undefined ? copy : copy.where('Modified', '=', version)
  ).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes copies that nobody has touched since a moment. */
export async function deleteWorkingCopiesBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom(table).where('Modified', '<', time.toISOString()).execute();
}
