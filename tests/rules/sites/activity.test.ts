import {
  activityLimits,
  activitySites,
  changeTypes,
  keyOfChange,
  listedChanges,
  titleQueries,
  verbOf,
  type SiteChange,
} from '#shared/rules/sites/activity';
import { activitiesShown, activityItem } from '#shared/rules/sites/activityItem';
import { cardOf, placeOf } from '#shared/rules/sites/sites';
import {
  cardsOfGraph,
  cardsOfHome,
  cardsOfRecent,
  cardsOfUsed,
  cardsOfUsedPages,
  frequentSites,
  homeSiteOf,
} from '#shared/rules/sites/visitedSites';
import { interfaceLanguages } from '#shared/rules/settings/interfaceLanguages';

const site = { Title: 'Aurora', Url: 'https://nordvik.sharepoint.com/sites/aurora' };
const change = (more: Partial<SiteChange> = {}): SiteChange => ({
  ChangeType: 2,
  SiteId: 'a',
  Time: '2026-03-01T08:00:00Z',
  UniqueId: 'u1',
  ListId: 'l1',
  ItemId: 1,
  ...more,
});
const named = (
  more: Partial<SiteChange>,
  known: Partial<Parameters<typeof activityItem>[1]> = {},
) =>
  activityItem(change(more), { site, found: undefined, listItem: undefined, place: 0, ...known });

describe('changes', () => {
  it('ACTIVITY-04 are numbered 0 to 22', () => {
    expect(changeTypes).toEqual([
      ...['NoChange', 'Add', 'Update', 'DeleteObject', 'Rename', 'MoveAway', 'MoveInto', 'Restore'],
      ...['RoleAdd', 'RoleDelete', 'RoleUpdate', 'AssignmentAdd', 'AssignmentDelete', 'MemberAdd'],
      ...['MemberDelete', 'SystemUpdate', 'Navigation', 'ScopeAdd', 'ScopeDelete'],
      ...['ListContentTypeAdd', 'ListContentTypeDelete', 'Dirty', 'Activity'],
    ]);
  });

  it('ACTIVITY-03 ACTIVITY-15 ACTIVITY-16 seven kinds are listed, each with its verb: "ed" for what was added, else "d"', () => {
    const listed = changeTypes.flatMap((name, number) => {
      const verb = verbOf(number);
      return verb ? [[number, name, verb]] : [];
    });
    expect(listed).toEqual([
      [1, 'Add', 'added'],
      [2, 'Update', 'updated'],
      [3, 'DeleteObject', 'deleted'],
      [4, 'Rename', 'renamed'],
      [5, 'MoveAway', 'moved'],
      [6, 'MoveInto', 'moved'],
      [7, 'Restore', 'restored'],
    ]);
    expect(verbOf(1)).toBe(`add${'ed'}`);
    for (const base of ['update', 'delete', 'rename', 'move', 'restore'])
      expect(listed.map(([, , verb]) => verb)).toContain(`${base}d`);
  });

  it('ACTIVITY-16 the sentence names who, what was done and what with, in every language', async () => {
    for (const language of interfaceLanguages) {
      const { texts } = (await import(`../../../src/client/texts/collaboration/${language}`)) as {
        texts: { activity: { changes: Record<string, string> } };
      };
      const sentences = Object.values(texts.activity.changes);
      expect(new Set(sentences).size).toBe(6);
      for (const sentence of sentences) expect(sentence).toMatch(/^\{name\} .+ ?\{title\}$/);
    }
  });

  it('ACTIVITY-15 each thing is listed once by its last change, without system updates and internal files', () => {
    const found = listedChanges(
      [
        change({ Time: '2026-03-01T08:00:00Z', ChangeType: 1 }),
        change({ Time: '2026-03-01T10:00:00Z', ChangeType: 15 }),
        change({ Time: '2026-03-01T09:00:00Z', ChangeType: 4 }),
        change({ UniqueId: 'u2', ServerRelativeUrl: '/sites/aurora/_catalogs/masterpage/a.js' }),
        change({ UniqueId: undefined, ItemId: undefined }),
        change({ UniqueId: undefined, ItemId: null }),
        change({ UniqueId: undefined, ItemId: 7, Time: '2026-02-01T09:00:00Z' }),
        change({ UniqueId: 'u3', Time: 'yesterday' }),
      ],
      5,
    );
    expect(found.map(({ ChangeType, ItemId }) => [ChangeType, ItemId])).toEqual([
      [4, 1],
      [2, 7],
    ]);
    expect(listedChanges([change(), change({ UniqueId: 'u2' })], 1)).toHaveLength(1);
    const own = (ServerRelativeUrl: string) => listedChanges([change({ ServerRelativeUrl })], 5);
    expect(['/sites/a/_x/', '/sites/a/_old.docx', '/sites/a_b/c.docx'].map(own)).toEqual([
      ...[[], [expect.anything()], [expect.anything()]],
    ]);
  });

  it('are of the same thing by its id, however it is written, else by its list and number', () => {
    expect([
      keyOfChange(change({ UniqueId: '{AB-1}' })),
      keyOfChange(change({ UniqueId: undefined, ListId: '{L1}', ItemId: 0 })),
      keyOfChange(change({ UniqueId: undefined, ListId: undefined })),
    ]).toEqual(['ab-1', 'l1 0', undefined]);
    expect(titleQueries(['{AB-1}', 'ab-1', 'C'])).toEqual(['UniqueId:"ab-1" OR UniqueId:"c"']);
  });

  it('ACTIVITY-11 the ids are divided over several searches before the text reaches 4096 characters', () => {
    const ids = Array.from(
      { length: 200 },
      (_, index) => `00000000-0000-0000-0000-${String(index).padStart(12, '0')}`,
    );
    const queries = titleQueries(ids);
    expect(queries.length).toBeGreaterThan(1);
    expect(Math.max(...queries.map(({ length }) => length))).toBeLessThan(4_096);
    expect(queries.join(' OR ').match(/[0-9a-f-]{36}/g)).toEqual(ids);
    expect(queries[0]).toMatch(/^UniqueId:"[^"]+" OR UniqueId:"/);
    expect(titleQueries([])).toEqual([]);
    // Twice `UniqueId:""` and ` OR ` take 26 characters.
    const lengths = (all: number) =>
      titleQueries(['a'.repeat(2_000), 'b'.repeat(all - 2_026)]).map(({ length }) => length);
    expect(lengths(4_095)).toEqual([4_095]);
    expect(lengths(4_096)).toHaveLength(2);
  });

  it('ACTIVITY-06 two changes of each site are shown at first, the latest of all first', () => {
    const items = ['08', '09', '10', '11'].flatMap(
      (hour, index) =>
        named(
          { Time: `2026-03-01T${hour}:00:00Z` },
          { found: { Title: hour }, place: 3 - index },
        ) ?? [],
    );
    expect(activitiesShown(items, false).map(({ Title }) => Title)).toEqual(['11', '10']);
    expect(activitiesShown(items, true)).toHaveLength(4);
    expect(activityLimits).toMatchObject({ perSite: 2, sites: 10 });
  });

  it('ACTIVITY-08 three sites are used up to medium windows, four above', () => {
    expect((['xs', 'sm', 'md', 'lg', 'xl', 'xxl'] as const).map(activitySites)).toEqual([
      3, 3, 3, 4, 4, 4,
    ]);
  });
});

