import { sql } from 'kysely';
import type { Audit } from '#shared/contract/audits';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import type { Problem } from '#shared/errors';
import { broadcast, clearBroadcasts, storeBroadcast } from '../../support/content/broadcasts';
import { hoursFromNow, ids, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let harbour: string;
let offices: string;

beforeAll(async () => {
  portal = await startTestPortal();
  harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  offices = await storeTerm(portal, 'channelterms', 'Offices');
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: harbour,
    ChannelType: 0,
  });
});
afterAll(() => portal.stop());
beforeEach(() => clearBroadcasts(portal));

const read = (person: string, path = '/broadcastmessages') =>
  portal.call<BroadcastMessage[]>(person, 'GET', path);
const readIds = async (person: string, path?: string) => ids((await read(person, path)).body);
const errorsOf = async (fields: object) => {
  const { status, body } = await portal.call<Problem>('editor', 'POST', '/broadcastmessages', {
    ...broadcast(),
    ...fields,
  });
  expect([status, body.id]).toEqual([400, 'invalidRequest']);
  return body.errors;
};

describe('writing', () => {
  it('BROADCAST-01 BROADCAST-22 BROADCAST-19 a message keeps every field that an editor gives it', async () => {
    const given = broadcast({
      BroadcastType: 1,
      LinkUrl: 'https://nordvik.example/gates',
      LinkText: 'Map of the gates',
      StartDate: hoursFromNow(-1),
      EndDate: hoursFromNow(5),
      ChannelTermBroadcastMessages: [{ ChannelTermId: harbour }],
      AppTileBroadcastMessages: [{ AppTileId: 4 }],
    });
    const { status, body } = await portal.call<BroadcastMessage>(
      'broadcaster',
      'POST',
      '/broadcastmessages?siteUrl=https%3A%2F%2Fnordvik.example',
      { ...given, ChannelTermBroadcastMessages: [] },
    );
    expect(status).toBe(201);
    const changed = await portal.call<BroadcastMessage>(
      'editor',
      'PUT',
      `/broadcastmessages/${body.Id}`,
      given,
    );
    expect(changed.body).toMatchObject({
      ...given,
      ChannelTermBroadcastMessages: [{ BroadcastMessageId: body.Id, ChannelTermId: harbour }],
      AppTileBroadcastMessages: [{ BroadcastMessageId: body.Id, AppTileId: 4 }],
    });
    expect((await portal.call('editor', 'GET', `/broadcastmessages/${body.Id}`)).body).toEqual(
      changed.body,
    );
  });

  it('BROADCAST-02 the type is 1, 2 or 3', async () => {
    for (const BroadcastType of [1, 2, 3] as const)
      expect((await storeBroadcast(portal, { BroadcastType })).BroadcastType).toBe(BroadcastType);
    for (const BroadcastType of [0, 4, '1', null])
      expect(await errorsOf({ BroadcastType })).toHaveProperty('BroadcastType');
  });

  it('BROADCAST-03 an empty link address becomes null', async () => {
    const { Id, LinkUrl } = await storeBroadcast(portal, { LinkUrl: '', LinkText: '' });
    expect(LinkUrl).toBeNull();
    await portal.call(
      'admin',
      'PUT',
      `/broadcastmessages/${Id}`,
      broadcast({ LinkUrl: '/settings', LinkText: 'Settings' }),
    );
    expect(
      (
        await portal.call(
          'admin',
          'PUT',
          `/broadcastmessages/${Id}`,
          broadcast({ LinkUrl: '', LinkText: null }),
        )
      ).body,
    ).toMatchObject({ LinkUrl: null, LinkText: null });
  });

  it('BROADCAST-23 a change leaves what it does not name, and one based on an older state is refused', async () => {
    const { Id, Modified } = await storeBroadcast(portal, {
      StartDate: hoursFromNow(-1),
      LinkUrl: '/settings',
    });
    const { body } = await portal.call<BroadcastMessage>(
      'broadcaster',
      'PUT',
      `/broadcastmessages/${Id}?siteUrl=https://x.example`,
      { Title: 'Gate B is open', BroadcastType: 3, Modified },
    );
    expect(body).toMatchObject({
      Title: 'Gate B is open',
      BroadcastType: 3,
      LinkUrl: '/settings',
      Message: '<p>Use <strong>gate C</strong> today.</p>',
    });
    expect(
      (
        await portal.call<Problem>(
          'admin',
          'PUT',
          `/broadcastmessages/${Id}`,
          broadcast({ Modified } as object),
        )
      ).body.id,
    ).toBe('conflict');
    expect((await portal.call('admin', 'GET', `/broadcastmessages/${Id}`)).body).toEqual(body);
    expect(
      (await portal.call('admin', 'PUT', '/broadcastmessages/999999', broadcast())).status,
    ).toBe(404);
  });

  it('BROADCAST-24 BROADCAST-25 a deleted message is gone for everybody with the next request', async () => {
    const { Id } = await storeBroadcast(portal);
    expect(await readIds('member')).toEqual([Id]);
    expect(
      (
        await portal.call(
          'broadcaster',
          'DELETE',
          `/broadcastmessages/${Id}?siteUrl=https://x.example`,
        )
      ).status,
    ).toBe(204);
    expect(await readIds('member')).toEqual([]);
    expect((await portal.call('admin', 'DELETE', `/broadcastmessages/${Id}`)).status).toBe(404);
  });

  it('every change is in the history, and restoring an entry puts the message back to it', async () => {
    const { Id } = await storeBroadcast(portal, {
      ChannelTermBroadcastMessages: [{ ChannelTermId: harbour }],
      AppTileBroadcastMessages: [{ AppTileId: 4 }],
    });
    await portal.call(
      'broadcaster',
      'PUT',
      `/broadcastmessages/${Id}`,
      broadcast({ Title: 'Two', BroadcastType: 1, ChannelTermBroadcastMessages: [] }),
    );
    const history = (await portal.call<Audit[]>('editor', 'GET', `/broadcastmessages/${Id}/audits`))
      .body;
    expect(
      history.map(({ Action, UpnId, NewValues }) => [
        Action,
        UpnId,
        NewValues.Title,
        NewValues.ChannelTermBroadcastMessages,
      ]),
    ).toEqual([
      ['updated', 'broadcaster@nordvik.example', 'Two', []],
      ['created', 'admin@nordvik.example', 'Gate B is closed', [harbour]],
    ]);
    const restored = await portal.call<BroadcastMessage>(
      'editor',
      'POST',
      `/broadcastmessages/${Id}/audits/${history[1]?.Id}/restore`,
    );
    expect(restored.body).toMatchObject({
      Title: 'Gate B is closed',
      BroadcastType: 2,
      ChannelTermBroadcastMessages: [{ ChannelTermId: harbour }],
      AppTileBroadcastMessages: [{ AppTileId: 4 }],
    });
    expect(
      (await portal.call<Audit[]>('editor', 'GET', `/broadcastmessages/${Id}/audits`)).body[0],
    ).toMatchObject({ Action: 'restored', UpnId: 'editor@nordvik.example' });
    const other = await storeBroadcast(portal);
    expect(
      (
        await portal.call(
          'editor',
          'POST',
          `/broadcastmessages/${other.Id}/audits/${history[1]?.Id}/restore`,
        )
      ).status,
    ).toBe(404);
  });
});

