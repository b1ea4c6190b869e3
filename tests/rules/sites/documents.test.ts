import {
  documentItems,
  documentLimits,
  documentTabs,
  documentsPath,
  foundDocuments,
  titleForOldBrowser,
  type Insight,
} from '#shared/rules/documents/documents';
import { desktopAddress, teamsFileAddress } from '#shared/rules/documents/fileAddresses';
import { kindOfName, kindOfType } from '#shared/rules/documents/fileKinds';
import {
  isFileName,
  maxUploadBytes,
  nextByte,
  numberedName,
  uploadPart,
  uploadTroubleOf,
} from '#shared/rules/documents/uploads';

const used = (lastAccessedDateTime: string, lastModifiedDateTime: string) => ({
  resourceVisualization: {
    title: 'Plan',
    type: 'Word',
    containerWebUrl: 'https://x.example/sites/a',
    containerDisplayName: 'Harbour',
  },
  resourceReference: {
    webUrl: 'https://x.example/plan.docx',
    id: 'drives/b!1/items/01ABC',
  },
  lastUsed: { lastAccessedDateTime, lastModifiedDateTime },
});
const shared = {
  resourceVisualization: { title: 'Budget', type: 'Excel' },
  resourceReference: { webUrl: 'https://x.example/budget.xlsx', id: '/me/messages/1' },
  lastShared: { sharedDateTime: '2026-11-01T08:00:00Z', sharedBy: { displayName: 'Ann' } },
};

it('DOCS-05 a document has its title, path, kind, last action, sharer and location', () => {
  const [opened, changed, given] = documentItems([
    used('2026-11-02T08:00:00Z', '2026-11-01T08:00:00Z'),
    used('2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z'),
    shared,
  ]);
  const plan = {
    Title: 'Plan',
    WholeTitle: 'Plan',
    Path: 'https://x.example/plan.docx',
    IconClasses: 'Word',
    ContainerUrl: 'https://x.example/sites/a',
    ContainerName: 'Harbour',
    ItemPath: '/drives/b!1/items/01ABC',
  };
  expect(opened).toEqual({
    ...plan,
    Rank: 1,
    EdgeAction: 'opened',
    EdgeDate: '2026-11-02T08:00:00Z',
    LastModified: '2026-11-01T08:00:00Z',
  });
  expect(changed).toEqual({
    ...plan,
    Rank: 2,
    EdgeAction: 'changed',
    EdgeDate: '2026-11-02T08:00:00Z',
    LastModified: '2026-11-02T08:00:00Z',
  });
  expect(given).toEqual({
    Title: 'Budget',
    WholeTitle: 'Budget',
    Path: 'https://x.example/budget.xlsx',
    IconClasses: 'Excel',
    ContainerUrl: '',
    Rank: 3,
    EdgeAction: 'shared',
    EdgeDate: '2026-11-01T08:00:00Z',
    SharedBy: 'Ann',
  });
});

it('DOCS-05 of a trending document its last change is known', () => {
  const { lastUsed, ...trending } = used('', '2026-11-02T08:00:00Z');
  const [item] = documentItems([
    { ...trending, lastModifiedDateTime: lastUsed.lastModifiedDateTime },
  ]);
  expect(item).toMatchObject({
    EdgeAction: 'changed',
    EdgeDate: '2026-11-02T08:00:00Z',
    LastModified: '2026-11-02T08:00:00Z',
  });
});

it('DOCS-09 a title of 40 characters stays; a longer one is cut to as many', () => {
  const titled = (title: string) =>
    documentItems([
      { resourceVisualization: { title }, resourceReference: { webUrl: 'https://x.example/a' } },
    ])[0]!.Title;
  expect(titled('x'.repeat(40))).toBe('x'.repeat(40));
  expect(titled('x'.repeat(41))).toBe(`${'x'.repeat(39)}…`);
  expect(titled(`${'x'.repeat(38)} yy`)).toBe(`${'x'.repeat(38)}…`);
  // An emoji is one character, and not cut.
  expect(titled('🍎'.repeat(40))).toBe('🍎'.repeat(40));
  expect(titled('🍎'.repeat(41))).toBe(`${'🍎'.repeat(39)}…`);
  expect([documentLimits.asked, documentLimits.shown, documentTabs.length]).toEqual([10, 5, 3]);
});

it('DOCS-10 an old browser shortens a title with a first word above 17 characters to 14 and an ellipsis', () => {
  expect(titleForOldBrowser(`${'x'.repeat(17)} plan`)).toBe(`${'x'.repeat(17)} plan`);
  expect(titleForOldBrowser(`${'x'.repeat(18)} plan`)).toBe(`${'x'.repeat(14)}…`);
  expect(titleForOldBrowser(`plan ${'x'.repeat(18)}`)).toBe(`plan ${'x'.repeat(18)}`);
  expect(titleForOldBrowser(` ${'x'.repeat(18)}`)).toBe(`${'x'.repeat(14)}…`);
  expect(titleForOldBrowser('')).toBe('');
});

