import { postSearchProperties } from '#shared/rules/news/newsQueries';
import { trendingProperties } from '#shared/rules/pages/trendingPages';
import { effectiveSettings, settingDefaults } from '#shared/rules/settings/settings';
import { rowFromGraph, rowFromPerson, rowFromSharePointPage } from '#shared/rules/search/foundRows';
import {
  managedProperties,
  ownNames,
  propertyNames,
  standardHit,
} from '#shared/rules/search/searchProperties';
import {
  centerPagesQuery,
  changedSince,
  documentsQuery,
  peopleQuery,
  selectedProperties,
  sharePointPagesQuery,
  sitesQuery,
} from '#shared/rules/search/searchQueries';
import {
  filledQuery,
  searchDelay,
  queryAddresses,
  keywordQuery,
  marked,
  sinceOf,
  suggestionsAtOnce,
  withoutFirstQuote,
  wordsOf,
} from '#shared/rules/search/searchText';
import { titleProperties } from '#shared/rules/sites/activity';
import { parseKql } from '../../../src/devTenant/sharepoint/search/kql';

const names = propertyNames({});

it('SEARCH-19 the first single quote goes, others stay', () => {
  expect(withoutFirstQuote("driver's licence 'B'")).toBe("drivers licence 'B'");
});

it.each([
  'safety',
  "driver's licence",
  'a AND (b',
  '"quoted',
  'title:x OR NOT y',
  '*',
  'x*y',
  'färja 7',
  '(((',
])('what a person types, %s, is never a malformed query', (text) => {
  for (const query of [
    sharePointPagesQuery(text, ''),
    sitesQuery(text),
    peopleQuery(text),
    documentsQuery(text, undefined),
  ]) {
    if (query) expect(() => parseKql(withoutFirstQuote(query))).not.toThrow();
  }
});

it('every word must occur, the last may be unfinished; operators are words like others', () => {
  expect(keywordQuery('Sea TRIAL rep')).toBe('sea trial rep*');
  expect(keywordQuery('this AND that')).toBe('this and that*');
  expect(keywordQuery('  ?!  ')).toBe('');
  expect(wordsOf("Driver’s 'rock'n'roll' O''Neil 7-up")).toEqual([
    ...['driver’s', "rock'n'roll", 'o', 'neil', '7', 'up'],
  ]);
  expect(sharePointPagesQuery('a', 'B:1')).toMatch(/ OR PromotedState:2\) \(B:1\)$/);
  expect(sitesQuery('the quay')).toBe('the quay* (contentclass:STS_Site OR contentclass:STS_Web)');
  expect(peopleQuery('Ann Berg')).toBe('ann* berg*');
  expect(documentsQuery('plan', undefined)).toBe('plan* NOT FileExtension:aspx');
});

it('without a word nothing is searched for', () => {
  expect([
    sharePointPagesQuery('?', 'B:1'),
    sitesQuery('?'),
    peopleQuery('?'),
    documentsQuery('?', '2026-11-14T12:00:00.000Z'),
    changedSince(undefined, names),
  ]).toEqual(['', '', '', '', undefined]);
});

it('PAGES-046 SEARCH-24 a list of pages, not news, is limited only by what is said', () => {
  const all = { text: '', isNews: false, from: null, until: null, siteUrl: '', filter: '' };
  const pages = 'ContentTypeId:0x0101009D1CB255DA76424F860D91F20E6C4118* AND PromotedState:0';
  expect(centerPagesQuery(all)).toBe(pages);
  expect(centerPagesQuery({ ...all, until: '2026-11-01T22:59:59.999Z' })).toBe(
    `${pages} AND FirstPublishedDate<=2026-11-01T22:59:59Z`,
  );
  expect(centerPagesQuery({ ...all, siteUrl: 'https://x.example/"news"//' })).toBe(
    `${pages} AND Path:"https://x.example/news/"`,
  );
});

