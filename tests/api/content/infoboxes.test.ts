import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Audit } from '#shared/contract/audits';
import type { Infobox, InfoboxArea, NewInfobox } from '#shared/contract/infoboxes';
import type { Problem } from '#shared/errors';
import { openHub } from '../../support/servers/hubClient';
import { clearInfoboxes, infobox, storeInfobox } from '../../support/content/infoboxes';
import { hoursFromNow, ids, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let followed: string;
let notFollowed: string;
beforeAll(async () => {
  portal = await startTestPortal();
  [followed, notFollowed] = await Promise.all([
    storeTerm(portal, 'channelterms', 'Followed'),
    storeTerm(portal, 'channelterms', 'Not followed'),
  ]);
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: followed,
    ChannelType: 0,
  });
});
afterAll(() => portal.stop());
beforeEach(() => clearInfoboxes(portal));

const zone = async (query = 'route=/&area=hero', person = 'member') =>
  (await portal.call<Infobox[]>(person, 'GET', `/infoboxes?${query}`)).body;
const refused = async (fields: Partial<NewInfobox> | object) =>
  (await portal.call<Problem>('editor', 'POST', '/infoboxes', { ...infobox(), ...fields })).body
    .errors;
const change = (id: number, fields: object) =>
  portal.call<Infobox & Problem>('editor', 'PUT', `/infoboxes/${id}`, fields);
const channels = (...list: string[]) => ({
  ChannelTermInfoBoxes: list.map((ChannelTermId) => ({ ChannelTermId })),
});

it('INFOBOX-01 INFOBOX-24 INFOBOX-33 POST /infoboxes creates a text, picture or video tile with every field', async () => {
  const language = await storeTerm(portal, 'languageterms', 'Dansk');
  const whole: NewInfobox = {
    ...infobox(),
    ShowTitle: false,
    LinkUrl: '/pages/news',
    LinkDescription: 'Read more',
    Style: 'Accent2',
    Width: '66',
    Height: 1,
    Order: 7,
    StartDate: hoursFromNow(-1),
    EndDate: hoursFromNow(1),
    TextBackgroundBanner: '#0B5C7D',
    LanguageTermId: language,
    ...channels(followed),
    AreaId: 'right',
    RouteId: '/Find-Information/?x=1',
  };
  const { status, body } = await portal.call<Infobox>('editor', 'POST', '/infoboxes', whole);
  expect(status).toBe(201);
  expect(body).toEqual({
    ...whole,
    Id: expect.any(Number),
    Modified: expect.any(String),
    Hidden: false,
    PictureUrl: null,
    VideoEmbedCode: null,
    TextBackgroundBanner: '#0b5c7d',
    RouteId: '/find-information',
    ChannelTermInfoBoxes: [{ InfoBoxId: body.Id, ChannelTermId: followed }],
  });
  expect(await storeInfobox(portal, { Type: 1, PictureUrl: '/images/a.jpg' })).toMatchObject({
    Type: 1,
    PictureUrl: '/images/a.jpg',
    Style: 'None',
    Width: 'Auto',
    Height: 0,
    ShowTitle: true,
  });
  expect(
    await storeInfobox(portal, { Type: 2, VideoEmbedCode: 'https://youtu.be/dQw4w9WgXcQ' }),
  ).toMatchObject({
    Type: 2,
    VideoEmbedCode: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  });
});

it('INFOBOX-25 GET /infoboxes answers one zone in its order, and with includeFuture also what is to come', async () => {
  const second = await storeInfobox(portal, { Order: 2 });
  const first = await storeInfobox(portal, { Order: 1 });
  const future = await storeInfobox(portal, { StartDate: hoursFromNow(1), Order: 3 });
  await storeInfobox(portal, { AreaId: 'default' });
  await storeInfobox(portal, { RouteId: '/light' });
  expect(ids(await zone())).toEqual([first.Id, second.Id]);
  expect(ids(await zone('route=/&area=hero&includeFuture=true', 'editor'))).toEqual([
    first.Id,
    second.Id,
    future.Id,
  ]);
  expect(
    (await portal.call('member', 'GET', '/infoboxes?route=/&area=hero&includeFuture=true')).status,
  ).toBe(403);
  expect((await portal.call('member', 'GET', '/infoboxes?route=/')).status).toBe(400);
});

