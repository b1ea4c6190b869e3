import { freePort } from '../../support/servers/freePort';
import {
  productEntry,
  spawnServer,
  untilAnswering,
  type ServerProcess,
} from '../../support/servers/serverProcess';
import type { TokenIssuer } from '../../support/servers/tokenIssuer';

/** Starts the product on a database, without limits of requests. */
export async function startServer(
  issuer: TokenIssuer,
  databaseUrl: string,
  port?: number,
): Promise<ServerProcess> {
  const server = spawnServer(productEntry(), port ?? (await freePort()), {
    ...issuer.environment,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_PERSON: '0',
    RATE_LIMIT_ANONYMOUS: '0',
    HUB_CONNECTIONS_PER_PERSON: '0',
    HOST: '127.0.0.1',
    DRAIN_SECONDS: '3',
  });
  const there = { ...server, url: server.url.replace('localhost', '127.0.0.1') };
  await untilAnswering(there);
  return there;
}
