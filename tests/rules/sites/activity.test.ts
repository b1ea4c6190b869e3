import {
  activityLimits,
  activitySites,
  changeTypes,
  listedChanges,
  titleQueries,
  verbOf,
  type SiteChange,
} from '#shared/rules/sites/activity';
import { activitiesShown, activityItem } from '#shared/rules/sites/activityItem';
import { cardsOfRecent, cardsOfHome, frequentSites } from '#shared/rules/sites/visitedSites';
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
    expect(changeTypes).toHaveLength(23);
    expect([0, 1, 3, 7, 15, 22].map((number) => changeTypes[number])).toEqual([
      'NoChange',
      'Add',
      'DeleteObject',
      'Restore',
      'SystemUpdate',
      'Activity',
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
        change({ UniqueId: undefined, ItemId: 7, Time: '2026-02-01T09:00:00Z' }),
        change({ UniqueId: 'u3', Time: 'yesterday' }),
      ],
      5,
    );
    expect(found.map(({ ChangeType, ItemId }) => [ChangeType, ItemId])).toEqual([
      [4, 1],
      [2, 7],
    ]);
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
        { title: 'Again', webUrl: `${Url.toUpperCase()}/` },
        { name: 'Named', webUrl: 'https://nordvik.sharepoint.com/sites/b', template: null },
        { title: 'Nowhere' },
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
  });

  it('ACTIVITY-09 the path /News is left out of the frequent ones', () => {
    const card = (Url: string) => ({ Title: Url, Url, Acronym: 'X' });
    const sites = [
      'https://a/sites/News',
      'https://a/sites/newsroom',
      'https://a/News/',
      'https://a/b',
    ].map(card);
    expect(frequentSites(sites, 10).map(({ Url }) => Url)).toEqual([
      'https://a/sites/newsroom',
      'https://a/b',
    ]);
  });
});