it('INFOBOX-19 INFOBOX-22 readers get only what is active, not hidden, and for a channel that they follow', async () => {
  const shown = [
    await storeInfobox(portal),
    await storeInfobox(portal, channels(followed, notFollowed)),
  ];
  const withheld = [
    await storeInfobox(portal, { Hidden: true }),
    await storeInfobox(portal, { StartDate: hoursFromNow(1) }),
    await storeInfobox(portal, { EndDate: hoursFromNow(-1) }),
    await storeInfobox(portal, channels(notFollowed)),
  ];
  expect(ids(await zone())).toEqual(ids(shown));
  for (const { Id } of shown)
    expect((await portal.call('member', 'GET', `/infoboxes/${Id}`)).status).toBe(200);
  for (const { Id } of withheld)
    expect((await portal.call('member', 'GET', `/infoboxes/${Id}`)).status).toBe(404);
});

it('readers learn when the next infobox of a page begins for them, and nothing else of it', async () => {
  const next = async (person: string, route = '/') =>
    (await portal.call(person, 'GET', `/infoboxes/next?route=${route}`)).body;
  expect(await next('member')).toEqual({ StartDate: null });
  const [soon, later] = [hoursFromNow(1), hoursFromNow(2)];
  await storeInfobox(portal, { StartDate: soon, AreaId: 'default', ...channels(followed) });
  await storeInfobox(portal, { StartDate: later });
  await storeInfobox(portal, { StartDate: hoursFromNow(0.5), Hidden: true });
  await storeInfobox(portal, { StartDate: hoursFromNow(0.5), RouteId: '/light' });
  expect([await next('member'), await next('guest'), await next('member', '/Light/?x')]).toEqual([
    { StartDate: soon },
    { StartDate: later },
    { StartDate: expect.any(String) },
  ]);
  expect(await next('member', '/elsewhere')).toEqual({ StartDate: null });
});

it('INFOBOX-20 INFOBOX-23 editors get active and future infoboxes of all languages and channels, readers only their own', async () => {
  const [danish, english] = await Promise.all([
    storeTerm(portal, 'languageterms', 'Danish'),
    storeTerm(portal, 'languageterms', 'English'),
  ]);
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: english,
    LanguageType: 0,
  });
  const inDanish = await storeInfobox(portal, { LanguageTermId: danish });
  const inEnglish = await storeInfobox(portal, { LanguageTermId: english });
  const limited = await storeInfobox(portal, {
    StartDate: hoursFromNow(1),
    ...channels(notFollowed),
  });
  await storeInfobox(portal, { Hidden: true });
  await storeInfobox(portal, { EndDate: hoursFromNow(-1) });
  expect(ids(await zone())).toEqual([inDanish.Id, inEnglish.Id]);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  expect(ids(await zone())).toEqual([inEnglish.Id]);
  expect(ids(await zone('route=/&area=hero&includeFuture=true', 'editor'))).toEqual([
    inDanish.Id,
    inEnglish.Id,
    limited.Id,
  ]);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
});

it('INFOBOX-26 INFOBOX-28 editors read one, and all of them, in whatever state', async () => {
  const hidden = await storeInfobox(portal, { Hidden: true, RouteId: '/light' });
  const past = await storeInfobox(portal, { EndDate: hoursFromNow(-1) });
  expect(ids((await portal.call<Infobox[]>('editor', 'GET', '/infoboxes/all')).body)).toEqual([
    past.Id,
    hidden.Id,
  ]);
  expect((await portal.call<Infobox>('editor', 'GET', `/infoboxes/${hidden.Id}`)).body).toEqual(
    hidden,
  );
  expect((await portal.call('member', 'GET', '/infoboxes/all')).status).toBe(403);
});

it('INFOBOX-27 GET /infoboxes/areas answers the areas of the portal’s own pages and every other one in use', async () => {
  await storeInfobox(portal, { AreaId: 'right', RouteId: '/find-information' });
  await storeInfobox(portal, { AreaId: 'left', RouteId: '/pages/news/quay-7' });
  const { body } = await portal.call<InfoboxArea[]>('editor', 'GET', '/infoboxes/areas');
  expect(body.map(({ RouteId, AreaId }) => `${RouteId} ${AreaId}`)).toEqual([
    '/ hero',
    '/ default',
    '/light hero',
    '/light default',
    '/find-information right',
    '/pages/news/quay-7 left',
  ]);
});

it('INFOBOX-13 INFOBOX-29 PUT /infoboxes saves the order of a list, all of it or none', async () => {
  const boxes = [
    await storeInfobox(portal),
    await storeInfobox(portal),
    await storeInfobox(portal),
  ];
  const turned = [...boxes].reverse().map(({ Id }, Order) => ({ Id, Order }));
  expect((await portal.call('editor', 'PUT', '/infoboxes', turned)).status).toBe(204);
  expect(ids(await zone())).toEqual(ids([...boxes].reverse()));
  expect(
    (
      await portal.call('editor', 'PUT', '/infoboxes', [
        { Id: boxes[0]!.Id, Order: 9 },
        { Id: 999_999, Order: 1 },
      ])
    ).status,
  ).toBe(404);
  expect(ids(await zone())).toEqual(ids([...boxes].reverse()));
});

