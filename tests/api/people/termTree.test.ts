import { sql } from 'kysely';
import type { Term } from '#shared/contract/pages/terms';
import { storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const address = '/channelterms/localized/1033';
const ask = (person: string, headers?: Record<string, string>) =>
  portal.call<Term[]>(person, 'GET', address, undefined, headers);
const namesFor = async (person: string) => (await ask(person)).body.map(({ Name }) => Name);

// The first one: a change that the database reports later would have the tree read again.
it('the channel tree is kept in memory: the table is not read for each reader', async () => {
  await sql`insert into terms ("Guid", "Kind", "InternalName", "Labels",
    "LocalCustomProperties", "IsAvailableForTagging", "IsDeprecated", "SortOrder", "LastModified")
    values (gen_random_uuid(), 'channel', 'Kept', '[]', '{}', true, false, 0, now())`.execute(
    portal.db,
  );
  expect(await namesFor('member')).toEqual(['Kept']);
  await sql`delete from terms`.execute(portal.db);
  expect([await namesFor('member'), await namesFor('editor')]).toEqual([['Kept'], ['Kept']]);
  await portal.call('admin', 'DELETE', '/channelterms/cache');
  expect(await namesFor('editor')).toEqual([]);
});

it('who has the channel tree is told so until a channel changes, or what they follow', async () => {
  const id = await storeTerm(portal, 'channelterms', 'Harbour');
  const first = await ask('member');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const known = { 'if-none-match': first.headers.get('etag')! };
  expect((await ask('member', known)).status).toBe(304);

  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: id,
    ChannelType: 0,
  });
  const followed = await ask('member', known);
  expect([followed.status, followed.body.map(({ Selected }) => Selected)]).toEqual([200, [true]]);
  expect((await ask('editor')).body.map(({ Selected }) => Selected)).toEqual([false]);

  const again = { 'if-none-match': followed.headers.get('etag')! };
  await portal.call('admin', 'PUT', `/channelterms/${id}`, { InternalName: 'Quay' });
  const renamed = await ask('member', again);
  expect([renamed.status, renamed.body.map(({ Name }) => Name)]).toEqual([200, ['Quay']]);
});

it('what somebody follows deep in the tree is chosen for them, and for nobody else', async () => {
  const store = (name: string, ParentTermGuid?: string) =>
    storeTerm(portal, 'channelterms', name, ParentTermGuid ? { ParentTermGuid } : {});
  const port = await store('Port');
  const quays = await store('Quays', port);
  const [north, south] = [await store('North', quays), await store('South', quays)];
  await portal.call('guest', 'POST', '/me/userchannelterms', {
    ChannelTermId: south,
    ChannelType: 0,
  });
  const chosen = (terms: Term[]): string[] =>
    terms.flatMap(({ Guid, Selected, Terms }) => [...(Selected ? [Guid] : []), ...chosen(Terms)]);
  const all = (terms: Term[]): string[] =>
    terms.flatMap(({ Guid, Terms }) => [Guid, ...all(Terms)]);
  const own = (await ask('guest')).body;
  expect(chosen(own)).toEqual([south]);
  expect(all(own)).toEqual(expect.arrayContaining([port, quays, north, south]));
  expect(chosen((await ask('frontline')).body)).toEqual([]);
});
