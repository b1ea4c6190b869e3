import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { DatabaseAddress } from '../../../src/server/db/database';

/** Stands between a server and its database, and can swallow what they say to each other. */
export interface DatabaseProxy {
  address: DatabaseAddress;
  /** Connections stay open, new ones are taken, and nothing passes any more. */
  fallSilent(): void;
  /** New connections are let through again; those from before the silence stay mute. */
  speakAgain(): void;
  /** Resolves when somebody says something that is swallowed. */
  swallowed(): Promise<void>;
  stop(): Promise<void>;
}

export async function proxyDatabase(database: DatabaseAddress): Promise<DatabaseProxy> {
  const { host = 'localhost', port = 5432 } = database.connectionString
    ? {
        host: new URL(database.connectionString).hostname,
        port: Number(new URL(database.connectionString).port || 5432),
      }
    : database;
  const sockets = new Set<Socket>();
  let isSilent = false;
  let onSwallowed: () => void = () => undefined;
  const proxy = createServer((caller) => {
    let isMute = isSilent;
    const server = host.startsWith('/')
      ? connect(`${host}/.s.PGSQL.${port}`)
      : connect(Number(port), host);
    const pass = (from: Socket, to: Socket) => {
      sockets.add(from);
      from.on('data', (data) => {
        isMute ||= isSilent;
        if (isMute) onSwallowed();
        else to.write(data);
      });
      from.on('error', () => from.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    };
    pass(caller, server);
    pass(server, caller);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const own = { host: '127.0.0.1', port: (proxy.address() as AddressInfo).port };
  return {
    address: database.connectionString
      ? { connectionString: withPlace(database.connectionString, own) }
      : { ...database, ...own },
    fallSilent: () => (isSilent = true),
    speakAgain: () => (isSilent = false),
    swallowed: () => new Promise((resolve) => (onSwallowed = resolve)),
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => proxy.close(() => resolve()));
    },
  };
}

/** As `DATABASE_URL` has it. */
export function urlOf({ connectionString, user, password, host, port, database }: DatabaseAddress) {
  return (
    connectionString ??
    `postgres://${user}:${encodeURIComponent(String(password))}@${host}:${port}/${database}`
  );
}

function withPlace(connectionString: string, { host, port }: { host: string; port: number }) {
  const url = new URL(connectionString);
  url.hostname = host;
  url.port = String(port);
  return url.href;
}
