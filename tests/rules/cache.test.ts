import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { contract } from '#shared/contract/index';
import type { ClientConfig } from '#shared/clientConfig';
import { wrap } from '../../src/client/data/cache/cacheEntry';
import { openEntryStore, type EntryStore } from '../../src/client/data/cache/entryStore';
import { lifetimes, untilEndOfDay } from '../../src/client/data/cache/lifetimes';
import { openPersonCache } from '../../src/client/data/cache/personCache';
import { portalComponents } from '../../src/client/data/components/portalComponents';
import { broadcastReads } from '../../src/client/data/portalReads/broadcastReads';
import { chartReads } from '../../src/client/data/portalReads/chartReads';
import { frameReads } from '../../src/client/data/portalReads/frameReads';
import { infoboxReads } from '../../src/client/data/portalReads/infoboxReads';
import { menuReads } from '../../src/client/data/portalReads/menuReads';
import { navigationReads } from '../../src/client/data/portalReads/navigationReads';
import { readingReads } from '../../src/client/data/portalReads/readingReads';
import { tileReads } from '../../src/client/data/portalReads/tileReads';
import { connect } from '../../src/client/data/connection/connection';
import { joinRead } from '../../src/client/data/read/joinRead';
import type { ReadKey } from '../../src/client/data/read/readKey';
import { until } from '../support/until';

const hour = 60 * 60_000;
const start = new Date('2026-03-02T08:00:00Z');
let now = start;
let database = 0;

beforeEach(() => {
  now = start;
  database += 1;
});

const later = (milliseconds: number) => (now = new Date(start.getTime() + milliseconds));
const visit = (personId = 'ann', buildHash = 'one', tenantId = 'nordvik') =>
  openPersonCache({
    tenantId,
    personId,
    buildHash,
    now: () => now,
    openStore: () => openEntryStore(`cache-${database}`),
  });

async function storedKeys(): Promise<string[]> {
  const store = await openDB(`cache-${database}`);
  const keys = (await store.getAllKeys('entries')) as string[];
  store.close();
  return keys;
}

/** Writes are behind the reader's back; a later transaction of the same store waits for them. */
const settled = async () => void (await storedKeys());

it('another window’s newer value is found on the device, and an older one does not count', async () => {
  const [one, other] = [await visit(), await visit()];
  await other.keep('sites/making', 'begun', hour);
  expect(one.last('sites/making')).toBeUndefined();
  expect((await one.lastOnDevice('sites/making'))?.Data).toBe('begun');
  later(2);
  one.put('sites/making', 'further', hour);
  later(1);
  await other.keep('sites/making', 'behind', hour);
  later(2);
  expect((await one.lastOnDevice('sites/making'))?.Data).toBe('further');
  expect((await one.lastOnDevice('visits'))?.Data).toBeUndefined();
});

it('CACHE-01 an entry is wrapped with its data, when it was added and when it expires', async () => {
  const cache = await visit();
  cache.put('posts', ['a'], 3 * hour);
  expect(cache.peek('posts')).toEqual({
    Data: ['a'],
    AddedToCache: '2026-03-02T08:00:00.000Z',
    AbsoluteExpirationDate: '2026-03-02T11:00:00.000Z',
  });
});

it('CACHE-12 CACHE-22 keys carry tenant and person, so that two people on one device never share an entry', async () => {
  const ann = await visit('ann');
  ann.put('posts', 'for Ann', hour);
  await settled();
  expect((await visit('bo')).peek('posts')).toBeUndefined();
  expect((await visit('ann', 'one', 'another')).peek('posts')).toBeUndefined();
  expect((await visit('ann')).peek('posts')?.Data).toBe('for Ann');
  expect(await storedKeys()).toEqual(['portal:nordvik:ann:posts']);
});

it('CACHE-13 CACHE-15 a start with the same build removes what has expired, of everybody, and keeps the rest', async () => {
  (await visit('bo')).put('pictures short', 1, hour);
  const ann = await visit('ann');
  ann.put('pictures short', 1, hour);
  ann.put('pictures long', 2, 24 * hour);
  await settled();
  later(2 * hour);
  const next = await visit('ann');
  await settled();
  expect(next.peek('pictures short')).toBeUndefined();
  expect(next.peek('pictures long')?.Data).toBe(2);
  expect(await storedKeys()).toEqual(['portal:nordvik:ann:pictures long']);
});

