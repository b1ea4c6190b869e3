import { Client, type Notification } from 'pg';
import { announcementChannel, type SentAnnouncement } from './announcement';
import { changeChannel, type Change, type Changes } from './changes';
import type { DatabaseAddress } from './database';

const retryDelay = 500;
/**
 * Milliseconds between two checks that the connection still carries anything; a silent network
 * would lose changes.
 */
const checkInterval = 15_000;

/**
 * Listens to the changes that other servers make and to what every server announces, connecting
 * again whenever the connection is lost. Everything counts as changed when it starts to listen,
 * because something may have happened before.
 */
export class ChangeListener {
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #check: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly address: DatabaseAddress,
    private readonly changes: Changes,
  ) {}

  /** Resolves after the first attempt, successful or not. */
  async start(): Promise<void> {
    const client = new Client({
      ...this.address,
      application_name: 'portal-changes',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
    });
    this.#client = client;
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', (notification) => this.#hear(notification));
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}; listen ${announcementChannel}`);
      this.changes.announce({ topic: 'everything' });
      this.changes.complete = true;
      this.#check = setInterval(
        () => client.query('select 1').catch(() => this.#lost(client)),
        checkInterval,
      );
    } catch {
      this.#lost(client);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    clearInterval(this.#check);
    this.changes.complete = false;
    await this.#client?.end().catch(() => undefined);
  }

  #hear({ channel, payload = '{"topic":"everything"}' }: Notification): void {
    if (channel === announcementChannel)
      this.changes.deliver(JSON.parse(payload) as SentAnnouncement);
    else this.changes.announce(JSON.parse(payload) as Change);
  }

  #lost(client: Client): void {
    if (this.#stopped || client !== this.#client) return;
    this.#client = undefined;
    clearInterval(this.#check);
    this.changes.complete = false;
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => void this.start(), retryDelay);
  }
}
