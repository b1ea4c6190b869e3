import type { NewPage, Page } from '#shared/contract/pages/pages';
import { hoursFromNow, ids, storePage, storeTerm } from '../../support/content/pages';
import { startTestPortal, type Answer, type TestPortal } from '../../support/testPortal';

/** Every way to read pages; each answers a list of pages, or one page that the test asks for. */
const lists: Record<string, { method: string; path: string; body?: object }> = {
  top: { method: 'GET', path: '/pages/news/top?amount=500' },
  'top, small': { method: 'GET', path: '/pages/news/top?amount=3' },
  'top/new': {
    method: 'GET',
    path: `/pages/news/top/new?fromDate=${encodeURIComponent(hoursFromNow(-1000))}`,
  },
  my: { method: 'GET', path: '/pages/news/my?amount=500' },
  news: { method: 'GET', path: '/pages/news' },
  'featured news': { method: 'GET', path: '/pages/news?isFeaturedPage=true' },
  content: { method: 'GET', path: '/pages/content' },
  all: { method: 'GET', path: '/pages' },
  search: { method: 'GET', path: '/pages/content/search?query=secret&amount=100' },
  'search, unpublished too': {
    method: 'GET',
    path: '/pages/content/search?query=secret&amount=100&isPublished=false',
  },
  query: { method: 'POST', path: '/pages/query/', body: {} },
  'query for everything': {
    method: 'POST',
    path: '/pages/query',
    body: { IncludeDrafts: true, IncludeArchive: true, FindText: 'secret' },
  },
  center: {
    method: 'POST',
    path: '/pages/query/center',
    body: { IncludeDrafts: true, IncludeArchive: true, FindText: 'secret' },
  },
};

let portal: TestPortal;
const hidden: Record<string, Page> = {};
const shown: Page[] = [];
let followed: string;
let notFollowed: string;

beforeAll(async () => {
  portal = await startTestPortal();
  followed = await storeTerm(portal, 'channelterms', 'Followed');
  notFollowed = await storeTerm(portal, 'channelterms', 'Not followed');
  const deleted = await storeTerm(portal, 'channelterms', 'Deleted');
  for (const ChannelTermId of [followed, deleted])
    await portal.call('member', 'POST', '/me/userchannelterms', { ChannelTermId, ChannelType: 0 });
  const kinds: Record<string, Partial<NewPage>> = {
    draft: { PublishingDate: null },
    scheduled: { PublishingDate: hoursFromNow(1) },
    archived: { PublishingDate: hoursFromNow(-9), ArchiveDate: hoursFromNow(-1) },
    'limited to another channel': { ChannelTermPages: [{ ChannelTermId: notFollowed }] },
    'limited to a deleted channel': { ChannelTermPages: [{ ChannelTermId: deleted }] },
  };
  for (const PageType of [0, 1, 2] as const) {
    for (const [kind, fields] of Object.entries(kinds)) {
      hidden[`${kind}, type ${PageType}`] = await storePage(portal, {
        Title: 'Secret',
        IsFeaturedPage: true,
        PageType,
        ...fields,
      });
    }
    shown.push(
      await storePage(portal, {
        Title: 'Secret no more',
        IsFeaturedPage: true,
        PageType,
        ChannelTermPages: [{ ChannelTermId: followed }, { ChannelTermId: notFollowed }],
      }),
    );
    shown.push(
      await storePage(portal, { Title: 'Secret no more', IsFeaturedPage: true, PageType }),
    );
  }
  await portal.call('admin', 'DELETE', `/channelterms/${deleted}`);
});
afterAll(() => portal.stop());

const read = async (person: string, { method, path, body }: (typeof lists)[string]) => {
  const answer = await portal.call<Page[] | { Pages: Page[] }>(person, method, path, body);
  return { ...answer, body: 'Pages' in answer.body ? answer.body.Pages : answer.body };
};

