import { withinTime } from '../../platform/withinTime';
import { isOf, type ReadKey, type ReadName } from '../read/readKey';
import { isExpired, wrap, type CacheEntry } from './cacheEntry';
import { openEntryStore, type EntryStore } from './entryStore';

/**
 * The cached values of one person. Reading is from memory and immediate; writing reaches the device
 * behind it.
 */
export interface PersonCache {
  /** When this visit began; entries added before are of an earlier one. */
  readonly openedAt: Date;
  /**
   * Begins a new visit: everything that is there is of an earlier one, and what has expired is
   * dropped. A tab of Teams stays for weeks.
   */
  beginVisit(): void;
  /** The value under a key, unless it has expired or is outdated. */
  peek<T>(key: ReadKey): CacheEntry<T> | undefined;
  /** The last value under a key that has not expired, outdated or not. */
  last<T>(key: ReadKey): CacheEntry<T> | undefined;
  /** The same, or what another window has kept on the device since. */
  lastOnDevice<T>(key: ReadKey): Promise<CacheEntry<T> | undefined>;
  /** Keeps a value for `lifetime` milliseconds. */
  put(key: ReadKey, value: unknown, lifetime: number): void;
  /** The same; resolves to whether the device has it now, and not this window alone. */
  keep(key: ReadKey, value: unknown, lifetime: number): Promise<boolean>;
  /** The keys of one read under which something lies. */
  keysOf(name: ReadName): string[];
  /** The value under the key is not the person's any more, or is no more. */
  discard(key: ReadKey): void;
  /**
   * The values under these keys have changed: they are kept, with their age, for as long as the new
   * answers cannot be had, also on the device.
   */
  outdate(accepts: (key: string) => boolean): void;
  /**
   * Clears the values under keys that begin with the prefix; the empty prefix is everything of this
   * person.
   */
  remove(prefix: string): Promise<void>;
  /**
   * From now on nothing is written to the device, and what was there of this person is removed
   * (CACHE-19, CACHE-23): waited for within limits, as the device may be slow.
   */
  keepInMemoryOnly(): Promise<void>;
}

export interface PersonCacheOptions {
  tenantId: string;
  /** Object id of the person. */
  personId: string;
  buildHash: string;
  /** Default: IndexedDB, given up after a second. */
  openStore?: () => Promise<EntryStore>;
  now?: () => Date;
}

const timeout = 1_000;
/** Milliseconds; who leaves waits no longer for what is still being removed. */
const maxRemovalTime = 3_000;

/**
 * Opens the cache of a person and reads it into memory once (CACHE-22). Where the device keeps
 * nothing, memory alone serves.
 */
export async function openPersonCache(options: PersonCacheOptions): Promise<PersonCache> {
  const { now = () => new Date(), openStore = openEntryStore } = options;
  const prefix = `portal:${options.tenantId}:${options.personId}:`;
  const memory = new Map<string, CacheEntry>();
  let openedAt = now();
  let isFull = false;
  const opening = openStore();
  let store = await inTime(opening);
  if (store) {
    const stored = await inTime(store.open(options.buildHash, prefix));
    if (stored)
      for (const [key, entry] of stored) if (!isExpired(entry, openedAt)) memory.set(key, entry);
    if (stored) store.purge(openedAt).catch(leaveDevice);
    else leaveDevice();
  }

  /** The device is used no more: memory alone serves. What is there stays until the person leaves. */
  function leaveDevice() {
    store = undefined;
  }

  function last<T>(key: ReadKey): CacheEntry<T> | undefined {
    const entry = memory.get(prefix + key);
    return entry && !isExpired(entry, now()) ? (entry as CacheEntry<T>) : undefined;
  }

  /** The device takes no more, as a full one; what is there can still be taken away. */
  function stopWriting() {
    isFull = true;
  }

  return {
    get openedAt() {
      return openedAt;
    },
    beginVisit() {
      openedAt = now();
      for (const [key, entry] of memory) if (isExpired(entry, openedAt)) memory.delete(key);
    },
    peek<T>(key: ReadKey) {
      const entry = last<T>(key);
      return entry?.Outdated ? undefined : entry;
    },
    last,
    async lastOnDevice<T>(key: ReadKey) {
      await takeNewer(memory, store, prefix + key);
      return last<T>(key);
    },
    put(key, value, lifetime) {
      const entry = wrap(value, lifetime, now());
      memory.set(prefix + key, entry);
      if (!isFull) store?.put(prefix + key, entry).catch(stopWriting);
    },
    keep(key, value, lifetime) {
      const entry = wrap(value, lifetime, now());
      memory.set(prefix + key, entry);
      return isWritten(store?.put(prefix + key, entry));
    },
    keysOf: (name) => keysBelow(memory, prefix).filter((key) => isOf(key, [name])),
    outdate(accepts) {
      const outdated = outdatedOf(memory, (key) => accepts(key.slice(prefix.length)));
      for (const [key, entry] of outdated) memory.set(key, entry);
      if (outdated.size > 0) store?.mark(outdated).catch(stopWriting);
    },
    discard(key) {
      memory.delete(prefix + key);
      store?.discard(prefix + key).catch(leaveDevice);
    },
    async remove(start) {
      for (const key of memory.keys()) if (key.startsWith(prefix + start)) memory.delete(key);
      await store?.remove(prefix + start).catch(leaveDevice);
    },
    async keepInMemoryOnly() {
      leaveDevice();
      // Also where it opened too late to be used, or is not used any more.
      const removal = opening.then((opened) => opened.remove(prefix));
      await withinTime(removal, maxRemovalTime).catch(() => undefined);
    },
  };
}

/** Of what is on the device and in memory, the newer one counts: a full device has an older one. */
async function takeNewer(
  memory: Map<string, CacheEntry>,
  store: EntryStore | undefined,
  key: string,
): Promise<void> {
  const stored = store && (await inTime(store.get(key)));
  if (stored && stored.AddedToCache >= (memory.get(key)?.AddedToCache ?? ''))
    memory.set(key, stored);
}

function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  return withinTime(work, timeout).catch(() => undefined);
}

function outdatedOf(
  memory: ReadonlyMap<string, CacheEntry>,
  accepts: (key: string) => boolean,
): Map<string, CacheEntry> {
  const accepted = [...memory].filter(([key]) => accepts(key));
  return new Map(accepted.map(([key, entry]) => [key, { ...entry, Outdated: true }]));
}

/** A full device may have room again: what must not be lost is tried each time. */
async function isWritten(writing: Promise<void> | undefined): Promise<boolean> {
  return writing === undefined
    ? false
    : writing.then(
        () => true,
        () => false,
      );
}

function keysBelow(memory: ReadonlyMap<string, CacheEntry>, prefix: string): string[] {
  const own = [...memory.keys()].filter((key) => key.startsWith(prefix));
  return own.map((key) => key.slice(prefix.length));
}