describe('bad input', () => {
  it('BROADCAST-16 a title has at most 77 characters, unless the setting says otherwise', async () => {
    expect((await storeBroadcast(portal, { Title: 'å'.repeat(77) })).Title).toHaveLength(77);
    expect(await errorsOf({ Title: 'å'.repeat(78) })).toEqual({
      Title: ['must NOT have more than 77 characters'],
    });
    await storeSetting(portal, 'broadcastTitleMaxLength', 100);
    expect((await storeBroadcast(portal, { Title: 'å'.repeat(100) })).Title).toHaveLength(100);
    await portal.call('admin', 'DELETE', '/featuresettings/broadcastTitleMaxLength');
    expect(await errorsOf({ Title: 'å'.repeat(100) })).toHaveProperty('Title');
  });

  it('BROADCAST-27 an end that is not after the start is refused, and both fields are named', async () => {
    const StartDate = hoursFromNow(2);
    for (const EndDate of [StartDate, hoursFromNow(1)]) {
      expect(await errorsOf({ StartDate, EndDate })).toEqual({
        StartDate: ['invalidDate: must be before EndDate'],
        EndDate: ['invalidDate: must be after StartDate'],
      });
    }
    const { Id } = await storeBroadcast(portal, { StartDate });
    const change = await portal.call<Problem>(
      'admin',
      'PUT',
      `/broadcastmessages/${Id}`,
      broadcast({ EndDate: hoursFromNow(1) }),
    );
    expect(Object.keys(change.body.errors ?? {})).toEqual(['StartDate', 'EndDate']);
  });

  it.each([
    ['<p>Hello</p><script>alert(1)</script>', '<script>'],
    ['<p onclick="alert(1)">Hello</p>', 'onclick'],
    ['<a href="java\tscript:alert(1)">Hello</a>', 'javascript: address'],
    ['<iframe srcdoc="x"></iframe>', '<iframe>, srcdoc'],
    ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', '<svg>, javascript: address'],
  ])('a message with %s is refused, and the answer names what is wrong', async (Message, named) => {
    expect(await errorsOf({ Message })).toEqual({ Message: [`must not contain ${named}`] });
  });

  it('styles and unknown tags of a word processor are taken out without a word', async () => {
    expect(
      (
        await storeBroadcast(portal, {
          Message: '<p class="MsoNormal" style="color:red"><o:p>Gate <b>C</b></o:p></p>',
        })
      ).Message,
    ).toBe('<p>Gate <b>C</b></p>');
  });

  it('everything that is wrong is named at once, and nothing is stored', async () => {
    const errors = await errorsOf({
      Title: ' x',
      LinkUrl: 'javascript:alert(1)',
      StartDate: 'soon',
      BroadcastType: 9,
      Unknown: 1,
    });
    expect(Object.keys(errors ?? {}).sort()).toEqual([
      'BroadcastType',
      'LinkUrl',
      'StartDate',
      'Title',
      'Unknown',
    ]);
    expect(await errorsOf({ LinkText: 'Read more' })).toEqual({
      LinkUrl: ['is required when there is a link text'],
    });
    expect((await read('admin', '/broadcastmessages/all')).body).toEqual([]);
  });

  it('CHANNELS-32 a message gets only existing channels, and a broadcast editor only channels that they follow', async () => {
    const limited = (ChannelTermId: string) =>
      broadcast({ ChannelTermBroadcastMessages: [{ ChannelTermId }] });
    expect(
      await errorsOf({
        ChannelTermBroadcastMessages: [{ ChannelTermId: '3f2504e0-4f89-41d3-9a0c-0305e82c3399' }],
      }),
    ).toHaveProperty('ChannelTermBroadcastMessages');
    for (const fields of [{ IsDeprecated: true }, { IsAvailableForTagging: false }]) {
      const closed = await storeTerm(portal, 'channelterms', 'Closed', fields);
      expect(
        await errorsOf({ ChannelTermBroadcastMessages: [{ ChannelTermId: closed }] }),
      ).toHaveProperty('ChannelTermBroadcastMessages');
      await portal.call('admin', 'DELETE', `/channelterms/${closed}`);
    }
    expect(
      (await portal.call('broadcaster', 'POST', '/broadcastmessages', limited(harbour))).status,
    ).toBe(400);
    await portal.call('broadcaster', 'POST', '/me/userchannelterms', {
      ChannelTermId: harbour,
      ChannelType: 0,
    });
    expect(
      (await portal.call('broadcaster', 'POST', '/broadcastmessages', limited(harbour))).status,
    ).toBe(201);
  });
});

