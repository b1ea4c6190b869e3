import { sql } from 'kysely';
import type { Audit } from '#shared/contract/audits';
import type { ItemToRead, ReadingReport } from '#shared/contract/pages/itemsToRead';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import type { Problem } from '#shared/errors';
import { watchGraph } from '../../support/graphContract';
import { openHub } from '../../support/servers/hubClient';
import { hoursFromNow, storeSetting } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let graph: ReturnType<typeof watchGraph>;
beforeAll(async () => {
  portal = await startTestPortal();
  graph = watchGraph(portal.devTenant);
});
afterAll(async () => {
  await portal.stop();
  graph.expectNone();
});
beforeEach(async () => {
  portal.devTenant.control.reset();
  await portal.db.deleteFrom('items_to_read').execute();
});

const call = <T = Problem>(method: string, path: string, body?: object, person = 'editor') =>
  portal.call<T & Problem>(person, method, path, body);
const idOf = (name: string) => portal.devTenant.company.person(`${name}@nordvik.example`)!.id;
const person = (name: string) => ({ Principal: 'User', PrincipalId: idOf(name) });
const groupNamed = (name: string) =>
  portal.devTenant.company.groups.find(({ displayName }) => displayName === name)!;
const group = (name: string) => ({ Principal: 'Group', PrincipalId: groupNamed(name).id });
const create = async (fields: object = {}) =>
  (
    await call<ItemToRead>('POST', '/itemstoread', {
      Title: 'Code of conduct',
      Url: '/pages/content/code-of-conduct',
      ItemsToReadForPrincipal: [person('member')],
      ...fields,
    })
  ).body;
const own = async (name: string, query = '') =>
  (await call<UserItemToRead[]>('GET', `/me/useritemstoread${query}`, undefined, name)).body;
const titles = (items: readonly { Title: string }[]) => items.map(({ Title }) => Title);
const read = (name: string, guid: string) =>
  call<UserItemToRead>('PUT', `/me/useritemstoread?guid=${guid}`, undefined, name);

it('READING-12 READING-16 an editor creates an item with its deadline and principals, each kept once', async () => {
  const Deadline = hoursFromNow(48);
  const created = await create({
    Deadline,
    ItemsToReadForPrincipal: [
      { ...person('member'), DisplayName: 'Mads' },
      group('All Employees'),
      person('member'),
    ],
  });
  const link = { ItemToReadGuid: created.Guid, DisplayName: '' };
  expect(created).toEqual({
    Id: expect.any(Number),
    Guid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    Title: 'Code of conduct',
    Url: '/pages/content/code-of-conduct',
    Deadline,
    IsDraft: false,
    ItemsToReadForPrincipal: [
      { ...person('member'), ...link },
      { ...group('All Employees'), ...link },
    ],
    AskedAgain: null,
    Modified: expect.any(String),
  });
  expect((await call<ItemToRead[]>('GET', '/itemstoread')).body).toEqual([created]);
  expect((await call<ItemToRead>('GET', `/itemstoread/${created.Id}`)).body).toEqual(created);
});

it('READING-12 READING-13 a person gets their items, and nothing about anybody else', async () => {
  const created = await create({ ItemsToReadForPrincipal: [person('member'), person('guest')] });
  const { Guid, Title, Url, Modified } = created;
  expect(await own('member')).toEqual([
    { Guid, Title, Url, HasRead: false, Deadline: null, IsDraft: false, Modified },
  ]);
});

it('READING-08 an item is for the people and the members of the groups that it names, and for nobody else', async () => {
  const team = groupNamed('Project Aurora');
  const inTeam = portal.devTenant.company.people.find(
    ({ id, isGuest, upn }) => !isGuest && team.memberIds.includes(id) && upn.startsWith('member@'),
  )!;
  const outside = ['frontline', 'guest'].find((name) => !team.memberIds.includes(idOf(name)))!;
  await create({ Title: 'For the team', ItemsToReadForPrincipal: [group('Project Aurora')] });
  await create({ Title: 'For the guest', ItemsToReadForPrincipal: [person('guest')] });
  expect(titles(await own(inTeam.upn.split('@')[0]!))).toEqual(['For the team']);
  expect(titles(await own(outside))).toEqual(outside === 'guest' ? ['For the guest'] : []);
  expect(titles(await own('admin')).includes('For the guest')).toBe(false);
});

it('READING-09 an item is listed once, even when the person and two of their groups are named', async () => {
  await create({
    ItemsToReadForPrincipal: [person('member'), group('All Employees'), group('Engineering')],
  });
  expect(await own('member')).toHaveLength(1);
});

