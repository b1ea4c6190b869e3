import { Client } from 'pg';
import { changeChannel, type Change, type Changes } from './changes';
import type { DatabaseAddress } from './database';

const retryDelay = 500;

/**
 * Listens to the changes that other servers make, connecting again whenever the connection is lost.
 * Everything counts as changed when it starts to listen, because something may have happened before.
 */
export class ChangeListener {
  #client: Client | undefined;
  #retry: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(
    private readonly address: DatabaseAddress,
    private readonly changes: Changes,
  ) {}

  /** Resolves after the first attempt, successful or not. */
  async start(): Promise<void> {
    const client = new Client({ ...this.address, application_name: 'portal-changes', keepAlive: true });
    this.#client = client;
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '{"topic":"everything"}' }) => this.changes.announce(JSON.parse(payload) as Change));
    try {
      await client.connect();
      await client.query(`listen ${changeChannel}`);
      this.changes.announce({ topic: 'everything' });
      this.changes.complete = true;
    } catch {
      this.#lost(client);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#retry);
    this.changes.complete = false;
    await this.#client?.end().catch(() => undefined);
  }

  #lost(client: Client): void {
    if (this.#stopped || client !== this.#client) return;
    this.#client = undefined;
    this.changes.complete = false;
    client.end().catch(() => undefined);
    this.#retry = setTimeout(() => void this.start(), retryDelay);
  }
}
