import type { PageQuery } from '#shared/contract/pages/pageCenter';
import type { ListedPage, Page } from '#shared/contract/pages/pages';
import { hoursFromNow, ids, storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let sea: string;
let land: string;
const stored: Record<string, number> = {};
const names = (found: readonly number[]) =>
  found.map((id) => Object.keys(stored).find((name) => stored[name] === id));

beforeAll(async () => {
  portal = await startTestPortal();
  sea = await storeTerm(portal, 'channelterms', 'Sea');
  land = await storeTerm(portal, 'channelterms', 'Land');
  const both = [{ ChannelTermId: sea }, { ChannelTermId: land }];
  const add = async (name: string, fields: object) =>
    (stored[name] = (await storePage(portal, { Title: name, ...fields })).Id);
  await add('old', {
    PublishingDate: hoursFromNow(-900),
    OwnerUserUpnId: 'Member@nordvik.example',
  });
  await add('new', {
    PublishingDate: hoursFromNow(-1),
    IsFeaturedPage: true,
    Content: '<p>Skärgårdsfärjan går igen</p>',
  });
  await add('draft', { PublishingDate: null });
  await add('scheduled', { PublishingDate: hoursFromNow(5) });
  await add('archived', { PublishingDate: hoursFromNow(-50), ArchiveDate: hoursFromNow(-2) });
  await add('quick', { PageType: 2, PublishingDate: hoursFromNow(-2) });
  await add('content', {
    PageType: 0,
    PublishingDate: hoursFromNow(-3),
    Title: 'content about safety',
  });
  await add('sea', {
    PublishingDate: hoursFromNow(-4),
    ChannelTermPages: [{ ChannelTermId: sea }],
  });
  await add('both', { PublishingDate: hoursFromNow(-5), ChannelTermPages: both });
});
afterAll(() => portal.stop());

const query = async (filter: PageQuery, person = 'editor') => {
  const { status, body } = await portal.call<ListedPage[]>(person, 'POST', '/pages/query/', filter);
  expect(status).toBe(200);
  // A list is what lists show.
  for (const page of body) expect(page).not.toHaveProperty('Content');
  return names(ids(body));
};

it('PAGES-095 PAGES-013 the query answers the matching pages, drafts first, then newest first', async () => {
  expect(await query({ IncludeDrafts: true })).toEqual([
    'draft',
    'scheduled',
    'new',
    'quick',
    'content',
    'sea',
    'both',
    'old',
  ]);
});

it("PAGES-051 the body takes the filter panel's fields, with Featured null and Channels empty", async () => {
  const body: PageQuery = {
    PageType: 1,
    FindText: '',
    StartDate: null,
    EndDate: null,
    OwnerOrEditorUpnId: null,
    Featured: null,
    IncludeDrafts: false,
    IncludeArchive: false,
    Channels: [],
    ChannelMatchingMode: 0,
  };
  expect(await query(body)).toEqual(['new', 'sea', 'both', 'old']);
  expect(await query({ ...body, Featured: true })).toEqual(['new']);
});

it('NEWS-71 every field of the news query filter narrows the answer', async () => {
  expect(await query({ PageType: 2 })).toEqual(['quick']);
  expect(await query({ FindText: 'skärgårds' })).toEqual(['new']);
  expect(await query({ OwnerOrEditorUpnId: 'member@nordvik.example' })).toEqual(['old']);
  expect(await query({ StartDate: hoursFromNow(-3.5), EndDate: hoursFromNow(-1.5) })).toEqual([
    'quick',
    'content',
  ]);
  expect(await query({ IncludeArchive: true, PageType: 1 })).toEqual([
    'new',
    'sea',
    'both',
    'archived',
    'old',
  ]);
  expect(await query({ Channels: [sea, land], ChannelMatchingMode: 0 })).toEqual(['sea', 'both']);
  expect(await query({ Channels: [sea, land], ChannelMatchingMode: 1 })).toEqual(['both']);
  expect(await query({ IncludeDrafts: true, Skip: 1, Take: 2 })).toEqual(['scheduled', 'new']);
});

it('several kinds of pages can be asked for at once, as every kind of news', async () => {
  expect(await query({ PageType: [1, 2] })).toEqual(['new', 'quick', 'sea', 'both', 'old']);
});

it('PAGES-041 the query keeps to the languages of the person who asks when it says so, an editor too', async () => {
  const [da, fi] = [
    await storeTerm(portal, 'languageterms', 'Dansk'),
    await storeTerm(portal, 'languageterms', 'Suomi'),
  ];
  const words = { Content: '<p>kaikuluotain</p>' };
  stored.danish = (
    await storePage(portal, { ...words, LanguageTermId: da, PublishingDate: hoursFromNow(-1) })
  ).Id;
  stored.finnish = (
    await storePage(portal, { ...words, LanguageTermId: fi, PublishingDate: hoursFromNow(-2) })
  ).Id;
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  for (const person of ['member', 'editor']) {
    await portal.call(person, 'POST', '/me/userlanguageterms', {
      LanguageTermId: da,
      LanguageType: 0,
    });
    expect(
      await query({ FindText: 'kaikuluotain', OnlyInCurrentUserLanguages: true }, person),
    ).toEqual(['danish']);
    expect(await query({ FindText: 'kaikuluotain' }, person)).toEqual(['danish', 'finnish']);
  }
  await portal.call('admin', 'DELETE', '/featuresettings/enableLanguageFilteringForWorkplace');
  for (const name of ['danish', 'finnish'])
    await portal.call('editor', 'DELETE', `/pages/${stored[name]}`);
});

it('PAGES-034 Or matches any of the channels, And only pages with all of them', async () => {
  expect(await query({ Channels: [land] })).toEqual(['both']);
  expect(await query({ Channels: [sea] })).toEqual(['sea', 'both']);
  expect(await query({ Channels: [sea, land], ChannelMatchingMode: 1 })).toEqual(['both']);
});

it('PAGES-099 Skip and Take page through the list without gaps or doubles', async () => {
  const whole = await query({ IncludeDrafts: true });
  const parts = await Promise.all(
    [0, 3, 6].map((Skip) => query({ IncludeDrafts: true, Skip, Take: 3 })),
  );
  expect(parts.flat()).toEqual(whole);
});

it('drafts of a date range stay in it, because they have no date yet', async () => {
  expect(
    await query({
      IncludeDrafts: true,
      StartDate: hoursFromNow(-1.5),
      OwnerOrEditorUpnId: 'EDITOR@nordvik.example',
    }),
  ).toEqual(['draft', 'scheduled', 'new']);
});

it('a reader gets no draft, scheduled, archived or not followed page, whatever the filter asks for', async () => {
  expect(
    await query({ IncludeDrafts: true, IncludeArchive: true, Channels: [] }, 'member'),
  ).toEqual(['new', 'quick', 'content', 'old']);
  expect(await query({ Channels: [sea] }, 'member')).toEqual([]);
});

it('words are found by their beginning, in title and content, and signs do no harm', async () => {
  expect(await query({ FindText: 'safe cont' })).toEqual(['content']);
  expect(await query({ FindText: "safety' | !content & (" })).toEqual(['content']);
  expect(await query({ FindText: '<->' })).toHaveLength(6);
  expect(await query({ FindText: 'nowhere' })).toEqual([]);
});

it('SEARCH-17 the search for content pages answers the best matches first, and drafts only to editors', async () => {
  await storePage(portal, { PageType: 0, Title: 'Canteen', Content: '<p>Safety first</p>' });
  const found = await portal.call<Page[]>(
    'member',
    'GET',
    '/pages/content/search?query=safety&amount=5',
  );
  expect(found.body.map(({ Title }) => Title)).toEqual(['content about safety', 'Canteen']);
  expect(
    (await portal.call<Page[]>('member', 'GET', '/pages/content/search?query=safety&amount=1'))
      .body,
  ).toHaveLength(1);
  await storePage(portal, { PageType: 0, Title: 'Safety draft', PublishingDate: null });
  const count = async (person: string, asked: string) =>
    (
      await portal.call<Page[]>(
        person,
        'GET',
        `/pages/content/search?query=safety&amount=9${asked}`,
      )
    ).body.length;
  expect([
    await count('editor', ''),
    await count('editor', '&isPublished=true'),
    await count('editor', '&isPublished=false'),
    await count('member', '&isPublished=false'),
  ]).toEqual([2, 2, 3, 2]);
});
