import { createHash } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import type { Database } from './database';

/** Milliseconds for which an answer is kept. */
const keptFor = 24 * 3_600_000;
/** Answers that one statement deletes. */
const maxAtOnce = 5_000;

/** The same write has been committed by another request meanwhile. */
export class AlreadyCommitted extends Error {
  override name = 'AlreadyCommitted';
}

interface KeyedRequest {
  personId: string;
  key: string;
  /** Everything that identifies the request. */
  parts: readonly (string | Uint8Array)[];
}

/**
 * A write whose request has a key. It is done once: its answer commits with it, and whoever sends
 * the same again gets that answer, from every server of the database.
 */
export class KeyedWrite {
  readonly #id: Buffer;
  readonly #fingerprint: Buffer;
  readonly #now: Date;
  readonly #oldest: string;
  #isClaimed = false;

  constructor({ personId, key, parts }: KeyedRequest, now: Date) {
    this.#id = hashOf([personId, key]);
    this.#fingerprint = hashOf(parts);
    this.#now = now;
    this.#oldest = oldestAnswer(now);
  }

  /** The answer given when the key was used before; `isSame`: for the same request. */
  async earlier(db: Database): Promise<{ answer: unknown; isSame: boolean } | undefined> {
    const row = await db
      .selectFrom('idempotency_keys')
      .select(['Fingerprint', 'Answer'])
      .where('Id', '=', this.#id)
      .where('Time', '>=', this.#oldest)
      .executeTakeFirst();
    return (
      row && {
        answer: row.Answer ?? undefined,
        isSame: this.#fingerprint.equals(row.Fingerprint),
      }
    );
  }

  /**
   * Takes the key for a transaction, before anything else in it. Whoever else uses the key waits
   * for its end.
   * @throws AlreadyCommitted
   */
  async claim(transaction: Database): Promise<void> {
    if (this.#isClaimed)
      throw new Error('A write with a key commits once: its answer is kept then.');
    this.#isClaimed = true;
    const claimed = { Fingerprint: this.#fingerprint, Answer: null, Time: this.#now };
    const row = await transaction
      .insertInto('idempotency_keys')
      .values({ Id: this.#id, ...claimed })
      .onConflict((conflict) =>
        conflict
          .column('Id')
          .doUpdateSet(claimed)
          .where('idempotency_keys.Time', '<', this.#oldest),
      )
      .returning(sql`1`.as('claimed'))
      .executeTakeFirst();
    if (!row) throw new AlreadyCommitted();
  }

  /** Keeps the answer; it counts when the transaction has committed. */
  async keep(transaction: Database, answer: unknown): Promise<void> {
    if (answer === undefined) return;
    await transaction
      .updateTable('idempotency_keys')
      .set({ Answer: JSON.stringify(answer) })
      .where('Id', '=', this.#id)
      .execute();
  }
}

/** Deletes answers that nobody gets any more. */
export async function deleteOldAnswers(db: Database, now: Date): Promise<void> {
  const old = db
    .selectFrom('idempotency_keys')
    .select('Id')
    .where('Time', '<', oldestAnswer(now))
    .limit(maxAtOnce);
  for (let deleted = maxAtOnce; deleted === maxAtOnce;) {
    const result = await db
      .deleteFrom('idempotency_keys')
      .where(sql<SqlBool>`"Id" = any(array(${old}))`)
      .executeTakeFirst();
    deleted = Number(result.numDeletedRows);
  }
}

function oldestAnswer(now: Date): string {
  return new Date(now.getTime() - keptFor).toISOString();
}

/** Parts are separated by their lengths. */
function hashOf(parts: readonly (string | Uint8Array)[]): Buffer {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest();
}