it('INFOBOX-24 a tile without an order stands at the end of its zone, before those that are kept last', async () => {
  await storeInfobox(portal, { Order: 4 });
  await storeInfobox(portal, { Order: 9999 });
  await storeInfobox(portal, { Order: 30, AreaId: 'default' });
  const unordered = { ...infobox(), Order: undefined };
  const { body } = await portal.call<Infobox>('editor', 'POST', '/infoboxes', unordered);
  expect(body.Order).toBe(5);
});

it('an order that somebody else has changed meanwhile is refused, and nothing moves', async () => {
  const [one, other] = [
    await storeInfobox(portal, { Order: 1 }),
    await storeInfobox(portal, { Order: 2 }),
  ];
  await portal.call('editor', 'PUT', '/infoboxes', [{ Id: other.Id, Order: 8 }]);
  const moved = [
    { Id: one.Id, Order: 2, From: 1 },
    { Id: other.Id, Order: 1, From: 2 },
  ];
  expect((await portal.call('editor', 'PUT', '/infoboxes', moved)).status).toBe(409);
  expect((await zone()).map(({ Id, Order }) => [Id, Order])).toEqual([
    [one.Id, 1],
    [other.Id, 8],
  ]);
});

it('INFOBOX-14 INFOBOX-30 PUT /infoboxes/{id} changes what it names, and keeps the rest', async () => {
  const box = await storeInfobox(portal, { Style: 'Accent1' });
  const { status, body } = await change(box.Id, { Width: '50' });
  expect([status, body.Width, body.Style, body.Title]).toEqual([200, '50', 'Accent1', box.Title]);
  expect((await change(box.Id, { Width: '40' })).status).toBe(400);
  const late = await change(box.Id, { Title: 'Late', Modified: box.Modified });
  expect([late.status, late.body.id]).toEqual([409, 'conflict']);
});

it('INFOBOX-16 INFOBOX-31 PUT /infoboxes/{id}/hide hides it from the zone', async () => {
  const { Id } = await storeInfobox(portal);
  expect((await portal.call<Infobox>('editor', 'PUT', `/infoboxes/${Id}/hide`)).body.Hidden).toBe(
    true,
  );
  expect(await zone()).toEqual([]);
  expect(await zone('route=/&area=hero&includeFuture=true', 'editor')).toEqual([]);
});

it('INFOBOX-32 DELETE /infoboxes/{id} deletes it', async () => {
  const { Id } = await storeInfobox(portal);
  expect((await portal.call('editor', 'DELETE', `/infoboxes/${Id}`)).status).toBe(204);
  expect((await portal.call('editor', 'GET', `/infoboxes/${Id}`)).status).toBe(404);
});