it('DOCS-25 DOCS-26 DOCS-27 each tab asks its insight for ten without sites and pages, the last used first', () => {
  const asked = documentTabs.map((tab) => new URL(documentsPath(tab), 'https://graph.example'));
  expect(asked.map(({ pathname }) => pathname)).toEqual([
    '/me/insights/used',
    '/me/insights/trending',
    '/me/insights/shared',
  ]);
  const filter = "resourceVisualization/type ne 'spsite' and resourceVisualization/type ne 'Web'";
  expect(asked.map(({ searchParams }) => Object.fromEntries(searchParams))).toEqual([
    { $top: '10', $filter: filter, $orderby: 'lastUsed/lastAccessedDateTime desc' },
    { $top: '10', $filter: filter },
    { $top: '10', $filter: filter },
  ]);
});

it('DOCS-05 a document of which little is told has empty fields, and no action that never was', () => {
  const never = '0001-01-01T00:00:00Z';
  const webUrl = 'https://x.example/a';
  const nothing = {
    Title: '',
    WholeTitle: '',
    Path: webUrl,
    IconClasses: '',
    ContainerUrl: '',
    ContainerName: undefined,
    ItemPath: undefined,
    Rank: 1,
  };
  expect(documentItems([{ resourceReference: { webUrl } }])).toEqual([nothing]);
  expect(documentItems([used(never, never)])[0]).not.toHaveProperty('EdgeAction');
  expect(documentItems([used('2026-11-02T08:00:00Z', never)])[0]).toMatchObject({
    EdgeAction: 'opened',
    EdgeDate: '2026-11-02T08:00:00Z',
    LastModified: undefined,
  });
  expect(documentItems([used(never, '2026-11-02T08:00:00Z')])[0]).toMatchObject({
    EdgeAction: 'changed',
    EdgeDate: '2026-11-02T08:00:00Z',
  });
  const same = '2026-11-03T08:00:00Z';
  expect(documentItems([used(same, same)])[0]).toMatchObject({ EdgeAction: 'changed' });
  expect(documentItems([{ ...shared, lastShared: { sharedDateTime: same } }])[0]).toMatchObject({
    EdgeAction: 'shared',
    SharedBy: undefined,
  });
  expect(foundDocuments([{ webUrl }])).toEqual([{ ...nothing, IconClasses: 'other' }]);
  const within = { resourceVisualization: { containerWebUrl: 'sites/a' } };
  expect(documentItems([{ ...within, resourceReference: { webUrl } }])).toEqual([nothing]);
});

it('names a file in Graph only where both its drive and its own id are known', () => {
  const webUrl = 'https://x.example/a';
  const found = (file: object) => foundDocuments([{ webUrl, ...file }])[0]!.ItemPath;
  expect(found({ id: '01A' })).toBeUndefined();
  expect(found({ parentReference: { driveId: 'b!1' } })).toBeUndefined();
  const pathOf = (id: string) =>
    documentItems([{ resourceReference: { webUrl, id } }])[0]!.ItemPath;
  expect(pathOf('drives/b!1/items/01A')).toBe('/drives/b!1/items/01A');
  for (const id of ['x/drives/b/items/1', 'drives/b/items/1/children', 'drives/b/items/1?x=y'])
    expect(pathOf(id)).toBeUndefined();
});

it('what has no address that can be opened is left out, and what an answer lacks harms nothing', () => {
  const bare: Insight[] = [
    {},
    { resourceVisualization: null, resourceReference: null, lastUsed: null, lastShared: null },
    { resourceReference: { webUrl: 'javascript:alert(1)' } },
    // As in Microsoft's own examples.
    {
      resourceVisualization: { title: 'title-value', type: 'type-value' },
      resourceReference: { webUrl: 'webUrl-value', id: 'id-value' },
    },
    {
      resourceVisualization: { title: null, type: null, containerWebUrl: null },
      resourceReference: { webUrl: 'https://x.example/a', id: null },
      lastUsed: { lastAccessedDateTime: null, lastModifiedDateTime: null },
      lastShared: { sharedDateTime: null, sharedBy: null },
    },
  ];
  expect(documentItems([...bare, shared]).map(({ Title, Rank }) => [Title, Rank])).toEqual([
    ['', 1],
    ['Budget', 2],
  ]);
  const found = foundDocuments([{}, { name: '.docx', webUrl: 'https://x.example/b' }]);
  expect(found.map(({ Title, Rank }) => [Title, Rank])).toEqual([['.docx', 1]]);
});

