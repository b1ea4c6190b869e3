import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import {
  announcementChannel,
  payloadsOf,
  type Announcement,
  type SentAnnouncement,
} from './announcement';
import type { Database } from './database';
import type { KeyedWrite } from './keyedWrite';

/**
 * What changed: pages; broadcast messages; infoboxes; the menu; settings or terms, by which everybody's
 * content is chosen; the channels and languages of one person; what editors write and nobody keeps
 * in memory; pictures that are gone; that what was kept long enough is to be removed;
 * or possibly anything.
 */
export type Change =
  | { topic: 'pages' }
  | { topic: 'broadcastMessages' }
  | { topic: 'infoboxes' }
  | { topic: 'navigationNodes' }
  | { topic: 'targeting' }
  | { topic: 'person'; id: string; isErased?: true }
  | { topic: 'editable' }
  | { topic: 'images' }
  | { topic: 'retention' }
  | { topic: 'everything' };

export type MadeChange = Exclude<Change, { topic: 'everything' }>;

/** A change as it travels between servers; those of earlier versions do not say which it is. */
type SentChange = Change & { notice?: string };

/** Whoever changes something. */
interface Writer {
  /** Where the request has a key. */
  readonly write?: KeyedWrite | undefined;
}

/** `age`: milliseconds since the announcement was made, where it is told later. */
type AnnouncementListener = (announcement: SentAnnouncement, age: number) => void;

/** Tells open pages of a change, once it is committed. */
export type Announce = (announcement: Announcement) => void;

/**
 * Name of the PostgreSQL channel by which servers on one database tell each other about changes.
 */
export const changeChannel = 'portal_changes';

/**
 * Tells the caches of this server about changes, made here or by another server on the same
 * database, and the hub what open pages are to be told. Caches must not be used while `complete` is
 * false: then changes of others could be missed.
 */
export class Changes {
  readonly #listeners: ((change: Change) => void)[] = [];
  readonly #announcementListeners: AnnouncementListener[] = [];
  readonly #lossListeners: ((age: number) => void)[] = [];
  /** Of this server. */
  readonly origin = randomUUID();
  complete = false;
  /** Changes that are being made here, by their notices, and whether they were heard of already. */
  readonly #making = new Map<string, { isHeard: boolean }>();
  /** Those that were told here before they were heard of. */
  readonly #told = new LRUCache<string, true>({ max: 1_000 });

  onChange(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  /** Calls back for each announcement, of this server and of others. */
  onAnnouncement(listener: AnnouncementListener): void {
    this.#announcementListeners.push(listener);
  }

  /** Calls back when announcements may have been missed for good: those older than `age`. */
  onLoss(listener: (age: number) => void): void {
    this.#lossListeners.push(listener);
  }

  /** Tells this server's hub that it hears of everything that is younger, in milliseconds. */
  knowSince(age: number): void {
    for (const listener of this.#lossListeners) listener(age);
  }

  /** Tells this server's caches. */
  announce(change: Change): void {
    for (const listener of this.#listeners) listener(change);
    // Anything that is kept may be of the person, or name them.
    if (change.topic === 'person' && change.isErased) this.announce({ topic: 'everything' });
  }

  /** Tells this server's caches of a change that was heard of: once, also when it was made here. */
  hear({ notice = '', ...change }: SentChange): void {
    if (this.#told.delete(notice)) return;
    const making = this.#making.get(notice);
    if (making) making.isHeard = true;
    this.announce(change);
  }

  /** Tells this server's hub. */
  deliver(announcement: SentAnnouncement, age = 0): void {
    for (const listener of this.#announcementListeners) listener(announcement, age);
  }

  /**
   * Runs a change of the database in one transaction. Other servers hear of it with the commit,
   * this server's caches before the result is returned; also when the outcome is unknown because
   * the connection broke while committing. What `action` announces reaches open pages after the
   * commit, and after the caches; nothing does when it fails.
   *
   * Where the request has a key, the result is kept as its answer by the same transaction: so a
   * call commits once, and what it commits with is what it answers.
   * @param change left out where no cache holds it
   */
  async commit<T>(
    db: Database,
    { write }: Writer,
    change: MadeChange | undefined,
    action: (transaction: Database, announce: Announce) => Promise<T>,
  ): Promise<T> {
    const announcements: Announcement[] = [];
    const notice = randomUUID();
    const making = { isHeard: false };
    if (change) this.#making.set(notice, making);
    let isCommitted = false;
    try {
      const answer = await db.transaction().execute(async (transaction) => {
        await write?.claim(transaction);
        const result = await action(transaction, (announcement) =>
          announcements.push(announcement),
        );
        await write?.keep(transaction, result);
        await this.#notify(transaction, change && { ...change, notice }, announcements);
        return result;
      });
      isCommitted = true;
      return answer;
    } finally {
      this.#making.delete(notice);
      if (change && !making.isHeard) {
        if (isCommitted) this.#told.set(notice, true);
        this.announce(change);
      }
    }
  }

  /**
   * In one statement, and the change first: who hears an announcement and reads must not find an
   * old answer in a cache.
   */
  async #notify(
    transaction: Database,
    change: SentChange | undefined,
    announcements: readonly Announcement[],
  ): Promise<void> {
    const kept = announcements.flatMap((each) => payloadsOf(each, this.origin));
    const notices = [
      ...(change ? [[changeChannel, JSON.stringify(change)]] : []),
      ...kept.map((payload) => [announcementChannel, payload]),
    ];
    if (notices.length === 0) return;
    const channels = notices.map(([channel]) => channel);
    const payloads = notices.map(([, payload]) => payload);
    await sql`with kept as (insert into announcements ("Payload") select unnest(${kept}::text[]))
      select pg_notify(channel, payload)
      from unnest(${channels}::text[], ${payloads}::text[]) as notices (channel, payload)`.execute(
      transaction,
    );
  }
}
