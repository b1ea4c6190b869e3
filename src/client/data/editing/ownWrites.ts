import type { PersonCache } from '../cache/personCache';
import { connection } from '../connection/connection';

/**
 * The versions that each write of this page replaced and made, by the cache of the person who
 * wrote.
 */
const byCache = new WeakMap<PersonCache, Map<string, string>>();

function writes(): Map<string, string> {
  const { cache } = connection();
  const known = byCache.get(cache) ?? new Map<string, string>();
  byCache.set(cache, known);
  return known;
}

/** Keeps that a write of this page has replaced one version of a thing (`address`) by another. */
export function keepWrite(address: string, was: string, is: string): void {
  if (was !== is) writes().set(`${address} ${was}`, is);
}

/**
 * The version that this page itself has made of the one that it shows. After a save, the list shows
 * the version before until it is read again; whoever deletes the thing meanwhile means their own
 * newest one. What somebody else has written since is still a conflict.
 */
export function ownNewest(address: string, version: string): string {
  const next = writes().get(`${address} ${version}`);
  return next === undefined ? version : ownNewest(address, next);
}
