import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Change } from '#shared/contract/audits';
import type { KeptData } from '#shared/contract/people/personalData';
import type { ListedPage, Page } from '#shared/contract/pages/pages';
import type { Problem } from '#shared/errors';
import { places, type Place } from '../../../src/server/resources/personalData/places';
import { certain } from '#shared/rules/values/certain';
import { openHub } from '../../support/servers/hubClient';
import { hoursFromNow, newsPage, storePage, storeTerm } from '../../support/content/pages';
import { workingCopy } from '../../support/content/pageWrites';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { until } from '../../support/until';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await portal.call('admin', 'POST', '/users', {});
});
afterAll(() => portal.stop());

const everywhere = Object.entries<Place>(places);
const personOf = (name: string) =>
  certain(portal.devTenant.company.person(`${name}@nordvik.example`));
const dataOf = (id: string) => `/admin/people/${id}/data`;
const erase = (id: string, person = 'admin') =>
  portal.call<Problem>(person, 'DELETE', `/admin/people/${id}`);

/** Tables in which any column has one of the texts, by what they hold of it. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const [table] of everywhere) {
    const { rows } = await sql<{ row: string }>`
      select lower(found::text) as row from ${sql.table(table)} as found`.execute(portal.db);
    if (rows.some(({ row }) => texts.some((text) => row.includes(text.toLowerCase()))))
      found.push(table);
  }
  return found.sort();
}

/** The part of an export about what belonged to deleted things. */
interface InDeletions {
  in_deletions: { Table: string; Row: { UserId: string } }[];
}

/** Of a person: a page of theirs, one of somebody else, and one that they wrote and others deleted. */
interface Traces {
  page: Page;
  itemId: number;
  other: Page;
  gone: Page;
}

