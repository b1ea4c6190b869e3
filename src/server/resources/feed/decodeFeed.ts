import { certain } from '#shared/rules/values/certain';
/**
 * The text of a feed: its byte order mark decides, then the charset of the content type, then the
 * XML declaration, then UTF-8. Where a name contradicts the bytes, the bytes are right: servers
 * often name what their feeds are not. A charset that does not exist counts as not named.
 */
export function decodeFeed(body: Buffer, contentType: string): string {
  const head = body.subarray(0, 400);
  const mark = decoderFor(byteOrderMark(head));
  if (mark) return mark.decode(body);
  const names = [/charset\s*=\s*["']?([\w.:-]+)/i.exec(contentType)?.[1], declaredEncoding(head)];
  const named = names.map(decoderFor).find((found) => found !== undefined && !isWide(found));
  const isNamedWestern = named?.encoding === 'windows-1252';
  return !named || isNamedWestern || named.encoding === 'utf-8'
    ? decodeAlike(body, isNamedWestern)
    : named.decode(body);
}

/**
 * UTF-8 or Windows-1252 (ISO 8859-1 and US-ASCII are other names of it): text of the one is hardly
 * ever text of the other, so that the bytes show which it is.
 */
function decodeAlike(body: Buffer, isNamedWestern: boolean): string {
  const text = new TextDecoder().decode(body);
  if (!text.includes('\ufffd')) return text;
  return isNamedWestern || !/[^\u0000-\u007f\ufffd]/.test(text) ? decodeWestern(body) : text;
}

/**
 * Signs that Windows-1252 has where ISO 8859-1 has none, from 0x80 on. Node 20's decoder does not
 * know them.
 */
const signs = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function decodeWestern(body: Buffer): string {
  return body
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (sign) => certain(signs[sign.charCodeAt(0) - 0x80]));
}

function byteOrderMark(head: Buffer): string | undefined {
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return 'utf-8';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  // No mark, yet every other byte of "<?" is zero.
  if (head[0] === 0x3c && head[1] === 0) return 'utf-16le';
  if (head[0] === 0 && head[1] === 0x3c) return 'utf-16be';
  return undefined;
}

function declaredEncoding(head: Buffer): string | undefined {
  return /^\s*<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)["']/i.exec(head.toString('latin1'))?.[1];
}

interface Decoder {
  encoding: string;
  decode(body: Buffer): string;
}

/**
 * Whether a named encoding is UTF-16; text declared so that does not look like it is in another.
 */
function isWide({ encoding }: Decoder): boolean {
  return encoding.startsWith('utf-16');
}

function decoderFor(name: string | undefined): Decoder | undefined {
  if (!name) return undefined;
  try {
    return new TextDecoder(name);
  } catch {
    return undefined;
  }
}
