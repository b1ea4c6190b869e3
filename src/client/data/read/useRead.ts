import { useEffect, useEffectEvent, useRef, useState } from 'react';
import useSWR, { useSWRConfig, type Cache, type SWRResponse } from 'swr';
import { useTexts } from '../../texts/useTexts';
import type { CacheEntry } from '../cache/cacheEntry';
import { connection } from '../connection/connection';
import { FailureError, type Failure } from '../connection/failure';
import { failureErrorOf } from '../connection/failureErrorOf';
import {
  isOffline,
  isPassing,
  isRefusal,
  logFailure,
  noticeOffline,
} from '../connection/handleFailure';
import type { ReadKey } from './readKey';
import type { ReadState } from './readState';
import { startRead, takeAhead, waitFor } from './runningReads';

/**
 * One thing that can be read, kept under `key` for the signed-in person; see `apiRead` for those of
 * the product API.
 */
export interface Read<T> {
  key: ReadKey;
  /** The operation, in the words of the screen; default: the key. */
  operation?: string;
  read: (signal: AbortSignal) => Promise<T>;
  /** False: nothing is read, for as long as that is so. */
  isWanted?: boolean;
  /**
   * Nothing that is known counts: what is edited is read as it is now, by each who shows it, and is
   * not kept.
   */
  isFresh?: boolean;
  /**
   * Milliseconds that the value may be shown without being asked again; default 3 hours (CACHE-02).
   */
  lifetime?: number;
  isEmpty?(value: T): boolean;
  /** False: a part of the value is missing; it is shown, and kept for `partLifetime` alone. */
  isWhole?(value: T): boolean;
  /** Milliseconds; default 0: not at all. */
  partLifetime?: number;
  /** True: while the service refuses to tell, the last answer counts, as in an outage. */
  outlivesRefusal?: boolean;
  /** True: the last answer counts also while the service is broken; not after a refusal. */
  outlivesTrouble?: boolean;
  /**
   * Keep showing the value of the key before while the next one loads; never in place of one that
   * failed.
   */
  keepPrevious?: boolean;
  /**
   * Milliseconds before expiry from which a cached value is requested again (CACHE-07). Left out: a
   * value of an earlier visit is shown at once and refreshed behind it.
   */
  recheckWithin?: number;
}

/**
 * Reads through the person's cache: a cached value shows at once, then is refreshed behind it when
 * it is due. 504, no network and offline serve the cached value as `stale` with a notice, a service
 * that is busy or away without one, a sign-in or a permission that waits for a click too: what
 * somebody works with stays; 402 is empty without a message; every other failure is `failed` (Spec:
 * core §8). Reads nobody shows any more are aborted.
 */
export function useRead<T>(read: Read<T>): ReadState<T> {
  const texts = useTexts();
  const key = useKey(read);
  const { cache } = useSWRConfig();
  const last = key === null ? undefined : connection().cache.last<T>(key);
  const answer = useSWR<T, unknown>(
    key,
    () => readReporting(key!, read, { cache, onOffline: () => noticeOffline(texts) }),
    {
      revalidateIfStale: isDue(last, read.recheckWithin),
      keepPreviousData: read.keepPrevious,
    },
  );
  const own = cache.get(key ?? '')?.data as T | undefined;
  useEffect(() => (key === null ? undefined : waitFor(key)), [key]);

  const { error, mutate } = answer;
  const lookAgain = useEffectEvent(() => {
    const known = key === null ? undefined : connection().cache.last<T>(key);
    if (isDue(known, read.recheckWithin)) void mutate();
  });
  const shown = useRef<ReadKey>(null);
  // On a page that is shown again, too.
  useEffect(() => {
    if (key !== null && shown.current === key) lookAgain();
    shown.current = key;
  }, [key]);
  useEffect(() => {
    // Somebody else's read was abandoned just as this one joined it: read again.
    if (isAbort(error)) void mutate();
  }, [error, mutate]);
  return stateOf(answer, own, read, last);
}

