import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { MaybePromise } from '../../maybePromise';

/** The product's mark, which the app package shows too. */
const iconFile = join(__dirname, '../../../../appPackage/color.png');
const iconSize = 192;
const week = 'public, max-age=604800';

/**
 * Files that browsers ask a site for by themselves, wherever its pages name them or not. Nothing of
 * the portal is for search engines.
 */
export function registerSiteFiles(
  app: FastifyInstance,
  settings: () => MaybePromise<Pick<FeatureSettings, 'workplaceName'>>,
): void {
  const icon = readFileSync(iconFile);
  const favicon = icoOf(icon);
  const files = [
    ['/favicon.ico', 'image/x-icon', favicon],
    ['/apple-touch-icon.png', 'image/png', icon],
    ['/apple-touch-icon-precomposed.png', 'image/png', icon],
    ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent: *\nDisallow: /\n'],
  ] as const;
  for (const [address, type, content] of files)
    app.get(address, (_request, reply) =>
      reply.type(type).header('cache-control', week).send(content),
    );
  app.get('/manifest.webmanifest', async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifestOf((await settings()).workplaceName))),
  );
}

/** How a browser installs the portal. */
function manifestOf(name: string): object {
  return {
    id: '/',
    name,
    short_name: name,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f5f7f8',
    theme_color: '#0b5f78',
    icons: [{ src: '/apple-touch-icon.png', sizes: `${iconSize}x${iconSize}`, type: 'image/png' }],
  };
}

/** An icon file with one picture, which may be a PNG. */
function icoOf(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // Icons.
  head.writeUInt16LE(1, 4); // One of them.
  head.writeUInt8(iconSize, 6);
  head.writeUInt8(iconSize, 7);
  head.writeUInt16LE(1, 10); // Planes.
  head.writeUInt16LE(32, 12); // Bits of a pixel.
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