it('the nearest deadline comes first, items without one after them, and what has been read last', async () => {
  const done = await create({ Title: 'Done', Deadline: hoursFromNow(1) });
  await create({ Title: 'Whenever' });
  await create({ Title: 'Next week', Deadline: hoursFromNow(150) });
  await create({ Title: 'Overdue', Deadline: hoursFromNow(-5) });
  await read('member', done.Guid);
  expect(titles(await own('member'))).toEqual(['Overdue', 'Next week', 'Whenever', 'Done']);
});

it('READING-14 READING-15 marking an item sets HasRead for this person only, and a second time changes nothing', async () => {
  const { Id, Guid } = await create({
    ItemsToReadForPrincipal: [person('member'), person('frontline')],
  });
  const hasRead = async (name: string) =>
    titles(
      (await call<UserItemToRead[]>('GET', '/me/useritemstoread/hasread', undefined, name)).body,
    );
  expect(await hasRead('member')).toEqual([]);
  expect(await read('member', Guid)).toMatchObject({ status: 200, body: { Guid, HasRead: true } });
  const [first] = (await call<ReadingReport>('GET', `/itemstoread/${Id}/report?state=read`)).body
    .Readers;
  expect((await read('member', Guid.toUpperCase())).status).toBe(200);
  expect(
    (await call<ReadingReport>('GET', `/itemstoread/${Id}/report?state=read`)).body.Readers,
  ).toEqual([first]);
  expect([await hasRead('member'), await hasRead('frontline')]).toEqual([['Code of conduct'], []]);
});

it('READING-14 a reading is taken back for this person only, and marked again; a second time changes nothing', async () => {
  const { Id, Guid } = await create({
    ItemsToReadForPrincipal: [person('member'), person('frontline')],
  });
  const unread = () =>
    call<UserItemToRead>('DELETE', `/me/useritemstoread?guid=${Guid}`, undefined, 'member');
  const readers = async () =>
    (await call<ReadingReport>('GET', `/itemstoread/${Id}/report?state=read`)).body.Readers.map(
      ({ UpnId }) => UpnId?.split('@')[0],
    );
  await read('member', Guid);
  await read('frontline', Guid);
  expect((await readers()).sort()).toEqual(['frontline', 'member']);
  expect(await unread()).toMatchObject({ status: 200, body: { Guid, HasRead: false } });
  expect((await unread()).status).toBe(200);
  expect(await own('member')).toMatchObject([{ HasRead: false }]);
  expect(await readers()).toEqual(['frontline']);
  await read('member', Guid);
  expect((await readers()).sort()).toEqual(['frontline', 'member']);
  const notTheirs = await call('DELETE', `/me/useritemstoread?guid=${Guid}`, undefined, 'guest');
  expect(notTheirs).toMatchObject({ status: 404, body: { id: 'notFound' } });
});

it('nobody can mark what is not theirs, or find out that it exists', async () => {
  const { Guid } = await create();
  expect(await read('guest', Guid)).toMatchObject({ status: 404, body: { id: 'notFound' } });
  expect(await read('guest', '3f2504e0-4f89-41d3-9a0c-0305e82c3399')).toMatchObject({
    status: 404,
    body: { id: 'notFound' },
  });
  expect(await portal.db.selectFrom('read_items').selectAll().execute()).toEqual([]);
});

it('READING-11 drafts are included only where the setting is on and the call asks for them', async () => {
  const draft = await create({ Title: 'Draft', IsDraft: true });
  expect(titles(await own('member', '?includeDrafts=true'))).toEqual([]);
  expect((await read('member', draft.Guid)).status).toBe(404);
  await storeSetting(portal, 'includeDraftsInRequiredReading', true);
  expect(titles(await own('member'))).toEqual([]);
  expect(await own('member', '?includeDrafts=true')).toMatchObject([
    { Title: 'Draft', IsDraft: true },
  ]);
  const hasRead = async (query = '') => titles(await own('member', `/hasread${query}`));
  expect((await read('member', draft.Guid)).status).toBe(404);
  expect((await read('member', `${draft.Guid}&includeDrafts=true`)).status).toBe(200);
  expect([await hasRead(), await hasRead('?includeDrafts=true')]).toEqual([[], ['Draft']]);
  await storeSetting(portal, 'includeDraftsInRequiredReading', false);
});