/** Nothing while nothing is wanted. */
function useKey<T>({ key, isWanted = true, isFresh = false }: Read<T>): ReadKey | null {
  const [visit] = useState(() => Date.now());
  if (!isWanted) return null;
  // Spelt out, the type would have every call twice.
  return isFresh ? (`${String(key)} ${visit}` as ReadKey) : key;
}

async function readReporting<T>(
  key: ReadKey,
  read: Read<T>,
  { cache, onOffline }: { cache: Cache; onOffline: () => void },
): Promise<T> {
  try {
    const begun = read.isFresh ? takeAhead<T>(read.key) : undefined;
    return await (begun ?? startRead({ ...read, key, lifetime: read.isFresh ? 0 : read.lifetime }));
  } catch (error) {
    if (isAbort(error)) throw error;
    const failed = failureErrorOf(error, read.operation ?? key);
    const { failure } = failed;
    // A refusal for want of a licence is no failure: nothing was requested.
    if (failure.status !== 402) logFailure(failure);
    const kept = connection().cache.last<T>(key);
    // That there was nothing is not shown, but the failure (ERRORS-61).
    if (isOffline(failure) && kept && !read.isEmpty?.(kept.Data)) onOffline();
    if (isRefusal(failure) && !read.outlivesRefusal) {
      // The known value is not to come back when the service is away the next time.
      connection().cache.discard(key);
      cache.set(key, { ...cache.get(key), data: undefined });
    }
    throw failed;
  }
}

function isDue(entry: CacheEntry | undefined, recheckWithin: number | undefined): boolean {
  if (!entry || entry.Outdated) return true;
  const added = Date.parse(entry.AddedToCache);
  // The device's clock was ahead then: how old the value is nobody knows.
  if (added > Date.now()) return true;
  if (recheckWithin === undefined) return added < connection().cache.openedAt.getTime();
  return Date.parse(entry.AbsoluteExpirationDate) - Date.now() < recheckWithin;
}

/**
 * `own` is the value under the key itself; `answer` may hold the one of the key before. `last` is
 * what was known last, also where it does not count any more.
 */
function stateOf<T>(
  answer: SWRResponse<T, unknown>,
  own: T | undefined,
  read: Read<T>,
  last: CacheEntry<T> | undefined,
): ReadState<T> {
  const { data, error, isValidating, mutate } = answer;
  const reload = () => void mutate();
  if (error === undefined || isAbort(error))
    return own === undefined ? standIn(data, read, reload) : present(own, read.isEmpty, reload);
  if (!(error instanceof FailureError)) throw error;
  const { failure } = error;
  if (failure.status === 402) return { state: 'empty', reload };
  const value = own ?? last?.Data;
  if (value === undefined || !isOutlived(failure, read))
    return isValidating ? { state: 'loading' } : { state: 'failed', failure, reload };
  const state = present(value, read.isEmpty, reload);
  // That there was nothing some time ago does not say that there is nothing now.
  if (state.state !== 'ready')
    return isValidating ? { state: 'loading' } : { state: 'failed', failure, reload };
  return { ...state, stale: last ? { failure, asOf: last.AddedToCache } : { failure } };
}

/** Whether what was read before stands in for what failed, such as until the person signs in again. */
function isOutlived(
  failure: Failure,
  { outlivesTrouble }: Pick<Read<unknown>, 'outlivesTrouble'>,
): boolean {
  if (isPassing(failure) || failure.isSignInNeeded) return true;
  return outlivesTrouble === true && !isRefusal(failure);
}

/** The state until there is a value: the value of the key before, but not that there was none. */
function standIn<T>(
  before: T | undefined,
  { isWanted = true, isEmpty }: Read<T>,
  reload: () => void,
): ReadState<T> {
  if (before === undefined || (isWanted && isEmpty?.(before))) return { state: 'loading' };
  const state = present(before, isEmpty, reload);
  return state.state === 'ready' ? { ...state, isPrevious: true } : state;
}

function present<T>(value: T, isEmpty: Read<T>['isEmpty'], reload: () => void): ReadState<T> {
  return isEmpty?.(value) ? { state: 'empty', reload } : { state: 'ready', value, reload };
}

function isAbort(error: unknown): boolean {
  return (error as Error | undefined)?.name === 'AbortError';
}
