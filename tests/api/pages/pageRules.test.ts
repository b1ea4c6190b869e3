import type { Page } from '#shared/contract/pages/pages';
import type { Problem } from '#shared/errors';
import {
  hoursFromNow,
  ids,
  newsPage,
  storePage,
  storeSetting,
  storeTerm,
} from '../../support/content/pages';
import { send, startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const list = async (path: string) => (await portal.call<Page[]>('member', 'GET', path)).body;
const isListed = async (path: string, id: number) => ids(await list(path)).includes(id);

it('PAGES-042 content without a language is shown beside that of the person’s languages while the setting is on', async () => {
  const [danish, finnish] = [
    await storeTerm(portal, 'languageterms', 'Dansk'),
    await storeTerm(portal, 'languageterms', 'Suomi'),
  ];
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: danish,
    LanguageType: 0,
  });
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  const own = await storePage(portal, { LanguageTermId: danish });
  const other = await storePage(portal, { LanguageTermId: finnish });
  const without = await storePage(portal, { LanguageTermId: null });
  const asked = [own.Id, without.Id, other.Id];
  const found = async () => {
    const filter = { OnlyInCurrentUserLanguages: true };
    const { body } = await portal.call<Page[]>('member', 'POST', '/pages/query', filter);
    return [
      asked.filter((id) => ids(body).includes(id)),
      ids(await list('/pages/news'))
        .filter((id) => asked.includes(id))
        .toSorted(),
    ];
  };
  expect(await found()).toEqual([[own.Id], [own.Id]]);
  await storeSetting(portal, 'enableShowNonLanguageContentForAllUsers', true);
  const both = [own.Id, without.Id];
  expect(await found()).toEqual([both, both]);
  for (const key of [
    'enableLanguageFilteringForWorkplace',
    'enableShowNonLanguageContentForAllUsers',
  ])
    await storeSetting(portal, key, false);
});

it('PAGES-048 content pages, news and quick reads are the three kinds, each in its lists and under its address', async () => {
  for (const [PageType, lists, address] of [
    [0, { news: false, content: true }, 'content'],
    [1, { news: true, content: false }, 'news'],
    [2, { news: true, content: false }, 'news'],
  ] as const) {
    const page = await storePage(portal, { PageType });
    expect([page.PageType, page.Path]).toEqual([
      PageType,
      `/pages/${address}/${page.SlugTitle}-${page.Id}`,
    ]);
    expect({
      news: await isListed('/pages/news', page.Id),
      content: await isListed('/pages/content', page.Id),
    }).toEqual(lists);
    const { body } = await portal.call<Page[]>('member', 'POST', '/pages/query', { PageType });
    expect(new Set(body.map((each) => each.PageType))).toEqual(new Set([PageType]));
    expect((await portal.call('member', 'GET', page.Path)).status).toBe(200);
  }
  const unknown = await portal.call<Problem>('editor', 'POST', '/pages', {
    ...{ Title: 'None', Content: '<p>None</p>', PageType: 3 },
  });
  expect([unknown.status, Object.keys(unknown.body.errors ?? {})]).toEqual([400, ['PageType']]);
});

it('PAGES-054 a page whose publishing date is not in the future is read by everybody from that moment on', async () => {
  let time = Date.now();
  const timed = await startTestPortal({ beside: portal, now: () => new Date(time) });
  const page = await storePage(timed, { PublishingDate: new Date(time + 1_000).toISOString() });
  const status = async () => (await timed.call('member', 'GET', `/pages/${page.Id}`)).status;
  expect(await status()).toBe(404);
  time += 999;
  expect(await status()).toBe(404);
  time += 1;
  expect(await status()).toBe(200);
  const feed = await timed.call<Page[]>('member', 'GET', '/pages/news/my?amount=5');
  expect(ids(feed.body)).toContain(page.Id);
  await timed.stop();
});

it('a page keeps a language that was deleted meanwhile; no other page gets it', async () => {
  const LanguageTermId = await storeTerm(portal, 'languageterms', 'Norsk');
  const { Id } = await storePage(portal, { LanguageTermId });
  await portal.call('admin', 'DELETE', `/languageterms/${LanguageTermId}`);
  const change = { Title: 'Still in Norwegian', LanguageTermId };
  const kept = await portal.call<Page>('editor', 'PUT', `/pages/${Id}`, change);
  expect([kept.status, kept.body.LanguageTermId]).toEqual([200, LanguageTermId]);
  const other = await portal.call<Problem>('editor', 'POST', '/pages', newsPage(change));
  expect([other.status, Object.keys(other.body.errors ?? {})]).toEqual([400, ['LanguageTermId']]);
});

it('a page is described by the beginning of its text, to 300 characters, in whole words', async () => {
  const { Description } = await storePage(portal, { Content: `<p>${'Quay '.repeat(100)}</p>` });
  expect(Description).toBe(`${Array(59).fill('Quay').join(' ')}…`);
});

it('a page ends after it begins, whichever of the two is changed', async () => {
  const [begin, later, end] = [hoursFromNow(1), hoursFromNow(2), hoursFromNow(3)];
  const answer = async (method: string, path: string, fields: object) => {
    const { status, body } = await portal.call<Problem>('editor', method, path, fields);
    return [status, Object.keys(body.errors ?? {})];
  };
  const refused = [400, ['ArchiveDate']];
  const atOnce = newsPage({ PublishingDate: begin, ArchiveDate: begin });
  expect(await answer('POST', '/pages', atOnce)).toEqual(refused);
  const { Id } = await storePage(portal, { PublishingDate: begin, ArchiveDate: end });
  const change = (fields: object) => answer('PUT', `/pages/${Id}`, fields);
  expect(await change({ PublishingDate: end })).toEqual(refused);
  expect(await change({ ArchiveDate: begin })).toEqual(refused);
  expect(await change({ PublishingDate: later })).toEqual([200, []]);
  expect(await change({ ArchiveDate: begin })).toEqual(refused);
  expect(await change({ PublishingDate: end, ArchiveDate: null })).toEqual([200, []]);
});

it('PAGES-087 GET /pages/{id} answers one page whole, and 404 for one that is not there', async () => {
  const page = await storePage(portal, { PublishingDate: hoursFromNow(-1) });
  const found = await portal.call<Page>('member', 'GET', `/pages/${page.Id}`);
  expect([found.status, found.body]).toEqual([200, page]);
  const none = await portal.call<Problem>('member', 'GET', '/pages/2000000');
  expect([none.status, none.body.id]).toEqual([404, 'notFound']);
});

it('PAGES-096 the product API lies under /api: the same path without it is a page of the app', async () => {
  const { Id } = await storePage(portal);
  const token = await portal.tokenOf('member');
  const at = async (path: string) => (await fetch(`${portal.url}${path}`)).headers;
  expect((await send(`${portal.url}/api/pages/${Id}`, 'GET', token)).status).toBe(200);
  expect((await at(`/api/pages/${Id}`)).get('content-type')).toContain('problem+json');
  expect((await at(`/pages/${Id}`)).get('content-type')).not.toContain('json');
});