/** Leaves something of a person in every place where the portal keeps something about people. */
async function leaveTraces(name: string): Promise<Traces> {
  const { id, upn } = personOf(name);
  const call = async <T>(person: string, method: string, path: string, body?: unknown) => {
    const answer = await portal.call<T>(person, method, path, body);
    if (answer.status >= 400) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await call(name, 'POST', '/users', {});
  const channel = await storeTerm(portal, 'channelterms', `Of ${randomUUID()}`);
  await call(name, 'POST', '/me/userchannelterms', { ChannelTermId: channel, ChannelType: 0 });
  await call(name, 'POST', '/me/userapptiles', {
    AppTile: { Title: 'Own', Url: 'https://own.example/' },
  });
  await call(name, 'PUT', '/me/usertabcomponentconfigurations', [
    { TabId: 'your-board', ComponentId: 'myDay', Hidden: true, Order: 1 },
  ]);
  const message = await call<{ Id: number }>('admin', 'POST', '/broadcastmessages', {
    ...{ Title: 'Ice', Message: '<p>Ice</p>', BroadcastType: 1 },
    StartDate: hoursFromNow(-1),
  });
  await call(name, 'PUT', `/me/broadcastmessages/${message.Id}/hide`);
  const item = await call<{ Id: number; Guid: string }>('admin', 'POST', '/itemstoread', {
    ...{ Title: randomUUID(), Url: '/pages/content/conduct' },
    ItemsToReadForPrincipal: [
      { Principal: 'User', PrincipalId: id, DisplayName: personOf(name).displayName },
      { Principal: 'User', PrincipalId: personOf('admin').id },
    ],
  });
  await call(name, 'PUT', `/me/useritemstoread?guid=${item.Guid}`);
  const page = await call<Page>(name, 'POST', '/pages', {
    ...newsPage({ Title: 'By them' }),
    OwnerUserUpnId: upn,
  });
  const other = await storePage(portal, { Title: 'By another', OwnerUserUpnId: upn });
  const gone = await call<Page>(name, 'POST', '/pages', newsPage({ Title: 'Deleted by another' }));
  await call('admin', 'DELETE', `/pages/${gone.Id}`);
  await call(name, 'PUT', `/me/workingcopies/${randomUUID()}`, workingCopy());
  const copy = workingCopy() as { Body: object };
  await call('admin', 'PUT', `/me/workingcopies/${randomUUID()}`, {
    ...copy,
    Body: { ...copy.Body, OwnerUserUpnId: upn },
  });
  await call(name, 'PUT', '/me/readpages', { PageIds: [page.Id] });
  await call(name, 'PUT', `/pages/${page.Id}/editing`, { Window: randomUUID() });
  await portal.db
    .insertInto('notifications')
    .values({
      ...{ Source: 'page', SourceId: page.Id, ReachedUntil: id },
      ...{ Created: hoursFromNow(0), NextAttempt: hoursFromNow(9) },
    })
    .execute();
  return { page, itemId: item.Id, other, gone };
}

describe('every place is named', () => {
  it('every table of the database says what it keeps about people, and no other', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema()`.execute(portal.db);
    expect(rows.map(({ name }) => name).sort()).toEqual(everywhere.map(([name]) => name).sort());
  });

  it('every column of a table that names people is known, as one that does or does not', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema()`.execute(portal.db);
    for (const [table, place] of everywhere)
      if ('named' in place) {
        const columns = rows.filter((row) => row.table === table).map(({ column }) => column);
        expect([table, columns.sort()]).toEqual([table, [...place.named, ...place.others].sort()]);
      }
  });

  it('a column that may hold the id of a person stands in no table about nobody', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as table, column_name as column from information_schema.columns
      where table_schema = current_schema()
        and column_name ~ '(User|Owner|Person|Upn|Editor|Author|DisplayName)'`.execute(portal.db);
    const about = ({ table }: { table: string }) =>
      everywhere.some(([name, place]) => name === table && !('nobody' in place));
    expect(rows.filter((row) => !about(row))).toEqual([]);
  });
});

describe('export and erasure', () => {
  it('a person has in their own file what every place holds of them, and nothing of others', async () => {
    const { id, upn, displayName } = personOf('editor');
    const { page, gone } = await leaveTraces('editor');
    const { status, headers, body } = await portal.call<Record<string, unknown[]>>(
      'editor',
      'GET',
      '/users/me/data',
    );
    expect([status, headers.get('content-disposition'), headers.get('cache-control')]).toEqual([
      200,
      'attachment',
      'no-store',
    ]);
    for (const [table, place] of everywhere)
      if ('own' in place || 'named' in place)
        expect([table, JSON.stringify(body[table]).toLowerCase()]).toEqual([
          table,
          expect.stringMatching(new RegExp(`${id}|${upn}`)),
        ]);
    expect(body.pages).toContainEqual(expect.objectContaining({ Id: page.Id, Title: 'By them' }));
    expect(body.audits_that_name).toContainEqual(
      expect.objectContaining({
        ...{ ResourceId: gone.Id, Action: 'deleted', ModifiedByUserUpnId: upn },
        ModifiedByDisplayName: displayName,
      }),
    );
    expect(JSON.stringify(body)).not.toContain(personOf('admin').id);
  });

  it('somebody of whom nothing is kept gets a file that says so', async () => {
    const { body } = await portal.call<Record<string, unknown>>('guest', 'GET', '/users/me/data');
    const { Made, Id, ...lists } = body;
    expect([typeof Made, Id]).toEqual(['string', personOf('guest').id]);
    expect(Object.values(lists).flat()).toEqual([]);
  });

  it('an administrator sees how much is kept and takes the file, which the history tells', async () => {
    const { id, upn, displayName } = personOf('editor');
    const kept = await portal.call<KeptData>('admin', 'GET', `/admin/people/${id}`);
    expect(kept).toMatchObject({
      status: 200,
      body: { Id: id, UpnId: upn, DisplayName: displayName, LeftSince: null },
    });
    expect(Math.min(kept.body.Own, kept.body.Pages, kept.body.History)).toBeGreaterThan(0);
    const [own, theirs] = await Promise.all([
      portal.call<Record<string, unknown>>('editor', 'GET', '/users/me/data'),
      portal.call<Record<string, unknown>>('admin', 'GET', dataOf(id)),
    ]);
    expect(theirs.body.pages).toEqual(own.body.pages);
    const { Changes } = (
      await portal.call<{ Changes: Change[] }>('admin', 'GET', '/audits?resource=people')
    ).body;
    expect(Changes[0]).toMatchObject({ Action: 'exported', UpnId: 'admin@nordvik.example' });
  });

  it('an erasure leaves no trace of the person but what they wrote, and stands in the history', async () => {
    const { id, upn, displayName } = personOf('editor');
    const { page, itemId, other, gone } = await leaveTraces('editor');
    await portal.call('admin', 'GET', dataOf(id));
    const passing = everywhere.flatMap(([table, place]) => ('passing' in place ? [table] : []));
    const personal = everywhere.filter(([, place]) => !('nobody' in place)).map(([name]) => name);
    const before = await tablesWith(id, upn);
    expect(personal.filter((name) => !before.includes(name) && !passing.includes(name))).toEqual(
      [],
    );
    expect(before.filter((name) => !personal.includes(name))).toEqual([]);

    expect((await erase(id)).status).toBe(204);
    const after = await tablesWith(id, upn, displayName);
    expect(after.filter((name) => !passing.includes(name))).toEqual([]);
    const { status } = await portal.call('admin', 'POST', `/pages/${gone.Id}/restore`);
    expect(status).toBeLessThan(300);
    for (const { Id, Title } of [page, other])
      expect((await portal.call<Page>('member', 'GET', `/pages/${Id}`)).body).toMatchObject({
        ...{ Id, Title, OwnerUserUpnId: null },
        ModifiedByUser: { UpnId: expect.stringMatching(/^erased-/) },
      });
    const item = await portal.db
      .selectFrom('items_to_read')
      .select('ItemsToReadForPrincipal')
      .where('Id', '=', itemId)
      .executeTakeFirstOrThrow();
    expect(item.ItemsToReadForPrincipal).toMatchObject([{ PrincipalId: personOf('admin').id }]);
    const { Changes } = (
      await portal.call<{ Changes: Change[] }>('admin', 'GET', '/audits?resource=people')
    ).body;
    expect(Changes[0]).toMatchObject({
      ...{ Action: 'purged', UpnId: 'admin@nordvik.example' },
      Title: expect.stringMatching(/^erased-/),
    });
    for (const call of [
      erase(id),
      portal.call('admin', 'GET', `/admin/people/${id}`),
      portal.call('admin', 'GET', dataOf(id)),
    ])
      expect((await call).status).toBe(404);
  });

  it('who comes back after it begins as somebody new', async () => {
    expect((await portal.call('editor', 'GET', '/users/me')).status).toBe(404);
    const { body } = await portal.call('editor', 'POST', '/users', {});
    expect(body).toMatchObject({ FirstDayWizardStep: 'None', Id: personOf('editor').id });
    const { body: data } = await portal.call<Record<string, unknown[]>>(
      'editor',
      'GET',
      '/users/me/data',
    );
    expect([data.pages, data.audits, data.user_terms]).toEqual([[], [], []]);
  });

  it('an erasure ends the open pages of the person, on every server, and nobody else’s', async () => {
    const beside = await startTestPortal({ beside: portal });
    await portal.call('frontline', 'POST', '/users', {});
    const theirs = await openHub(beside, 'frontline');
    const others = await openHub(beside, 'member');
    let isEnded = false;
    theirs.connection.onclose(() => (isEnded = true));
    expect((await erase(personOf('frontline').id)).status).toBe(204);
    await until(() => Promise.resolve(isEnded));
    expect(others.connection.state).toBe('Connected');
    await others.stop();
    await beside.stop();
  });

  it('an erasure that fails in the middle has done nothing', async () => {
    const { id, upn } = personOf('dashboardeditor');
    await portal.call('dashboardeditor', 'POST', '/users', {});
    await sql`create function refuse() returns trigger language plpgsql as
      'begin raise exception ''no''; end'`.execute(portal.db);
    await sql`create trigger refuse before insert on audits
      for each row execute function refuse()`.execute(portal.db);
    expect((await erase(id)).status).toBe(500);
    await sql`drop trigger refuse on audits`.execute(portal.db);
    expect(await tablesWith(id, upn)).toContain('users');
    expect((await erase(id)).status).toBe(204);
  });

  it.each(['İPEK@nordvik.example', 'Ş"\\ẞ@nordvik.example'])(
    'the name %s, which JavaScript writes small in its own way, is taken out too',
    async (UpnId) => {
      const Id = randomUUID();
      const person = {
        Id,
        UpnId,
        DisplayName: 'Somebody Else',
        FirstDayWizardStep: 'None' as const,
      };
      await portal.db.insertInto('users').values(person).execute();
      const page = await storePage(portal, { Title: 'Of them' });
      const draft = workingCopy() as { Body: object };
      await portal.call('admin', 'PUT', `/me/workingcopies/${randomUUID()}`, {
        ...draft,
        Body: { ...draft.Body, OwnerUserUpnId: UpnId },
      });
      for (const column of ['OwnerUserUpnId', 'ModifiedByUserUpnId'])
        await sql`update pages set ${sql.ref(column)} = ${UpnId} where "Id" = ${page.Id}`.execute(
          portal.db,
        );
      await sql`
        update audits set "UpnId" = ${UpnId}, "NewValues" = "NewValues" || ${{ OwnerUserUpnId: UpnId }}
        where "Resource" = 'pages' and "ResourceId" = ${page.Id}`.execute(portal.db);

      const own = await portal.call<Record<string, unknown[]>>('admin', 'GET', dataOf(Id));
      expect(own.body).toMatchObject({ pages: [{ Id: page.Id }], audits: [{ UpnId }] });
      expect((await erase(Id)).status).toBe(204);
      expect(await tablesWith(Id, UpnId, JSON.stringify(UpnId).slice(1, -1))).toEqual([]);
    },
  );

  it('a name that somebody else has by now is not taken for the person’s', async () => {
    const page = await storePage(portal, { Title: 'Of the one who has the name' });
    await portal.call('editor', 'POST', '/users', {});
    const former = { Id: randomUUID(), UpnId: personOf('editor').upn, DisplayName: 'Namesake' };
    await portal.db
      .insertInto('users')
      .values({ ...former, FirstDayWizardStep: 'None' })
      .execute();
    expect((await erase(former.Id)).status).toBe(204);
    const { body } = await portal.call<Page>('editor', 'GET', `/pages/${page.Id}`);
    expect(body.ModifiedByUserUpnId).toBe(personOf('editor').upn);
  });

  it('who has the name of somebody before them gets nothing of theirs, also before the first visit', async () => {
    const { id, upn } = personOf('broadcaster');
    const former = { Id: randomUUID(), UpnId: upn.toUpperCase(), DisplayName: 'Predecessor' };
    await portal.db
      .insertInto('users')
      .values({ ...former, FirstDayWizardStep: 'None' })
      .execute();
    const page = await storePage(portal, { Title: 'Of the predecessor', OwnerUserUpnId: upn });
    const { body } = await portal.call('broadcaster', 'GET', '/users/me/data');
    const { Id, pages, audits_that_name: named } = body as Record<string, unknown>;
    expect([Id, pages, named]).toEqual([id, [], []]);
    await portal.db.deleteFrom('users').where('Id', '=', former.Id).execute();
    const known = await portal.call<{ pages: { Id: number }[] }>(
      'broadcaster',
      'GET',
      '/users/me/data',
    );
    expect(known.body.pages.map((each) => each.Id)).toEqual([page.Id]);
  });

  it('lists of news name nobody who was erased, also where they are kept in memory', async () => {
    const { id, upn } = personOf('editor');
    await portal.call('editor', 'POST', '/users', {});
    const { Id } = await storePage(portal, { Title: 'Kept in memory', OwnerUserUpnId: upn });
    const listed = async () => {
      const news = await portal.call<ListedPage[]>('member', 'GET', '/pages/news/my?amount=500');
      return news.body.find((page) => page.Id === Id);
    };
    expect(await listed()).toMatchObject({ OwnerUserUpnId: upn, ModifiedByUserUpnId: upn });
    expect((await erase(id)).status).toBe(204);
    const erased = expect.stringMatching(/^erased-/) as unknown;
    expect(await listed()).toMatchObject({
      ...{ OwnerUserUpnId: null, ModifiedByUserUpnId: erased },
      ModifiedByUser: { UpnId: erased, DisplayName: '' },
    });
  });

  it('what is put back from the trash comes without the rows of who was erased', async () => {
    const { id } = personOf('frontline');
    const member = personOf('member').id;
    for (const person of ['frontline', 'member']) await portal.call(person, 'POST', '/users', {});
    const created = async (path: string, body: object) =>
      (await portal.call<{ Id: number; Guid: string }>('admin', 'POST', path, body)).body;
    const message = await created('/broadcastmessages', {
      ...{ Title: 'Thaw', Message: '<p>Thaw</p>', BroadcastType: 1 },
      StartDate: hoursFromNow(-1),
    });
    const item = await created('/itemstoread', {
      ...{ Title: 'Thaw', Url: '/pages/content/conduct' },
      ItemsToReadForPrincipal: [id, member].map((PrincipalId) => ({
        ...{ Principal: 'User', PrincipalId },
      })),
    });
    const tile = await created('/apptiles', { Title: 'Thaw', Url: 'https://thaw.example/' });
    for (const person of ['frontline', 'member']) {
      await portal.call(person, 'PUT', `/me/broadcastmessages/${message.Id}/hide`);
      await portal.call(person, 'PUT', `/me/useritemstoread?guid=${item.Guid}`);
      await portal.call(person, 'POST', '/me/userapptiles', { AppTileId: tile.Id });
    }
    const things = [
      `/broadcastmessages/${message.Id}`,
      `/itemstoread/${item.Id}`,
      `/apptiles/${tile.Id}`,
    ];
    for (const path of things)
      expect((await portal.call('admin', 'DELETE', path)).status).toBe(204);
    const { body: file } = await portal.call<InDeletions>('admin', 'GET', dataOf(id));
    expect(file.in_deletions.map(({ Table, Row }) => [Table, Row.UserId])).toEqual(
      ['hidden_broadcast_messages', 'read_items', 'user_app_tiles'].map((table) => [table, id]),
    );
    expect((await erase(id)).status).toBe(204);
    for (const path of things)
      expect((await portal.call('admin', 'POST', `${path}/restore`)).status).toBeLessThan(300);
    const passing = everywhere.flatMap(([table, place]) => ('passing' in place ? [table] : []));
    const trace = await tablesWith(id);
    expect(trace.filter((name) => !passing.includes(name))).toEqual([]);
    expect(await tablesWith(member)).toEqual(
      expect.arrayContaining(['hidden_broadcast_messages', 'read_items', 'user_app_tiles']),
    );
  });

  it('somebody of whom the trash alone holds a row is exported and erased all the same', async () => {
    const { id } = personOf('frontline');
    await portal.call('frontline', 'POST', '/users', {});
    const message = await portal.call<{ Id: number }>('admin', 'POST', '/broadcastmessages', {
      ...{ Title: 'Fog', Message: '<p>Fog</p>', BroadcastType: 1 },
      StartDate: hoursFromNow(-1),
    });
    const path = `/broadcastmessages/${message.body.Id}`;
    await portal.call('frontline', 'PUT', `/me${path}/hide`);
    await portal.call('admin', 'DELETE', path);
    // As of somebody who left before the message was deleted.
    await sql`delete from users where "Id" = ${id}`.execute(portal.db);
    const { body } = await portal.call<KeptData>('admin', 'GET', `/admin/people/${id}`);
    expect(body).toMatchObject({ Own: 1, Pages: 0, History: 0 });
    const { body: file } = await portal.call<InDeletions>('admin', 'GET', dataOf(id));
    expect(file.in_deletions.map(({ Row }) => Row.UserId)).toEqual([id]);
    // Something that was put back is counted where it stands, and known of where it stands no more.
    await portal.call('admin', 'POST', `${path}/restore`);
    const again = await portal.call<KeptData>('admin', 'GET', `/admin/people/${id}`);
    expect(again.body).toMatchObject({ Own: 1, Pages: 0, History: 0 });
    await sql`delete from hidden_broadcast_messages where "UserId" = ${id}`.execute(portal.db);
    const last = await portal.call<KeptData>('admin', 'GET', `/admin/people/${id}`);
    expect(last).toMatchObject({ status: 200, body: { Own: 0, Pages: 0, History: 0 } });
    expect((await erase(id)).status).toBe(204);
    expect((await erase(id)).status).toBe(404);
  });

  it('nobody erases themselves, and nobody but administrators anybody', async () => {
    await portal.call('member', 'POST', '/users', {});
    const { id } = personOf('member');
    expect((await erase(personOf('admin').id)).status).toBe(403);
    for (const [person, status] of [
      ['editor', 403],
      ['member', 403],
    ] as const)
      for (const [method, path] of [
        ['GET', `/admin/people/${id}`],
        ['GET', dataOf(id)],
        ['DELETE', `/admin/people/${id}`],
      ] as const)
        expect((await portal.call(person, method, path)).status).toBe(status);
    expect((await portal.call(undefined, 'GET', '/users/me/data')).status).toBe(401);
    expect((await erase('nobody')).status).toBe(400);
    expect((await portal.call('member', 'GET', '/users/me')).status).toBe(200);
  });
});
