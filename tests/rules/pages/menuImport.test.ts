import type { NavigationBranch, NavigationNode } from '#shared/contract/pages/navigationNodes';
import type { ImportedTerm } from '#shared/contract/pages/terms';
import {
  languagesOfTerms,
  planMenuImport,
  type MenuImportOptions,
} from '#shared/rules/pages/menuImport';
import { branchesOf } from '#shared/rules/pages/navigation';

const english = '00000000-0000-4000-8000-0000000000e1';
const danish = '00000000-0000-4000-8000-0000000000da';
const guid = (name: string) =>
  `00000000-0000-4000-8000-${Buffer.from(name).toString('hex').slice(0, 12).padStart(12, '0')}`;

const term = (name: string, above = '', properties: Record<string, string> = {}): ImportedTerm => ({
  Guid: guid(name),
  Labels: [
    { Language: 'en-US', Name: name },
    { Language: 'da-DK', Name: `${name} (da)` },
  ],
  ParentTermGuid: above ? guid(above) : null,
  LocalCustomProperties: properties,
});

const node = (Id: number, Title: string, fields: Partial<NavigationNode> = {}): NavigationNode => ({
  ...{ Id, Title, ParentId: null, Url: null, Order: Id, IsDocLib: false, IsExternal: false },
  ...{ ChannelTermNavigationNodes: [], LanguageTermNavigationNodes: [], AudienceIds: [] },
  ...{ TermGuid: null, IsAvailableForTagging: true, Modified: '2026-11-22T08:00:00.000Z' },
  ...fields,
});

const inEnglish = [{ language: 'en', LanguageTermId: null }];
const plan = (
  nodes: NavigationNode[],
  terms: ImportedTerm[],
  options: Partial<MenuImportOptions> = {},
) => {
  const menu: NavigationBranch[] = branchesOf(nodes);
  return planMenuImport(menu, terms, {
    readings: inEnglish,
    takesChanges: true,
    sharePointUrl: 'https://nordvik.example',
    siteUrl: 'https://nordvik.example/sites/home/',
    portalUrl: 'https://portal.example',
    ...options,
  });
};

it('FIND-03 three levels of terms become sections, headings and links; deeper ones are named and left out', () => {
  const terms = [
    ...[term('HR'), term('IT'), term('Pay', 'HR'), term('Leave', 'HR'), term('Bonus', 'Pay')],
    ...[term('Forms', 'Bonus'), term('Old forms', 'Forms')],
  ];
  const { sections, leftOut, added } = plan([], terms);
  const titles = (all: { Title: string; Children?: object[] }[]): unknown[] =>
    all.map(({ Title, Children = [] }) => [Title, ...titles(Children as never)]);
  expect(titles(sections)).toEqual([['HR', ['Pay', ['Bonus']], ['Leave']], ['IT']]);
  expect(leftOut).toEqual({ deep: ['Forms', 'Old forms'], hidden: [] });
  expect(added.map(({ path, Title }) => [...path, Title].join('/'))).toEqual([
    ...['HR', 'HR/Pay', 'HR/Pay/Bonus', 'HR/Leave', 'IT'],
  ]);
  expect(sections[0]).toMatchObject({ TermGuid: guid('HR'), LanguageTermNavigationNodes: [] });
});

it('addresses come from managed navigation; what it hides is left out with all below', () => {
  const { sections, leftOut } = plan(
    [],
    [
      term('Link', '', { _Sys_Nav_SimpleLinkUrl: ' https://travel.example/ ' }),
      term('Path', '', { _Sys_Nav_SimpleLinkUrl: '/sites/hse' }),
      term('Page', '', { _Sys_Nav_TargetUrl: '~sitecollection/Pages/Us.aspx' }),
      term('Script', '', { _Sys_Nav_SimpleLinkUrl: 'javascript:alert(1)' }),
      term('Hidden', '', { _Sys_Nav_ExcludedProviders: '"GlobalNavigationTaxonomyProvider"' }),
      term('Below', 'Hidden'),
    ],
  );
  expect(sections.map(({ Title, Url, IsExternal }) => [Title, Url, IsExternal])).toEqual([
    ['Link', 'https://travel.example/', true],
    ['Path', 'https://nordvik.example/sites/hse', false],
    ['Page', 'https://nordvik.example/sites/home/Pages/Us.aspx', false],
    ['Script', null, false],
  ]);
  expect(leftOut.hidden).toEqual(['Hidden', 'Below']);
});

