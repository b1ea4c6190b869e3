import type { TrackedEvent } from '#shared/contract/analytics';
import type { Database } from '../../db/database';

export async function insertEvents(db: Database, events: readonly TrackedEvent[]): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values([...events])
    .execute();
}

/** Deletes what is older than a moment. */
export async function deleteEventsBefore(db: Database, time: Date): Promise<void> {
  await db.deleteFrom('analytics_events').where('Time', '<', time.toISOString()).execute();
}
