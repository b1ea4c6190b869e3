import { dateProblem } from '#shared/rules/time/dateOrder';
import {
  addressWith,
  centerQuery,
  filtersIn,
  filtersInUse,
  usualFilters,
  type PageFilters,
} from '#shared/rules/pages/pageFilters';
import { settingDefaults } from '#shared/rules/settings/settings';
import { centerPagesQuery } from '#shared/rules/search/searchQueries';

const now = new Date(2026, 10, 22, 12);
const usual = usualFilters('news', { newsNumberOfDaysBack: 30 }, now);
const sea = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const land = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';
const read = (address: string) => filtersIn(new URLSearchParams(address), usual);
const written = (changes: Partial<PageFilters>, present = '') =>
  addressWith(new URLSearchParams(present), { ...usual, ...changes }, usual).toString();

it('PAGES-044 NEWS-73 news reach back thirty days where nobody has set another number', () => {
  expect(usualFilters('news', settingDefaults, now).startDate).toBe('2026-10-23');
});

it('PAGES-033 PAGES-044 news reach back as many days as the setting says, pages have no range, both in the own languages', () => {
  expect(usual).toMatchObject({ startDate: '2026-10-23', onlyInCurrentUserLanguages: true });
  expect(usualFilters('news', { newsNumberOfDaysBack: 2 }, now).startDate).toBe('2026-11-20');
  expect(usualFilters('content', { newsNumberOfDaysBack: 2 }, now)).toMatchObject({
    startDate: null,
    onlyInCurrentUserLanguages: true,
  });
});

it('PAGES-035 editors see at first what readers see: nothing unpublished, and pages of everybody', () => {
  const editor = { kind: 'content', upn: 'ann@x.example', isEditor: true, take: 5 } as const;
  expect(centerQuery(usualFilters('content', settingDefaults, now), editor)).toMatchObject({
    ...{ FindText: '', IncludeDrafts: false, IncludeArchive: false },
    ...{ OwnerOrEditorUpnId: null, Featured: null, Channels: [] },
  });
});

it('what is written into an address is read from it again', () => {
  const all: PageFilters = {
    searchText: 'sea & land',
    startDate: null,
    endDate: '2026-11-01',
    topNewsOnlyOption: 1,
    includeDrafts: true,
    includeArchive: true,
    onlyCurrentUserPages: true,
    onlyInCurrentUserLanguages: false,
    selectedChannels: [sea, land],
    channelsMatchingOption: 1,
  };
  expect(read(written(all))).toEqual(all);
  expect(written({})).toBe('');
  expect(filtersInUse(all, usual)).toBe(9);
  expect(filtersInUse(usual, usual)).toBe(0);
});

it('PAGES-006 PAGES-030 exactly one channel stands in the address as channel, and what else stands there stays', () => {
  expect(written({ selectedChannels: [sea] }, 'modal=search')).toBe(`modal=search&channel=${sea}`);
  expect(written({ selectedChannels: [] }, `channel=${sea}`)).toBe('');
  expect(new URLSearchParams(written({ selectedChannels: [sea, land] })).get('channel')).toBeNull();
  expect(read(`channel=${sea.toUpperCase()}`).selectedChannels).toEqual([sea]);
  // Whether any or all of them are meant says nothing of one channel.
  const one: Partial<PageFilters> = { selectedChannels: [sea], channelsMatchingOption: 1 };
  expect(written(one, `channels=${sea},${land}&allChannels=1`)).toBe(`channel=${sea}`);
});

it('an address names each channel once, and no more of them than the server takes', () => {
  expect(read(`channels=${land},${sea},${land.toUpperCase()}`).selectedChannels).toEqual([
    land,
    sea,
  ]);
  const many = Array.from({ length: 201 }, (_, id) => sea.slice(0, -4) + String(1_000 + id));
  expect(read(`channels=${many.join(',')}`).selectedChannels).toEqual(many.slice(0, 200));
});

it('what an address says wrongly counts as not said', () => {
  expect(read('channel=none&from=2026-02-31&to=soon&drafts=yes')).toEqual(usual);
  expect(read('from=0NaN-NaN-NaN&to=2026-1-2')).toEqual(usual);
  // A year that somebody has begun to type.
  expect(read('from=0020-12-31').startDate).toBe('0020-12-31');
  expect(read(`text=${'x'.repeat(300)}`).searchText).toHaveLength(200);
});

