import {
  Agent,
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';

/** A load balancer as small as can be: each request goes to the next server that is ready. */
export interface RoundRobin {
  url: string;
  /** Servers that get requests. */
  ready(): number;
  /** Requests that could not be passed on. */
  failures(): string[];
  stop(): Promise<void>;
}

const checkInterval = 200;
/** So many checks in a row a server fails before it gets nothing any more. */
const maxFailedChecks = 2;

/**
 * It keeps connections to the servers, asks each whether it is ready, and tries nothing twice: the
 * caller sees each connection that a server breaks off.
 */
export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const failures: string[] = [];
  const sockets = new Set<Duplex>();
  let turn = 0;
  const next = () => [...ready][turn++ % Math.max(1, ready.size)];
  const failedChecks = new Map<string, number>();
  const check = async (target: string) => {
    const failed = (await isReadyAt(target)) ? 0 : (failedChecks.get(target) ?? 0) + 1;
    failedChecks.set(target, failed);
    if (failed === 0) ready.add(target);
    else if (failed >= maxFailedChecks) ready.delete(target);
  };
  let isOver = false;
  const watch = async (target: string) => {
    while (!isOver) {
      await check(target);
      await delay(checkInterval);
    }
  };
  await Promise.all(targets.map(check));
  const watching = targets.map(watch);
  const fail = (answer: ServerResponse, reason: string) => {
    failures.push(reason);
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  };
  const server = createServer((asked, answer) => {
    const target = next();
    if (target) pass(asked, answer, target, agent, (reason) => fail(answer, reason));
    else fail(answer, 'No server is ready');
  });
  server.on('upgrade', (asked, socket: Socket, head) => {
    const target = next();
    if (!target) return socket.destroy();
    sockets.add(socket).add(upgrade(asked, socket, head, target));
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready.size,
    failures: () => failures,
    stop: async () => {
      isOver = true;
      await Promise.all(watching);
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await new Promise((resolve) => void server.close(resolve).closeAllConnections());
    },
  };
}

function isReadyAt(target: string): Promise<boolean> {
  return fetch(`${target}/health/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}

function pass(
  asked: IncomingMessage,
  answer: ServerResponse,
  target: string,
  agent: Agent,
  fail: (reason: string) => void,
): void {
  const { method, url } = asked;
  const headers = endToEnd(asked.headers);
  const passedOn = request(target + url, { agent, method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, endToEnd(got.headers));
    got.pipe(answer);
    got.on('error', (error) => fail(`${method} ${url}: ${error.message}`));
  });
  passedOn.on('error', (error) => fail(`${method} ${url}: ${error.message}`));
  asked.pipe(passedOn);
}

/** Without what two neighbours say to each other about their connection. */
function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const own = ['connection', 'keep-alive'];
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !own.includes(name)));
}

function upgrade(asked: IncomingMessage, socket: Socket, head: Buffer, target: string): Socket {
  const { hostname, port } = new URL(target);
  const through = connect(Number(port), hostname, () => {
    const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
    for (let index = 0; index < asked.rawHeaders.length; index += 2)
      lines.push(`${asked.rawHeaders[index]}: ${asked.rawHeaders[index + 1]}`);
    through.write(`${lines.join('\r\n')}\r\n\r\n`);
    through.write(head);
    through.pipe(socket).pipe(through);
  });
  for (const [end, other] of [
    [through, socket],
    [socket, through],
  ] as const) {
    end.on('error', () => other.destroy());
    end.on('close', () => other.destroy());
  }
  return through;
}
