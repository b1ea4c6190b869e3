import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { imageWidths } from '#shared/rules/pictures/imageSizes';
import { imageTypes, type ImageKind } from '#shared/rules/pictures/images';
import { certain } from '#shared/rules/values/certain';
import type { Deps } from '../../deps';
import type { Gate } from '../../http/callers/access';
import { hasTag } from '../../http/answers/finishedAnswers';
import { ProblemError } from '../../http/answers/problems';
import { ImageSizes } from './ImageSizes';
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
const maxKeptBytes = 8_000_000;

interface ImageFile {
  type: string;
  bytes: Buffer;
  /** In place of a size that is being made: not to be kept. */
  isForNow?: boolean;
}

/**
 * Serves uploaded pictures to `<img>`, which can send no token: whoever knows the address, which
 * nobody can guess, may see it. A wrong guess counts against the network address. The bytes of an
 * address never change, so they are kept for ever. With `?width=` it is the picture in one of
 * `imageWidths`, as WebP where that takes less.
 */
export function registerImageFiles(
  app: FastifyInstance,
  { db, changes }: Pick<Deps, 'db' | 'changes'>,
  gate: Pick<Gate, 'perAddress' | 'addressOf'>,
): void {
  const sizes = new ImageSizes(db, app.log);
  let stored = keptFiles();
  // A file that is being read meanwhile goes into the cache that is discarded: it may be gone.
  changes.onChange(({ topic }) => {
    if (topic === 'images' || topic === 'everything') stored = keptFiles();
  });
  const whole = async ({ name, ending }: AskedImage): Promise<ImageFile | undefined> => {
    const known = stored.get(name);
    if (known) return known;
    const bytes = await findImage(db, name);
    return bytes && { type: certain(typeOfEnding[ending]), bytes };
  };
  const read = async (asked: AskedImage): Promise<ImageFile | undefined> => {
    const size = asked.width === undefined ? 'whole' : await sizes.read(asked.name, asked.width);
    if (size instanceof Buffer) return { type: 'image/webp', bytes: size };
    const file = size && (await whole(asked));
    return file && size === 'later' ? { ...file, isForNow: true } : file;
  };
  app.get<{ Params: { name: string }; Querystring: { width?: string } }>(
    '/images/:name',
    async (request, reply) => {
      const asked = askedImage(request.params.name, request.query.width);
      const etag = `"${asked?.key}"`;
      const headers = {
        etag,
        'cache-control': 'public, max-age=31536000, immutable',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
      };
      // Whoever has the picture gets a 304 without its being read: another picture would have
      // another address. It does not reveal which ones there are.
      if (asked && hasTag(request.headers['if-none-match'], etag))
        return reply.headers(headers).code(304).send();
      const kept = stored;
      const file = asked && (kept.get(asked.key) ?? (await read(asked)));
      if (!file) {
        await gate.perAddress.count(gate.addressOf(request.raw));
        throw new ProblemError('notFound');
      }
      reply.headers(headers);
      if (file.isForNow) reply.removeHeader('etag').header('cache-control', 'no-store');
      else kept.set(asked.key, file);
      return reply.type(file.type).send(file.bytes);
    },
  );
}

function keptFiles(): LRUCache<string, ImageFile> {
  return new LRUCache({ maxSize: maxKeptBytes, sizeCalculation: ({ bytes }) => bytes.length });
}

interface AskedImage {
  /** The key under which the bytes are kept. */
  key: string;
  name: string;
  ending: string;
  /** Nothing for the picture as it is, as every gif is, because it may move. */
  width: number | undefined;
}

/** Nothing where there can be no such picture. */
function askedImage(name: string, asked?: string): AskedImage | undefined {
  const [, ending] = /^[0-9a-f]{40}\.(jpg|png|gif)$/.exec(name) ?? [];
  const isWhole = asked === undefined || ending === 'gif';
  const width = isWhole ? undefined : imageWidths.find((known) => String(known) === asked);
  if (!ending || (!isWhole && width === undefined)) return undefined;
  return { key: isWhole ? name : `${name}?width=${width}`, name, ending, width };
}
