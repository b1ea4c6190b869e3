import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import { ProblemError } from '../../http/answers/problems';
import { findLastEntry } from '../audits/store';
import type { Id } from './store';

type Resource = AuditTable['Resource'];

/** Whether the stored version is the one that a write was made from; a write may leave it open. */
export function isVersion(stored: unknown, sent: string | undefined): boolean {
  return sent === undefined || new Date(sent).getTime() === new Date(String(stored)).getTime();
}

/** Somebody else was faster: the problem names the current content and who they are. */
export async function conflictWith(
  db: Database,
  resource: Resource,
  id: Id,
  current: unknown,
  problem: 'conflict' | 'alreadyExists' = 'conflict',
): Promise<ProblemError> {
  return new ProblemError(problem, { current, ...(await lastChange(db, resource, id)) });
}

/**
 * The order of these things was changed meanwhile: the problem names who changed one of them last.
 */
export async function orderConflict(
  db: Database,
  resource: Resource,
  ...ids: Id[]
): Promise<ProblemError> {
  return new ProblemError('conflict', await lastChange(db, resource, ...ids));
}

/** There is none; where it was deleted, by whom. */
export async function missing(db: Database, resource: Resource, id: Id): Promise<ProblemError> {
  return new ProblemError('notFound', await lastChange(db, resource, id));
}

async function lastChange(db: Database, resource: Resource, ...ids: Id[]) {
  const entry = await findLastEntry(db, resource, ...ids);
  if (!entry) return {};
  const { UpnId, DisplayName, DateTime } = entry;
  return { changedBy: { UpnId, DisplayName, DateTime } };
}
