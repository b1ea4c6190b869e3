import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { WebSocketServer } from 'ws';
import { hubPath } from '#shared/realtime';
import { certain } from '#shared/rules/values/certain';
import type { Deps } from '../deps';
import { accessHook, bearerToken, countRefusal, type Gate } from '../http/callers/access';
import { ProblemError, problemDocument } from '../http/answers/problems';
import { endOfToken } from '../http/callers/tokens';
import type { TargetingReader } from '../resources/targeting/targeting';
import { azureSignalR } from './azureSignalR';
import { Hub } from './hub';
import type { HubClient } from './hubConnection';

interface HubDeps extends Deps {
  gate: Gate;
  targeting: TargetingReader;
}

/**
 * Bytes of one frame; what is beyond the hub's own, smaller limit gets a reason, what is beyond
 * this one only a code.
 */
const maxFrameLength = 65_536;
const answer = {
  negotiateVersion: 1,
  availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
};

/**
 * The realtime hub (HUB-01): SignalR's negotiation, and its JSON protocol over WebSockets. Any
 * server takes any connection, because a connection is nothing but its token: no server has to be
 * the one that was negotiated with.
 */
export function registerHub(app: FastifyInstance, deps: HubDeps): void {
  const { changes, targeting, now, gate, config } = deps;
  const hub = new Hub({
    changes,
    targeting,
    now,
    connectionsPerPerson: config.hubConnectionsPerPerson,
    onFailure: (err) =>
      app.log.warn({ err }, 'Whom a change concerns could not be read; everybody is told'),
  });
  deps.figures?.watchHub(() => hub.count);
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxFrameLength,
    clientTracking: false,
  });

  const service = config.signalRService && azureSignalR(config.signalRService, now);
  if (service) {
    changes.onAnnouncement((announcement) => {
      // Every server hears of it; the one that made the change passes it on.
      if (announcement.origin === changes.origin)
        service
          .send(announcement)
          .catch((err: unknown) =>
            app.log.warn(
              { err },
              'Azure SignalR Service did not take a message; open pages hear of the change at their next check',
            ),
          );
    });
    // Somebody was erased: their pages are told nothing more.
    changes.onChange((change) => {
      if (change.topic === 'person' && change.isErased)
        service
          .close(change.id)
          .catch((err: unknown) =>
            app.log.warn(
              { err },
              'Azure SignalR Service kept the connections of somebody who was erased; they end within the hour',
            ),
          );
    });
  }

  app.post(
    `${hubPath}/negotiate`,
    { onRequest: accessHook('signedIn', gate) },
    async (request, reply) => {
      if (service)
        return reply
          .header('cache-control', 'no-store')
          .send(
            await service.redirect(certain(request.person).id, endOfToken(bearerToken(request))),
          );
      hub.checkRoomFor(certain(request.person).id);
      const [connectionId, connectionToken] = [randomUUID(), randomUUID()];
      return reply
        .header('cache-control', 'no-store')
        .send({ ...answer, connectionId, connectionToken });
    },
  );

  const admit = admission(deps, hub);
  /** As at the product API, guessing is limited by address. */
  const refusalOf = (request: IncomingMessage, error: unknown): Promise<unknown> =>
    countRefusal(gate, request, error).then(
      () => error,
      (tooMany: unknown) => tooMany,
    );
  app.server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Without a listener a connection that breaks meanwhile would end the process.
    socket.on('error', () => socket.destroy());
    admit(request).then(
      (client) => sockets.handleUpgrade(request, socket, head, (opened) => hub.add(opened, client)),
      async (error: unknown) => refuseUpgrade(app, socket, await refusalOf(request, error)),
    );
  });
  app.addHook('preClose', async () => hub.close());
}

/** Checks who wants to connect; throws `ProblemError` where they may not. */
function admission({ gate, config }: Pick<HubDeps, 'gate' | 'config'>, hub: Hub) {
  return async (request: IncomingMessage): Promise<HubClient> => {
    // An address such as "//" is none.
    const url = new URL(`http://hub/${(request.url ?? '').replace(/^\/+/, '')}`);
    if (url.pathname.replace(/\/$/, '') !== hubPath) throw new ProblemError('unknownRoute');
    const token = tokenOf(request, url);
    const { id, claimedRoles } = await gate.verifyToken(token);
    await gate.perPerson.count(id);
    hub.checkRoomFor(id);
    return {
      personId: id,
      roles: config.authorizationMode === 'claims' ? claimedRoles : undefined,
      until: endOfToken(token),
      age: ageOf(url),
    };
  };
}

/**
 * Browsers cannot send headers with a WebSocket, so SignalR puts the token into the address; it is
 * logged nowhere.
 */
function tokenOf(request: IncomingMessage, url: URL): string {
  return url.searchParams.get('access_token') || bearerToken(request);
}

/** Milliseconds; what is no such number counts as not given. */
function ageOf(url: URL): number | undefined {
  const age = url.searchParams.get('age') ?? '';
  return /^\d{1,12}$/.test(age) ? Number(age) : undefined;
}

/** Answers a request for a WebSocket with a problem document, as any other request would be. */
function refuseUpgrade({ log }: FastifyInstance, socket: Duplex, error: unknown): void {
  const problem = error instanceof ProblemError ? error : new ProblemError('internal');
  const reqId = randomUUID();
  const { headers, document } = problemDocument(problem, reqId);
  const line = { reqId, route: hubPath, status: document.status, problem: problem.id };
  if (problem.id === 'internal') log.error({ ...line, err: error }, 'Failed');
  else log.info(line, 'Refused');
  const body = JSON.stringify(document);
  const lines = Object.entries({
    ...headers,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }).map(([name, value]) => `${name}: ${value}`);
  socket.end(
    `HTTP/1.1 ${document.status} ${STATUS_CODES[document.status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`,
  );
}