it('CACHE-13 a page that stays open loses what has expired when somebody comes back to it', async () => {
  const cache = await visit();
  cache.put('pictures short', 1, hour);
  cache.put('pictures long', 2, 24 * hour);
  later(2 * hour);
  expect(cache.keysOf('pictures')).toHaveLength(2);
  cache.beginVisit();
  expect(cache.keysOf('pictures')).toEqual(['pictures long']);
});

it('CACHE-14 a start with another build empties the whole cache and remembers the new build', async () => {
  (await visit('bo', 'one')).put('posts', 1, hour);
  await settled();
  expect((await visit('ann', 'two')).peek('posts')).toBeUndefined();
  expect(await storedKeys()).toEqual([]);
  const ann = await visit('ann', 'two');
  ann.put('posts', 2, hour);
  await settled();
  expect((await visit('ann', 'two')).peek('posts')?.Data).toBe(2);
});

it.each(['sites/making', 'menu/folded', 'pages/opened', 'pages/opened 12'] as const)(
  'CREATESITE-10 CACHE-14 %s, which nobody else knows, outlives the build, and what is read does not',
  async (key) => {
    const old = await visit('ann', 'one');
    await old.keep(key, 'from here', hour);
    old.put('sites/mayCreate', 'read', hour);
    await settled();
    const next = await visit('ann', 'two');
    expect([next.peek(key)?.Data, next.peek('sites/mayCreate')]).toEqual(['from here', undefined]);
    expect(await storedKeys()).toEqual([`portal:nordvik:ann:${key}`]);
  },
);

it('a tab that still runs the older build no longer writes once a newer one has started', async () => {
  const old = await visit('ann', 'one');
  await visit('ann', 'two');
  old.put('posts', 'in an old form', hour);
  await settled();
  expect(old.peek('posts')?.Data).toBe('in an old form');
  expect((await visit('ann', 'two')).peek('posts')).toBeUndefined();
});

it('what somebody has written outlives the build in which they wrote it, in both builds', async () => {
  const written = await visit('ann', 'one');
  written.put('posts', ['read'], hour);
  expect(await written.keep('pages/workingCopy 7', 'written', hour)).toBe(true);
  const next = await visit('ann', 'two');
  expect(next.peek('posts')).toBeUndefined();
  expect(next.keysOf('pages/workingCopy')).toEqual(['pages/workingCopy 7']);
  expect(await written.keep('pages/workingCopy 7', 'written on', hour)).toBe(true);
  expect((await visit('ann', 'two')).peek('pages/workingCopy 7')?.Data).toBe('written on');
});

it('BADGE-08 when somebody was last somewhere outlives the build, and not that they sign out', async () => {
  const visited = await visit('ann', 'one');
  visited.put('visits featuredNews', 'at eight', hour);
  (await visit('bo', 'one')).put('visits featuredNews', 'at nine', hour);
  await settled();
  const next = await visit('ann', 'two');
  expect(next.peek('visits featuredNews')?.Data).toBe('at eight');
  // A tab of the older build says where the person is, too.
  visited.put('visits calendar', 'at ten', hour);
  await settled();
  expect((await visit('ann', 'two')).peek('visits calendar')?.Data).toBe('at ten');
  await next.remove('');
  expect(await storedKeys()).toEqual(['portal:nordvik:bo:visits featuredNews']);
  expect((await visit('ann', 'two')).peek('visits featuredNews')).toBeUndefined();
});

it('CACHE-02 CACHE-03 CACHE-04 CACHE-05 CACHE-06 CACHE-09 CACHE-21 every kind of value has its own lifetime, and three hours where none is given', () => {
  expect(lifetimes).toEqual({
    standard: 3 * hour,
    workingCopy: 90 * 24 * hour,
    search: hour / 4,
    syncFlags: 24 * hour,
    channelSelection: 24 * hour,
    channelTree: 24 * hour,
    languageTerms: 24 * hour,
    visit: 365 * 24 * hour,
  });
});