it('an entry is known by its term, or by its title in the same place: nothing is there twice', () => {
  const menu = [
    node(1, 'People', { TermGuid: guid('HR') }),
    node(2, 'Pay', { ParentId: 1 }),
    node(3, 'Our own', { Url: '/own' }),
    node(4, 'IT', { TermGuid: guid('IT'), Url: '/it' }),
  ];
  const terms = [term('HR'), term('Pay', 'HR'), term('Bonus', 'Pay'), term('IT')];
  const found = plan(menu, terms);
  expect(found).toMatchObject({ linked: 1, unchanged: 1, onlyHere: 1 });
  expect(found.changed.map(({ before, after }) => [before.Title, after.Title])).toEqual([
    ['People', 'HR'],
  ]);
  expect(found.added.map(({ Title }) => Title)).toEqual(['Bonus']);
  const { Modified } = menu[0]!;
  expect(found.sections).toEqual([
    { Id: 1, Modified, Title: 'HR', Url: null, TermGuid: guid('HR') },
    {
      ...{ Id: 2, Modified, Title: 'Pay', TermGuid: guid('Pay') },
      Children: [expect.objectContaining({ Title: 'Bonus', TermGuid: guid('Bonus') })],
    },
  ]);
  // Without the changes, what people have written stays.
  const kept = plan(menu, terms, { takesChanges: false });
  expect(kept.sections.map(({ Id, Title }) => [Id, Title])).toEqual([[2, 'Pay']]);
});

it('an entry that editors have moved stays where it is; what would then lie too deep is left out', () => {
  const menu = [
    node(1, 'Top'),
    node(2, 'Middle', { ParentId: 1 }),
    node(3, 'HR', { ParentId: 2, TermGuid: guid('HR') }),
  ];
  const found = plan(menu, [term('HR'), term('Pay', 'HR')]);
  expect([found.sections, found.leftOut.deep]).toEqual([[], ['Pay']]);
});

it('a menu for each language has its names and readers; those for everybody become the first one', () => {
  const readings = [
    { language: 'da', LanguageTermId: danish },
    { language: 'en', LanguageTermId: english },
  ];
  const own = { LanguageTermNavigationNodes: [{ LanguageTermId: danish }] };
  const terms = [term('HR')];
  const { sections } = plan([], terms, { readings });
  expect(
    sections.map(({ Title, LanguageTermNavigationNodes }) => [Title, LanguageTermNavigationNodes]),
  ).toEqual([
    ['HR (da)', [{ LanguageTermId: danish }]],
    ['HR', [{ LanguageTermId: english }]],
  ]);
  const before = [node(1, 'HR', { TermGuid: guid('HR') })];
  const [changed, added] = plan(before, terms, { readings }).sections;
  expect(changed).toMatchObject({ Id: 1, Title: 'HR (da)', ...own });
  expect(added).toMatchObject({ Title: 'HR' });
  const both = [
    node(1, 'HR (da)', { TermGuid: guid('HR'), ...own }),
    node(2, 'HR', {
      TermGuid: guid('HR'),
      LanguageTermNavigationNodes: [{ LanguageTermId: english }],
    }),
  ];
  expect(plan(both, terms, { readings }).sections).toEqual([]);
});

it('a term without an address leaves that of the entry alone', () => {
  const menu = [node(1, 'HR', { TermGuid: guid('HR'), Url: '/hr' })];
  expect(plan(menu, [term('HR')])).toMatchObject({ unchanged: 1, changed: [], sections: [] });
});

const forLanguages = (...ids: string[]) => ({
  LanguageTermNavigationNodes: ids.map((LanguageTermId) => ({ LanguageTermId })),
});
const named = (...names: string[]) => names.map((Name) => ({ Language: 'en-US', Name }));

it('a term is called by its name alone, and one without a name brings nothing', () => {
  const terms = [
    { ...term('HR'), Labels: named(' HR ') },
    { ...term('Blank'), Labels: named(' ') },
    { ...term('Nameless'), Labels: [] },
  ];
  expect(plan([], terms).sections.map(({ Title }) => Title)).toEqual(['HR']);
});

it('addresses below the site are completed, and only what leads elsewhere is external', () => {
  const link = (name: string, _Sys_Nav_SimpleLinkUrl: string, _Sys_Nav_TargetUrl = '') =>
    term(name, '', { _Sys_Nav_SimpleLinkUrl, _Sys_Nav_TargetUrl });
  const terms = [
    link('Blank', ' ', ' ~site/Pages/Us.aspx '),
    link('Both', '/sites/hse', '/sites/other'),
    link('Site', '~SiteCollection'),
    link('Map', '~sitemap/Us.aspx'),
    link('Inside', 'https://x.example/~site/a'),
    link('Portal', 'https://portal.example/pages/news'),
  ];
  const brought = (options: Partial<MenuImportOptions>) =>
    plan([], terms, options).sections.map(({ Title, Url, IsExternal }) => [Title, Url, IsExternal]);
  const site = 'https://nordvik.example/sites/home';
  expect(brought({ siteUrl: `${site}//` })).toEqual([
    ['Blank', `${site}/Pages/Us.aspx`, false],
    ['Both', 'https://nordvik.example/sites/hse', false],
    ['Site', site, false],
    ['Map', null, false],
    ['Inside', 'https://x.example/~site/a', true],
    ['Portal', 'https://portal.example/pages/news', false],
  ]);
  // Without an address of SharePoint its own are elsewhere, and a path leads nowhere.
  const withoutSharePoint = brought({ sharePointUrl: '', siteUrl: site });
  expect(withoutSharePoint.slice(0, 2)).toEqual([
    ['Blank', `${site}/Pages/Us.aspx`, true],
    ['Both', null, false],
  ]);
});

