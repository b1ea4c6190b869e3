import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Smaller answers do not get shorter by it. */
export const minCompressedLength = 1_024;
/** Levels for content that is made at run time: most of the gain for little time. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzipOptions = { level: 6 };
const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** The better one first. */
const encodings: readonly Encoding[] = ['br', 'gzip'];
const accepting: Record<Encoding, RegExp> = { br: entryOf('br'), gzip: entryOf('gzip') };

/** An entry of `Accept-Encoding` without a weight of 0. */
function entryOf(encoding: Encoding): RegExp {
  return new RegExp(`(^|,)\\s*${encoding}\\s*($|,|;(?!\\s*q=0(\\.0*)?\\s*($|,)))`, 'i');
}

/** The best encoding that the request accepts; a weight of 0 means "not acceptable". */
export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  const header = String(request.headers['accept-encoding']);
  return encodings.find((encoding) => accepting[encoding].test(header));
}

/** Compresses outside the event loop. */
export function encode(bytes: Buffer | string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotliAsync(bytes, brotliOptions) : gzipAsync(bytes, gzipOptions);
}

/** Compresses text answers on their way out, when the client takes it and it is worth it. */
export function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  done: (error: Error | null, payload?: unknown) => void,
): void {
  if (typeof payload !== 'string' || payload.length < minCompressedLength)
    return done(null, payload);
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request);
  if (!encoding) return done(null, payload);
  reply.header('content-encoding', encoding).removeHeader('content-length');
  encode(payload, encoding).then((bytes) => done(null, bytes), done);
}
