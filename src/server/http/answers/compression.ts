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

/** The best encoding that the request accepts; a weight of 0 means "not acceptable". */
export function acceptedEncoding(request: FastifyRequest): Encoding | undefined {
  const header = request.headers['accept-encoding'];
  if (header === undefined) return undefined;
  if (accepts(String(header), 'br')) return 'br';
  return accepts(String(header), 'gzip') ? 'gzip' : undefined;
}

function accepts(header: string, encoding: Encoding): boolean {
  const entry = header
    .split(',')
    .find((part) => part.trim().split(';')[0]?.toLowerCase() === encoding);
  return entry !== undefined && !/;\s*q=0(\.0*)?\s*$/.test(entry);
}

/** Compresses outside the event loop. */
export function encode(bytes: Buffer | string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'br' ? brotliAsync(bytes, brotliOptions) : gzipAsync(bytes, gzipOptions);
}

/** Compresses text answers on their way out, when the client takes it and it is worth it. */
export async function compressAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < minCompressedLength) return payload;
  reply.header('vary', 'accept-encoding');
  const encoding = acceptedEncoding(request);
  if (!encoding) return payload;
  reply.header('content-encoding', encoding).removeHeader('content-length');
  return encode(payload, encoding);
}