describe('the row of a change', () => {
  const document =
    'https://nordvik.sharepoint.com/sites/aurora/Shared%20Documents/Budget%20%231.xlsx';

  it('ACTIVITY-02 has what SharePoint, the search and the list say', () => {
    expect(
      named(
        { Editor: 'Anna Berg', EditorEmailHint: 'anna@nordvik.example' },
        { found: { Title: 'Budget', Filename: 'Budget #1.xlsx', Path: document } },
      ),
    ).toEqual({
      Editor: 'Anna Berg',
      EditorEmailHint: 'anna@nordvik.example',
      ChangeType: 2,
      Verb: 'updated',
      Time: '2026-03-01T08:00:00Z',
      UniqueId: 'u1',
      SiteId: 'a',
      ListId: 'l1',
      ItemId: 1,
      Title: 'Budget',
      Filename: 'Budget #1.xlsx',
      Path: document,
      ItemUrl: `${document}?web=1`,
      ListItem: null,
      SiteTitle: 'Aurora',
      SiteUrl: site.Url,
      Place: 0,
    });
  });

  it('ACTIVITY-02 says nothing where nothing is known; a change that is not listed has no row', () => {
    const bare = { UniqueId: undefined, ListId: undefined, ItemId: undefined, Editor: '' };
    expect(named({ ...bare, EditorEmailHint: '' })).toEqual({
      ...{ Editor: null, EditorEmailHint: null, ChangeType: 2, Verb: 'updated' },
      ...{ Time: '2026-03-01T08:00:00Z', UniqueId: null, SiteId: 'a', ListId: null, ItemId: null },
      ...{ Title: null, Filename: null, Path: null, ItemUrl: null, ListItem: null },
      ...{ SiteTitle: 'Aurora', SiteUrl: site.Url, Place: 0 },
    });
    expect(named({ ChangeType: 15 })).toBeUndefined();
  });

  it('opens every kind of document of Office in the browser, and nothing else', () => {
    const kinds = [
      ...['doc', 'docx', 'docm', 'dot', 'dotx', 'xls', 'xlsx', 'xlsm', 'xlsb', 'xltx'],
      ...['ppt', 'pptx', 'pptm', 'pps', 'ppsx', 'potx', 'vsd', 'vsdx', 'one', 'DOCX'],
    ];
    const opened = (name: string) =>
      named({}, { found: { Path: `https://x.example/${name}` } })?.ItemUrl;
    expect(kinds.filter((kind) => !opened(`a.${kind}`)?.endsWith('?web=1'))).toEqual([]);
    for (const name of ['a.docx.pdf', 'docx', 'a.docy', 'a.pptn', 'a.txt?x=a.docx'])
      expect(opened(name)).toBe(`https://x.example/${name}`);
    expect(named({}, { found: { Path: 'nowhere.docx' } })?.ItemUrl).toBe('nowhere.docx');
  });

  it('is what the list says where the search says nothing', () => {
    const webUrl = `${site.Url}/Docs/Map.pdf`;
    const file = { id: '7', webUrl, fields: { FileLeafRef: 'Map of the quay.pdf' } };
    expect(named({}, { listItem: file })).toMatchObject({
      ...{ Title: 'Map of the quay.pdf', Filename: 'Map of the quay.pdf' },
      ...{ ItemUrl: webUrl, ListItem: file },
    });
    const row = {
      webUrl: `${site.Url}/Lists/Open%20risks/12_.000?x=1`,
      fields: { FileLeafRef: '12_.000' },
    };
    const opened = (id: string | undefined, ItemId?: number) =>
      named({ ItemId }, { listItem: id === undefined ? row : { ...row, id } });
    expect(opened('9')).toMatchObject({
      ...{ Title: 'Open risks #12', ItemUrl: `${site.Url}/Lists/Open%20risks/DispForm.aspx?ID=9` },
    });
    expect(opened('9', 12)?.ItemUrl).toMatch(/ID=12$/);
    expect(opened(undefined)?.ItemUrl).toBe(row.webUrl);
    expect(named({}, { listItem: {} })).toMatchObject({ Title: null, ItemUrl: null });
    expect(named({}, { listItem: { fields: row.fields } })).toMatchObject({
      ...{ Title: null, Filename: '12_.000', ItemUrl: null },
    });
    for (const FileLeafRef of ['a12_.000', '12_.0001', '_.000'])
      expect(named({}, { listItem: { ...row, fields: { FileLeafRef } } })?.Title).toBe(FileLeafRef);
  });

  it('opens documents, other files and list rows each in their way, and nothing that is gone', () => {
    const pdf = `${site.Url}/Shared%20Documents/Map.pdf`;
    const row = {
      id: '7',
      webUrl: `${site.Url}/Lists/Risks/7_.000`,
      fields: { FileLeafRef: '7_.000' },
    };
    expect(named({}, { found: { Title: 'Map', Path: pdf } })?.ItemUrl).toBe(pdf);
    expect(named({ ItemId: 7 }, { listItem: row })).toMatchObject({
      Title: 'Risks #7',
      ItemUrl: `${site.Url}/Lists/Risks/DispForm.aspx?ID=7`,
    });
    for (const ChangeType of [3, 5])
      expect(named({ ChangeType }, { found: { Title: 'Map', Path: pdf } })).toMatchObject({
        Title: 'Map',
        ItemUrl: null,
      });
  });

  it('ACTIVITY-16 renamed, moved or restored it is called and opened as it is now, while the search lags', () => {
    const found = { Title: 'Budget #1', Filename: 'Budget #1.xlsx', Path: document };
    const ServerRelativeUrl = '/sites/aurora/Plans/Budget 2027.xlsx';
    const row = (ChangeType: number, more: Partial<SiteChange> = {}, of: object = {}) => {
      const known = { found: { ...found, ...of } };
      const item = named({ ChangeType, ServerRelativeUrl, ...more }, known);
      return [item?.Title, item?.Filename, item?.ItemUrl];
    };
    const now = 'https://nordvik.sharepoint.com/sites/aurora/Plans/Budget%202027.xlsx?web=1';
    for (const ChangeType of [4, 6, 7])
      expect(row(ChangeType)).toEqual(['Budget 2027.xlsx', 'Budget 2027.xlsx', now]);
    expect(row(4, {}, { Title: 'All that is planned' })[0]).toBe('All that is planned');
    expect(row(4, {}, { Title: 'Budget #1.xlsx' })[0]).toBe('Budget 2027.xlsx');
    // Other changes, the same place, and what has no file stay as the search has them.
    const before = ['Budget #1', 'Budget #1.xlsx', `${document}?web=1`];
    for (const ChangeType of [1, 2]) expect(row(ChangeType)).toEqual(before);
    for (const same of ['/sites/aurora/Shared Documents/BUDGET #1.xlsx', '/a/7_.000', '/a/Folder'])
      expect(row(4, { ServerRelativeUrl: same })).toEqual(before);
    const odd = row(4, {}, { Path: 'nowhere' });
    expect(odd[2]).toBe(now);
  });

  it('is named and opened by its address before anybody else answers, and stays without a name', () => {
    expect(named({ ServerRelativeUrl: '/sites/aurora/Docs/L%C3%B8n 100%.docx' })?.Title).toBe(
      'L%C3%B8n 100%.docx',
    );
    expect(named({ ServerRelativeUrl: '/sites/aurora/Docs/L%C3%B8n.docx' })?.Title).toBe(
      'Løn.docx',
    );
    expect(named({ ServerRelativeUrl: '/sites/aurora/Docs/Plan #1.docx' })?.ItemUrl).toBe(
      'https://nordvik.sharepoint.com/sites/aurora/Docs/Plan%20%231.docx?web=1',
    );
    expect(named({ ServerRelativeUrl: '/sites/aurora/Docs/L%C3%B8n.pdf' })?.ItemUrl).toBe(
      'https://nordvik.sharepoint.com/sites/aurora/Docs/L%C3%B8n.pdf',
    );
    const opened = (ServerRelativeUrl: string, Url = site.Url) =>
      named({ ServerRelativeUrl }, { site: { Title: 'A', Url } })?.ItemUrl;
    expect(opened('/sites/aurora/Docs/Why? 5%.docx')).toBe(
      'https://nordvik.sharepoint.com/sites/aurora/Docs/Why%3F%205%25.docx?web=1',
    );
    expect(opened('/sites/aurora/Docs/5%a b.docx')).toMatch(/\/5%25a%20b\.docx\?web=1$/);
    expect(opened('/')).toBeNull();
    expect(opened('/sites/aurora/Docs/A.pdf', 'nowhere')).toBeNull();
    expect(opened('Docs/A.pdf')).toBeNull();
    expect(named({ ServerRelativeUrl: '/sites/aurora/Docs/Plans' })).toMatchObject({
      ...{ Title: 'Plans', ItemUrl: null },
    });
    for (const ServerRelativeUrl of [null, '/sites/aurora/Lists/Risks/7_.000'])
      expect(named({ ServerRelativeUrl })).toMatchObject({ Title: null, ItemUrl: null });
  });
});

