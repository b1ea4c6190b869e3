import type { SiteElement } from '#shared/contract/siteElements';
import type { Audit } from '#shared/contract/audits';
import type { Problem } from '#shared/errors';
import { openHub } from '../../support/servers/hubClient';
import { until } from '../../support/until';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const create = (body: object, person = 'footereditor') =>
  portal.call<SiteElement & Problem>(person, 'POST', '/siteelements', {
    Type: 0,
    Content: '<p>Footer</p>',
    ...body,
  });
const list = async (query: string) =>
  (await portal.call<SiteElement[]>('member', 'GET', `/siteelements${query}`)).body;

it('FOOTER-02 FOOTER-15 POST /siteelements creates an element of a type and a language, which may be empty', async () => {
  const { status, body } = await portal.call<SiteElement>(
    'footereditor',
    'POST',
    '/siteelements?siteUrl=https://x.example',
    { Type: 0, Language: 'da', Content: '<p>Sidefod</p>' },
  );
  expect([status, body]).toEqual([
    201,
    {
      Id: expect.any(Number),
      Type: 0,
      Language: 'da',
      Content: '<p>Sidefod</p>',
      Modified: expect.any(String),
    },
  ]);
  expect((await create({})).body).toMatchObject({ Type: 0, Language: '' });
  expect((await create({ Type: 2, Language: 'da' })).body).toMatchObject({
    Type: 2,
    Language: 'da',
  });
  for (const wrong of [{ Type: 3 }, { Language: 'dan' }, { Language: 'DA' }])
    expect((await create(wrong)).status).toBe(400);
});

it('FOOTER-14 FOOTER-17 GET /siteelements answers the elements of a type and a language', async () => {
  await create({ Language: 'fi', Content: '<p>Alatunniste</p>' });
  await create({ Type: 1, Language: 'fi' });
  expect((await list('?type=0&language=fi')).map(({ Content }) => Content)).toEqual([
    '<p>Alatunniste</p>',
  ]);
  expect(new Set((await list('?type=0')).map(({ Type }) => Type))).toEqual(new Set([0]));
  expect((await list('?type=0')).length).toBeGreaterThan(1);
});

it('FOOTER-20 an element of the type DID_YOU_MEAN_CONFIG is stored and answered', async () => {
  await create({ Type: 1, Language: 'sv', Content: '<p>Menade du</p>' });
  expect(await list('?type=1&language=sv')).toEqual([
    expect.objectContaining({ Type: 1, Content: '<p>Menade du</p>' }),
  ]);
});

it('FOOTER-16 PUT /siteelements/{id} updates it, and its history keeps both states', async () => {
  const { body: created } = await create({ Language: 'no', Content: '<p>Før</p>' });
  const { status, body } = await portal.call<SiteElement>(
    'admin',
    'PUT',
    `/siteelements/${created.Id}?siteUrl=https://x.example`,
    { Id: created.Id, Type: 0, Language: 'no', Content: '<p>Nå</p>' },
  );
  expect([status, body.Content]).toEqual([200, '<p>Nå</p>']);
  expect((await list('?type=0&language=no')).map(({ Content }) => Content)).toEqual(['<p>Nå</p>']);
  const audits = (
    await portal.call<Audit[]>('footereditor', 'GET', `/siteelements/${created.Id}/audits`)
  ).body;
  expect(audits.map(({ Action, UpnId, NewValues }) => [Action, UpnId, NewValues.Content])).toEqual([
    ['updated', 'admin@nordvik.example', '<p>Nå</p>'],
    ['created', 'footereditor@nordvik.example', '<p>Før</p>'],
  ]);
});

it('there is one element for each type and language', async () => {
  await create({ Language: 'en' });
  const again = await create({ Language: 'en', Content: '<p>Other</p>' });
  expect([again.status, again.body.id]).toEqual([409, 'alreadyExists']);
  expect((await list('?type=0&language=en')).map(({ Content }) => Content)).toEqual([
    '<p>Footer</p>',
  ]);
});

it('a change on top of a state that somebody else has changed meanwhile is refused', async () => {
  const { body: created } = await create({ Type: 2, Language: 'en' });
  const change = (Content: string) =>
    portal.call<Problem>('footereditor', 'PUT', `/siteelements/${created.Id}`, {
      Type: 2,
      Content,
      Modified: created.Modified,
    });
  expect((await change('<p>First</p>')).status).toBe(200);
  const late = await change('<p>Second</p>');
  expect([late.status, late.body.id]).toEqual([409, 'conflict']);
  expect((await list('?type=2&language=en')).map(({ Content }) => Content)).toEqual([
    '<p>First</p>',
  ]);
});

it('FOOTER-18 at most 20,000 characters are taken', async () => {
  expect(
    (await create({ Type: 2, Language: 'fi', Content: `<p>${'x'.repeat(19_993)}</p>` })).status,
  ).toBe(201);
  const { status, body } = await create({
    Type: 2,
    Language: 'sv',
    Content: `<p>${'x'.repeat(19_994)}</p>`,
  });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([400, ['Content']]);
});

it('FOOTER-18 HTML is cleaned by the shared list, and scripts are refused by name', async () => {
  const cleaned = await create({
    Type: 1,
    Language: 'no',
    Content: '<h3 style="color:red" class="x">A</h3><p><font color="red">b</font></p>',
  });
  expect(cleaned.body.Content).toBe('<h3>A</h3><p>b</p>');
  for (const [Content, name] of [
    ['<p>a</p><script>alert(1)</script>', '<script>'],
    ['<p onclick="x()">a</p>', 'onclick'],
    ['<a href="javascript:x()">a</a>', 'javascript: address'],
  ] as const) {
    const { status, body } = await create({ Type: 1, Language: 'fi', Content });
    expect([status, body.errors]).toEqual([400, { Content: [`must not contain ${name}`] }]);
  }
  expect((await create({ Type: 1, Language: 'fi', Content: '<p> </p>' })).body.errors).toEqual({
    Content: ['is required'],
  });
  expect(await list('?type=1&language=fi')).toHaveLength(1);
});

it('what does not exist is 404', async () => {
  const change = { Type: 0, Content: '<p>x</p>' };
  expect((await portal.call('admin', 'PUT', '/siteelements/999999', change)).status).toBe(404);
  expect((await portal.call('admin', 'GET', '/siteelements/999999/audits')).status).toBe(404);
});

it('a footer that is created, changed, deleted or put back reaches open pages', async () => {
  const hub = await openHub(portal, 'member');
  const changes = () =>
    hub.updates.flatMap(({ ComponentId, Data }) => (ComponentId === 'footer' ? [Data] : []));
  const { Id } = (await create({ Language: 'nb' })).body;
  await portal.call('footereditor', 'PUT', `/siteelements/${Id}`, { Content: '<p>Havner</p>' });
  await portal.call('footereditor', 'DELETE', `/siteelements/${Id}`);
  await portal.call('footereditor', 'POST', `/siteelements/${Id}/restore`);
  await until(async () => changes().length === 4);
  expect(changes()).toEqual(
    ['created', 'updated', 'deleted', 'created'].map((Change) => ({ Change, Id })),
  );
  await hub.stop();
});