it('BADGE-12 updates answers what is new or changed since a time and not read yet, drafts only with includeDrafts', async () => {
  const old = await create({ Title: 'Old' });
  const since = new Date(Date.parse(old.Modified) + 1).toISOString();
  const updates = async (query = '') =>
    titles(
      (
        await call<UserItemToRead[]>(
          'GET',
          `/me/useritemstoread/updates?lastVisitedDate=${since}${query}`,
          undefined,
          'member',
        )
      ).body,
    );
  expect(await updates()).toEqual([]);
  const fresh = await create({ Title: 'New' });
  await call('PUT', `/itemstoread/${old.Id}`, { Title: 'Old, corrected' });
  expect((await updates()).sort()).toEqual(['New', 'Old, corrected']);
  await read('member', fresh.Guid);
  expect(await updates()).toEqual(['Old, corrected']);
  await create({ Title: 'Draft', IsDraft: true });
  await storeSetting(portal, 'includeDraftsInRequiredReading', true);
  expect(await updates()).toEqual(['Old, corrected']);
  expect(await updates('&includeDrafts=true')).toEqual(['Old, corrected', 'Draft']);
  await storeSetting(portal, 'includeDraftsInRequiredReading', false);
});

it('READING-16 a change keeps confirmations, detects conflicts and can be restored; a deletion removes all', async () => {
  const { Id, Guid, Modified } = await create();
  await read('member', Guid);
  const changed = await call<ItemToRead>('PUT', `/itemstoread/${Id}`, {
    Title: 'Corrected',
    Modified,
    ItemsToReadForPrincipal: [person('member'), person('guest')],
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      Title: 'Corrected',
      Guid,
      ItemsToReadForPrincipal: [{ ItemToReadGuid: Guid }, { ItemToReadGuid: Guid }],
    },
  });
  expect((await call('PUT', `/itemstoread/${Id}`, { Title: 'Too late', Modified })).body.id).toBe(
    'conflict',
  );
  expect(await own('member')).toMatchObject([{ Title: 'Corrected', HasRead: true }]);
  const audits = (await call<Audit[]>('GET', `/itemstoread/${Id}/audits`)).body;
  expect(audits.map(({ Action }) => Action)).toEqual(['updated', 'created']);
  expect(
    (await call<ItemToRead>('POST', `/itemstoread/${Id}/audits/${audits[1]!.Id}/restore`)).body,
  ).toMatchObject({ Title: 'Code of conduct', Guid });
  expect((await call('DELETE', `/itemstoread/${Id}`)).status).toBe(204);
  expect(await own('member')).toEqual([]);
  expect(await portal.db.selectFrom('read_items').selectAll().execute()).toEqual([]);
});

it('READING-16 an item that is to be read again is unread and new for all until they confirm it again', async () => {
  const { Id, Guid } = await create({
    ItemsToReadForPrincipal: [person('member'), person('guest')],
  });
  await read('member', Guid);
  await read('guest', Guid);
  const before = new Date().toISOString();
  const hub = await openHub(portal, 'member');
  const asked = await call<ItemToRead>('PUT', `/itemstoread/${Id}`, {
    Title: 'Corrected',
    AsksAgain: true,
  });
  expect(asked).toMatchObject({
    status: 200,
    body: { Title: 'Corrected', AskedAgain: expect.any(String) },
  });
  await hub.update(({ Data }) => Data?.Id === Id);
  await hub.stop();
  expect([await own('member'), await own('guest')]).toMatchObject([
    [{ HasRead: false }],
    [{ HasRead: false }],
  ]);
  expect(
    titles(
      (
        await call<UserItemToRead[]>(
          'GET',
          `/me/useritemstoread/updates?lastVisitedDate=${before}`,
          undefined,
          'member',
        )
      ).body,
    ),
  ).toEqual(['Corrected']);
  const haveRead = async () =>
    (await call<ReadingReport>('GET', `/itemstoread/${Id}/report?state=read`)).body.Readers.map(
      ({ UpnId }) => UpnId,
    );
  expect(await haveRead()).toEqual([]);
  await read('member', Guid);
  expect(await haveRead()).toEqual(['member@nordvik.example']);
  expect(
    (await call<ItemToRead>('PUT', `/itemstoread/${Id}`, { Title: 'Corrected once more' })).body
      .AskedAgain,
  ).toBe(asked.body.AskedAgain);
  expect(await own('member')).toMatchObject([{ HasRead: true }]);
});

