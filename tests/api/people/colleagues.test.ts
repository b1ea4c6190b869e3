import type { ListedColleague } from '#shared/contract/people/colleagues';
import type { Problem } from '#shared/errors';
import { certain } from '#shared/rules/values/certain';
import { storeSetting } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

interface Answer {
  People: ListedColleague[];
  Total: number;
}

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  portal.devTenant.control.reset();
  // Switched off and asked, the portal knows nobody any more.
  await storeSetting(portal, 'findColleaguesWithoutLicence', false);
  await ask('find=anybody');
  await storeSetting(portal, 'findColleaguesWithoutLicence', true);
});

const ask = (query: string, person = 'frontline') =>
  portal.call<Answer>(person, 'GET', `/colleagues?${query}`);
const members = () =>
  portal.devTenant.company.people.filter(({ isGuest, isBlocked }) => !isGuest && !isBlocked);

it('PEOPLE-36 people without a licence find colleagues by name, department, place and language', async () => {
  const finance = members().filter(({ department }) => department === 'Finance');
  const { officeCity, language } = certain(finance[0]);
  const there = finance.filter((person) => person.officeCity === officeCity);
  const speaking = there.filter((person) => person.language === language);
  const code = language === 'no' ? 'nb' : language;
  for (const [query, expected] of [
    ['department=fin', finance],
    ['department=%20fin%20', finance],
    [`department=fin&place=${encodeURIComponent(officeCity)}`, there],
    [`department=fin&place=${encodeURIComponent(officeCity)}&language=${code}`, speaking],
  ] as const) {
    const { body } = await ask(`${query}&count=100`);
    expect([body.Total, body.People.map(({ Id }) => Id).sort()]).toEqual([
      expected.length,
      expected.map(({ id }) => id).sort(),
    ]);
  }
  expect((await ask('find=Saara')).body.People.map(({ DisplayName }) => DisplayName)).toContain(
    'Saara Nieminen',
  );
});

it('PEOPLE-28 whom more terms find comes first, page by page, each once', async () => {
  const all = (await ask('find=Finance,Oslo&count=100')).body;
  const fits = ({ Department, OfficeLocation }: ListedColleague) =>
    Number(Department === 'Finance') + Number(OfficeLocation === 'Oslo');
  const hits = all.People.map(fits);
  expect(hits[0]).toBe(2);
  expect(hits).toEqual([...hits].sort((one, other) => other - one));
  const pages = await Promise.all(
    [0, 30, 60].map((start) => ask(`find=Finance,Oslo&start=${start}&count=30`)),
  );
  expect(pages.flatMap(({ body }) => body.People)).toEqual(all.People.slice(0, 90));
});

it('PEOPLE-21 the people filter of the settings says who is found here too, not who may look', async () => {
  const there = members().filter(({ department }) => department === 'Finance');
  const inOslo = there.filter(({ officeCity }) => officeCity === 'Oslo');
  const total = async () => (await ask('department=fin&count=100')).body.Total;
  expect(there.length).toBeGreaterThan(inOslo.length);
  expect(await total()).toBe(there.length);
  await storeSetting(portal, 'userServiceAppendedFilter', "and city eq 'Oslo'");
  expect(await total()).toBe(inOslo.length);
  await storeSetting(portal, 'userServiceAppendedFilter', "city eq 'Nowhere'");
  expect(await ask('find=Saara')).toMatchObject({ status: 200, body: { People: [], Total: 0 } });
  expect((await ask('find=Saara', 'guest')).status).toBe(403);
  await storeSetting(portal, 'userServiceAppendedFilter', '');
  expect(await total()).toBe(there.length);
});

it('PEOPLE-21 a people filter that needs an advanced query finds people here too', async () => {
  const there = members().filter(({ department }) => department === 'Finance');
  const elsewhere = there.filter(({ officeCity }) => officeCity !== 'Oslo');
  await storeSetting(portal, 'userServiceAppendedFilter', "city ne 'Oslo'");
  const { status, body } = await ask('department=fin&count=100');
  await storeSetting(portal, 'userServiceAppendedFilter', '');
  expect([status, body.Total]).toEqual([200, elsewhere.length]);
});

it('says of them only what everybody may see, and lists nobody unless something is looked for', async () => {
  const { People } = (await ask('find=Saara')).body;
  expect(Object.keys(certain(People[0])).sort()).toEqual([
    'Department',
    'DisplayName',
    'Id',
    'JobTitle',
    'Mail',
    'OfficeLocation',
    'WorkPhone',
  ]);
  for (const query of ['', 'find=a', 'find=%20%20', 'department=%20', 'place=o'])
    expect((await ask(query)).body).toEqual({ People: [], Total: 0 });
});