it('SEARCH-23 SEARCH-24 page searches name the content type of pages, and both promoted states', () => {
  expect(sharePointPagesQuery('crane', '')).toBe(
    'crane* ContentTypeId:0x0101009D1CB255DA76424F860D91F20E6C4118* (PromotedState:0 OR PromotedState:2)',
  );
  // A clause of the organisation narrows that, also where it begins or goes on with an operator.
  for (const filter of ['Path:"a" OR Path:"b"', ' AND Path:"a" OR Path:"b"'])
    expect(parseKql(sharePointPagesQuery('crane', filter))).toMatchObject({
      kind: 'and',
      parts: [
        ...[{ text: 'crane*' }, { name: 'contenttypeid' }],
        ...[{ kind: 'or' }, { kind: 'or', parts: [{ text: 'a' }, { text: 'b' }] }],
      ],
    });
  const row = (PromotedState: string) =>
    rowFromSharePointPage({ Title: 'A', Path: 'https://x.example/a', PromotedState }, names, '')
      .kind;
  expect([row('2'), row('0')]).toEqual(['news', 'page']);
});

it('SEARCH-28 a query names addresses that the configuration fills in', () => {
  const addresses = {
    tenant: 'https://t.example',
    coreRootSite: 'https://t.example/sites/core',
    newsCenterSite: 'https://t.example/sites/news',
  };
  expect(
    filledQuery('Path:<tenant> OR Path:<coreRootSite> OR Path:<newsCenterSite> <other>', addresses),
  ).toBe(
    'Path:https://t.example OR Path:https://t.example/sites/core OR Path:https://t.example/sites/news <other>',
  );
});

it('SEARCH-28 an address that is not configured is the root site of the tenant', () => {
  const none = { coreRootSiteUrl: '', newsCenterSiteUrl: '' };
  expect(queryAddresses('https://t.example', none)).toEqual({
    tenant: 'https://t.example',
    coreRootSite: 'https://t.example',
    newsCenterSite: 'https://t.example',
  });
  expect(
    queryAddresses('https://t.example', {
      coreRootSiteUrl: 'https://t.example/sites/core/',
      newsCenterSiteUrl: 'https://t.example/sites/news',
    }),
  ).toMatchObject({
    coreRootSite: 'https://t.example/sites/core',
    newsCenterSite: 'https://t.example/sites/news',
  });
});

it('SEARCH-27 posts and files are asked for by the names of the organisation, and read by SharePoint’s', () => {
  const own = propertyNames({ author: 'RefinableString08', itemId: 'Guid', fileName: 'Title' });
  expect(ownNames(postSearchProperties, own)).toEqual([
    ...['Title', 'Path', 'Description', 'PictureThumbnailURL', 'FirstPublishedDate', 'SiteTitle'],
    ...['SPWebUrl', 'SiteId', 'WebId', 'ListID', 'Guid', 'ViewsLifeTime', 'CommentsCount'],
    ...['LikesCount', 'owstaxIdBoolFieldChannel', 'owstaxIdBoolFieldLanguage'],
    'RefinableString08',
  ]);
  expect(ownNames(titleProperties, own)).toEqual(['Title', 'UniqueId', 'Path']);
  expect(ownNames(trendingProperties, own)).toEqual([
    ...['Title', 'Path', 'SiteTitle', 'ViewsLifeTime'],
  ]);
  const hit = { Title: 'a', RefinableString08: 'b', Guid: 'c', UniqueId: null };
  expect(standardHit(hit, ['AuthorOWSUSER', 'UniqueID', 'UniqueId', 'Filename'], own)).toEqual({
    ...{ AuthorOWSUSER: 'b', UniqueID: 'c', UniqueId: null, Filename: 'a' },
  });
});