it('CACHE-11 the restaurant menu lives until the end of the day', () => {
  const lunch = new Date(2026, 2, 2, 11, 30);
  expect(new Date(lunch.getTime() + untilEndOfDay(lunch))).toEqual(new Date(2026, 2, 3));
});

it('CACHE-19 CACHE-23 with local storage disabled nothing stays on the device and memory serves for the session', async () => {
  const cache = await visit();
  cache.put('posts before', 1, hour);
  await settled();
  await cache.keepInMemoryOnly();
  cache.put('posts after', 2, hour);
  await settled();
  expect([cache.peek('posts before')?.Data, cache.peek('posts after')?.Data]).toEqual([1, 2]);
  expect(await storedKeys()).toEqual([]);
});

it('a device that does not open its storage leaves the portal a cache in memory', async () => {
  const cache = await openPersonCache({
    tenantId: 't',
    personId: 'p',
    buildHash: 'h',
    openStore: () => Promise.reject(new Error('private window')),
  });
  cache.put('posts', 1, hour);
  expect(cache.peek('posts')?.Data).toBe(1);
  await expect(cache.remove('')).resolves.toBeUndefined();
});

it('a full device falls back to a cache in memory, and leaving still clears what was stored', async () => {
  (await visit()).put('posts', 'old', hour);
  await settled();
  const put = jest.fn(() =>
    Promise.reject(new DOMException('The quota has been exceeded.', 'QuotaExceededError')),
  );
  const openStore = async () => ({ ...(await openEntryStore(`cache-${database}`)), put });
  const cache = await openPersonCache({
    tenantId: 'nordvik',
    personId: 'ann',
    buildHash: 'one',
    now: () => now,
    openStore,
  });
  cache.put('posts', 'new', hour);
  await settled();
  cache.put('documents', 'soup', hour);
  expect([cache.peek('posts')?.Data, cache.peek('documents')?.Data, put.mock.calls.length]).toEqual(
    ['new', 'soup', 1],
  );
  await cache.remove('');
  expect([cache.peek('posts'), await storedKeys()]).toEqual([undefined, []]);
});

it('storage that never answers does not hold up the start', async () => {
  const cache = await after(1_000, () =>
    openPersonCache({
      tenantId: 't',
      personId: 'p',
      buildHash: 'h',
      openStore: () => new Promise(() => undefined),
    }),
  );
  expect(cache.peek('posts')).toBeUndefined();
});

/** The outcome of work that waits this long, in milliseconds, without waiting for it. */
async function after<T>(wait: number, work: () => Promise<T>): Promise<T> {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  const outcome = work();
  await jest.advanceTimersByTimeAsync(wait);
  jest.useRealTimers();
  return outcome;
}

/** A visit of Ann on a device where she has news already, and whose storage is in trouble. */
async function visitInTrouble(trouble: (store: EntryStore) => Partial<EntryStore>, isLate = false) {
  (await visit()).put('posts', 'old', hour);
  await settled();
  let arrive = (): void => undefined;
  const waited = isLate ? new Promise<void>((resolve) => (arrive = resolve)) : Promise.resolve();
  const openStore = async () => {
    const store = await openEntryStore(`cache-${database}`);
    await waited;
    return { ...store, ...trouble(store) };
  };
  const given = { tenantId: 'nordvik', personId: 'ann', buildHash: 'one', now: () => now };
  const cache = await after(isLate ? 1_000 : 0, () => openPersonCache({ ...given, openStore }));
  return { cache, arrive };
}

const fails = () => Promise.reject(new Error('The storage is in trouble.'));

it('AUTH-37 CACHE-19 storage that opened too late to be written to is cleared all the same', async () => {
  const { cache, arrive } = await visitInTrouble(() => ({}), true);
  arrive();
  cache.put('posts', 'new', hour);
  await settled();
  expect(cache.peek('posts')?.Data).toBe('new');
  await cache.keepInMemoryOnly();
  expect(await storedKeys()).toEqual([]);
});