describe('NEWS-23 PAGES-052 PAGES-053 a reader never receives a hidden page', () => {
  it.each(Object.keys(lists))('by the list %s', async (name) => {
    const answer = await read('member', lists[name]!);
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeGreaterThan(0);
    const found = new Set(ids(answer.body));
    expect(
      Object.entries(hidden)
        .filter(([, { Id }]) => found.has(Id))
        .map(([kind]) => kind),
    ).toEqual([]);
  });

  it('by its id or its slug, and cannot tell it from a page that does not exist', async () => {
    const withoutId = ({ status, body }: Answer<{ instance?: string }>) => ({
      status,
      body: { ...body, instance: undefined },
    });
    const unknown = withoutId(await portal.call('member', 'GET', '/pages/999999'));
    for (const { Id, SlugTitle } of Object.values(hidden)) {
      for (const path of [
        `/pages/${Id}`,
        `/pages/news/${SlugTitle}-${Id}`,
        `/pages/content/${SlugTitle}-${Id}`,
      ]) {
        expect(withoutId(await portal.call('member', 'GET', path))).toEqual(unknown);
      }
    }
  });

  it('by its history', async () => {
    for (const { Id } of Object.values(hidden)) {
      expect((await portal.call('member', 'GET', `/pages/${Id}/audits`)).status).toBe(403);
      expect((await portal.call('member', 'GET', `/pages/${Id}/audits/1`)).status).toBe(403);
    }
  });
});

it('NEWS-24 a page without channels, and one of a followed channel, is visible by every list of its kind', async () => {
  const news = ids(shown.filter(({ PageType }) => PageType !== 0));
  for (const name of ['top', 'top/new', 'my', 'news', 'featured news', 'query', 'center']) {
    expect(ids((await read('member', lists[name]!)).body)).toEqual(expect.arrayContaining(news));
  }
  const content = ids(shown.filter(({ PageType }) => PageType === 0));
  for (const name of ['content', 'search', 'query', 'center'])
    expect(ids((await read('member', lists[name]!)).body)).toEqual(expect.arrayContaining(content));
});

it('NEWS-21 a person who follows a channel gets its news with the next request, until they unfollow it', async () => {
  const limited = Object.entries(hidden)
    .filter(([kind]) => kind.startsWith('limited to another channel') && !kind.endsWith('0'))
    .map(([, { Id }]) => Id);
  const top = async () => ids((await read('guest', lists.top!)).body);
  expect((await top()).filter((id) => limited.includes(id))).toEqual([]);
  await portal.call('guest', 'POST', '/me/userchannelterms', {
    ChannelTermId: notFollowed,
    ChannelType: 0,
  });
  expect(await top()).toEqual(expect.arrayContaining(limited));
  await portal.call('guest', 'DELETE', `/me/userchannelterms/${notFollowed}`);
  expect((await top()).filter((id) => limited.includes(id))).toEqual([]);
});

it("editors read hidden pages by id, slug and query, but the feeds are a reader's for them too", async () => {
  for (const { Id, SlugTitle, PageType } of Object.values(hidden)) {
    expect((await portal.call('editor', 'GET', `/pages/${Id}`)).status).toBe(200);
    expect(
      (
        await portal.call(
          'admin',
          'GET',
          `/pages/${PageType === 0 ? 'content' : 'news'}/${SlugTitle}-${Id}`,
        )
      ).status,
    ).toBe(200);
  }
  const everything = ids((await read('editor', lists['query for everything']!)).body);
  expect(everything).toEqual(expect.arrayContaining(ids(Object.values(hidden))));
  for (const name of ['top', 'my', 'top/new']) {
    const found = new Set(ids((await read('editor', lists[name]!)).body));
    expect(Object.values(hidden).filter(({ Id }) => found.has(Id))).toEqual([]);
  }
});

it('roles other than Admin and Editor see as readers do', async () => {
  for (const person of [
    'appeditor',
    'broadcaster',
    'footereditor',
    'dashboardeditor',
    'powerbieditor',
    'sitecreator',
  ]) {
    const found = new Set(ids((await read(person, lists['query for everything']!)).body));
    expect(Object.values(hidden).filter(({ Id }) => found.has(Id))).toEqual([]);
  }
});