it('a file that a search has found is a document like the others', () => {
  expect(
    foundDocuments([
      {
        id: '01A',
        name: 'Plan.v2.docx',
        webUrl: 'https://x.example/plan',
        lastModifiedDateTime: '2026-11-02T08:00:00Z',
        parentReference: { driveId: 'b!1' },
      },
    ]),
  ).toEqual([
    expect.objectContaining({
      Title: 'Plan.v2',
      IconClasses: 'word',
      ItemPath: '/drives/b!1/items/01A',
      EdgeAction: 'changed',
      EdgeDate: '2026-11-02T08:00:00Z',
      LastModified: '2026-11-02T08:00:00Z',
    }),
  ]);
});

it('kinds of files are told by their endings and by the types of insights', () => {
  const names = ['A.DOCX', 'a.csv', 'a.b.pptx', 'a.pdf', 'a', '.docx', 'photo.heic'];
  expect(names.map(kindOfName)).toEqual([
    ...['word', 'excel', 'powerpoint', 'pdf', 'other', 'other', 'image'],
  ]);
  const types = ['PowerPoint', 'OneNotePage', 'Csv', 'Story', '', 'constructor', '__proto__'];
  expect(types.map(kindOfType)).toEqual([
    ...['powerpoint', 'onenote', 'excel', 'other', 'other', 'other', 'other'],
  ]);
});

it('a document opens in its program and in Teams where it is known which file it is', () => {
  const file = {
    name: 'Plan | 1.docx',
    webDavUrl: 'https://x.example/Shared%20Documents/Plan%20|%201.docx',
    sharepointIds: { listItemUniqueId: 'abc', siteUrl: 'https://x.example/sites/a' },
  };
  expect(desktopAddress(file)).toBe(
    'ms-word:ofe|u|https://x.example/Shared%20Documents/Plan%20%7C%201.docx',
  );
  expect(teamsFileAddress(file, 'tenant')).toBe(
    'https://teams.microsoft.com/l/file/abc?tenantId=tenant&fileType=docx' +
      `&objectUrl=${encodeURIComponent(file.webDavUrl)}&baseUrl=https%3A%2F%2Fx.example%2Fsites%2Fa`,
  );
  for (const other of [
    { ...file, name: 'Plan.pdf' },
    { ...file, webDavUrl: 'javascript:alert(1)' },
    { ...file, webDavUrl: null },
    {},
  ])
    expect(desktopAddress(other)).toBeUndefined();
  expect(teamsFileAddress({ ...file, sharepointIds: null }, 'tenant')).toBeUndefined();
  expect(teamsFileAddress({ ...file, name: null }, 'tenant')).toBeUndefined();
});

it('OneDrive’s names are known before anything is sent', () => {
  for (const name of [
    'Plan 50 % #2.docx',
    "it's.txt",
    'console.log',
    'ä.b.c',
    'lpt.docx',
    'x'.repeat(255),
  ])
    expect([name, isFileName(name)]).toEqual([name, true]);
  for (const name of [
    ...['', 'a:b.txt', 'what?.docx', '~$plan.docx', 'CON', 'con.txt', 'a_vti_b.txt', 'COM1.doc'],
    ...['con.tar.gz', `nul.${'x'.repeat(40)}`],
    ...[' a.txt', 'a.txt.', 'desktop.ini', '.lock', 'x'.repeat(256)],
  ])
    expect([name, isFileName(name)]).toEqual([name, false]);
});

it('DOCS-13 the limit is 4 MB unless it is raised; parts are multiples of 320 KiB', () => {
  expect(maxUploadBytes(4)).toBe(4_194_304);
  expect([maxUploadBytes(1), maxUploadBytes(10)]).toEqual([4_194_304, 10_485_760]);
  expect(uploadPart % (320 * 1_024)).toBe(0);
  expect([nextByte(['26-', '90-']), nextByte(['0-25']), nextByte([]), nextByte(null)]).toEqual([
    ...[26, 0, undefined, undefined],
  ]);
});

it('what a refused upload says tells what a person can do about it', () => {
  const told = [0, 400, 403, 404, 413, 423, 429, 500, 503, 507].map(uploadTroubleOf);
  expect(told.join(' ')).toBe(
    'network name forbidden noDrive tooLarge inUse busy unexpected busy full',
  );
});

it.each([
  ['Plan.docx', 'Plan 1.docx'],
  ['a.tar.gz', 'a.tar 1.gz'],
  ['README', 'README 1'],
  ['.env', '.env 1'],
])('a name that is taken has its number before the ending: %s', (name, numbered) =>
  expect(numberedName(name, 1)).toBe(numbered),
);