it('SEARCH-25 SEARCH-27 found records are read by the property names that the settings give', () => {
  const settings = effectiveSettings([
    {
      Key: 'searchManagedProperties',
      Value: { jobTitle: 'RefinableString07', unknown: 'X', department: 'not a name' },
    },
  ]);
  const own = propertyNames(settings.searchManagedProperties);
  expect(own).toEqual({ ...managedProperties, jobTitle: 'RefinableString07' });
  expect(selectedProperties('person', own)).toEqual([
    'AccountName',
    'PreferredName',
    'WorkEmail',
    'RefinableString07',
    'Department',
    'OfficeNumber',
    'Path',
  ]);
  expect(selectedProperties('site', own)).toEqual(['Title', 'Path', 'Description']);
  expect(selectedProperties('page', own)).toEqual([
    ...['Title', 'Path', 'Description', 'SiteTitle', 'LastModifiedTime', 'PromotedState'],
  ]);
  const hit = {
    AccountName: 'i:0#.f|membership|ann@nordvik.example',
    PreferredName: 'Ann Berg',
    RefinableString07: 'Captain',
    Department: 'Fleet',
    OfficeNumber: null,
  };
  expect(rowFromPerson(hit, own, 'ann')).toMatchObject({
    kind: 'person',
    context: 'Captain · Fleet',
    address: '/user/detail/ann@nordvik/example',
  });
});

it('SEARCH-22 PAGES-040 a text that is typed is searched for half a second after the last key', () => {
  expect(searchDelay).toBe(500);
});

it('SEARCH-21 the number of suggestions is 5', () => {
  expect(suggestionsAtOnce).toBe(5);
  expect(settingDefaults.searchSuggestionSourceId).toBe('');
});

it('SEARCH-31 the time filters reach 7, 30 and 90 days back', () => {
  const now = new Date('2026-11-21T12:34:56Z');
  expect([
    sinceOf('any', now),
    sinceOf('7d', now),
    sinceOf('30d', now),
    sinceOf('90d', now),
  ]).toEqual([
    undefined,
    '2026-11-14T12:00:00.000Z',
    '2026-10-22T12:00:00.000Z',
    '2026-08-23T12:00:00.000Z',
  ]);
  expect(changedSince('2026-11-14T12:00:00.000Z', names)).toBe(
    'LastModifiedTime:range(2026-11-14T12:00:00.000Z,max)',
  );
  expect(documentsQuery('a', '2026-11-14T12:00:00.000Z')).toBe(
    'a* NOT FileExtension:aspx LastModifiedTime>=2026-11-14',
  );
});

it('the beginnings of words that were searched for are marked, whatever signs stand in the text', () => {
  expect(marked('Harbour (harbourmaster)', 'HARB')).toEqual([
    { Text: 'Harb', IsMatch: true },
    { Text: 'our (', IsMatch: false },
    { Text: 'harb', IsMatch: true },
    { Text: 'ourmaster)', IsMatch: false },
  ]);
  expect(marked('Offshore', 'shore')).toEqual([{ Text: 'Offshore', IsMatch: false }]);
  expect(marked('Harbour', 'har harbour')).toEqual([{ Text: 'Harbour', IsMatch: true }]);
  expect(marked('', 'a')).toEqual([]);
  expect(marked('Old harbour', ' ')).toEqual([{ Text: 'Old harbour', IsMatch: false }]);
  expect(marked('', ' ')).toEqual([]);
});

it('a hit of Graph is a document, a list item or a bookmark; its marks become ours and no markup stays', () => {
  expect(
    rowFromGraph(
      {
        hitId: '1',
        summary: 'the <c0>crane</c0> <b>hand</b>book<ddd/>',
        resource: {
          '@odata.type': '#microsoft.graph.driveItem',
          name: 'Cranes.pdf',
          webUrl: 'https://x.example/Cranes.pdf',
        },
      },
      'crane',
    ),
  ).toMatchObject({
    kind: 'document',
    address: 'https://x.example/Cranes.pdf',
    description: [
      { Text: 'the ', IsMatch: false },
      { Text: 'crane', IsMatch: true },
      { Text: ' handbook … ', IsMatch: false },
    ],
  });
  expect(
    rowFromGraph(
      {
        resource: {
          '@odata.type': '#microsoft.graph.listItem',
          webUrl: 'https://x.example/My%20item',
        },
      },
      'x',
    ).title,
  ).toEqual([{ Text: 'My item', IsMatch: false }]);
  expect(
    rowFromGraph(
      {
        resource: {
          '@odata.type': '#microsoft.graph.search.bookmark',
          displayName: 'Menu',
          description: 'Food',
          webUrl: 'https://x.example',
        },
      },
      'food',
    ),
  ).toMatchObject({ kind: 'link', description: [{ Text: 'Food', IsMatch: true }] });
});
