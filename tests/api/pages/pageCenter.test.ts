import type { PageCenter, PageQuery } from '#shared/contract/pages/pageCenter';
import { hoursFromNow, storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { listenToStatements } from '../../support/scale/statements';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
/** Milliseconds by which the portal's clock is ahead. */
let passed = 0;
let sea: string;
let land: string;

beforeAll(async () => {
  portal = await startTestPortal({ now: () => new Date(Date.now() + passed) });
  sea = await storeTerm(portal, 'channelterms', 'Sea');
  land = await storeTerm(portal, 'channelterms', 'Land');
  const add = (Title: string, fields: object) => storePage(portal, { Title, ...fields });
  const ofChannels = (...terms: string[]) => ({
    ChannelTermPages: terms.map((ChannelTermId) => ({ ChannelTermId })),
  });
  await add('draft', { PublishingDate: null });
  await add('scheduled', { PublishingDate: hoursFromNow(5) });
  await add('first', {
    PublishingDate: hoursFromNow(-1),
    Content: `<p>${'word '.repeat(500)}</p>`,
  });
  await add('sea', { PublishingDate: hoursFromNow(-2), ...ofChannels(sea) });
  await add('both', { PublishingDate: hoursFromNow(-3), ...ofChannels(sea, land) });
  await add('land', { PublishingDate: hoursFromNow(-4), PageType: 2, ...ofChannels(land) });
  await add('archived', { PublishingDate: hoursFromNow(-9), ArchiveDate: hoursFromNow(-8) });
  await add('content', { PublishingDate: hoursFromNow(-5), PageType: 0, ...ofChannels(sea) });
});
afterAll(() => portal.stop());

const ask = async (query: PageQuery, person = 'editor') => {
  const { status, body } = await portal.call<PageCenter>(
    person,
    'POST',
    '/pages/query/center',
    query,
  );
  expect(status).toBe(200);
  return body;
};
const titles = ({ Pages }: PageCenter) => Pages.map(({ Title }) => Title);
const news = { PageType: [1, 2] } satisfies PageQuery;

it('the part that is asked for comes with how many there are in all, drafts first, then newest first', async () => {
  const first = await ask({ ...news, IncludeDrafts: true, Take: 2 });
  expect(titles(first)).toEqual(['draft', 'scheduled']);
  expect(first.Total).toBe(6);
  const last = await ask({ ...news, IncludeDrafts: true, Skip: 4, Take: 5 });
  expect(titles(last)).toEqual(['both', 'land']);
  expect(last.Total).toBe(6);
  expect(titles(await ask({ ...news, IncludeArchive: true }))).toEqual([
    'first',
    'sea',
    'both',
    'land',
    'archived',
  ]);
});

it('beyond the end, and where nothing matches, the counts are there without a page', async () => {
  const beyond = await ask({ ...news, Skip: 100 });
  expect(beyond).toMatchObject({ Pages: [], Total: 4 });
  expect(beyond.Channels).toHaveLength(2);
  expect(await ask({ FindText: 'nowhere' })).toEqual({ Pages: [], Total: 0, Channels: [] });
});

it('a page of the list has the beginning of its text, and not the whole', async () => {
  const [page] = (await ask({ ...news, Take: 1 })).Pages;
  expect(page).toMatchObject({ Title: 'first', IsSharePointPage: false });
  expect(page!.Description).toMatch(/^word word/);
  expect(page!.Description.length).toBeLessThanOrEqual(300);
  expect(page).not.toHaveProperty('Content');
  expect(new Date(page!.Modified).toISOString()).toBe(page!.Modified);
});

describe('PAGES-034 the channels', () => {
  const counts = ({ Channels }: PageCenter) =>
    Object.fromEntries(
      Channels.map(({ ChannelTermId, Count }) => [ChannelTermId === sea ? 'sea' : 'land', Count]),
    );

  it('while any of those chosen will do, are counted as if none was chosen', async () => {
    expect(counts(await ask(news))).toEqual({ sea: 2, land: 2 });
    const found = await ask({ ...news, Channels: [land] });
    expect(titles(found)).toEqual(['both', 'land']);
    expect(found.Total).toBe(2);
    expect(counts(found)).toEqual({ sea: 2, land: 2 });
  });

  it('are counted among those that have all of them where all are wanted', async () => {
    const found = await ask({ ...news, Channels: [land], ChannelMatchingMode: 1 });
    expect(counts(found)).toEqual({ sea: 1, land: 2 });
    expect(titles(await ask({ ...news, Channels: [sea, land], ChannelMatchingMode: 1 }))).toEqual([
      'both',
    ]);
  });

  it('of everybody are no channel: its id finds nothing', async () => {
    expect(await ask({ Channels: ['00000000-0000-0000-0000-000000000000'] })).toMatchObject({
      Pages: [],
      Total: 0,
    });
  });

  it('are counted for a reader in what they see only', async () => {
    await portal.call('member', 'POST', '/me/userchannelterms', {
      ChannelTermId: land,
      ChannelType: 0,
    });
    const found = await ask({ ...news, IncludeDrafts: true, IncludeArchive: true }, 'member');
    expect(titles(found)).toEqual(['first', 'both', 'land']);
    expect(found.Total).toBe(3);
    expect(counts(found)).toEqual({ sea: 1, land: 2 });
    const of = async (Channels: string[], ChannelMatchingMode: 0 | 1 = 0) =>
      titles(await ask({ ...news, Channels, ChannelMatchingMode }, 'member'));
    expect(await of([land])).toEqual(['both', 'land']);
    expect(await of([sea])).toEqual(['both']);
    expect(await of([sea, land])).toEqual(['both', 'land']);
    expect(await of([sea, land], 1)).toEqual(['both']);
    expect(await of([sea], 1)).toEqual(['both']);
  });
});

it('PAGES-032 own pages are those that a person owns or changed last, however the name is written', async () => {
  await storePage(portal, {
    Title: 'owned',
    PublishingDate: hoursFromNow(-6),
    OwnerUserUpnId: 'Guest@Nordvik.example',
  });
  const changed = await storePage(portal, { Title: 'as it was', PublishingDate: hoursFromNow(-6) });
  await portal.call('admin', 'PUT', `/pages/${changed.Id}`, { Title: 'changed' });
  const ofPerson = async (upn: string) => titles(await ask({ ...news, OwnerOrEditorUpnId: upn }));
  expect(await ofPerson('guest@nordvik.EXAMPLE')).toEqual(['owned']);
  expect(await ofPerson('admin@nordvik.EXAMPLE')).toEqual(['changed']);
});

it('PAGES-041 PAGES-042 where content is filtered by language, what has none is shown by the setting', async () => {
  const [own, other] = [
    await storeTerm(portal, 'languageterms', 'Dansk'),
    await storeTerm(portal, 'languageterms', 'Suomi'),
  ];
  await portal.call('guest', 'POST', '/me/userlanguageterms', {
    LanguageTermId: own,
    LanguageType: 0,
  });
  const words = { Content: '<p>kaikuluotain</p>', PageType: 0 } as const;
  await storePage(portal, { ...words, Title: 'own', LanguageTermId: own });
  await storePage(portal, { ...words, Title: 'other', LanguageTermId: other });
  await storePage(portal, { ...words, Title: 'none' });
  const found = async () =>
    titles(await ask({ FindText: 'kaikuluotain', OnlyInCurrentUserLanguages: true }, 'guest'));
  expect(await found()).toHaveLength(3);
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  expect(await found()).toEqual(['own']);
  await storeSetting(portal, 'enableShowNonLanguageContentForAllUsers', true);
  expect((await found()).sort()).toEqual(['none', 'own']);
});

describe('what is counted', () => {
  const countsAsked = async (query: PageQuery) => {
    const listening = listenToStatements();
    await ask(query);
    const counts = listening.take().filter(({ text }) => text.includes('count(*)'));
    listening.stop();
    return counts.length;
  };

  it('stays for the next rows and other channels, and is counted again when a page changes', async () => {
    expect(await countsAsked({ ...news, Take: 1 })).toBe(1);
    expect(await countsAsked({ ...news, Take: 2 })).toBe(0);
    expect(await countsAsked({ ...news, Channels: [land] })).toBe(1);
    const { Total } = await ask(news);
    await storePage(portal, { Title: 'more', PublishingDate: hoursFromNow(-7) });
    expect((await ask(news)).Total).toBe(Total + 1);
  });

  it('is not what another person sees', async () => {
    const editors = await ask({ ...news, IncludeDrafts: true });
    const readers = await ask({ ...news, IncludeDrafts: true }, 'guest');
    expect(readers.Total).toBeLessThan(editors.Total);
  });

  it('has what appears and disappears by its dates', async () => {
    const { Total } = await ask(news);
    await storePage(portal, {
      Title: 'short',
      PublishingDate: hoursFromNow(0.2),
      ArchiveDate: hoursFromNow(0.4),
    });
    expect((await ask(news)).Total).toBe(Total);
    passed = 18 * 60_000;
    expect((await ask(news)).Total).toBe(Total + 1);
    passed = 30 * 60_000;
    expect((await ask(news)).Total).toBe(Total);
    passed = 0;
  });
});

it('PAGES-013 drafts stand before all others among the pages with a text too', async () => {
  for (const [Title, PublishingDate] of [
    ['newer pilotage', hoursFromNow(-1)],
    ['drafted pilotage', null],
    ['older pilotage', hoursFromNow(-2)],
  ] as const)
    await storePage(portal, { Title, PublishingDate });
  expect(titles(await ask({ ...news, IncludeDrafts: true, FindText: 'pilotage' }))).toEqual([
    'drafted pilotage',
    'newer pilotage',
    'older pilotage',
  ]);
});

it('a malformed filter is answered by field', async () => {
  const { status, body } = await portal.call('editor', 'POST', '/pages/query/center', {
    Take: 501,
    Channels: ['x'],
  });
  expect(status).toBe(400);
  expect(Object.keys((body as { errors: object }).errors).sort()).toEqual(['Channels.0', 'Take']);
});
