import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { askWeb } from '../../web/askWeb';

export interface FetchOptions {
  /** `host:port` of servers in the own network that may be asked. */
  privateHosts: readonly string[];
  /** For a conditional request: what the last answer said about itself. */
  known?: { etag?: string; lastModified?: string };
}

export type FetchedFeed =
  | { kind: 'unchanged' }
  | {
      kind: 'read';
      body: Buffer;
      contentType: string;
      address: string;
      etag?: string;
      lastModified?: string;
    };

const maxBytes = 5_000_000;
const timeout = 8_000;

const unpack: Readonly<Record<string, (body: Buffer) => Promise<Buffer>>> = {
  gzip: (body) => promisify(gunzip)(body, { maxOutputLength: maxBytes }),
  'x-gzip': (body) => promisify(gunzip)(body, { maxOutputLength: maxBytes }),
  deflate: (body) => promisify(inflate)(body, { maxOutputLength: maxBytes }),
  br: (body) => promisify(brotliDecompress)(body, { maxOutputLength: maxBytes }),
};

/**
 * Reads a feed from the internet: at most 5 MB, also unpacked, within 8 seconds, over at most four
 * redirects. Each address on the way is checked after its name was resolved, so that the server
 * cannot be led into its own network.
 * @throws Error with a sentence for the log
 */
export async function fetchFeed(
  address: string,
  { privateHosts, known }: FetchOptions,
): Promise<FetchedFeed> {
  const { answer, url } = await askWeb(address, {
    headers: headersFor(known),
    privateHosts,
    signal: AbortSignal.timeout(timeout),
  });
  const { statusCode: status } = answer;
  if (status === 304 && known) return drop(answer, { kind: 'unchanged' });
  if (status !== 200) throw drop(answer, new Error(`The feed's server answered ${status}.`));
  const body = await unpacked(answer);
  const { etag, 'last-modified': lastModified, 'content-type': contentType = '' } = answer.headers;
  return { kind: 'read', body, contentType, address: url.href, etag, lastModified };
}

function headersFor(known: FetchOptions['known']): Record<string, string> {
  return {
    accept:
      'application/rss+xml, application/atom+xml, application/rdf+xml, ' +
      'application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1',
    'accept-encoding': 'gzip, br',
    'user-agent': 'intranet-portal feed reader',
    ...(known?.etag ? { 'if-none-match': known.etag } : {}),
    ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
  };
}

async function unpacked(answer: IncomingMessage): Promise<Buffer> {
  const body = await bytesOf(answer);
  const encodings = (answer.headers['content-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity');
  let plain = body;
  for (const encoding of encodings.reverse()) {
    const step = unpack[encoding];
    if (!step) throw new Error('The feed is packed in a way that is not understood.');
    plain = await step(plain);
  }
  return plain;
}

async function bytesOf(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBytes)
      throw drop(answer, new Error(`The feed is larger than ${maxBytes} bytes.`));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Lets go of the connection. */
function drop<T>(answer: IncomingMessage, value: T): T {
  answer.destroy();
  return value;
}
