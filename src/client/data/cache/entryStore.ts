import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isExpired, type CacheEntry } from './cacheEntry';

interface PortalDatabase extends DBSchema {
  entries: { key: string; value: CacheEntry };
  about: { key: 'buildHash'; value: string };
}

/**
 * Unfinished writing, a site in the making, the folded part of the menu, the pages of which the
 * server has yet to hear that they were opened, and when the person was last somewhere (BADGE-08),
 * outlive the build in which they were written; all else in the cache can be read again.
 */
const lasting = /:((pages\/workingCopy|visits) |pages\/opened( |$)|(sites\/making|menu\/folded)$)/;

/**
 * Where the cache outlives the page. Every method may reject; the caller then goes on in memory.
 */
export interface EntryStore {
  /**
   * Empties the store when another build wrote it (CACHE-14); then gives the entries under a
   * prefix, by full key.
   */
  open(buildHash: string, prefix: string): Promise<Map<string, CacheEntry>>;
  get(key: string): Promise<CacheEntry | undefined>;
  put(key: string, entry: CacheEntry): Promise<void>;
  /** Writes over entries that are still the same ones. */
  mark(entries: ReadonlyMap<string, CacheEntry>): Promise<void>;
  discard(key: string): Promise<void>;
  remove(prefix: string): Promise<void>;
  /** Removes what has expired, of every person (CACHE-13, CACHE-15). */
  purge(now: Date): Promise<void>;
  close(): void;
}

/**
 * The store in IndexedDB. Rejects where the browser has none or does not open it (private windows,
 * blocked by policy).
 */
export async function openEntryStore(name = 'portal'): Promise<EntryStore> {
  const database = await openDB<PortalDatabase>(name, 1, {
    upgrade(created) {
      created.createObjectStore('entries');
      created.createObjectStore('about');
    },
    // Somebody deletes the database: not to be kept from it. What is written from then on stays in
    // memory.
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  let ownHash = '';
  return {
    open: (buildHash, prefix) => {
      ownHash = buildHash;
      return openFor(database, buildHash, prefix);
    },
    get: (key) => database.get('entries', key),
    put: (key, entry) => putUnlessOvertaken(database, ownHash, key, entry),
    mark: (entries) => markKept(database, entries),
    discard: (key) => database.delete('entries', key),
    remove: (prefix) => database.delete('entries', below(prefix)),
    purge: (now) => purgeExpired(database, now),
    close: () => database.close(),
  };
}

async function openFor(database: IDBPDatabase<PortalDatabase>, buildHash: string, prefix: string) {
  // All at once, and only for reading: the first content waits for this.
  const reading = database.transaction(['entries', 'about']);
  const entries = reading.objectStore('entries');
  const [storedHash, keys, values] = await Promise.all([
    reading.objectStore('about').get('buildHash'),
    entries.getAllKeys(below(prefix)),
    entries.getAll(below(prefix)),
  ]);
  const stored = new Map(keys.map((key, index) => [key, values[index]!]));
  if (storedHash === buildHash) return stored;
  await emptyFor(database, buildHash);
  return new Map([...stored].filter(([key]) => lasting.test(key)));
}

async function emptyFor(database: IDBPDatabase<PortalDatabase>, buildHash: string) {
  const emptying = database.transaction(['entries', 'about'], 'readwrite');
  const entries = emptying.objectStore('entries');
  const old = (await entries.getAllKeys()).filter((key) => !lasting.test(key));
  await Promise.all([
    ...old.map((key) => entries.delete(key)),
    emptying.objectStore('about').put(buildHash, 'buildHash'),
    emptying.done,
  ]);
}

/** A tab that still runs an older build must not write into what a newer build has emptied. */
async function putUnlessOvertaken(
  database: IDBPDatabase<PortalDatabase>,
  buildHash: string,
  key: string,
  entry: CacheEntry,
) {
  const work = database.transaction(['entries', 'about'], 'readwrite');
  const isOwn =
    lasting.test(key) || (await work.objectStore('about').get('buildHash')) === buildHash;
  await Promise.all([isOwn && work.objectStore('entries').put(entry, key), work.done]);
}

/** Another tab may have read again meanwhile, or a newer build have emptied the store. */
async function markKept(
  database: IDBPDatabase<PortalDatabase>,
  entries: ReadonlyMap<string, CacheEntry>,
) {
  const work = database.transaction('entries', 'readwrite');
  const marking = [...entries].map(async ([key, entry]) => {
    const kept = await work.store.get(key);
    if (kept?.AddedToCache === entry.AddedToCache) await work.store.put(entry, key);
  });
  await Promise.all([...marking, work.done]);
}

async function purgeExpired(database: IDBPDatabase<PortalDatabase>, now: Date) {
  const work = database.transaction('entries', 'readwrite');
  for (let cursor = await work.store.openCursor(); cursor; cursor = await cursor.continue()) {
    if (isExpired(cursor.value, now)) await cursor.delete();
  }
  await work.done;
}

function below(prefix: string): IDBKeyRange {
  return IDBKeyRange.bound(prefix, `${prefix}\uffff`);
}
