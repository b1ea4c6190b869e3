import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SiteChange } from '#shared/rules/sites/activity';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { RecentActivity } from '../../../src/client/features/sites/activity/RecentActivity';
import type { Exchange } from '../../../src/devTenant/control/exchange';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let exchanges: Exchange[] = [];
beforeAll(async () => {
  portal.devTenant.onExchange((exchange) => exchanges.push(exchange));
});
beforeEach(() => {
  portal.devTenant.control.reset();
  exchanges = [];
  setWidth(1_200);
});

function setWidth(width: number): void {
  Object.assign(window, { innerWidth: width });
  window.dispatchEvent(new Event('resize'));
}

const name = 'Recent activities';
const open = () => portal.show(<RecentActivity />);
const region = async () => within(await screen.findByRole('region', { name }));
const rows = async () => (await region()).findAllByRole('listitem');
const asked = (part: string) =>
  exchanges.filter(({ url }) => decodeURIComponent(url).includes(part));
const answerChanges = (value: object[]) =>
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: 'getchanges',
    status: 200,
    body: { value },
  });

it('ACTIVITY-05 ACTIVITY-07 ACTIVITY-08 ACTIVITY-09 asks for the frequent sites, then each of four for its changes, but not the news centre', async () => {
  await open();
  await rows();
  const [used] = asked('/me/insights/used');
  const query = new URL(used!.url).searchParams;
  expect([query.get('$filter'), query.get('$orderby'), query.get('$top')]).toEqual([
    "resourceVisualization/type eq 'spsite'",
    'lastUsed/lastAccessedDateTime desc',
    '11',
  ]);
  expect(JSON.stringify(used!.responseBody)).toContain('/sites/news"');
  const changes = asked('/_api/web/getchanges');
  expect(
    changes.map(({ method, url }) => [method, new URL(url).pathname.split('/')[2]]).sort(),
  ).toEqual(
    ['engineering', 'hse', 'project-aurora', 'project-green-corridor'].map((site) => [
      'POST',
      site,
    ]),
  );
  expect(changes[0]!.requestBody).toEqual({
    query: {
      View: true,
      LatestFirst: true,
      Item: true,
      Add: true,
      DeleteObject: true,
      Rename: true,
      Update: true,
      Move: true,
      Restore: true,
      FetchLimit: 200,
      RequireSecurityTrim: true,
    },
  });
});

it('ACTIVITY-08 asks three sites in a medium window', async () => {
  setWidth(800);
  await open();
  await rows();
  expect(asked('/_api/web/getchanges')).toHaveLength(3);
});

it('ACTIVITY-02 ACTIVITY-06 ACTIVITY-16 shows the last two changes of each site: who did what with which file, when and where; then more', async () => {
  await open();
  const shown = await rows();
  expect(shown).toHaveLength(8);
  const titleOf = new Map(
    portal.devTenant.company.documents.map(({ uniqueId, title, name: file, itemId }) => [
      uniqueId,
      itemId > 1 ? title : file,
    ]),
  );
  const verbs = ['', 'added', 'updated', 'deleted', 'renamed', 'moved', 'moved', 'restored'];
  const expected = asked('/_api/web/getchanges').flatMap(({ responseBody }) => {
    const { value } = responseBody as { value: SiteChange[] };
    return [...new Map([...value].reverse().map((change) => [change.UniqueId, change])).values()]
      .sort((one, other) => (one.Time < other.Time ? 1 : -1))
      .slice(0, 2);
  });
  const sentences = expected
    .sort((one, other) => (one.Time < other.Time ? 1 : -1))
    .map(
      ({ Editor, ChangeType, UniqueId }) =>
        `${Editor} ${verbs[ChangeType]} ${titleOf.get(UniqueId!)}`,
    );
  await waitFor(() =>
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      sentences.map((sentence) => expect.stringContaining(sentence) as string),
    ),
  );
  const times = shown.map((row) => row.querySelector('time')!.dateTime);
  expect(times).toEqual([...times].sort().reverse());
  fireEvent.click((await region()).getByRole('button', { name: 'Show more' }));
  expect((await rows()).length).toBeGreaterThan(8);
});

