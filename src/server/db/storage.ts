import { types } from 'node:util';
import { sql } from 'kysely';
import { codeOfError } from '#shared/rules/values/records';
import type { Database } from './database';

/** Bytes that stay free: a database that cannot write its log ends, and nothing can be read then. */
const reserve = 33_554_432;
const probeSize = 16_384;

/** True when a statement failed because there is no room to store anything. */
export function isFull(error: unknown): boolean {
  return types.isNativeError(error) && ['53100', 'ENOSPC'].includes(codeOfError(error) ?? '');
}

/** Knows whether there is room to store something. */
export class Storage {
  #hasFailed = false;

  /**
   * @param db by which it is found out that there is room again
   * @param freeBytes where the database's files are on this machine: how much room is left there
   */
  constructor(
    private readonly db: Database,
    private readonly freeBytes: (() => number) | undefined,
  ) {}

  /** False before the last room is taken, so that what is stored can go on being read. */
  get hasRoom(): boolean {
    return this.freeBytes === undefined || this.freeBytes() >= reserve;
  }

  /** True where there was no room at the last try, and none has been found since. */
  get isKnownFull(): boolean {
    return this.#hasFailed || !this.hasRoom;
  }

  /** To be told when a write found no room. */
  noteFull(): void {
    this.#hasFailed = true;
  }

  /**
   * After a write that found no room, tries whether there is some again; keeps nothing. Throws what
   * kept it from trying, such as a database that is too busy: nothing is known anew then.
   */
  async isFull(): Promise<boolean> {
    if (!this.hasRoom) return true;
    if (!this.#hasFailed) return false;
    try {
      await this.#tryWrite();
    } catch (error) {
      if (isFull(error)) return true;
      throw error;
    }
    this.#hasFailed = false;
    return false;
  }

  async #tryWrite(): Promise<void> {
    const undo = new Error();
    await this.db
      .transaction()
      .execute(async (transaction) => {
        await sql`insert into announcements ("Payload")
          select string_agg(md5(random()::text), '') from generate_series(1, ${probeSize / 32})`.execute(
          transaction,
        );
        throw undo;
      })
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
  }
}