it('a term that is hidden stays where the menu has it', () => {
  const hidden = term('HR', '', {
    _Sys_Nav_ExcludedProviders: 'GlobalNavigationTaxonomyProvider',
  });
  const menu = [node(1, 'HR', { TermGuid: guid('HR') })];
  expect(plan(menu, [hidden])).toMatchObject({ unchanged: 1, leftOut: { hidden: [] } });
});

it('a title is that of a term in any of its languages, but not where another term has it', () => {
  for (const title of [' hr ', 'HR (da)'])
    expect(plan([node(1, title)], [term('HR')])).toMatchObject({
      added: [],
      changed: [{ before: { Id: 1 }, after: { Title: 'HR' } }],
    });
  const other = [node(1, 'HR', { TermGuid: guid('Other') })];
  const { added, onlyHere } = plan(other, [term('HR')]);
  expect([added.map(({ Title }) => Title), onlyHere]).toEqual([['HR'], 1]);
});

it('an entry that its title shows becomes that of one language, not of the next as well', () => {
  const readings = [
    { language: 'da', LanguageTermId: danish },
    { language: 'en', LanguageTermId: english },
  ];
  const { added, changed, onlyHere } = plan([node(1, 'HR')], [term('HR')], { readings });
  expect([added.length, changed.length, onlyHere]).toEqual([1, 1, 0]);
});

it('another address alone is a change, and so are readers of one language alone', () => {
  const TermGuid = guid('HR');
  const moved = plan(
    [node(1, 'HR', { TermGuid, Url: '/old' })],
    [term('HR', '', { _Sys_Nav_SimpleLinkUrl: '/new' })],
  );
  expect(moved.changed).toHaveLength(1);
  expect(moved.sections[0]).toMatchObject({ Title: 'HR', Url: 'https://nordvik.example/new' });

  const readings = [{ language: 'en', LanguageTermId: english }];
  const limited = plan([node(1, 'HR', { TermGuid })], [term('HR')], { readings });
  expect(limited.changed).toHaveLength(1);
  expect(limited.sections[0]).toMatchObject(forLanguages(english));
  const both = [node(1, 'HR', { TermGuid, ...forLanguages(danish, english) })];
  expect(plan(both, [term('HR')], { readings })).toMatchObject({ unchanged: 1, sections: [] });
});

it('an entry of another language or with another title stays as it is', () => {
  const readings = [{ language: 'en', LanguageTermId: english }];
  const ofDanes = node(1, 'HR (da)', { TermGuid: guid('HR'), ...forLanguages(danish) });
  for (const entry of [ofDanes, node(1, 'Our own')]) {
    const { added, changed, linked, onlyHere } = plan([entry], [term('HR')], { readings });
    expect([added.length, changed, linked, onlyHere]).toEqual([1, [], 0, 1]);
  }
});

it('a menu for everybody takes the entry for everybody, else the first one that is there', () => {
  const ofDanes = node(1, 'HR', { TermGuid: guid('HR'), ...forLanguages(danish) });
  expect(plan([ofDanes], [term('HR')])).toMatchObject({ unchanged: 1, added: [], sections: [] });
  const menu = [{ ...ofDanes, Title: 'HR (da)' }, node(2, 'HR', { TermGuid: guid('HR') })];
  expect(plan(menu, [term('HR')])).toMatchObject({ unchanged: 1, changed: [], onlyHere: 1 });
});

it('the languages of terms stand by how many terms have a name in them, each term counting once', () => {
  const inLanguages = (name: string, ...languages: string[]) => ({
    ...term(name),
    Labels: languages.map((Language) => ({ Language, Name: name })),
  });
  const terms = [
    inLanguages('HR', 'da-DK', 'da', 'en-US'),
    inLanguages('IT', 'en-GB'),
    inLanguages('Pay', 'en-US', 'nb-NO'),
    inLanguages('Leave', 'nn-NO'),
  ];
  expect(languagesOfTerms(terms)).toEqual(['en', 'no', 'da']);
});