it('AUTH-37 leaving waits for storage that is still opening, until it takes too long', async () => {
  const { cache, arrive } = await visitInTrouble(() => ({}), true);
  const waited = cache.keepInMemoryOnly();
  arrive();
  await waited;
  expect(await storedKeys()).toEqual([]);
  const never = await visitInTrouble(() => ({}), true);
  await after(3_000, () => never.cache.keepInMemoryOnly());
  expect(await storedKeys()).toHaveLength(1);
  never.arrive();
  await until(async () => (await storedKeys()).length === 0);
});

it.each([
  ['cannot be read', { open: fails }],
  ['cannot be tidied up', { purge: fails }],
  ['did not discard something', { discard: fails }],
])('AUTH-37 leaving clears storage that %s', async (_title, trouble) => {
  const { cache } = await visitInTrouble(() => trouble);
  cache.discard('news/top');
  await settled();
  await cache.keepInMemoryOnly();
  expect(await storedKeys()).toEqual([]);
});

it('AUTH-37 leaving clears storage that did not clear itself before', async () => {
  let tries = 0;
  const { cache } = await visitInTrouble(({ remove }) => ({
    remove: (prefix) => (++tries === 1 ? fails() : remove(prefix)),
  }));
  await cache.keepInMemoryOnly();
  await cache.keepInMemoryOnly();
  expect(await storedKeys()).toEqual([]);
});

it('a damaged entry is as good as none', async () => {
  await visit();
  const store = await openDB(`cache-${database}`);
  await store.put('entries', { nonsense: true }, 'portal:nordvik:ann:posts');
  await store.put('entries', 'text', 'portal:nordvik:ann:events');
  await store.put('entries', wrap('good', hour, now), 'portal:nordvik:ann:birthdays');
  store.close();
  const cache = await visit();
  expect([cache.peek('posts'), cache.peek('events'), cache.peek('birthdays')?.Data]).toEqual([
    undefined,
    undefined,
    'good',
  ]);
});

it('what one removes by prefix is gone from memory and from the device', async () => {
  const cache = await visit();
  for (const key of ['news/top', 'news/personal', 'me/photo'] as const) cache.put(key, key, hour);
  await cache.remove('news/');
  expect(cache.peek('news/top')).toBeUndefined();
  expect(await storedKeys()).toEqual(['portal:nordvik:ann:me/photo']);
});

/**
 * The reads of a resource; the state of one entry of a history never changes, and what is suggested
 * is kept with the suggestions of other services.
 */
const readsOf = (resource: string) =>
  Object.keys(contract).filter(
    (call) =>
      (call === `GET /${resource}` || call.startsWith(`GET /${resource}/`)) &&
      !call.endsWith('/audits/{auditId}') &&
      !call.endsWith('/suggestions'),
  );

it.each([
  ['apptiles', tileReads],
  ['broadcastmessages', broadcastReads],
  ['chartgroups', chartReads],
  ['infoboxes', infoboxReads],
  ['itemstoread', readingReads],
  ['me/usertabcomponentconfigurations', portalComponents.tabConfigurations.reads],
  ['NavigationNodes', navigationReads],
  ['powerbiframes', frameReads],
  ['restaurantmenus', menuReads],
  ['restaurants', menuReads],
] as const)(
  'CACHE-16 CACHE-17 KPI-12 KPI-13 KPI-14 a change of %s has all that is read of it read again',
  (resource, reads) => {
    expect(readsOf(resource)).not.toEqual([]);
    expect(reads).toEqual(expect.arrayContaining(readsOf(resource)));
  },
);

it('who has left before a part is read gets it where it is known, and begins no read', async () => {
  const cache = await visit();
  connect({ config: {} as ClientConfig, cache });
  cache.put('posts known', 'kept', hour);
  const begun: string[] = [];
  const part = (key: ReadKey) => ({ key, read: async () => void begun.push(key) });
  const gone = AbortSignal.abort();
  expect(await joinRead(part('posts known'), gone)).toBe('kept');
  await expect(joinRead(part('posts'), gone)).rejects.toBe(gone.reason);
  await joinRead(part('posts other'), new AbortController().signal);
  expect(begun).toEqual(['posts other']);
});
