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
 * The topic of a change: pages; broadcast messages; infoboxes; the menu; settings or terms, by
 * which everybody's content is chosen; the channels and languages of one person; other content that
 * editors write; pictures that are gone; that rows kept long enough are to be removed; or possibly
 * anything. What is put back comes with the rows of single people that went with it.
 */
export type Change =
  | { topic: 'pages' }
  | { topic: 'broadcastMessages'; isPutBack?: true }
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

/** `age`: milliseconds since the announcement was made, where it is delivered later. */
type AnnouncementListener = (announcement: SentAnnouncement, age: number) => void;

/** Notifies open pages of a change, once it is committed. */
export type Announce = (announcement: Announcement) => void;

/** Name of the PostgreSQL channel by which servers on one database notify each other of changes. */
export const changeChannel = 'portal_changes';

/**
 * Notifies the caches of this server of changes, made here or by another server on the same
 * database, and the hub of announcements for open pages. Caches must not be used while `complete`
 * is false: then changes of others could be missed.
 */
export class Changes {
  readonly #listeners: ((change: Change) => void)[] = [];
  readonly #announcementListeners: AnnouncementListener[] = [];
  readonly #lossListeners: ((age: number) => void)[] = [];
  /** Of this server. */
  readonly origin = randomUUID();
  complete = false;
  /**
   * Changes that are being made here, by their notices, and whether the notice has arrived already.
   */
  readonly #making = new Map<string, { isHeard: boolean }>();
  /** Notices of changes that caches here were notified of before the notice arrived. */
  readonly #notified = new LRUCache<string, true>({ max: 1_000 });

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

  /**
   * Informs this server's hub that it is notified of everything younger than `age` milliseconds.
   */
  knowSince(age: number): void {
    for (const listener of this.#lossListeners) listener(age);
  }

  /** Notifies this server's caches. */
  announce(change: Change): void {
    for (const listener of this.#listeners) listener(change);
    // Anything that is kept may be of the person, or name them.
    if (change.topic === 'person' && change.isErased) this.announce({ topic: 'everything' });
  }

  /**
   * Notifies this server's caches of a change whose notice arrived: once, also when it was made
   * here.
   */
  hear({ notice = '', ...change }: SentChange): void {
    if (this.#notified.delete(notice)) return;
    const making = this.#making.get(notice);
    if (making) making.isHeard = true;
    this.announce(change);
  }

  /** Notifies this server's hub. */
  deliver(announcement: SentAnnouncement, age = 0): void {
    for (const listener of this.#announcementListeners) listener(announcement, age);
  }

  /**
   * Runs a change of the database in one transaction. Other servers are notified of it with the
   * commit, this server's caches before the result is returned; also when the outcome is unknown
   * because the connection broke while committing. Announcements of `action` reach open pages after
   * the commit, and after the caches; none does when it fails.
   *
   * Where the request has a key, the result is kept as its answer by the same transaction: so a
   * call commits once, and its answer is what it commits with.
   * @param change left out where no cache holds it; a function says it of the result
   */
  async commit<T>(
    db: Database,
    { write }: Writer,
    change: MadeChange | undefined | ((result: T) => MadeChange | undefined),
    action: (transaction: Database, announce: Announce) => Promise<T>,
  ): Promise<T> {
    const announcements: Announcement[] = [];
    const notice = randomUUID();
    const making = { isHeard: false };
    this.#making.set(notice, making);
    // Of an action that fails nothing is committed.
    let made = typeof change === 'function' ? undefined : change;
    let isCommitted = false;
    try {
      const answer = await db.transaction().execute(async (transaction) => {
        await write?.claim(transaction);
        const result = await action(transaction, (announcement) =>
          announcements.push(announcement),
        );
        await write?.keep(transaction, result);
        if (typeof change === 'function') made = change(result);
        await this.#notify(transaction, made && { ...made, notice }, announcements);
        return result;
      });
      isCommitted = true;
      return answer;
    } finally {
      this.#making.delete(notice);
      if (made && !making.isHeard) {
        if (isCommitted) this.#notified.set(notice, true);
        this.announce(made);
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
