import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import { ProblemError } from '../../http/problems';
import { findLastEntry } from '../audits/store';
import type { Id } from './store';

type Resource = AuditTable['Resource'];

/** Whether what stands there is what a write was made from; a write may leave it open. */
export function isVersion(stored: unknown, sent: string | undefined): boolean {
  return sent === undefined || new Date(sent).getTime() === new Date(String(stored)).getTime();
}

/** Somebody else was faster: what stands there now, and who they are. */
export async function conflictWith(
  db: Database,
  resource: Resource,
  id: Id,
  current: unknown,
): Promise<ProblemError> {
  return new ProblemError('conflict', { current, ...(await lastChange(db, resource, id)) });
}

/** There is none; where it was deleted, by whom. */
export async function missing(db: Database, resource: Resource, id: Id): Promise<ProblemError> {
  return new ProblemError('notFound', await lastChange(db, resource, id));
}

async function lastChange(db: Database, resource: Resource, id: Id) {
  const entry = await findLastEntry(db, resource, id);
  if (!entry) return {};
  const { UpnId, DisplayName, DateTime } = entry;
  return { changedBy: { UpnId, DisplayName, DateTime } };
}