it('neither guests nor closed accounts are listed, and guests find nobody', async () => {
  const guest = certain(portal.devTenant.company.person('guest@nordvik.example'));
  const gone = certain(portal.devTenant.company.person('sitecreator@nordvik.example'));
  gone.isBlocked = true;
  const names = [guest, gone].map(({ surname }) => surname).join(',');
  const found = (await ask(`find=${names}&count=100`)).body.People.map(({ Id }) => Id);
  gone.isBlocked = false;
  expect(found).not.toContain(guest.id);
  expect(found).not.toContain(gone.id);
  expect(await ask('find=Saara', 'guest')).toMatchObject({
    status: 403,
    body: { id: 'forbidden' },
  });
});

it('nobody is asked for while the setting is off, and the directory once while it is on', async () => {
  const { control } = portal.devTenant;
  const asked = () => control.requests('graph', '/users').length;
  await storeSetting(portal, 'findColleaguesWithoutLicence', false);
  const before = asked();
  expect((await ask('find=Saara')).status).toBe(404);
  expect(asked()).toBe(before);
  await storeSetting(portal, 'findColleaguesWithoutLicence', true);
  await ask('find=Saara');
  const once = asked();
  expect(once).toBeGreaterThan(before);
  for (const text of ['Erik', 'Oslo', 'Finance']) await ask(`find=${text}`);
  expect(asked()).toBe(once);
});

it.each([
  ['refuses', 403],
  ['is away', 503],
])('a directory that %s is said, and asked again', async (_what, status) => {
  portal.devTenant.control.fail({ service: 'graph', path: '/users', status });
  expect((await ask('find=Saara')).status).toBeGreaterThanOrEqual(400);
  portal.devTenant.control.reset();
  expect((await ask('find=Saara')).body.Total).toBeGreaterThan(0);
});

it('a token that the directory no longer takes is replaced, and one without a permission not used again', async () => {
  const { control } = portal.devTenant;
  const tokens = () => control.requests('identity', '/token').length;
  control.fail({ service: 'graph', path: '/users', status: 401, times: 1 });
  expect((await ask('find=Saara')).body.Total).toBeGreaterThan(0);
  await storeSetting(portal, 'userServiceAppendedFilter', "and city eq 'Oslo'");
  control.fail({ service: 'graph', path: '/users', status: 403, times: 1 });
  const before = tokens();
  expect((await ask('find=Saara')).status).toBe(403);
  expect(tokens()).toBe(before);
  expect((await ask('find=Saara')).status).toBe(200);
  expect(tokens()).toBe(before + 1);
  await storeSetting(portal, 'userServiceAppendedFilter', '');
});

it('a directory that refuses each token of the portal itself asks nobody for consent', async () => {
  portal.devTenant.control.fail({ service: 'graph', path: '/users', status: 401, times: 2 });
  const { status, body } = await portal.call<Problem>('frontline', 'GET', '/colleagues?find=Saara');
  expect([status, body.id, body.detail]).toEqual([
    502,
    'serviceFailed',
    expect.stringContaining("the portal's own token"),
  ]);
});

it('after an erasure, and once it is off, neither who is found nor who may look is known any more', async () => {
  const { company, control } = portal.devTenant;
  const id = certain(company.person('frontline@nordvik.example')).id;
  const asked = () => [
    control.requests('graph', '/users?').length,
    control.requests('graph', `/users/${id}?`).length,
  ];
  // Nobody is found, so that who looks is asked for by themselves.
  await storeSetting(portal, 'userServiceAppendedFilter', "city eq 'Nowhere'");
  const expectAskedAgain = async () => {
    const [all = 0, one = 0] = asked();
    for (let time = 0; time < 2; time += 1) expect((await ask('find=Saara')).status).toBe(200);
    expect(asked()).toEqual([all + 1, one + 1]);
  };
  await expectAskedAgain();
  await portal.call('editor', 'POST', '/users', {});
  const erased = certain(company.person('editor@nordvik.example')).id;
  expect((await portal.call('admin', 'DELETE', `/admin/people/${erased}`)).status).toBe(204);
  await expectAskedAgain();
  await storeSetting(portal, 'findColleaguesWithoutLicence', false);
  expect((await ask('find=Saara')).status).toBe(404);
  await storeSetting(portal, 'findColleaguesWithoutLicence', true);
  await expectAskedAgain();
  await storeSetting(portal, 'userServiceAppendedFilter', '');
});
