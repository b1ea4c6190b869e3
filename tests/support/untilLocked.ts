import { sql } from 'kysely';
import type { TestPortal } from './testPortal';
import { until } from './until';

/**
 * Waits until so many statements wait for what somebody else has locked. Asked outside of every
 * transaction: within one, PostgreSQL knows of no connection that was made after the first look.
 */
export async function untilLocked({ databases }: TestPortal, count = 1): Promise<void> {
  await until(async () => {
    const { rows } = await sql`
      select from pg_stat_activity where datname = current_database()
      and wait_event_type = 'Lock'`.execute(databases.upkeepDb);
    return rows.length >= count;
  });
}
