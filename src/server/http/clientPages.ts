import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config';
import { clientConfig } from './clientConfig';
import { contentSecurityPolicy, pageHeaders, setHeaders } from './securityHeaders';

/** Answers that carry the built client: pages with the run-time configuration filled in, and its files. */
export interface ClientPages {
  /** The one page of the app, for every address that is nothing else. */
  sendApp(reply: FastifyReply): FastifyReply;
}

/** Addresses of pages that run on their own, without the app. */
const ownPages = { '/redirect': 'redirect.html', '/msteams-auth': 'msteams-auth.html', '/auth-blank': 'auth-blank.html' };

/**
 * Serves the built client from a directory. HTML is never stored by anyone, because it carries configuration and a nonce;
 * files under /assets carry their content's hash in the name and are kept for ever.
 */
export async function registerClientPages(app: FastifyInstance, config: Config, directory: string): Promise<ClientPages> {
  const sendApp = readPage(config, directory, 'index.html');
  for (const [address, file] of Object.entries(ownPages)) {
    const page = readPage(config, directory, file);
    app.get(address, (_request, reply) => page(reply));
  }
  const assets = join(directory, 'assets');
  if (existsSync(assets)) {
    await app.register(serveFiles, { root: assets, prefix: '/assets/', preCompressed: true, immutable: true, maxAge: '365d', decorateReply: false, index: false });
  }
  return { sendApp };
}

function readPage(config: Config, directory: string, file: string): (reply: FastifyReply) => FastifyReply {
  const path = join(directory, file);
  if (!existsSync(path)) return (reply) => reply.code(503).type('text/plain; charset=utf-8').send('The client is not built. Run "npm run build" and start the portal again.\n');
  const html = readFileSync(path, 'utf8');
  const buildHash = hashOfBuild(join(directory, 'index.html'));
  const parts = html.replaceAll('__PORTAL_CONFIG__', () => scriptJson(clientConfig(config, buildHash))).split('__STYLE_NONCE__');
  const headers = pageHeaders(config);
  return (reply) => {
    const nonce = randomBytes(16).toString('base64');
    setHeaders(reply, headers).header('content-security-policy', contentSecurityPolicy(config, nonce));
    return reply.type('text/html; charset=utf-8').send(parts.join(nonce));
  };
}

/** The app's page names every file of the first load. All pages of a build tell the same hash: another one empties the client's cache. */
function hashOfBuild(appPage: string): string {
  return createHash('sha256').update(existsSync(appPage) ? readFileSync(appPage) : '').digest('hex').slice(0, 16);
}

/** JSON that cannot end the script element that holds it. */
function scriptJson(value: object): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
