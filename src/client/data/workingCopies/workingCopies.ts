import type { WorkingCopy } from '#shared/contract/workingCopies';
import { isRecord } from '#shared/rules/records';
import { callApi } from '../callApi';
import { lifetimes } from '../cache/lifetimes';
import { connection } from '../connection';
import { isOutcomeUnknown } from '../editing/attempt';
import { FailureError } from '../failure';
import type { ReadKey } from '../readKey';

/** What is written of a page, and what it was begun from. */
export type CopyContent = Pick<WorkingCopy, 'PageId' | 'PageType' | 'BaseModified' | 'Body'>;

/** A working copy as this device keeps it, and as it is found again. */
export interface KeptCopy extends CopyContent {
  Key: string;
  /** When it was written, ISO 8601. */
  Written: string;
  /** The server's copy that it goes on from; nothing where the server has none. */
  Version: string | null;
  /** The server has the same. */
  IsSent: boolean;
}

function keyOf(key: string): ReadKey {
  return `pages/workingCopy ${key}`;
}

/** Resolves to whether the device has it, and not this window alone. */
export function keepOnDevice(copy: KeptCopy): Promise<boolean> {
  return connection().cache.keep(keyOf(copy.Key), copy, lifetimes.workingCopy);
}

export function forgetOnDevice(key: string): void {
  connection().cache.forget(keyOf(key));
}

/** What this device has of pages that do not exist yet. */
export function newOnDevice(): KeptCopy[] {
  const { cache } = connection();
  return cache
    .keysOf('pages/workingCopy')
    .flatMap((key) => cache.last<KeptCopy>(keyOf(key.split(' ')[1] ?? ''))?.Data ?? [])
    .filter(({ PageId }) => PageId === null);
}

/** Body of a request that the browser sends even when the page goes, in characters. */
const longestLast = 60_000;

/** What of the server's copy is known. */
export interface CopyVersion {
  /** Which one the next writing goes on from; nothing where there is none. */
  current: string | null;
  /** Another window of the person has written since: what stands there now. */
  other?: string | undefined;
  /** Of the last writing no answer came: what stands there may be its own. */
  isUnknown?: boolean;
}

interface Sending {
  operation: string;
  /** The page may be about to go. */
  isLast: boolean;
}

/**
 * Sends the newest content, made from the version that is known. A copy that is no longer there is
 * made anew. Throws a `FailureError`, 409 where another window has written.
 */
export async function sendCopy(
  key: string,
  version: CopyVersion,
  content: CopyContent,
  sending: Sending,
): Promise<void> {
  try {
    await putCopy(key, version, content, sending);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const { status, current } = error.failure;
    const other = status === 409 && isRecord(current) ? String(current.Modified) : undefined;
    const isOwn = other !== undefined && version.isUnknown === true;
    version.isUnknown = isOutcomeUnknown(error.failure);
    version.other = other;
    if (!isOwn && !(status === 404 && version.current !== null)) throw error;
    version.current = other ?? null;
    await putCopy(key, version, content, sending);
  }
}

async function putCopy(
  key: string,
  version: CopyVersion,
  { PageId, PageType, BaseModified, Body }: CopyContent,
  { operation, isLast }: Sending,
): Promise<void> {
  const { Modified } = await callApi('PUT /me/workingCopies/{key}', {
    params: { key },
    body: { PageId, PageType, BaseModified, Body, Modified: version.current },
    operation,
    keepalive: isLast && JSON.stringify(Body).length < longestLast,
  });
  version.current = Modified;
  version.isUnknown = false;
}

/** Discards the server's copy; one that is not there is as good as discarded. */
export async function discardCopy(key: string, version: string, operation: string): Promise<void> {
  try {
    await callApi('DELETE /me/workingCopies/{key}', { params: { key }, version, operation });
  } catch (error) {
    if (!(error instanceof FailureError && error.failure.status === 404)) throw error;
  }
}

/**
 * The copy with a key: what was written last and not sent is on this device, all else on the
 * server. Where the server cannot be asked, the device answers alone.
 */
export async function findCopy(
  key: string,
  operation: string,
  signal: AbortSignal,
): Promise<KeptCopy | null> {
  const kept = connection().cache.last<KeptCopy>(keyOf(key))?.Data;
  try {
    const stored = await callApi('GET /me/workingCopies/{key}', {
      params: { key },
      operation,
      signal,
    });
    return kept && !kept.IsSent ? kept : foundOf(stored);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    if (error.failure.status !== 404) return kept ?? null;
    // Sent, and no longer there: it was published or discarded elsewhere.
    if (kept?.IsSent) forgetOnDevice(key);
    return kept && !kept.IsSent ? { ...kept, Version: null } : null;
  }
}

function foundOf({ Modified, ...copy }: WorkingCopy): KeptCopy {
  return { ...copy, Written: Modified, Version: Modified, IsSent: true };
}