it('READING-16 asking again is in the history, and restoring an earlier state restores the confirmations', async () => {
  const { Id, Guid } = await create();
  await read('member', Guid);
  const { AskedAgain } = (await call<ItemToRead>('PUT', `/itemstoread/${Id}`, { AsksAgain: true }))
    .body;
  const [asking, creation] = (await call<Audit[]>('GET', `/itemstoread/${Id}/audits`)).body;
  expect([asking, creation]).toMatchObject([
    { Action: 'updated', NewValues: { AskedAgain } },
    { Action: 'created', NewValues: { AskedAgain: null } },
  ]);
  expect(await own('member')).toMatchObject([{ HasRead: false }]);
  await call('POST', `/itemstoread/${Id}/audits/${creation!.Id}/restore`);
  expect(await own('member')).toMatchObject([{ HasRead: true }]);
});

it('READING-16 asking again is dated after every confirmation, also one from a server with a clock ahead', async () => {
  const { Id, Guid } = await create();
  await read('member', Guid);
  const ReadAt = hoursFromNow(1);
  await portal.db
    .updateTable('read_items')
    .set({ ReadAt })
    .where('ItemToReadId', '=', Id)
    .execute();
  const ask = async () =>
    (await call<ItemToRead>('PUT', `/itemstoread/${Id}`, { AsksAgain: true })).body.AskedAgain!;
  const first = await ask();
  expect(Date.parse(first)).toBeGreaterThan(Date.parse(ReadAt));
  expect(await own('member')).toMatchObject([{ HasRead: false }]);
  expect(Date.parse(await ask())).toBeGreaterThan(Date.parse(first));
  await read('member', Guid);
  expect(await own('member')).toMatchObject([{ HasRead: true }]);
});

it('only those who manage required reading ask again, and nobody sets the moment themselves', async () => {
  const { Id } = await create();
  expect((await call('PUT', `/itemstoread/${Id}`, { AsksAgain: true }, 'member')).status).toBe(403);
  expect(
    (await call('PUT', `/itemstoread/${Id}`, { AskedAgain: hoursFromNow(1000) })).body.errors,
  ).toHaveProperty('AskedAgain');
});

it('READING-16 the number of people counts everybody once, and neither a deleted group nor somebody who has left', async () => {
  const reach = async (...ItemsToReadForPrincipal: object[]) =>
    (await call<{ People: number }>('POST', '/itemstoread/reach', { ItemsToReadForPrincipal })).body
      .People;
  const everybody = groupNamed('All Employees').memberIds.length;
  expect(await reach()).toBe(0);
  expect(await reach(group('All Employees'))).toBe(everybody);
  expect(
    await reach(group('All Employees'), group('Engineering'), person('member'), person('guest')),
  ).toBe(everybody + 1);
  const unknown = '3f2504e0-4f89-41d3-9a0c-0305e82c3399';
  expect(
    await reach(
      { Principal: 'Group', PrincipalId: unknown },
      { Principal: 'User', PrincipalId: unknown },
      person('member'),
    ),
  ).toBe(1);
});

it('READING-16 the report tells by name who has read and who has not, in parts, and finds people', async () => {
  const { Id, Guid } = await create({ ItemsToReadForPrincipal: [group('All Employees')] });
  await read('member', Guid);
  const report = async (query = '') =>
    (await call<ReadingReport>('GET', `/itemstoread/${Id}/report${query}`)).body;
  const all = await report();
  const count = groupNamed('All Employees').memberIds.length;
  expect(all).toMatchObject({
    Title: 'Code of conduct',
    Deadline: null,
    People: count,
    HaveRead: 1,
    Found: count,
  });
  expect(await report('?state=read')).toMatchObject({
    Found: 1,
    Readers: [{ Id: idOf('member'), UpnId: 'member@nordvik.example', ReadAt: expect.any(String) }],
  });
  const unread = await report('?state=unread&skip=5&take=3');
  expect([unread.Found, unread.Readers]).toEqual([
    count - 1,
    all.Readers.filter(({ ReadAt }) => !ReadAt).slice(5, 8),
  ]);
  expect((await report('?find=MEMBER@')).Readers.map(({ UpnId }) => UpnId)).toContain(
    'member@nordvik.example',
  );
  for (const name of ['member', 'powerbieditor'])
    expect((await call('GET', `/itemstoread/${Id}/report`, undefined, name)).status).toBe(403);
});

