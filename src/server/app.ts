import { randomUUID } from 'node:crypto';
import fastify, {
  LogController,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { contract } from '#shared/contract/index';
import { isPagePath } from '#shared/rules/pages/pagePath';
import { Storage } from './db/storage';
import type { Deps } from './deps';
import { accessHook, type Gate } from './http/callers/access';
import { registerClientPages } from './http/documents/clientPages';
import { watchUnusedConnections } from './http/callers/watchUnusedConnections';
import { registerCommentsPage } from './http/documents/commentsPage';
import { compressAnswer } from './http/answers/compression';
import { countRequests } from './http/callers/countRequests';
import { bodyTimes, endSlowBodies } from './http/callers/endSlowBodies';
import { answerError } from './http/answers/errorHandler';
import { registerHealth } from './http/health';
import { FinishedAnswers } from './http/answers/finishedAnswers';
import { loggerOptions, logRefusals, requestLogger } from './http/logging';
import { openApiDocument } from './http/documents/openApi';
import { ProblemError, sendProblem } from './http/answers/problems';
import { addressReader } from './http/callers/callerAddress';
import { createRateLimit } from './http/callers/rateLimit';
import { registerSecurityContact } from './http/documents/securityContact';
import { registerSiteFiles } from './http/documents/siteFiles';
import { readJsonBodies } from './http/jsonBodies';
import { readUploads } from './http/uploads';
import { registerCalls } from './http/routes';
import { refuseUnknownRoutes } from './http/answers/unknownRoute';
import { compileSerialization } from './http/answers/serialization';
import { compileValidation } from './http/validation';
import { registerHub } from './hub/registerHub';
import type { MaybePromise } from './maybePromise';
import { allHandlers } from './resources/allHandlers';
import { startRetention } from './startRetention';
import { currentStartSettings } from './resources/featureSettings/startSettings';
import { createRoleFinder } from './resources/security/roleFinder';
import { registerImageFiles } from './resources/images/imageFiles';
import { startNotifier } from './resources/notifications/startNotifier';
import { startPageClock } from './resources/pages/pageClock';
import { TargetingReader } from './resources/targeting/targeting';

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/health/ready` says no and no connection is kept; all else is answered as before. */
    leave: () => void;
  }
}

const base = '/api';
/** A page's content may have 500,000 characters, of up to four bytes each. */
const maxBodyLength = 2_500_000;

/**
 * The product: its API, its health and its client, not yet listening.
 * @param clientDirectory where the build has put the client
 * @param times how long a body may take
 */
export async function buildApp(
  deps: Deps,
  clientDirectory: string,
  times = bodyTimes,
): Promise<FastifyInstance> {
  const answers: Answers = { unreadableAddress: answerError };
  const app = fastify(serverOptions(deps, answers));
  let isLeaving = false;
  let stopping = false;
  app.decorate('leave', () => {
    isLeaving = true;
  });
  const closeUnused = watchUnusedConnections(app.server);
  app.addHook('preClose', async () => {
    isLeaving = stopping = true;
    closeUnused();
  });
  logRefusals(app);
  if (deps.figures) countRequests(app, deps.figures);
  endSlowBodies(app, times);
  app.addHook('onRequest', (request, reply, done) => {
    setOwnHeaders(request, reply);
    done(stopping ? new ProblemError('shuttingDown') : undefined);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isLeaving) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onSend', compressAnswer);
  app.setErrorHandler(answerError);
  app.decorate('storage', new Storage(deps.probeDb, deps.freeBytes));
  registerHealth(app, deps, app.storage, () => isLeaving);
  const targeting = new TargetingReader(deps.db, deps.changes);
  const gate = gateOf(deps, targeting);
  app.decorateRequest('person', undefined);
  refuseUnknownRoutes(app, contract, base, gate, isPage);
  await app.register(async (api) => registerApi(api, deps, gate, targeting), { prefix: base });
  registerImageFiles(app, deps, gate);
  registerSecurityContact(app, deps.config, deps.now);
  registerSiteFiles(app, () => targeting.settings());
  registerCommentsPage(app, { config: deps.config, settings: () => targeting.settings() });
  registerHub(app, { ...deps, gate, targeting });
  const stops = [
    startPageClock({ ...deps, log: app.log }),
    startRetention({ ...deps, db: deps.upkeepDb, targeting, log: app.log }),
    startNotifier({ ...deps, targeting, log: app.log }),
  ];
  app.addHook('onClose', async () => {
    await Promise.all(stops.map((stop) => stop()));
  });
  const { sendApp } = await registerClientPages(app, {
    config: deps.config,
    directory: clientDirectory,
    startSettings: currentStartSettings(deps),
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request)
      ? sendApp(isPagePath(pathOf(request)) ? reply : reply.code(404))
      : sendProblem(request, reply, new ProblemError('unknownRoute')),
  );
  answers.unreadableAddress = (error, request, reply) =>
    isPage(request) ? sendApp(reply.code(400)) : answerError(error, request, reply);
  return app;
}

/**
 * Answers given before any route is known; the app's page is registered after the server is made.
 */
interface Answers {
  /** An address that cannot be decoded, such as `/pages/%E0%A4%A`. */
  unreadableAddress: (
    error: FastifyError,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => MaybePromise<FastifyReply>;
}

/** Without its query, which is for the app to read. */
function pathOf({ url }: FastifyRequest): string {
  return url.replace(/[?#].*$/s, '');
}

/** Whether somebody opens an address that is for the app to show. */
function isPage({ method, url }: FastifyRequest): boolean {
  return (
    (method === 'GET' || method === 'HEAD') &&
    !/^\/(assets|health|api|hub|images|\.well-known)(\/|$)/i.test(url)
  );
}

/** On every answer, also those that Fastify gives before any hook. */
function setOwnHeaders(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff');
}

function serverOptions({ config }: Deps, answers: Answers): FastifyServerOptions {
  return {
    logger: loggerOptions(config.logLevel),
    childLoggerFactory: requestLogger,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 400 },
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    bodyLimit: maxBodyLength,
    // For what no route is found; every other body has a time of its own.
    requestTimeout: bodyTimes.file,
    // Its own answer would not be a problem document.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) =>
      void answers.unreadableAddress(error, request, setOwnHeaders(request, reply)),
  };
}

function gateOf({ verifyToken, now, config }: Deps, targeting: TargetingReader): Gate {
  return {
    verifyToken,
    rolesOf: createRoleFinder({ config, now, settings: () => targeting.settings() }),
    addressOf: addressReader(config.trustProxy),
    perPerson: createRateLimit(config.rateLimitPerPerson),
    perAddress: createRateLimit(config.rateLimitAnonymous),
  };
}

function registerApi(
  api: FastifyInstance,
  deps: Deps,
  gate: Gate,
  targeting: TargetingReader,
): void {
  const document = openApiDocument(contract, `${deps.config.publicUrl}${base}`);
  const finished = new FinishedAnswers();
  api.setValidatorCompiler(compileValidation);
  api.setSerializerCompiler(compileSerialization);
  // Fastify would take text for a body; the API takes JSON.
  api.removeContentTypeParser('text/plain');
  readJsonBodies(api);
  readUploads(api);
  api.get('/openapi.json', { onRequest: accessHook('anyone', gate) }, (request, reply) =>
    finished.send(request, reply.type('application/json; charset=utf-8'), {
      answer: document,
      write: () => JSON.stringify(document),
      hasTag: true,
    }),
  );
  registerCalls(api, contract, allHandlers({ ...deps, log: api.log, targeting }), {
    gate,
    keeping: deps,
    finished,
  });
}
