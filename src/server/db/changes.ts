import { sql } from 'kysely';
import type { Database } from './database';

/**
 * What changed: pages; broadcast messages; settings or terms, by which everybody's content is chosen; the channels and languages of one person;
 * or possibly anything.
 */
export type Change = { topic: 'pages' } | { topic: 'broadcastMessages' } | { topic: 'targeting' } | { topic: 'person'; id: string } | { topic: 'everything' };

type MadeChange = Exclude<Change, { topic: 'everything' }>;

/** Name of the PostgreSQL channel by which servers on one database tell each other about changes. */
export const changeChannel = 'portal_changes';

/**
 * Tells the caches of this server about changes, made here or by another server on the same database.
 * Caches must not be used while `complete` is false: then changes of others could be missed.
 */
export class Changes {
  readonly #listeners: ((change: Change) => void)[] = [];
  complete = false;

  onChange(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  /** Tells this server's caches. */
  announce(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /**
   * Runs a change of the database in one transaction. Other servers hear of it with the commit, this server's caches
   * before the result is returned; also when the outcome is unknown because the connection broke while committing.
   */
  async commit<T>(db: Database, change: MadeChange, action: (transaction: Database) => Promise<T>): Promise<T> {
    try {
      return await db.transaction().execute(async (transaction) => {
        const result = await action(transaction);
        await sql`select pg_notify(${changeChannel}, ${JSON.stringify(change)})`.execute(transaction);
        return result;
      });
    } finally {
      this.announce(change);
    }
  }
}
