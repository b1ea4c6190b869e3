import { decodeFeed } from './decodeFeed';
import { parseFeed, type Item } from './parseFeed';

/** A feed as its server has sent it, unpacked. */
export interface UnreadFeed {
  body: Uint8Array;
  contentType: string;
  /** Where it was found in the end. */
  address: string;
}

/** Items of one feed that are kept. */
const maxKept = 100;

/** @throws Error when it is no feed */
export function itemsOf({ body, contentType, address }: UnreadFeed): Item[] {
  return parseFeed(decodeFeed(Buffer.from(body), contentType), address, maxKept);
}