it('what is empty is stored as nothing', async () => {
  const empty = { LinkUrl: '', LinkDescription: '', PictureUrl: '', VideoEmbedCode: '' };
  const { status, body } = await portal.call<Infobox>('editor', 'POST', '/infoboxes', {
    ...infobox(),
    ...empty,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject(Object.fromEntries(Object.keys(empty).map((name) => [name, null])));
});

it('what a tile cannot be is named by field', async () => {
  expect(await refused({ Type: 3 })).toHaveProperty('Type');
  expect(await refused({ Title: '' })).toHaveProperty('Title');
  expect(await refused({ Type: 1 })).toEqual({ PictureUrl: ['is required'] });
  expect(await refused({ Type: 2 })).toEqual({ VideoEmbedCode: ['is required'] });
  expect(await refused({ StartDate: hoursFromNow(2), EndDate: hoursFromNow(1) })).toEqual({
    StartDate: ['must be before EndDate'],
    EndDate: ['must be after StartDate'],
  });
  expect(await refused({ LinkDescription: 'More' })).toEqual({
    LinkUrl: ['is required when there is a link description'],
  });
  expect(await refused({ TextBackgroundBanner: '#ffffff;#eeeeee' })).toEqual({
    TextBackgroundBanner: ['must have a contrast of 4.5 or more between background and text'],
  });
  expect(await refused({ TextBackgroundBanner: 'red;background:url(x)' })).toHaveProperty(
    'TextBackgroundBanner',
  );
  expect(await refused({ AreaId: 'a b' })).toHaveProperty('AreaId');
  expect(await refused({ RouteId: 'https://example.com' })).toHaveProperty('RouteId');
  for (const address of [
    'javascript:alert(1)',
    'data:image/png;base64,AA',
    '//example.com/a.png',
    'ftp://example.com',
  ]) {
    expect(await refused({ Type: 1, PictureUrl: address })).toHaveProperty('PictureUrl');
    expect(await refused({ LinkUrl: address })).toHaveProperty('LinkUrl');
  }
  expect(await refused(channels('3f2504e0-4f89-41d3-9a0c-0305e82c3399'))).toHaveProperty(
    'ChannelTermInfoBoxes',
  );
});

it('scripts in the text are refused by name, and what is left is cleaned', async () => {
  expect(await refused({ Content: '<p onclick="x()">a</p><script>1</script>' })).toEqual({
    Content: ['must not contain onclick, <script>'],
  });
  expect(
    (
      await storeInfobox(portal, {
        Content: '<p style="color:red" class="x">Safe</p><center>too</center>',
      })
    ).Content,
  ).toBe('<p>Safe</p>too');
});

it('INFOBOX-37 only the address of a known player is kept of a video, or of a host that the setting allows', async () => {
  const pasted =
    '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ?autoplay=1" onload="alert(1)" allowfullscreen></iframe><script>alert(2)</script>';
  expect((await storeInfobox(portal, { Type: 2, VideoEmbedCode: pasted })).VideoEmbedCode).toBe(
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  );
  const own = { Type: 2, VideoEmbedCode: 'https://video.nordvik.example/play?id=4' } as const;
  expect(await refused(own)).toHaveProperty('VideoEmbedCode');
  await storeSetting(portal, 'allowedVideoHosts', ['video.nordvik.example']);
  expect((await storeInfobox(portal, own)).VideoEmbedCode).toBe(own.VideoEmbedCode);
  const directory = mkdtempSync(join(tmpdir(), 'client-'));
  writeFileSync(join(directory, 'index.html'), '<!doctype html>');
  const built = await startTestPortal({ beside: portal, clientDirectory: directory });
  const page = await fetch(`${built.url}/`);
  await built.stop();
  expect(page.headers.get('content-security-policy')).toMatch(
    /frame-src [^;]*https:\/\/www\.youtube-nocookie\.com [^;]*https:\/\/video\.nordvik\.example/,
  );
});

it('each change is written down with what it is now', async () => {
  const { Id } = await storeInfobox(portal);
  await change(Id, { Title: 'Shore power everywhere' });
  const { body } = await portal.call<Audit[]>('editor', 'GET', `/infoboxes/${Id}/audits`);
  expect(body.map(({ Action, UpnId, NewValues }) => [Action, UpnId, NewValues.Title])).toEqual([
    ['updated', 'editor@nordvik.example', 'Shore power everywhere'],
    ['created', 'editor@nordvik.example', 'Shore power'],
  ]);
});

it('open pages of those whom an infobox concerns are told', async () => {
  const [follower, stranger] = await Promise.all([
    openHub(portal, 'member'),
    openHub(portal, 'guest'),
  ]);
  const { Id } = await storeInfobox(portal, channels(followed));
  await follower.update(
    ({ ComponentId, Data }) =>
      ComponentId === 'infoboxes' && Data?.Id === Id && Data.Change === 'created',
  );
  const hidden = await storeInfobox(portal, { Hidden: true });
  const last = await storeInfobox(portal);
  await stranger.update(({ Data }) => Data?.Id === last.Id);
  expect(stranger.updates.filter(({ Data }) => Data?.Id === hidden.Id)).toEqual([]);
  expect(stranger.updates.filter(({ Data }) => Data?.Id === Id)).toEqual([]);
  await Promise.all([follower.stop(), stranger.stop()]);
});

it('INFOBOX-34 an import by an administrator stores all or none', async () => {
  const many = [infobox({ Title: 'One', Order: 1 }), infobox({ Title: 'Two', Order: 9999 })];
  expect((await portal.call('editor', 'POST', '/infoboxes/import', many)).status).toBe(403);
  expect(
    (
      await portal.call('admin', 'POST', '/infoboxes/import', [
        ...many,
        infobox({ Type: 1, Title: 'No picture' }),
      ])
    ).status,
  ).toBe(400);
  expect(await zone()).toEqual([]);
  expect(await portal.call('admin', 'POST', '/infoboxes/import', many)).toMatchObject({
    status: 201,
    body: { Imported: 2 },
  });
  expect((await zone()).map(({ Title }) => Title)).toEqual(['One', 'Two']);
});
