import { LRUCache } from 'lru-cache';
import { Client, type Notification } from 'pg';
import { announcementChannel, announcementMemory, type SentAnnouncement } from './announcement';
import { changeChannel, type Changes } from './changes';
import { keptAlive, type DatabaseAddress } from './database';

const retryDelay = 500;
/**
 * Milliseconds between two checks that the connection still carries anything; a silent network
 * would lose changes.
 */
const checkInterval = 15_000;
/** Milliseconds between the making of an announcement and its commit, at most. */
const maxCommitTime = 60_000;
/** Announcements that are caught up with at most; with more, everything is read again. */
const maxMissed = 500;

const findMissed = `
  select "Payload", "Made" from announcements where "Made" > $1::timestamptz
  order by "Made" desc limit ${maxMissed}`;
const clearOld = `
  with forgotten as (
    delete from announcements where "Made" < now() - interval '${announcementMemory + maxCommitTime} milliseconds'
  ) select clock_timestamp() as "Now"`;

/**
 * Listens to the changes that other servers make and to what every server announces, connecting
 * again whenever the connection is lost. Caches count as changed when it starts to listen, because
 * something may have happened before; open pages are told exactly what they have missed.
 */
export class ChangeListener {
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #stopped = false;
  /** Until then everything was heard: milliseconds since 1970 by the database's clock. */
  #heardUntil: number | undefined;
  readonly #notified = new LRUCache<string, true>({ max: 4 * maxMissed });

  /** Whether it is known that nothing is heard: each loss is told once, however often it tries. */
  #isLossTold = false;

  /** @param notify told that changes of other servers are not heard, and that they are again */
  constructor(
    private readonly address: DatabaseAddress,
    private readonly changes: Changes,
    private readonly notify: (message: string) => void = () => undefined,
  ) {}

  /** Resolves after the first attempt, successful or not. */
  async start(): Promise<void> {
    const client = new Client({
      ...this.address,
      application_name: 'portal-changes',
      ...keptAlive,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    this.#client = client;
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client));
    client.on('notification', (notification) => this.#hear(notification));
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}; listen ${announcementChannel}`);
      this.changes.announce({ topic: 'everything' });
      this.changes.complete = true;
      await this.#catchUp(client);
      if (this.#isLossTold) this.notify('Changes of other servers are heard again.');
      this.#isLossTold = false;
      this.#check = setInterval(() => void this.#noteHeard(client), checkInterval);
    } catch (error) {
      this.#lost(client, error);
    }
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#check);
    this.changes.complete = false;
    if (this.#client) leave(this.#client);
  }

  /** Tells what was announced while nothing was heard; at the start of the server what it may. */
  async #catchUp(client: Client): Promise<void> {
    const before = this.#heardUntil ?? 0;
    const now = await timeOf(client);
    const since = Math.max(before, now - announcementMemory);
    const { rows } = await client.query<{ Payload: string; Made: Date }>(findMissed, [
      new Date(since - maxCommitTime),
    ]);
    const ageOf = ({ Made }: { Made: Date }) => now - Made.getTime();
    const oldest = rows.length < maxMissed ? undefined : rows.at(-1);
    if (oldest || since > before) this.changes.knowSince(oldest ? ageOf(oldest) : now - since);
    for (const row of rows.reverse()) this.#notify(row.Payload, ageOf(row));
    this.#heardUntil = now;
  }

  async #noteHeard(client: Client): Promise<void> {
    try {
      this.#heardUntil = await timeOf(client);
    } catch (error) {
      this.#lost(client, error);
    }
  }

  #hear({ channel, payload = '{"topic":"everything"}' }: Notification): void {
    if (channel === announcementChannel) this.#notify(payload);
    else this.changes.hear(JSON.parse(payload));
  }

  #notify(payload: string, age = 0): void {
    const announcement: SentAnnouncement = JSON.parse(payload);
    const { id } = announcement;
    // Servers of an earlier version give none.
    if (id !== undefined && this.#notified.has(id)) return;
    if (id !== undefined) this.#notified.set(id, true);
    this.changes.deliver(announcement, age);
  }

  #lost(client: Client, error?: unknown): void {
    if (this.#stopped || client !== this.#client) return;
    if (!this.#isLossTold)
      this.notify(
        'Changes of other servers are not heard, so nothing is answered from memory until they are ' +
          `again: ${error instanceof Error ? error.message : 'the connection ended'}`,
      );
    this.#isLossTold = true;
    this.#client = undefined;
    clearInterval(this.#check);
    this.changes.complete = false;
    leave(client);
    this.#retry = setTimeout(() => void this.start(), retryDelay);
  }
}

/** The database's clock; what nobody asks for any more is forgotten on the way. */
async function timeOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ Now: Date }>(clearOld);
  return rows[0]!.Now.getTime();
}

/** Waits for nothing: a database that has fallen silent would never say that it has heard. */
function leave(client: Client): void {
  client.end().catch(() => undefined);
  client.connection.stream.destroy();
}
