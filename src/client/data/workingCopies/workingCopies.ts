import type { WorkingCopy } from '#shared/contract/pages/workingCopies';
import { bytesOf } from '#shared/rules/pages/pageSize';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { isRecord } from '#shared/rules/values/records';
import { callApi } from '../connection/callApi';
import { lifetimes } from '../cache/lifetimes';
import { connection } from '../connection/connection';
import { isOutcomeUnknown, newAttempt } from '../editing/attempt';
import { FailureError, failureIn } from '../connection/failure';
import type { ReadKey } from '../read/readKey';
import type { Read } from '../read/useRead';

/** The content of a page that is being written, and what it was begun from. */
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
  /**
   * The copy written beside it on another device or in another window; kept until it is given up.
   */
  Other?: OtherCopy | undefined;
}

/** A copy of the same page that was written elsewhere. */
export interface OtherCopy extends Pick<CopyContent, 'BaseModified' | 'Body'> {
  /** ISO 8601. */
  Written: string;
}

function keyOf(key: string): ReadKey {
  return `pages/workingCopy ${key}`;
}

/** Resolves to whether the device has it, and not this window alone. */
export function keepOnDevice(copy: KeptCopy): Promise<boolean> {
  return connection().cache.keep(keyOf(copy.Key), copy, lifetimes.workingCopy);
}

export function clearOnDevice(key: string): void {
  connection().cache.discard(keyOf(key));
}

function keptOnDevice(key: string): KeptCopy | undefined {
  const kept = connection().cache.last<KeptCopy>(keyOf(key))?.Data;
  return kept?.Other ? { ...kept, Other: asOther(kept.Other) } : kept;
}

/** The copies that this device has of pages that do not exist yet. */
export function newOnDevice(): KeptCopy[] {
  const { cache } = connection();
  return cache
    .keysOf('pages/workingCopy')
    .flatMap((key) => cache.last<KeptCopy>(keyOf(key.split(' ')[1] ?? ''))?.Data ?? [])
    .filter(({ PageId }) => PageId === null);
}

/** Bytes of a request that the browser sends even when the page goes; it refuses a longer one. */
const maxLastBytes = 60_000;

/** The known versions of the server's copy. */
export interface CopyVersion {
  /** Which one the next writing goes on from; nothing where there is none. */
  current: string | null;
  /** Another window of the person has written since: what is stored now. */
  elsewhere?: ElsewhereCopy | undefined;
  /** The last writing, while no answer to it has come: it may have been done. */
  unanswered?: SentCopy | undefined;
}

interface ElsewhereCopy extends OtherCopy {
  Version: string;
}

/** A writing that is sent again as it was: the server does it once, and says what it answered. */
interface SentCopy {
  attempt: string;
  body: CopyContent & { Modified: string | null };
}

interface Sending {
  operation: string;
  /** The page may be about to go. */
  isLast: boolean;
}

/**
 * Sends the newest content, made from the version that is known; before it, once more, the writing
 * to which no answer came. A copy that is no longer there is made again. Throws a `FailureError`, 409
 * where another window has written.
 */
export async function sendCopy(
  key: string,
  version: CopyVersion,
  content: CopyContent,
  sending: Sending,
): Promise<void> {
  try {
    await settleCopy(key, version, sending);
    await putCopy(key, version, sentCopy(content, version.current), sending);
  } catch (error) {
    if (!(error instanceof FailureError)) throw error;
    const { status, current } = error.failure;
    version.elsewhere = status === 409 ? elsewhereIn(current) : undefined;
    if (status !== 404 || version.current === null) throw error;
    version.current = null;
    await putCopy(key, version, sentCopy(content, null), sending);
  }
}

function sentCopy(
  { PageId, PageType, BaseModified, Body }: CopyContent,
  Modified: string | null,
): SentCopy {
  return { attempt: newAttempt(), body: { PageId, PageType, BaseModified, Body, Modified } };
}

function elsewhereIn(current: unknown): ElsewhereCopy | undefined {
  if (!isRecord(current) || !isRecord(current.Body)) return undefined;
  const Modified = String(current.Modified);
  const BaseModified = typeof current.BaseModified === 'string' ? current.BaseModified : null;
  return { Version: Modified, Written: Modified, BaseModified, Body: current.Body };
}