it('PAGES-032 the query asks for whole days, and for own pages, drafts and archived ones for editors only', () => {
  const filters: PageFilters = {
    ...usual,
    endDate: '2026-11-01',
    includeDrafts: true,
    includeArchive: true,
    onlyCurrentUserPages: true,
  };
  const asking = { kind: 'news', upn: 'ann@nordvik.example', take: 5 } as const;
  expect(centerQuery(filters, { ...asking, isEditor: true })).toMatchObject({
    PageType: [1, 2],
    StartDate: new Date(2026, 9, 23).toISOString(),
    EndDate: new Date(new Date(2026, 10, 2).getTime() - 1).toISOString(),
    OwnerOrEditorUpnId: 'ann@nordvik.example',
    IncludeDrafts: true,
    IncludeArchive: true,
  });
  expect(centerQuery(filters, { ...asking, isEditor: false })).toMatchObject({
    OwnerOrEditorUpnId: null,
    IncludeDrafts: false,
    IncludeArchive: false,
  });
  expect(centerQuery(usual, { ...asking, isEditor: true })).toEqual({
    PageType: [1, 2],
    FindText: '',
    StartDate: new Date(2026, 9, 23).toISOString(),
    EndDate: null,
    OwnerOrEditorUpnId: null,
    Featured: null,
    IncludeDrafts: false,
    IncludeArchive: false,
    Channels: [],
    ChannelMatchingMode: 0,
    OnlyInCurrentUserLanguages: true,
    Take: 5,
  });
});

it('the query names what was chosen; only news can be featured', () => {
  const filters: PageFilters = {
    ...usual,
    searchText: 'sea',
    startDate: null,
    topNewsOnlyOption: 1,
    onlyInCurrentUserLanguages: false,
    selectedChannels: [sea, land],
    channelsMatchingOption: 1,
  };
  const asking = { upn: 'ann@nordvik.example', isEditor: false, take: 10 };
  const asked = {
    FindText: 'sea',
    StartDate: null,
    Channels: [sea, land],
    ChannelMatchingMode: 1,
    OnlyInCurrentUserLanguages: false,
    Take: 10,
  };
  expect(centerQuery(filters, { ...asking, kind: 'news' })).toMatchObject({
    ...asked,
    PageType: [1, 2],
    Featured: true,
  });
  expect(centerQuery(filters, { ...asking, kind: 'content' })).toMatchObject({
    ...asked,
    PageType: 0,
    Featured: null,
  });
});

it('PAGES-039 a date is invalid where it is not after the other one, or, by mode, before it', () => {
  expect(dateProblem('2026-11-01', '2026-11-02')).toBe('invalidDate');
  expect(dateProblem('2026-11-02', '2026-11-02')).toBe('invalidDate');
  expect(dateProblem('2026-11-03', '2026-11-02')).toBeUndefined();
  expect(dateProblem('2026-11-02', '2026-11-02', 'notBefore')).toBeUndefined();
  expect(dateProblem('2026-11-01', '2026-11-02', 'notBefore')).toBe('invalidDate');
  expect(dateProblem(null, '2026-11-02')).toBeUndefined();
  expect(dateProblem('2026-11-02', null)).toBeUndefined();
});

it('PAGES-046 SEARCH-24 the query finds modern pages of one kind below one site, with the clause of the organisation', () => {
  expect(
    centerPagesQuery({
      text: 'Sea (trial',
      isNews: true,
      from: '2026-10-22T22:00:00.000Z',
      until: null,
      siteUrl: 'https://x.example/sites/news/',
      filter: 'A:1 OR B:2',
    }),
  ).toBe(
    '(sea trial*) AND ContentTypeId:0x0101009D1CB255DA76424F860D91F20E6C4118* AND PromotedState:2' +
      ' AND FirstPublishedDate>=2026-10-22T22:00:00Z AND Path:"https://x.example/sites/news/"' +
      ' AND (A:1 OR B:2)',
  );
});