describe('sites that somebody was in', () => {
  it('SITES-06 have a group, a title, a template, a colour and an address, any of which may be missing', () => {
    const Url = 'https://nordvik.sharepoint.com/sites/aurora';
    expect(
      cardsOfRecent([
        {
          groupId: 'g1',
          title: 'Project Aurora',
          template: { name: 'GROUP#0' },
          resourceVisualization: { color: '#0b5c7d' },
          Url,
        },
        { title: 'Again', webUrl: `${Url.toUpperCase()}//` },
        { name: 'Named', webUrl: 'https://nordvik.sharepoint.com/sites/b', template: null },
        { title: 'Nowhere' },
        { title: 'Not on the web', Url: 'sites/b' },
        {},
      ]),
    ).toEqual([
      {
        Title: 'Project Aurora',
        Url,
        Acronym: 'PA',
        GroupId: 'g1',
        Kind: 'team',
        Color: '#0b5c7d',
      },
      { Title: 'Named', Url: 'https://nordvik.sharepoint.com/sites/b', Acronym: 'NA' },
    ]);
    expect(
      cardsOfHome([
        { Title: 'C', Url, WebTemplate: '68', BannerColor: 'red', ItemReference: null },
      ]),
    ).toEqual([{ Title: 'C', Url, Acronym: 'C', Kind: 'communication' }]);
    const cards = cardsOfRecent(
      ['GROUP#0', 'sts#3', 'TEAMCHANNEL#1', '64', '69', 'BLOG#0'].map((name, index) => ({
        ...{ template: { name }, url: `${Url}${index}`, groupId: '00000000-0000', title: 'X' },
        resourceVisualization: { color: ['#0B5C7D', '#0b5c7', 'x#0b5c7d', '#0b5c7d0'][index] },
      })),
    );
    expect(cards.map(({ Kind }) => Kind)).toEqual([
      ...['team', 'team', 'channel', 'team', 'channel', undefined],
    ]);
    expect(cards.map(({ Color }) => Color)).toEqual(['#0B5C7D', ...Array<undefined>(5)]);
    expect(cards.some((card) => 'GroupId' in card)).toBe(false);
    for (const groupId of ['100', '0-01'])
      expect(cardsOfRecent([{ title: 'X', Url, groupId }])[0]?.GroupId).toBe(groupId);
  });

  it('are told by the home service and by Graph in words of their own', () => {
    const Url = 'https://nordvik.sharepoint.com/sites/aurora';
    const used = { resourceReference: { webUrl: Url } };
    expect(
      cardsOfUsed([{ ...used, resourceVisualization: { title: 'Aurora' } }, used, {}]),
    ).toEqual([{ Title: 'Aurora', Url, Acronym: 'AU' }]);
    expect(cardsOfUsed([used])[0]?.Title).toBe(Url);
    expect(
      cardsOfGraph([{ displayName: 'Aurora', webUrl: Url }, { displayName: 'Nowhere' }]),
    ).toEqual([{ Title: 'Aurora', Url, Acronym: 'AU' }]);
    const card = {
      ...{ Title: 'Aurora', Url, Acronym: 'AU', Color: '#0b5c7d', GroupId: 'g1' },
      Kind: 'channel' as const,
    };
    expect(cardsOfHome([homeSiteOf(card)])).toEqual([card]);
    expect(cardsOfHome([{ Title: 'A', Url: `${Url}/`, OriginalUrl: Url }])[0]?.Url).toBe(Url);
  });

  it('SITES-04 a page that was used stands for its site, and one outside of SharePoint for itself', () => {
    const page = (title: string, webUrl: string) => ({
      resourceVisualization: { title, containerDisplayName: 'Site' },
      resourceReference: { webUrl },
    });
    const host = 'https://nordvik.sharepoint.com';
    const pages = [
      ...['', '/SitePages/a.aspx', '/sites/quay/c.aspx', '/teams/d/Lists/e', '/search/sites/f'].map(
        (path) => page('Page', host + path),
      ),
      page('Tides', 'https://tides.example/sites/oslo'),
      page('Broken', 'no address'),
      {},
    ];
    const sites = [page('Aurora', site.Url)];
    const found = cardsOfUsedPages({ sites, pages }, { sharePointUrl: host });
    expect(found.map(({ Url, Title, IsElsewhere }) => [Title, Url, IsElsewhere])).toEqual([
      ['Aurora', site.Url, undefined],
      ['Page', host, undefined],
      ['Site', `${host}/sites/quay`, undefined],
      ['Site', `${host}/teams/d`, undefined],
      ['Tides', 'https://tides.example/sites/oslo', true],
    ]);
  });

  it('have a card with their title, else their address, and a place that people can read', () => {
    expect(cardOf(' Old quay ', '/x', { Description: 'North' })).toEqual({
      ...{ Title: 'Old quay', Url: '/x', Acronym: 'OL', Description: 'North' },
    });
    expect([cardOf(' ', '/x').Title, cardOf(undefined, '/x').Title]).toEqual(['/x', '/x']);
    expect(['https://x.example/sites/a?b#c', 'sites/a'].map(placeOf)).toEqual([
      ...['x.example/sites/a', 'sites/a'],
    ]);
  });

  it('ACTIVITY-09 the path /News is left out of the frequent ones', () => {
    const card = (Url: string) => ({ Title: Url, Url, Acronym: 'X' });
    const sites = [
      'https://a/sites/News',
      'https://a/sites/newsroom',
      'https://a/News/',
      'https://a/b',
      'https://a/news/c',
    ].map(card);
    expect(frequentSites(sites, 10).map(({ Url }) => Url)).toEqual([
      'https://a/sites/newsroom',
      'https://a/b',
      'https://a/news/c',
    ]);
    expect(frequentSites(sites, 1)).toHaveLength(1);
  });
});