async function putCopy(
  key: string,
  version: CopyVersion,
  sent: SentCopy,
  { operation, isLast }: Sending,
): Promise<void> {
  try {
    const { Modified } = await callApi('PUT /me/workingCopies/{key}', {
      params: { key },
      body: sent.body,
      idempotencyKey: sent.attempt,
      operation,
      keepalive: isLast && bytesOf(JSON.stringify(sent.body)) < maxLastBytes,
    });
    version.current = Modified;
    version.elsewhere = version.unanswered = undefined;
  } catch (error) {
    version.unanswered = isOutcomeUnknown(failureIn(error)) ? sent : undefined;
    throw error;
  }
}

/** Sends once more the writing to which no answer came, so that its version is known. */
export async function settleCopy(
  key: string,
  version: CopyVersion,
  sending: Sending,
): Promise<void> {
  if (version.unanswered) await putCopy(key, version, version.unanswered, sending);
}

/** Discards the server's copy; one that is not there is as good as discarded. */
export async function discardCopy(key: string, version: string, operation: string): Promise<void> {
  try {
    await callApi('DELETE /me/workingCopies/{key}', { params: { key }, version, operation });
  } catch (error) {
    if (!(error instanceof FailureError && error.failure.status === 404)) throw error;
  }
}

/** How the copy with a key is found. */
export function foundCopyRead(key: string, operation: string): Read<KeptCopy | null> {
  return {
    key: `pages/foundCopy ${key}`,
    operation,
    isFresh: true,
    read: (signal) => findCopy(key, operation, signal),
  };
}

/**
 * The copy with a key: the newest of what this device has not sent and what the server has; the
 * other comes with it, where both were written by themselves. Where the server cannot be asked, the
 * device answers alone.
 */
async function findCopy(
  key: string,
  operation: string,
  signal: AbortSignal,
): Promise<KeptCopy | null> {
  const kept = keptOnDevice(key);
  try {
    const stored = await storedCopy(key, operation, signal);
    if (stored) return kept && !kept.IsSent ? newest(kept, stored) : foundOf(stored, kept?.Other);
  } catch (error) {
    failureIn(error);
    return kept ?? null;
  }
  // Sent, and no longer there: it was published or discarded elsewhere.
  if (kept?.IsSent) clearOnDevice(key);
  return kept && !kept.IsSent ? { ...kept, Version: null } : null;
}

/** Requested only where there is one: that a page has none is no failure. */
async function storedCopy(
  key: string,
  operation: string,
  signal: AbortSignal,
): Promise<WorkingCopy | undefined> {
  const listed = await callApi('GET /me/workingCopies', { operation, signal });
  if (!listed.some(({ Key }) => Key === key)) return undefined;
  try {
    return await callApi('GET /me/workingCopies/{key}', { params: { key }, operation, signal });
  } catch (error) {
    if (failureIn(error).status === 404) return undefined;
    throw error;
  }
}

/**
 * A copy that is not sent goes on from the server's, unless that was written elsewhere meanwhile.
 */
function newest(kept: KeptCopy, stored: WorkingCopy): KeptCopy {
  if (kept.Version === stored.Modified) return kept;
  // It was sent, and the window closed before the answer came.
  if (isSameValue(kept.Body, stored.Body)) return foundOf(stored, kept.Other);
  const found = foundOf(stored);
  return Date.parse(kept.Written) < Date.parse(stored.Modified)
    ? { ...found, Other: asOther(kept) }
    : { ...kept, Version: found.Version, Other: asOther(found) };
}

/**
 * As it is kept beside another one. Earlier builds did not keep what it was begun from: it is
 * compared with the page, whichever is stored.
 */
export function asOther({ BaseModified = null, Body, Written }: OtherCopy): OtherCopy {
  return { BaseModified, Body, Written };
}

function foundOf({ Modified, ...copy }: WorkingCopy, Other?: OtherCopy): KeptCopy {
  return { ...copy, Written: Modified, Version: Modified, IsSent: true, Other };
}
