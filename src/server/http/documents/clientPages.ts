import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { certain } from '#shared/rules/values/certain';
import type { StartSettings } from '#shared/rules/settings/settings';
import type { Config } from '../../config';
import { clientConfig } from './clientConfig';
import { contentSecurityPolicy, pageHeaders, setHeaders } from './securityHeaders';

/**
 * Answers that carry the built client: pages with the run-time configuration filled in, and its
 * files.
 */
export interface ClientPages {
  /** The one page of the app, for every address that is nothing else. */
  sendApp: SendPage;
}

type SendPage = (reply: FastifyReply, cacheControl?: string) => Promise<FastifyReply>;

interface ClientPagesOptions {
  config: Config;
  /** Where the build has put the client. */
  directory: string;
  /**
   * The settings that pages tell ahead of sign-in, as they are now; the same object until they
   * change.
   */
  startSettings: () => Promise<StartSettings | undefined>;
}

/** Addresses of pages that run on their own, without the app. */
const ownPages = {
  '/redirect': 'redirect.html',
  '/msteams-auth': 'msteams-auth.html',
  '/auth-blank': 'auth-blank.html',
};

/**
 * Where the identity service answers to. The page before it has fetched it by then, so that the way
 * back needs no round trip; an address that holds more than its path is not kept.
 */
const answerPage = '/redirect';
const whileAway = 'private, max-age=60';

/**
 * Serves the built client from a directory. HTML is stored by nobody, because it carries
 * configuration and a nonce, but for the moment of a sign-in; files under /assets carry their
 * content's hash in the name and are kept for ever.
 */
export async function registerClientPages(
  app: FastifyInstance,
  options: ClientPagesOptions,
): Promise<ClientPages> {
  const sendApp = appPages(options);
  for (const [address, file] of Object.entries(ownPages)) {
    const page = readPage(options, file);
    app.get(address, (request, reply) =>
      page(reply, request.url === answerPage ? whileAway : undefined),
    );
  }
  const worker = join(options.directory, 'service-worker.js');
  if (existsSync(worker)) serveWorker(app, readFileSync(worker, 'utf8'));
  const assets = join(options.directory, 'assets');
  if (existsSync(assets)) {
    await app.register(serveFiles, {
      root: assets,
      prefix: '/assets/',
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      decorateReply: false,
      index: false,
    });
  }
  return { sendApp };
}

/**
 * Who opens the app in a tab that no service worker stands behind has most probably to sign in: that
 * page holds the code for it. In a frame of Teams another one is needed; who comes from a page of
 * the portal has signed in there.
 */
function appPages(options: ClientPagesOptions): SendPage {
  const usual = readPage(options, 'index.html');
  if (!existsSync(join(options.directory, newcomersPage))) return usual;
  const newcomers = readPage(options, newcomersPage);
  return (reply) => (isNewcomer(reply.request) ? newcomers(reply) : usual(reply));
}

const newcomersPage = 'newcomers.html';

function isNewcomer({ headers }: FastifyRequest): boolean {
  return (
    headers['sec-fetch-dest'] === 'document' &&
    headers['sec-fetch-site'] !== 'same-origin' &&
    !('service-worker-navigation-preload' in headers)
  );
}

/**
 * The service worker: asked for at its one address each time, so that a newer one is found at once.
 */
function serveWorker(app: FastifyInstance, script: string): void {
  const headers = {
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  };
  app.get('/service-worker.js', (_request, reply) =>
    reply.headers(headers).type('text/javascript; charset=utf-8').send(script),
  );
}

function readPage(
  { config, directory, startSettings }: ClientPagesOptions,
  file: string,
): SendPage {
  const path = join(directory, file);
  if (!existsSync(path))
    return async (reply) =>
      reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The client is not built. Run "npm run build" and start the portal again.\n');
  const html = readFileSync(path, 'utf8');
  const scriptHashes = hashesOfScripts(html);
  const headers = pageHeaders(config);
  const partsFor = filledIn(html, config, hashOfBuild(join(directory, 'index.html')));
  return async (reply, cacheControl = certain(headers['cache-control'])) => {
    const settings = await startSettings();
    const parts = partsFor(settings);
    const nonce = randomBytes(16).toString('base64');
    setHeaders(reply, headers)
      .header('cache-control', cacheControl)
      .header(
        'content-security-policy',
        contentSecurityPolicy(config, nonce, {
          scriptHashes,
          videoHosts: settings?.allowedVideoHosts,
        }),
      );
    return reply.type('text/html; charset=utf-8').send(parts.join(nonce));
  };
}

/** The page between the places of its nonce; made again only when the settings have changed. */
function filledIn(
  html: string,
  config: Config,
  buildHash: string,
): (settings: StartSettings | undefined) => string[] {
  const fill = (settings: StartSettings | undefined) =>
    html
      .replaceAll('__PORTAL_CONFIG__', () => scriptJson(clientConfig(config, buildHash, settings)))
      .split('__STYLE_NONCE__');
  let known: StartSettings | undefined;
  let parts = fill(known);
  return (settings) => {
    if (settings !== known) parts = fill(settings);
    known = settings;
    return parts;
  };
}

/**
 * The build puts the start script into the page; the policy names it by its hash, so that no other
 * text runs as a script.
 */
function hashesOfScripts(html: string): string[] {
  return [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
  );
}

/**
 * The app's page names every file of the first load. All pages of a build tell the same hash:
 * another one empties the client's cache.
 */
function hashOfBuild(appPage: string): string {
  return createHash('sha256')
    .update(existsSync(appPage) ? readFileSync(appPage) : '')
    .digest('hex')
    .slice(0, 16);
}

/** JSON that cannot end the script element that holds it. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
