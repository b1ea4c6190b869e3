import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { jwtVerify } from 'jose';
import { WebSocketServer, type WebSocket } from 'ws';

/**
 * A stand-in for Azure SignalR Service in serverless mode: its client endpoint and the two calls of
 * its REST API that the portal makes.
 */
export interface SignalRServiceStandIn {
  connectionString: string;
  /** The next calls of the REST API are answered with this status. */
  failNext(times: number, status: number): void;
  /** Bodies of the REST calls that were taken, with their paths. */
  calls: { path: string; body: unknown }[];
  /** How many requests it has had at once, at most. */
  mostAtOnce(): number;
  stop(): Promise<void>;
}

const accessKey = 'a-key-that-only-this-stand-in-and-the-portal-know';
const separator = '\u001e';

export async function startSignalRService(): Promise<SignalRServiceStandIn> {
  const clients = new Map<WebSocket, string>();
  const calls: SignalRServiceStandIn['calls'] = [];
  const failing = { times: 0, status: 0 };
  const requests = { open: 0, most: 0 };
  const server = createServer((request, response) => {
    requests.open += 1;
    requests.most = Math.max(requests.most, requests.open);
    response.once('close', () => (requests.open -= 1));
    void answer(request, response).catch(() => response.writeHead(401).end());
  });
  const sockets = new WebSocketServer({ noServer: true });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://localhost:${(server.address() as AddressInfo).port}`;

  /** The token must be signed for exactly this address. */
  const verified = async (token: string, audience: string) =>
    (
      await jwtVerify(token, new TextEncoder().encode(accessKey), {
        audience,
        algorithms: ['HS256'],
        requiredClaims: ['exp'],
      })
    ).payload;
  const clientUrl = `${endpoint}/client/?hub=portal`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, endpoint);
    const token = request.headers.authorization?.replace('Bearer ', '') ?? '';
    if (pathname === '/client/negotiate') {
      await verified(token, clientUrl);
      response.end(
        JSON.stringify({
          negotiateVersion: 1,
          connectionId: 'c',
          connectionToken: 'c',
          availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
        }),
      );
      return;
    }
    await verified(token, `${endpoint}${pathname}`);
    const [, closed] = /^\/api\/hubs\/portal\/users\/(.+)\/:closeConnections$/.exec(pathname) ?? [];
    if (closed !== undefined) {
      for (const [socket, owner] of clients) if (owner === closed) socket.close();
      return void response.writeHead(204).end();
    }
    if (failing.times > 0) {
      failing.times -= 1;
      return void response.writeHead(failing.status).end();
    }
    const message = JSON.parse(await textOf(request)) as { target: string; arguments: unknown[] };
    const [, user] = /^\/api\/v1\/hubs\/portal\/users\/(.+)$/.exec(pathname) ?? [];
    calls.push({ path: pathname, body: message });
    for (const [socket, owner] of clients)
      if (user === undefined || user === owner)
        socket.send(JSON.stringify({ type: 1, ...message }) + separator);
    // Long enough that those sent at once are counted together.
    await wait(20);
    response.writeHead(202).end();
  }

  server.on('upgrade', (request, socket, head) => {
    const token =
      request.headers.authorization?.replace('Bearer ', '') ??
      new URL(request.url!, endpoint).searchParams.get('access_token') ??
      '';
    verified(token, clientUrl).then(
      ({ nameid }) =>
        sockets.handleUpgrade(request, socket, head, (opened) => {
          opened.once('message', () => {
            opened.send(`{}${separator}`);
            clients.set(opened, String(nameid));
          });
          opened.once('close', () => clients.delete(opened));
        }),
      () => socket.destroy(),
    );
  });

  return {
    connectionString: `Endpoint=${endpoint};AccessKey=${accessKey};Version=1.0;`,
    failNext: (times, status) => Object.assign(failing, { times, status }),
    calls,
    mostAtOnce: () => requests.most,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of clients.keys()) socket.terminate();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += String(part);
  return text;
}
