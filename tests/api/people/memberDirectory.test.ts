import { noFilters } from '#shared/rules/people/peopleQueries';
import { certain } from '#shared/rules/values/certain';
import { readConfig, type Config } from '../../../src/server/config';
import { MemberDirectory } from '../../../src/server/microsoft/memberDirectory';
import { Members, type Member } from '../../../src/server/microsoft/members';
import { ProblemError } from '../../../src/server/http/answers/problems';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let portal: TestPortal;
let devTenant: TestPortal['devTenant'];
let config: Config;
let notified: string[] = [];
beforeAll(async () => {
  portal = await startTestPortal();
  devTenant = portal.devTenant;
  config = readConfig({ ...devTenant.environment });
  const { people } = devTenant.company;
  const someone = certain(people.find(({ isGuest, isBlocked }) => !isGuest && !isBlocked));
  // More than Graph puts on three pages.
  people.push(
    ...Array.from({ length: 3_000 }, (_, index) => ({
      ...someone,
      id: `00000000-0000-4000-b000-${String(index).padStart(12, '0')}`,
      displayName: `Person ${(index * 7_919) % 3_000}`,
    })),
  );
});
afterAll(() => portal.stop());
beforeEach(() => {
  devTenant.control.reset();
  notified = [];
});

const directoryOf = (timeout?: number) =>
  new MemberDirectory(config, (message) => void notified.push(message), timeout);
const openMembers = () =>
  devTenant.company.people.filter(({ isGuest, isBlocked }) => !isGuest && !isBlocked);
const asked = () => devTenant.control.requests('graph', '/users').length;

/** Calls back once, after so many pages have been answered. */
function afterPages(count: number, then: () => void): void {
  let pages = 0;
  const stop = devTenant.control.onExchange(({ service, url }) => {
    if (service !== 'graph' || !url.includes('/users')) return;
    pages += 1;
    if (pages < count) return;
    stop();
    then();
  });
}

it('a page that Graph is too busy for is read again, and nothing of what was read before', async () => {
  afterPages(3, () =>
    devTenant.control.fail({
      service: 'graph',
      path: '/users',
      status: 429,
      retryAfter: 0,
      times: 2,
    }),
  );
  const members = await directoryOf().members('');
  const everybody = openMembers();
  expect(everybody.every(({ id }) => members.has(id.toLowerCase()))).toBe(true);
  expect(asked()).toBe(Math.ceil(everybody.length / 999) + 2);
  const found = await members.find([], noFilters);
  const names = found.map(({ displayName }) => displayName);
  expect(names).toEqual([...names].sort(new Intl.Collator('en').compare));
  expect(new Set(found.map(({ id }) => id)).size).toBe(everybody.length);
});

it('who asks before they have been read is told to come back, and the reading goes on', async () => {
  const directory = directoryOf(1);
  const early: unknown = await directory.members('').catch((error: unknown) => error);
  expect(early).toBeInstanceOf(ProblemError);
  expect(early).toMatchObject({ id: 'serviceAway' });
  await until(() =>
    directory.members('').then(
      (members) => members.has(certain(devTenant.company.people[0]).id.toLowerCase()),
      () => false,
    ),
  );
  expect(asked()).toBe(Math.ceil(openMembers().length / 999));
});

it('why they could not be read is said, also when nobody waits for it any more', async () => {
  afterPages(2, () => devTenant.control.fail({ service: 'graph', path: '/users', status: 403 }));
  await expect(directoryOf(1).members('')).rejects.toMatchObject({ id: 'serviceAway' });
  await until(async () => notified.length > 0);
  expect(notified).toEqual([expect.stringContaining('could not be read: Microsoft Graph')]);
});

it('whether somebody is a member is asked for that person alone, and once', async () => {
  const directory = directoryOf();
  const person = (isGuest: boolean) =>
    certain(devTenant.company.people.find((each) => each.isGuest === isGuest && !each.isBlocked));
  expect(await directory.isMember(person(false).id)).toBe(true);
  expect(await directory.isMember(person(false).id)).toBe(true);
  expect(await directory.isMember(person(true).id)).toBe(false);
  expect(await directory.isMember('00000000-0000-4000-a000-000000000000')).toBe(false);
  expect(asked()).toBe(3);
});

it('a search through a hundred thousand lets others have their turn', async () => {
  async function* pages(): AsyncGenerator<Member[]> {
    for (let page = 0; page < 100; page += 1)
      yield Array.from({ length: 1_000 }, (_, index) => ({
        id: `${page}-${index}`,
        displayName: `Person ${(index * 7_919) % 1_000} ${page}`,
        userPrincipalName: `person${page}-${index}@nordvik.example`,
      }));
  }
  const members = await Members.of(pages());
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const found = await members.find(['person 7', 'person1-'], noFilters);
  isOver = true;
  expect(turns).toBeGreaterThan(10);
  expect(found).toHaveLength(100 * 111 + 1_000 - 111);
  expect(found.slice(0, 111).every(({ id }) => id.startsWith('1-'))).toBe(true);
});
