import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection,
} from '@microsoft/signalr';
import type { ComponentUpdate } from '#shared/realtime';
import type { TestPortal } from '../testPortal';

/** A page that is open somewhere: Microsoft's own client, connected to the hub of a portal. */
export interface HubClient {
  connection: HubConnection;
  /** Everything that the hub has sent so far. */
  updates: ComponentUpdate[];
  /** Resolves with the first update that passes; the test's time-out ends the wait. */
  update(passes?: (update: ComponentUpdate) => boolean): Promise<ComponentUpdate>;
  stop(): Promise<void>;
}

interface Options {
  /** Default: the person's token from the dev tenant. */
  token?: () => string | Promise<string>;
  /** Milliseconds since the page was in step with the server. */
  age?: number;
  /** Milliseconds before each attempt to connect again; default: at once, ten times. */
  retryDelays?: number[];
  url?: string;
}

/** Connects as a person (`member` stands for `member@nordvik.example`). */
export async function openHub(
  portal: TestPortal,
  person: string,
  options: Options = {},
): Promise<HubClient> {
  const client = hubClient(
    options.url ?? `${portal.url}/hub${options.age === undefined ? '' : `?age=${options.age}`}`,
    options.token ?? (() => portal.tokenOf(person)),
    options,
  );
  await client.connection.start();
  return client;
}

/** Microsoft's client, not yet connected. */
export function hubClient(
  url: string,
  accessTokenFactory: () => string | Promise<string>,
  { retryDelays = Array<number>(10).fill(0) }: Options = {},
): HubClient {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { accessTokenFactory, transport: HttpTransportType.WebSockets })
    .withAutomaticReconnect(retryDelays)
    .configureLogging(LogLevel.None)
    .build();
  const updates: ComponentUpdate[] = [];
  const waiting = new Set<() => void>();
  connection.on('UpdateComponentState', (update: ComponentUpdate) => {
    updates.push(update);
    for (const wake of waiting) wake();
  });
  const update: HubClient['update'] = (passes = () => true) =>
    new Promise((resolve) => {
      const look = () => {
        const found = updates.find(passes);
        if (!found) return;
        waiting.delete(look);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  return { connection, updates, update, stop: () => connection.stop() };
}
