/**
 * The text of a feed: its byte order mark decides, then the charset of the content type, then the XML declaration, then UTF-8.
 * A charset that does not exist counts as not named.
 */
export function decodeFeed(body: Buffer, contentType: string): string {
  const head = body.subarray(0, 400);
  const names = [byteOrderMark(head), /charset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1], declaredEncoding(head), 'utf-8'];
  const decoder = names.map(decoderFor).find((found) => found !== undefined)!;
  return decoder.decode(body);
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

function decoderFor(name: string | undefined): { decode(body: Buffer): string } | undefined {
  if (!name) return undefined;
  try {
    return new TextDecoder(name);
  } catch {
    return undefined;
  }
}
