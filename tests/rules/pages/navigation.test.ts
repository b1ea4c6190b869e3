import type { NavigationBranch, NavigationNode } from '#shared/contract/pages/navigationNodes';
import {
  branchesFor,
  branchesOf,
  changedPlaces,
  countNodes,
  findBranch,
  foundBranches,
  nextPlace,
} from '#shared/rules/pages/navigation';
import { filledQuery } from '#shared/rules/search/searchText';
import { trendingPageOf, trendingQuery } from '#shared/rules/pages/trendingPages';
import {
  bodyOfNode,
  valuesOfNode,
} from '../../../src/client/features/findInformation/edit/nodeValues';
import { titlesOf } from '../../support/content/navigation';

const node = (Id: number, Title: string, ParentId: number | null = null): NavigationNode => ({
  ...{ Id, Title, ParentId, Url: null, Order: Id, IsDocLib: false, IsExternal: false },
  ...{ ChannelTermNavigationNodes: [], LanguageTermNavigationNodes: [], AudienceIds: [] },
  ...{ TermGuid: null, IsAvailableForTagging: true, Modified: '2026-11-22T08:00:00.000Z' },
});
const menu: NavigationBranch[] = branchesOf([
  node(1, 'Human resources'),
  node(2, 'Pay', 1),
  node(3, 'Bonus', 2),
  node(4, 'Pension', 2),
  node(5, 'Holidays', 1),
  node(6, 'IT'),
]);

it('nodes become a tree, in which each is found and counted', () => {
  expect(titlesOf(menu)).toEqual([
    'Human resources',
    ['Pay', ['Bonus', 'Pension'], 'Holidays'],
    'IT',
  ]);
  expect([countNodes(menu), findBranch(menu, 4)?.Title, findBranch(menu, 9)]).toEqual([
    6,
    'Pension',
    undefined,
  ]);
  expect([nextPlace([]), nextPlace(menu)]).toEqual([0, 7]);
  expect(countNodes([{}, { Children: [{}, {}] }])).toBe(4);
});

it('FIND-18 on every level a node is for everybody, or for followers of one of its channels', () => {
  const channels = (...ids: string[]) => ({
    ChannelTermNavigationNodes: ids.map((ChannelTermId) => ({ ChannelTermId })),
  });
  const branches = branchesOf([
    { ...node(1, 'HR'), TermGuid: '00000000-0000-4000-8000-000000000001' },
    { ...node(2, 'Crew', 1), ...channels('ships', 'crew') },
    { ...node(3, 'Board', 1), ...channels('board') },
    node(4, 'Below the board', 3),
    { ...node(5, 'Watches', 2), ...channels('crew') },
    { ...node(6, 'Berths', 2), ...channels('ships') },
  ]);
  const reader = { channels: new Set(['crew']), languages: undefined };
  const seen = branchesFor(branches, reader);
  expect(titlesOf(seen)).toEqual(['HR', ['Crew', ['Watches']]]);
  expect(seen[0]!.TermGuid).toBeNull();
});

it('a node is in one of the reader’s languages, or in none', () => {
  const languages = (...ids: string[]) => ({
    LanguageTermNavigationNodes: ids.map((LanguageTermId) => ({ LanguageTermId })),
  });
  const branches = branchesOf([
    node(1, 'For all'),
    { ...node(2, 'Nordic'), ...languages('danish', 'swedish') },
    { ...node(3, 'Finnish'), ...languages('finnish') },
    {
      ...node(4, 'Danish board'),
      ...languages('danish'),
      ChannelTermNavigationNodes: [{ ChannelTermId: 'board' }],
    },
  ]);
  const seen = (ids: string[] | undefined) =>
    titlesOf(branchesFor(branches, { channels: new Set(), languages: ids && new Set(ids) }));
  expect(seen(['danish'])).toEqual(['For all', 'Nordic']);
  expect(seen([])).toEqual(['For all']);
  expect(seen(undefined)).toEqual(['For all', 'Nordic', 'Finnish']);
});

it('a search keeps what has every word, with what it lies below and what lies below it', () => {
  const found = (text: string) => titlesOf(foundBranches(menu, text));
  expect(found('pens')).toEqual(['Human resources', ['Pay', ['Pension']]]);
  expect(found('BONUS human')).toEqual(['Human resources', ['Pay', ['Bonus']]]);
  expect(found('pay')).toEqual(['Human resources', ['Pay', ['Bonus', 'Pension']]]);
  expect(found('  ')).toEqual(titlesOf(menu));
  expect(found(' bonus ')).toEqual(found('bonus'));
  expect(found('quay')).toEqual([]);
});

it('FIND-14 of an order only the places that have changed are sent, with where each was', () => {
  const [one, two, three] = [0, 1, 2].map((Order) => ({ ...node(Order + 1, 'x'), Order }));
  expect(changedPlaces([two!, one!, three!])).toEqual([
    { Id: 2, Order: 0, From: 1 },
    { Id: 1, Order: 1, From: 0 },
  ]);
  expect(changedPlaces([one!, two!, three!])).toEqual([]);
});

it('SAVED-11 trending pages are those of every site, or of the core root site only', () => {
  const query = (mode: string) =>
    filledQuery(trendingQuery(mode), {
      tenant: 'https://nordvik.example',
      coreRootSite: 'https://nordvik.example/sites/core',
      newsCenterSite: '',
    });
  expect(query('Modern')).toBe('contentclass:STS_ListItem_WebPageLibrary AND FileExtension:aspx');
  expect(query('ModernOnlyFromCoreRootSite')).toBe(
    `${query('Modern')} AND Path:"https://nordvik.example/sites/core/"`,
  );
});

it('a trending page has its title, address and site, each empty where a hit does not tell it', () => {
  const hit = { Title: 'New quay', Path: 'https://x.example/quay.aspx', SiteTitle: 'Harbour' };
  expect(trendingPageOf({ ...hit, ViewsLifeTime: '12' })).toEqual(hit);
  expect(trendingPageOf({})).toEqual({ Title: '', Path: '', SiteTitle: '' });
});

it('FIND-09 the place of a new entry counts below the parent that it was meant for, and nowhere else', () => {
  const place = { ParentId: 4, Order: 2 };
  const values = valuesOfNode(undefined, place);
  const orderOf = (ParentId: number | null, isNew = true) =>
    bodyOfNode({ ...values, ParentId }, isNew, place).Order;
  expect([orderOf(4), orderOf(5), orderOf(null), orderOf(4, false)]).toEqual([
    ...[2, undefined, undefined, undefined],
  ]);
});