it.each([
  [1, 'added'],
  [2, 'updated'],
  [3, 'deleted'],
  [4, 'renamed'],
  [5, 'moved'],
  [6, 'moved'],
  [7, 'restored'],
])(
  'ACTIVITY-03 ACTIVITY-16 a change of type %d reads "Ada Berg %s" and the title',
  async (ChangeType, verb) => {
    const document = portal.devTenant.company.documents.find(({ itemId }) => itemId > 1)!;
    answerChanges([
      {
        ...{ ChangeType, Editor: 'Ada Berg', Time: new Date().toISOString(), SiteId: 'site' },
        ...{ UniqueId: document.uniqueId, ListId: 'list', ItemId: document.itemId },
      },
    ]);
    await open();
    const sentence = `Ada Berg ${verb} ${document.title}`;
    await waitFor(async () => expect((await rows())[0]).toHaveTextContent(sentence));
  },
);

it('ACTIVITY-04 ACTIVITY-15 other types, internal files and earlier changes of a thing are not listed', async () => {
  const Time = new Date().toISOString();
  const change = (ChangeType: number, UniqueId: string, more: object = {}) => ({
    ...{ ChangeType, UniqueId, Time, SiteId: 'site', Editor: 'Ada Berg', ...more },
  });
  const others = [0, ...Array.from({ length: 15 }, (_, index) => index + 8)];
  answerChanges([
    ...others.map((type) => change(type, `other-${type}`)),
    change(2, 'internal', { ServerRelativeUrl: '/sites/x/_catalogs/masterpage/a.js' }),
    change(1, 'plan', { Time: '2026-01-01T08:00:00Z' }),
    change(4, 'plan', { ServerRelativeUrl: '/sites/x/Docs/Plan.docx' }),
  ]);
  await open();
  const shown = await rows();
  expect(shown).toHaveLength(4);
  for (const row of shown) expect(row).toHaveTextContent('Ada Berg renamed Plan.docx');
});

it('ACTIVITY-11 the ids are divided over several searches where one text would be too long', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'].map((letter) => letter.repeat(1_000));
  const Time = new Date().toISOString();
  answerChanges(ids.map((UniqueId) => ({ ...{ ChangeType: 2, Time, SiteId: 'site', UniqueId } })));
  await open();
  // A page that was left may still ask for its own.
  const texts = () =>
    asked('/_api/search/postquery')
      .map(
        ({ requestBody }) => (requestBody as { request: { Querytext: string } }).request.Querytext,
      )
      .filter((text) => ids.some((id) => text.includes(id)));
  await waitFor(() => expect(texts()).toHaveLength(2));
  expect(Math.max(...texts().map(({ length }) => length))).toBeLessThan(4_096);
  expect(
    texts()
      .flatMap((text) => [...text.matchAll(/"([^"]+)"/g)].map(([, id]) => id))
      .sort(),
  ).toEqual(ids);
});

it('ACTIVITY-10 ACTIVITY-12 titles come from one search for all ids; what it does not know comes from the lists, in one batch', async () => {
  await open();
  await rows();
  await waitFor(() => expect(asked('/_api/search/postquery')).toHaveLength(1));
  const searches = asked('/_api/search/postquery');
  const { request } = searches[0]!.requestBody as { request: Record<string, unknown> };
  expect(request).toEqual({
    Querytext: expect.stringMatching(/^UniqueId:"[0-9a-f-]{36}"( OR UniqueId:"[0-9a-f-]{36}")+$/),
    RowLimit: 100,
    SelectProperties: ['Title', 'Filename', 'UniqueId', 'Path'],
    TrimDuplicates: false,
    Properties: [
      { Name: 'EnableDynamicGroups', Value: { BoolVal: true, QueryPropertyValueTypeIndex: 3 } },
    ],
  });
  portal.devTenant.control.fail({ service: 'sharepoint', path: 'postquery', status: 500 });
  exchanges = [];
  await open();
  await waitFor(() => expect(asked('/items/').length).toBeGreaterThan(2));
  const items = asked('/items/');
  expect(items.every(({ inBatch }) => inBatch)).toBe(true);
  expect(items.map(({ status }) => status)).toEqual(items.map(() => 200));
  expect(new URL(items[0]!.url).pathname).toMatch(
    /\/v1\.0\/sites\/[^/]+\/lists\/[0-9a-f-]{36}\/items\/\d+$/,
  );
  expect(new URL(items[0]!.url).search).toBe(
    '?$expand=fields($select=FileLeafRef)&$select=fields,id,webUrl',
  );
  const batches = asked('/$batch').filter(({ requestBody }) =>
    JSON.stringify(requestBody).includes('/items/'),
  );
  expect(batches).toHaveLength(1);
});