it('a report names only people whom Microsoft shows to the editor who asks for it', async () => {
  const { Id } = await create({ ItemsToReadForPrincipal: [group('Engineering')] });
  const ask = (name: string) =>
    call<ReadingReport>('GET', `/itemstoread/${Id}/report`, undefined, name);
  expect((await ask('editor')).body.People).toBe(groupNamed('Engineering').memberIds.length);
  portal.devTenant.control.fail({
    service: 'graph',
    path: '*transitiveMembers*',
    status: 403,
    times: 1,
  });
  const refused = await ask('admin');
  expect([refused.status, refused.body.id]).toEqual([403, 'forbidden']);
  expect(JSON.stringify(refused.body)).not.toContain('@nordvik.example');
  expect((await ask('admin')).body.People).toBe(groupNamed('Engineering').memberIds.length);
});

it('ROLE-18 Graph is asked for the groups of a person, as that person, only while an item is for a group', async () => {
  const asked = () => portal.devTenant.control.requests('graph', '/me/getMemberGroups').length;
  const fresh = await startTestPortal({ beside: portal });
  const list = async () =>
    (await fresh.call<UserItemToRead[]>('member', 'GET', '/me/useritemstoread')).body;
  await create();
  await list();
  expect(asked()).toBe(0);
  await create({ Title: 'Team', ItemsToReadForPrincipal: [group('Engineering')] });
  expect(titles(await list())).toEqual(['Code of conduct', 'Team']);
  await list();
  expect(asked()).toBe(1);
  await fresh.stop();
});

it('where Graph cannot tell the groups that is a failure, never an empty list', async () => {
  const fresh = await startTestPortal({ beside: portal });
  await create({ ItemsToReadForPrincipal: [group('Engineering')] });
  portal.devTenant.control.fail({
    service: 'graph',
    path: '/me/getMemberGroups',
    status: 503,
    retryAfter: 7,
    times: 1,
  });
  const failed = await fresh.call<Problem>('member', 'GET', '/me/useritemstoread');
  expect([failed.status, failed.body.id]).toEqual([503, 'serviceAway']);
  expect(Number(failed.headers.get('retry-after'))).toBeGreaterThanOrEqual(7);
  expect(await fresh.call('member', 'GET', '/me/useritemstoread')).toMatchObject({
    status: 200,
    body: [{ Title: 'Code of conduct' }],
  });
  await fresh.stop();
});

it('an item notifies the people it names, a group item everybody, a confirmation the own pages', async () => {
  const [member, guest] = [await openHub(portal, 'member'), await openHub(portal, 'guest')];
  const forMember = await create();
  expect(await member.update(({ Data }) => Data?.Id === forMember.Id)).toMatchObject({
    ComponentId: 'requiredReading',
    Data: { Change: 'created' },
  });
  await read('member', forMember.Guid);
  expect(await member.update(({ Data }) => Data?.Id === forMember.Guid)).toMatchObject({
    ComponentId: 'requiredReading',
  });
  const forGroup = await create({ ItemsToReadForPrincipal: [group('Engineering')] });
  await guest.update(({ Data }) => Data?.Id === forGroup.Id);
  expect(guest.updates.map(({ Data }) => Data?.Id)).toEqual([forGroup.Id]);
  await Promise.all([member.stop(), guest.stop()]);
});

it('READING-16 where there are more than a list has, editors get what is open and the latest that are over', async () => {
  const Deadline = sql`now() - days * interval '1 day'`;
  await sql`insert into items_to_read
    ("Guid", "Title", "Url", "Deadline", "ItemsToReadForPrincipal", "Modified")
    select gen_random_uuid(), 'Over for ' || days || ' days', '/', ${Deadline}, '[]', now()
    from generate_series(1, 500) as days`.execute(portal.db);
  await create({ Title: 'Whenever' });
  await create({ Title: 'Next week', Deadline: hoursFromNow(150) });
  await create({ Title: 'Tomorrow', Deadline: hoursFromNow(24) });
  const listed = titles((await call<ItemToRead[]>('GET', '/itemstoread')).body);
  expect(listed).toHaveLength(500);
  expect(listed.slice(0, 4)).toEqual(['Tomorrow', 'Next week', 'Whenever', 'Over for 1 days']);
});

it('what is no item is refused by the name of the field', async () => {
  const wrong = {
    Title: '',
    Url: 'javascript:alert(1)',
    Deadline: 'soon',
    ItemsToReadForPrincipal: [],
  };
  for (const [field, value] of Object.entries(wrong)) {
    const refused = (await create({ [field]: value })) as unknown as Problem;
    expect(Object.keys(refused.errors ?? {})).toEqual([field]);
  }
  expect(
    (await create({
      ItemsToReadForPrincipal: [{ Principal: 'Role', PrincipalId: idOf('member') }],
    })) as unknown as Problem,
  ).toHaveProperty('errors');
});
