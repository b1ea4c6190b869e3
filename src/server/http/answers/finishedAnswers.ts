import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { whenThere, type MaybePromise } from '../../maybePromise';
import { acceptedEncoding, encode, minCompressedLength, type Encoding } from './compression';

/** An answer as it goes over the wire. */
interface Finished {
  bytes: Buffer;
  /** Left out where the bytes are not compressed. */
  encoding?: Encoding;
  /** Weak: it stands for every compressed form. */
  tag: string;
}

type Form = Encoding | 'identity';

/** Bytes that are kept of each form. */
const maxBytes = 48_000_000;

/**
 * The finished bytes of answers that hold until content changes. An answer is known by the object
 * that the handler answers: one that is answered again is written and compressed once, also when
 * many ask for it at the same time, and another object never gets its bytes.
 */
export class FinishedAnswers {
  readonly #forms: Record<Form, FinishedForms> = {
    br: new FinishedForms('br'),
    gzip: new FinishedForms('gzip'),
    identity: new FinishedForms('identity'),
  };

  /**
   * Sends an answer, compressed where the client takes it.
   *
   * @param write makes its JSON
   * @param hasTag clients keep it and ask with its ETag whether it still holds
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    { answer, write, hasTag: isTagged }: { answer: object; write: () => string; hasTag: boolean },
  ): MaybePromise<FastifyReply> {
    const form = acceptedEncoding(request) ?? 'identity';
    return whenThere(this.#forms[form].of(answer, write), ({ bytes, encoding, tag }) => {
      reply.header('vary', 'accept-encoding');
      if (isTagged) reply.headers({ 'cache-control': 'private, no-cache', etag: tag });
      if (isTagged && hasTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
      if (encoding) reply.header('content-encoding', encoding);
      return reply.send(bytes);
    });
  }
}

/** The answers of one form, the longest unused of which go first. */
class FinishedForms {
  readonly #kept = new LRUCache<object, Finished>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 200,
  });
  readonly #making = new WeakMap<object, Promise<Finished>>();

  constructor(private readonly form: Form) {}

  of(answer: object, write: () => string): MaybePromise<Finished> {
    return this.#kept.get(answer) ?? this.#making.get(answer) ?? this.#make(answer, write);
  }

  #make(answer: object, write: () => string): Promise<Finished> {
    const making = finish(write(), this.form)
      .then((finished) => {
        this.#kept.set(answer, finished);
        return finished;
      })
      .finally(() => this.#making.delete(answer));
    this.#making.set(answer, making);
    return making;
  }
}

async function finish(json: string, form: Form): Promise<Finished> {
  const bytes = Buffer.from(json);
  const tag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
  return form === 'identity' || bytes.length < minCompressedLength
    ? { bytes, tag }
    : { bytes: await encode(bytes, form), encoding: form, tag };
}

/**
 * Whether `If-None-Match` names the tag; proxies that pack an answer mark its tag as weak.
 * @param known the header
 */
export function hasTag(known: string | undefined, tag: string): boolean {
  const strong = (given: string) => given.trim().replace(/^W\//, '');
  return known?.split(',').some((given) => strong(given) === strong(tag)) ?? false;
}