it('SEARCH-27 titles are read by the property names that the settings give', async () => {
  await storeSetting(portal, 'searchManagedProperties', { title: 'UniqueId' });
  await open();
  await waitFor(() => expect(asked('/_api/search/postquery')).toHaveLength(1));
  const { request } = asked('/_api/search/postquery')[0]!.requestBody as { request: object };
  expect(request).toMatchObject({ SelectProperties: ['UniqueId', 'Filename', 'Path'] });
  const isNamed = /(created|updated|renamed) \{?[0-9a-f]{8}-/i;
  await waitFor(async () =>
    expect((await rows()).filter(({ textContent }) => isNamed.test(textContent))).not.toEqual([]),
  );
  await storeSetting(portal, 'searchManagedProperties', {});
});

it.each([
  ['hangs', { silence: 'hang' as const }],
  ['fails', { status: 503 }],
])(
  'ACTIVITY-10 where the search %s the rows are there, named by their files, and can be opened',
  async (_what, failure) => {
    const { control } = portal.devTenant;
    control.fail({ service: 'sharepoint', path: 'postquery', ...failure });
    await open();
    const shown = await rows();
    expect(shown).toHaveLength(8);
    for (const row of shown) expect(row).toHaveTextContent(/\.(docx|xlsx|pptx|pdf|mpp)/);
    const link = within(shown[0]!).getByRole('link', { name: /, opens in a new tab$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(document.querySelector('[role="alert"]')).toBeNull();
  },
);

it('ACTIVITY-10 rows whose names come later hold their place, and are an item where none comes', async () => {
  const SiteId = '00000000-0000-4000-8000-000000000001';
  const Time = new Date().toISOString();
  answerChanges([{ SiteId, ChangeType: 2, Time, UniqueId: SiteId, Editor: 'Ada Berg' }]);
  portal.devTenant.control.latency.sharepoint = 300;
  await open();
  const [row] = await rows();
  expect(row).not.toHaveTextContent('an item');
  expect(row!.querySelectorAll('[data-skeleton]')).not.toHaveLength(0);
  await waitFor(() => expect(row).toHaveTextContent('Ada Berg updated an item'));
  expect((await rows())[0]).toBe(row);
});

it('ACTIVITY-02 a row has the photo of who made the change', async () => {
  answerChanges([
    {
      ...{ ChangeType: 2, Time: new Date().toISOString(), SiteId: 'site', UniqueId: 'plan' },
      ...{ Editor: 'Erik Lindqvist', EditorEmailHint: 'editor@nordvik.example' },
    },
  ]);
  await open();
  const [row] = await rows();
  await waitFor(() =>
    expect(row!.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^data:image/)),
  );
});

it('ACTIVITY-12 rows of a list that take the place of others have names of their own', async () => {
  const answerWith = (ItemId: number, FileLeafRef: string) => {
    const { control } = portal.devTenant;
    control.clearFailures();
    const of = { SiteId: 'site', ListId: '00000000-0000-4000-8000-000000000001' };
    const Time = new Date().toISOString();
    answerChanges([{ ...of, ItemId, ChangeType: 2, Time, Editor: 'Ada Berg' }]);
    const body = { fields: { FileLeafRef } };
    control.fail({ service: 'graph', path: `/items/${ItemId}`, status: 200, body });
  };
  const shows = (sentence: string) =>
    waitFor(async () => expect((await rows())[0]).toHaveTextContent(sentence));
  answerWith(7, 'Seven.docx');
  await open();
  await shows('Ada Berg updated Seven.docx');
  answerWith(8, 'Eight.docx');
  await act(() => invalidate('sites/activity'));
  await shows('Ada Berg updated Eight.docx');
});

it('changed items open, Office documents in the browser, and deleted ones do not', async () => {
  await open();
  const links = (
    await Promise.all((await rows()).map((row) => within(row).queryByRole('link')))
  ).filter((link) => link !== null);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('href')).toMatch(
      /\/Shared%20Documents\/.+(\.(docx|xlsx|pptx)\?web=1|\.(pdf|mpp))$/,
    );
  }
  for (const row of await rows())
    if (/ deleted /.test(row.textContent!)) expect(within(row).queryByRole('link')).toBeNull();
});

