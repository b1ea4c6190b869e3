import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding, encode, leastCompressedLength, type Encoding } from './compression';

/** An answer that is the same for many: written once, compressed once in each way. */
export class KeptAnswer {
  /** Weak: it stands for every compressed form. */
  readonly tag: string;
  readonly #forms: Partial<Record<Encoding, Promise<Buffer>>> = {};

  /** @param bytes JSON */
  constructor(readonly bytes: Buffer) {
    this.tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    return (this.#forms[encoding] ??= encode(this.bytes, encoding));
  }
}

/** Sends the answer, compressed where the client takes it, or 304 to who has it already. */
export async function sendKept(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: KeptAnswer,
): Promise<FastifyReply> {
  reply.headers({
    'cache-control': 'private, no-cache',
    etag: answer.tag,
    vary: 'accept-encoding',
  });
  if (hasTag(request.headers['if-none-match'], answer.tag)) return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  const isLong = answer.bytes.length >= leastCompressedLength;
  const encoding = isLong && acceptedEncoding(request);
  return encoding
    ? reply.header('content-encoding', encoding).send(await answer.encoded(encoding))
    : reply.send(answer.bytes);
}

/**
 * Whether `If-None-Match` names the tag; proxies that pack an answer mark its tag as weak.
 * @param known the header
 */
export function hasTag(known: string | undefined, tag: string): boolean {
  const strong = (given: string) => given.trim().replace(/^W\//, '');
  return known?.split(',').some((given) => strong(given) === strong(tag)) ?? false;
}
