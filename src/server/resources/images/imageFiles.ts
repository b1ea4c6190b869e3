import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { imageTypes, type ImageKind } from '#shared/rules/images';
import { certain } from '#shared/rules/certain';
import type { Deps } from '../../deps';
import type { Gate } from '../../http/access';
import { ProblemError } from '../../http/problems';
import { findImage } from './store';

export const endings = { jpeg: 'jpg', png: 'png', gif: 'gif' } as const satisfies Record<
  ImageKind,
  string
>;
const typeOfEnding: Readonly<Record<string, string>> = {
  jpg: imageTypes.jpeg,
  png: imageTypes.png,
  gif: imageTypes.gif,
};

/** Bytes of pictures kept in memory. */
const mostRemembered = 8_000_000;

/** The address of a stored picture within the portal. */
export function addressOfImage(name: string): string {
  return `/images/${name}`;
}

/** The name in an address within the portal; empty where it is none of a stored picture. */
export function nameOfAddress(address: string): string {
  return address.startsWith('/images/') ? address.slice('/images/'.length) : '';
}

/**
 * Serves uploaded pictures to `<img>`, which can send no token: whoever knows the address, which
 * nobody can guess, may see it. A wrong guess counts against the network address. The bytes of an
 * address never change, so they are kept for ever.
 */
export function registerImageFiles(
  app: FastifyInstance,
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  gate: Pick<Gate, 'perAddress' | 'addressOf'>,
): void {
  const remembered = new LRUCache<string, Buffer>({
    maxSize: mostRemembered,
    sizeCalculation: ({ length }) => length,
  });
  changes.onChange(({ topic }) => {
    if (topic === 'images' || topic === 'everything') remembered.clear();
  });
  app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
    const { name } = request.params;
    const [, ending] = /^[0-9a-f]{40}\.(jpg|png|gif)$/.exec(name) ?? [];
    const etag = `"${name}"`;
    const headers = {
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    };
    // Who has the picture is told so without reading it: another one would have another address. It
    // says nothing about which ones there are.
    if (ending && hasPicture(request.headers['if-none-match'], etag))
      return reply.headers(headers).code(304).send();
    const bytes = ending && (remembered.get(name) ?? (await findImage(db, name)));
    if (!bytes) {
      await gate.perAddress.count(gate.addressOf(request.raw));
      throw new ProblemError('notFound');
    }
    remembered.set(name, bytes);
    return reply.headers(headers).type(certain(typeOfEnding[ending])).send(bytes);
  });
}

/** Proxies that pack an answer mark its tag as weak. */
function hasPicture(known: string | undefined, etag: string): boolean {
  return known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