it('ACTIVITY-13 says "No recent activities found in SharePoint." when nothing has changed', async () => {
  answerChanges([]);
  await open();
  expect(
    await (await region()).findByText('No recent activities found in SharePoint.'),
  ).toBeVisible();
});

it('ACTIVITY-13 a site that did not answer is named also where the others have no changes', async () => {
  const { control } = portal.devTenant;
  answerChanges([]);
  control.fail({ service: 'sharepoint', path: '/sites/hse/_api/web/getchanges', status: 403 });
  await open();
  const part = await region();
  expect(await part.findByText('No recent activities found in SharePoint.')).toBeVisible();
  expect(part.getAllByRole('status')[0]).toHaveTextContent(/^Health/);
  expect(part.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('ACTIVITY-14 where the frequent sites cannot be had, the sites visited last stand in, and it is said', async () => {
  portal.devTenant.control.graph.insights = 'off';
  await open();
  await rows();
  expect(await (await region()).findByText(/the sites that you visited last/)).toBeVisible();
  expect(asked('recentSites')).toHaveLength(1);
});

it('ACTIVITY-14 followed sites are used where insights, recent sites and the home service are missing', async () => {
  Object.assign(portal.devTenant.control.sharePoint, { recentSites: 404, homeService: 404 });
  portal.devTenant.control.graph.insights = 'retired';
  await open();
  await rows();
  expect(await (await region()).findByText(/the sites that you follow/)).toBeVisible();
});

it('SITES-03 the home service is asked for the recent sites where nobody else knows them', async () => {
  portal.devTenant.control.sharePoint.recentSites = 404;
  portal.devTenant.control.graph.insights = 'retired';
  await open();
  await rows();
  const [recent] = asked('/api/v1/sites/recent');
  expect([...new URL(recent!.url).searchParams]).toEqual([
    ['start', '0'],
    ['count', '50'],
  ]);
  expect(recent!.requestHeaders).toHaveProperty('sphome-apicontext');
});

it('a failing site is named beside the others and can be retried; if all fail, the failure shows', async () => {
  const { control } = portal.devTenant;
  control.fail({ service: 'sharepoint', path: '/sites/hse/_api/web/getchanges', status: 403 });
  const first = await open();
  expect(await rows()).toHaveLength(6);
  const part = await region();
  expect(part.getAllByRole('status')[0]).toHaveTextContent(/^Health/);
  control.clearFailures();
  fireEvent.click(part.getByRole('button', { name: 'Try again' }));
  await waitFor(async () => expect(await rows()).toHaveLength(8));
  first.unmount();
  control.fail({ service: 'sharepoint', path: 'getchanges', status: 403 });
  await open();
  expect(await (await region()).findByText('Recent activities could not be loaded')).toBeVisible();
});

it('a busy service is waited for as long as it says, and asked once more', async () => {
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: '/sites/hse/_api/web/getchanges',
    status: 429,
    retryAfter: 1,
    times: 1,
  });
  await open();
  expect(await rows()).toHaveLength(8);
  expect(asked('/_api/web/getchanges')).toHaveLength(5);
});

it('answers without what may be missing harm nothing', async () => {
  const SiteId = '00000000-0000-4000-8000-000000000001';
  const ChangeToken = { StringValue: '1;2' };
  answerChanges([
    { ChangeToken, SiteId, ChangeType: 2, Time: '2026-03-01T08:00:00Z' },
    {
      ChangeToken,
      SiteId,
      ChangeType: 3,
      Time: '2026-03-01T08:00:00Z',
      UniqueId: SiteId,
      Editor: null,
      ServerRelativeUrl: '/sites/hse/Docs/Old%20plan.docx',
    },
  ]);
  await open();
  expect((await rows())[0]).toHaveTextContent('Somebody deleted Old plan.docx');
});