describe('who sees what', () => {
  it('BROADCAST-17 BROADCAST-18 BROADCAST-04 BROADCAST-05 readers get what lies within its window, editors all', async () => {
    const active = await Promise.all([
      storeBroadcast(portal),
      storeBroadcast(portal, { StartDate: hoursFromNow(-1) }),
      storeBroadcast(portal, { EndDate: hoursFromNow(1) }),
      storeBroadcast(portal, { StartDate: hoursFromNow(-1), EndDate: hoursFromNow(1) }),
    ]);
    const hidden = await Promise.all([
      storeBroadcast(portal, { StartDate: hoursFromNow(1) }),
      storeBroadcast(portal, { EndDate: hoursFromNow(-1) }),
    ]);
    expect((await readIds('member')).sort()).toEqual(ids(active).sort());
    const statusOf = async ({ Id }: { Id: number }) =>
      (await portal.call('member', 'GET', `/broadcastmessages/${Id}`)).status;
    expect(await Promise.all(active.map(statusOf))).toEqual(active.map(() => 200));
    expect(await Promise.all(hidden.map(statusOf))).toEqual(hidden.map(() => 404));
    expect((await readIds('broadcaster', '/broadcastmessages/all')).sort()).toEqual(
      ids([...active, ...hidden]).sort(),
    );
  });

  it('BROADCAST-18 only broadcast editors, editors and administrators list every message', async () => {
    for (const person of ['admin', 'editor', 'broadcaster'])
      expect((await read(person, '/broadcastmessages/all')).status).toBe(200);
    for (const person of ['member', 'appeditor', 'footereditor'])
      expect((await read(person, '/broadcastmessages/all')).status).toBe(403);
  });

  it('BROADCAST-18 where there are more than a list has, those that have not ended are in it', async () => {
    const { Id } = await storeBroadcast(portal);
    await sql`insert into broadcast_messages ("Title", "Message", "BroadcastType", "EndDate",
      "AppTileIds", "ChannelTermIds", "Created", "Modified")
      select 'Over', '', 3, now() - interval '1 day', '{}', '{}', now(), now()
      from generate_series(1, 500)`.execute(portal.db);
    const listed = await readIds('editor', '/broadcastmessages/all');
    expect(listed).toHaveLength(500);
    expect(listed.at(-1)).toBe(Id);
    expect(listed).toEqual([...listed].sort((a, b) => b - a));
    await sql`delete from broadcast_messages where "EndDate" < now()`.execute(portal.db);
  });

  it('BROADCAST-08 BROADCAST-09 a message with channels reaches only those who follow one of them, without channels everybody', async () => {
    const forAll = await storeBroadcast(portal);
    const forHarbour = await storeBroadcast(portal, {
      ChannelTermBroadcastMessages: [{ ChannelTermId: harbour }, { ChannelTermId: offices }],
    });
    expect((await readIds('member')).sort()).toEqual(ids([forAll, forHarbour]).sort());
    expect(await readIds('guest')).toEqual([forAll.Id]);
    expect((await portal.call('guest', 'GET', `/broadcastmessages/${forHarbour.Id}`)).status).toBe(
      404,
    );
    expect(
      (await portal.call('guest', 'PUT', `/me/broadcastmessages/${forHarbour.Id}/hide`)).status,
    ).toBe(404);
    await portal.call('guest', 'POST', '/me/userchannelterms', {
      ChannelTermId: offices,
      ChannelType: 0,
    });
    expect((await readIds('guest')).sort()).toEqual(ids([forAll, forHarbour]).sort());
    await portal.call('guest', 'DELETE', `/me/userchannelterms/${offices}`);
    expect(await readIds('guest')).toEqual([forAll.Id]);
  });

  it('the most severe message comes first', async () => {
    const [information, critical, warning] = [
      await storeBroadcast(portal, { BroadcastType: 3 }),
      await storeBroadcast(portal, { BroadcastType: 1 }),
      await storeBroadcast(portal, { BroadcastType: 2 }),
    ];
    expect(await readIds('member')).toEqual(ids([critical, warning, information]));
  });

  it('BROADCAST-07 BROADCAST-20 BROADCAST-21 BROADCAST-29 hiding takes a message from one person alone', async () => {
    const [first, second] = [await storeBroadcast(portal), await storeBroadcast(portal)];
    for (const times of [1, 2])
      expect([
        times,
        (await portal.call('member', 'PUT', `/me/broadcastmessages/${first.Id}/hide`)).status,
      ]).toEqual([times, 204]);
    expect(await readIds('member')).toEqual([second.Id]);
    expect(await readIds('member', '/me/broadcastmessages/hidden')).toEqual([first.Id]);
    expect((await readIds('guest')).sort()).toEqual(ids([first, second]).sort());
    expect(await readIds('guest', '/me/broadcastmessages/hidden')).toEqual([]);
  });

  it('BROADCAST-20 a hidden message that has ended, or is for others meanwhile, is not answered', async () => {
    const [first, second] = [await storeBroadcast(portal), await storeBroadcast(portal)];
    for (const { Id } of [first, second])
      await portal.call('guest', 'PUT', `/me/broadcastmessages/${Id}/hide`);
    const hidden = () => readIds('guest', '/me/broadcastmessages/hidden');
    expect((await hidden()).sort()).toEqual(ids([first, second]).sort());
    await portal.call('editor', 'PUT', `/broadcastmessages/${first.Id}`, {
      StartDate: hoursFromNow(-2),
      EndDate: hoursFromNow(-1),
    });
    expect(await hidden()).toEqual([second.Id]);
    await portal.call('editor', 'PUT', `/broadcastmessages/${second.Id}`, {
      ChannelTermBroadcastMessages: [{ ChannelTermId: harbour }],
    });
    expect(await hidden()).toEqual([]);
  });

  it('BROADCAST-20 a message that is put back stays hidden from those who had hidden it', async () => {
    const { Id } = await storeBroadcast(portal);
    await portal.call('member', 'PUT', `/me/broadcastmessages/${Id}/hide`);
    await portal.call('editor', 'DELETE', `/broadcastmessages/${Id}`);
    expect(await readIds('member')).toEqual([]);
    const { status } = await portal.call('editor', 'POST', `/broadcastmessages/${Id}/restore`);
    expect(status).toBe(200);
    expect(await readIds('member')).toEqual([]);
    expect(await readIds('member', '/me/broadcastmessages/hidden')).toEqual([Id]);
    expect(await readIds('guest')).toEqual([Id]);
  });

  it('BROADCAST-31 a hidden message can be shown again', async () => {
    const { Id } = await storeBroadcast(portal);
    await portal.call('member', 'PUT', `/me/broadcastmessages/${Id}/hide`);
    expect((await portal.call('member', 'DELETE', `/me/broadcastmessages/${Id}/hide`)).status).toBe(
      204,
    );
    expect(await readIds('member')).toEqual([Id]);
    expect(await readIds('member', '/me/broadcastmessages/hidden')).toEqual([]);
  });

  it('readers learn when the next message for them begins, and nothing else of it', async () => {
    const next = (person: string) =>
      portal.call(person, 'GET', '/broadcastmessages/next').then(({ body }) => body);
    expect(await next('member')).toEqual({ StartDate: null });
    const [soon, later] = [hoursFromNow(1), hoursFromNow(2)];
    await storeBroadcast(portal, { StartDate: later });
    await storeBroadcast(portal, {
      StartDate: soon,
      ChannelTermBroadcastMessages: [{ ChannelTermId: harbour }],
    });
    expect(await next('member')).toEqual({ StartDate: soon });
    expect(await next('guest')).toEqual({ StartDate: later });
  });

  it('what began just now is still told, as a page may have read the messages right before', async () => {
    const next = async () => (await portal.call('member', 'GET', '/broadcastmessages/next')).body;
    await storeBroadcast(portal, { StartDate: hoursFromNow(-1) });
    expect(await next()).toEqual({ StartDate: null });
    const StartDate = hoursFromNow(-1 / 3_600);
    await storeBroadcast(portal, { StartDate });
    expect(await next()).toEqual({ StartDate });
  });
});
