import type { TrackedEvent } from '#shared/contract/analytics';
import type { Database } from '../../db/database';

export async function insertEvents(db: Database, events: readonly TrackedEvent[]): Promise<void> {
  await db
    .insertInto('analytics_events')
    .values([...events])
    .execute();
}
