import { sql } from 'kysely';
import type { Announcement } from '../../db/announcement';
import type { Announce } from '../../db/changes';
import type { Database } from '../../db/database';
import { ProblemError } from '../../http/answers/problems';
import { storageProblem } from './storageProblem';
import type { Id, Values } from './store';

/** A write of several rows at once: what each gets, and what it must have had. */
export interface RowChange {
  id: Id;
  values: Values;
  /** Columns that must have these values when the write begins; a conflict otherwise. */
  from?: Values;
}

/** The change of one row among several. */
export interface RowEdit<Row> {
  id: Id;
  version: string | undefined;
  /** Makes the new values from the stored row; nothing: it is deleted. */
  values: (row: Row) => Values | undefined;
}

/** A row that stayed as it was, and why. */
export interface FailedEdit<Row> {
  id: Id;
  row: Row | undefined;
  problem: ProblemError;
}

/** The body of something new, with the bodies of what lies below it. */
export interface Branch extends Values {
  Children?: readonly Branch[];
}

/** The parts that were done, and those that failed, with the reason. */
export interface PartsDone<T> {
  done: T[];
  failed: { of: T; problem: ProblemError }[];
}

interface Divisible<Part> {
  parts: { transaction: Database; announce: Announce };
  announcingBy: (announce: Announce) => Part;
}

/** Does the same with each; where it fails it leaves nothing, and does not stop the others. */
export async function inParts<Part, T>(
  write: Divisible<Part>,
  all: readonly T[],
  work: (own: Part, each: T) => Promise<unknown>,
): Promise<PartsDone<T>> {
  const done: T[] = [];
  const failed: PartsDone<T>['failed'] = [];
  for (const each of all) {
    const problem = await attempt(write, (own) => work(own, each));
    if (problem) failed.push({ of: each, problem });
    else done.push(each);
  }
  return { done, failed };
}

async function attempt<Part>(
  write: Divisible<Part>,
  work: (own: Part) => Promise<unknown>,
): Promise<ProblemError | undefined> {
  const { transaction, announce } = write.parts;
  const announcements: Announcement[] = [];
  await sql`savepoint part`.execute(transaction);
  try {
    await work(write.announcingBy((announcement) => announcements.push(announcement)));
  } catch (error) {
    const problem = storageProblem(error);
    if (!(problem instanceof ProblemError)) throw error;
    await sql`rollback to savepoint part`.execute(transaction);
    return problem;
  }
  await sql`release savepoint part`.execute(transaction);
  announcements.forEach(announce);
  return undefined;
}
