import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { managedProperties } from '#shared/rules/search/searchProperties';
import { settingDefaults } from '#shared/rules/settings/settings';
import { tileEditing } from '../../../src/client/features/appTiles/edit/tileEditing';
import { pageEditing } from '../../../src/client/features/page/edit/pageEditing';
import { ResultRow } from '../../../src/client/features/search/ResultRow';
import { takeTracked } from '../../../src/client/data/tracking';
import { searchApps } from '../../../src/client/data/search/searchApps';
import { searchPages } from '../../../src/client/data/sharePoint/searchPages';
import { sites } from '../../../src/devTenant/company/sites';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { clearTiles, storeTile } from '../../support/content/appTiles';
import { hoursFromNow, storePage, storeSetting } from '../../support/content/pages';
import { keptFor } from '../../support/widgets/keptFor';
import '../../support/widgets/newsWidgets';
import {
  rowsOf,
  searchField,
  searchSection,
  searchSettled,
  sectionNames,
  showSearch,
  watchSearches,
} from '../../support/widgets/searchDialog';
import { setWidgetPortal, startWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const asked = watchSearches(portal);
beforeAll(async () => {
  await storeSetting(portal, 'enableWorkplaceLight', true);
  await storePage(portal, {
    Title: 'Onboarding in the portal',
    Content: '<p>How the first week goes.</p>',
    PageType: 0,
  });
  for (let index = 1; index <= 7; index += 1)
    await storePage(portal, { Title: `Quay ${index}`, PublishingDate: hoursFromNow(-index * 300) });
});

type Cells = { Key: string; Value: string }[];
interface SearchAnswer {
  Properties?: Cells;
  PrimaryQueryResult?: { RelevantResults: { Table: { Rows: { Cells: Cells }[] } } };
}
const show = (at?: string, person?: string) => showSearch(portal, at, person);
const pathsAsked = () => asked.map(({ url }) => new URL(url).pathname);

it('SEARCH-29 ROLE-35 a source that finds something has a section of five rows; arrow keys move over all, letters type on', async () => {
  await show('/?modal=search&q=onboarding');
  await searchSettled();
  expect(sectionNames()).toEqual(['Pages and news', 'SharePoint pages', 'Documents']);
  expect(
    rowsOf(await searchSection('Pages and news')).map((row) => row.getAttribute('href')),
  ).toEqual([expect.stringMatching(/^\/pages\/content\/onboarding-in-the-portal-\d+$/)]);
  expect(rowsOf(await searchSection('Documents')).length).toBeGreaterThan(1);
  const links = screen.getAllByRole('link');
  await userEvent.click(await searchField());
  await userEvent.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(links[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(await searchField()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}s');
  expect(await searchField()).toHaveValue('onboardings');
});

it('SEARCH-29 "Show more" adds five rows and moves the keyboard to the first of them', async () => {
  await show('/?modal=search&q=quay');
  await searchSettled();
  const pages = await searchSection('Pages and news');
  expect(rowsOf(pages)).toHaveLength(5);
  await userEvent.click(pages.getByRole('button', { name: 'Show more: Pages and news' }));
  await waitFor(() => expect(rowsOf(pages)).toHaveLength(7));
  expect(rowsOf(pages)[5]).toHaveFocus();
  expect(pages.queryByRole('button')).toBeNull();
});

it('CACHE-17 a page and an app that were deleted here are not found again from the cache', async () => {
  const page = await storePage(portal, { Title: 'Anchorage closed' });
  const tile = await storeTile(portal, { Title: 'Anchorage plan' });
  const find = (keepCache: boolean) =>
    portal.show(<ModalOutlet />, {
      at: '/?modal=search&q=anchorage',
      person: 'editor',
      keepCache,
    });
  const before = await find(false);
  await searchSettled();
  expect(sectionNames()).toEqual(['Pages and news', 'Apps and links']);
  before.unmount();
  await portal.call('editor', 'DELETE', `/pages/${page.Id}`);
  await pageEditing.refresh();
  await portal.call('admin', 'DELETE', `/apptiles/${tile.Id}`);
  await tileEditing.refresh();
  await find(true);
  expect(await screen.findAllByText('No results for “anchorage”.')).not.toEqual([]);
  expect(sectionNames()).toEqual([]);
});

it('"Show more" leaves the keyboard at the last row where the next part fails or is empty', async () => {
  const real = globalThis.fetch;
  let answer = () => new Response('{}', { status: 500 });
  const further = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      /\/pages\/search\?.*skip=5\b/.test(String(input)) ? answer() : real(input, init),
    );
  await show('/?modal=search&q=quay');
  await searchSettled();
  const pages = await searchSection('Pages and news');
  await userEvent.click(pages.getByRole('button', { name: 'Show more: Pages and news' }));
  const again = await pages.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(rowsOf(pages)[4]).toHaveFocus());
  answer = () => Response.json({ Pages: [], HasMore: false });
  await userEvent.click(again);
  await waitFor(() => expect(pages.queryByRole('button')).toBeNull());
  await waitFor(() => expect(screen.getByRole('region', { name: 'Pages and news' })).toHaveFocus());
  further.mockRestore();
});

it('SEARCH-20 SEARCH-22 SEARCH-05 a search needs a word, starts half a second after the last letter and stands in the address', async () => {
  await show();
  await userEvent.type(await searchField(), '  ');
  expect(await screen.findByText(/^Find pages, news, people/)).toBeVisible();
  await userEvent.type(await searchField(), 'onbo');
  expect(asked).toEqual([]);
  await userEvent.type(await searchField(), 'arding');
  await searchSettled();
  expect(pathsAsked().filter((path) => path.endsWith('/suggest'))).toHaveLength(1);
  expect(
    asked
      .map(({ url, requestBody }) => decodeURIComponent(url) + JSON.stringify(requestBody ?? ''))
      .every((text) => /onboarding/.test(text)),
  ).toBe(true);
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent('?modal=search&q=onboarding'),
  );
});

it('SEARCH-14 SEARCH-15 SEARCH-16 SEARCH-26 each source has its own request: the index by GET, people by source, files and bookmarks', async () => {
  await show('/?modal=search&q=crew');
  await searchSettled();
  const queries = asked
    .filter(({ url }) => url.includes('/_api/search/query?'))
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  expect(queries).toContainEqual({
    querytext: "'crew*'",
    selectproperties: "'AccountName,PreferredName,WorkEmail,JobTitle,Department,OfficeNumber,Path'",
    sourceid: "'b09a7990-05ea-4af9-81ef-edfab16c4e31'",
    properties: "'EnableDynamicGroups:true'",
    rowlimit: '5',
    startrow: '0',
    trimduplicates: 'false',
  });
  expect(queries).toHaveLength(3);
  const bodies = asked
    .filter(({ url }) => url.endsWith('/search/query'))
    .map(({ requestBody }) => requestBody as { requests: { entityTypes: string[] }[] });
  expect(
    bodies.map(({ requests }) => requests.map(({ entityTypes }) => entityTypes)).sort(),
  ).toEqual([[['bookmark']], [['driveItem', 'listItem']]]);
});

it('SEARCH-19 SEARCH-23 SEARCH-24 the index is asked for pages and news, without the first quote', async () => {
  await show("/?modal=search&q=captain's");
  const texts = () => asked.map(({ url }) => new URL(url).searchParams.get('querytext'));
  await waitFor(() =>
    expect(texts()).toEqual(
      expect.arrayContaining([
        "'captains'",
        "'captains* ContentTypeId:0x0101009D1CB255DA76424F860D91F20E6C4118* (PromotedState:0 OR PromotedState:2)'",
      ]),
    ),
  );
});

it('SEARCH-25 SEARCH-27 PEOPLE-30 people are described by the properties that the settings name', async () => {
  const names = settingDefaults.searchManagedProperties;
  const own = { ...names, jobTitle: 'WorkEmail', office: 'RefinableString09' };
  await storeSetting(portal, 'searchManagedProperties', own);
  await show('/?modal=search&q=maria');
  const person = (await searchSection('People')).findByRole('link', { name: /^Maria Solberg/ });
  expect(await person).toHaveAccessibleDescription('member@nordvik.example · Engineering');
  expect(asked.filter(({ url }) => url.includes('RefinableString09'))).not.toEqual([]);
  await storeSetting(portal, 'searchManagedProperties', names);
});

it('CACHE-03 what was found and suggested is kept for 15 minutes', async () => {
  const { cache } = await show('/?modal=search&q=onboarding');
  await searchSettled();
  const kept = () => [...keptFor(cache, 'search'), ...keptFor(cache, 'search/suggestions')];
  await waitFor(() => expect(kept()).toHaveLength(7));
  expect(new Set(kept())).toEqual(new Set([15 * 60_000]));
});

it('SEARCH-15 SEARCH-28 a query too long for an address goes as a body, its placeholders filled in', async () => {
  await storeSetting(
    portal,
    'sharePointPagesSearchFilter',
    `(Path:<newsCenterSite> OR Path:<tenant>${' OR Path:https://another.example/sites/long'.repeat(60)})`,
  );
  await show('/?modal=search&q=safety');
  await searchSettled();
  const posted = asked.find(({ url }) => url.endsWith('/postquery'))?.requestBody as {
    request: Record<string, unknown>;
  };
  expect(posted.request).toMatchObject({
    RowLimit: 5,
    Properties: [
      { Name: 'EnableDynamicGroups', Value: { BoolVal: true, QueryPropertyValueTypeIndex: 3 } },
    ],
    TrimDuplicates: false,
    SelectProperties: expect.arrayContaining(['Title', 'Path', 'PromotedState']),
  });
  expect(posted.request.Querytext).toContain(`Path:${portal.devTenant.sharePointUrl}`);
  await storeSetting(portal, 'sharePointPagesSearchFilter', '');
});

it('SEARCH-14 SEARCH-31 a time filter narrows what has a date, and leaves out what has none', async () => {
  await show('/?modal=search&q=quay');
  await searchSettled();
  await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
  await waitFor(() =>
    expect(sectionNames()).toEqual(['Pages and news', 'SharePoint pages', 'Documents', 'Sites']),
  );
  await waitFor(async () => expect(rowsOf(await searchSection('Pages and news'))).toHaveLength(2));
  await waitFor(() =>
    expect(
      asked.filter(({ url }) => /refinementfilters=%27LastModifiedTime%3Arange/.test(url)).length,
    ).toBe(2),
  );
});

it('a source that fails says so in its own section, and can be asked again', async () => {
  portal.devTenant.control.fail({ service: 'graph', path: '*search/query', status: 400 });
  await show('/?modal=search&q=onboarding');
  await waitFor(async () => expect(rowsOf(await searchSection('Pages and news'))).toHaveLength(1));
  const documents = await searchSection('Documents');
  expect(await documents.findByRole('status')).toHaveTextContent(/Documents could not be loaded/);
  portal.devTenant.control.clearFailures();
  await userEvent.click(documents.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rowsOf(documents).length).toBeGreaterThan(1));
});

it('what is found without an address is shown, and is no link that leads nowhere', async () => {
  const row = {
    key: 'a',
    kind: 'document' as const,
    address: '',
    title: [{ Text: 'Crane plan', IsMatch: false }],
    description: [],
  };
  await portal.show(
    <Suspense>
      <ResultRow row={row} onOpen={() => undefined} />
    </Suspense>,
  );
  expect(await screen.findByText('Crane plan')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('SEARCH-29 with no result at all the dialog says for what', async () => {
  await show('/?modal=search&q=xyzzy');
  expect(
    await screen.findByText('No results for “xyzzy”.', { selector: 'span:not([role])' }),
  ).toBeVisible();
  expect(sectionNames()).toEqual([]);
});

it('LICENCE-17 ROLE-48 SEARCH-29 a person without a licence searches the portal alone, and nothing of Microsoft 365 is asked', async () => {
  await show('/?modal=search&q=onboarding', 'frontline');
  await searchSettled();
  expect(sectionNames()).toEqual(['Pages and news']);
  expect(rowsOf(await searchSection('Pages and news'))).toHaveLength(1);
  expect(asked).toEqual([]);
});

describe('the portal’s own apps', () => {
  beforeEach(async () => {
    for (const Title of ['Travel insurance', 'Claims'])
      await storeTile(portal, {
        Title,
        Description: 'For every business travel',
        Url: `https://${Title.slice(0, 6).toLowerCase()}.nordvik.example/`,
      });
  });
  afterEach(() => clearTiles(portal));
  const apps = async () =>
    rowsOf(await searchSection('Apps and links')).map((row) => row.getAttribute('href'));
  const own = ['https://claims.nordvik.example/', 'https://travel.nordvik.example/'];

  it('SEARCH-29 stand before the links of Microsoft 365', async () => {
    await show('/?modal=search&q=travel');
    await searchSettled();
    expect(await apps()).toEqual([...own, expect.stringContaining('Travel%20booking')]);
  });

  it('SEARCH-29 are found without a licence too', async () => {
    await show('/?modal=search&q=travel', 'frontline');
    await searchSettled();
    expect(await apps()).toEqual(own);
    expect(asked).toEqual([]);
  });

  it('TRACK-04 count as opened when they are, without the query; other rows do not', async () => {
    await storeTile(portal, { Title: 'Trips', Url: 'https://trips.nordvik.example/new?by=travel' });
    await show('/?modal=search&q=tr');
    await searchSettled();
    const rows = rowsOf(await searchSection('Apps and links'));
    const [app, link] = [/trips/, /Travel%20booking/].map((address) =>
      rows.find((row) => address.test(row.getAttribute('href')!)),
    );
    takeTracked(50);
    for (const row of [app!, link!]) {
      row.addEventListener('click', (event) => event.preventDefault());
      await userEvent.click(row);
    }
    expect(takeTracked(50).filter(({ Name }) => Name === 'AppClick')).toEqual([
      expect.objectContaining({
        Link: 'https://trips.nordvik.example/new',
        ComponentId: 'appTiles',
      }),
    ]);
  });

  it('SEARCH-29 are shown while Microsoft 365 refuses its links, which are named and asked for once more', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/search/query', status: 403 });
    await show('/?modal=search&q=travel');
    await waitFor(async () => expect(await apps()).toEqual(own));
    const found = await searchSection('Apps and links');
    expect(found.getByText('The links of Microsoft 365 could not be loaded.')).toBeVisible();
    portal.devTenant.control.reset();
    await userEvent.click(found.getByRole('button', { name: 'Try again' }));
    await waitFor(async () =>
      expect(await apps()).toEqual([...own, expect.stringContaining('Travel%20booking')]),
    );
    expect(found.queryByText(/could not be loaded/)).toBeNull();
    expect(found.getAllByRole('link')[0]).toHaveFocus();
  });

  it('a further part that would begin where the own apps end fails without them, and shows nothing twice', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const real = globalThis.fetch;
    const broken = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) =>
        String(input).includes('/apptiles/suggestions')
          ? new Response('{}', { status: 500 })
          : real(input, init),
      );
    const { connection } = await portal.connectAs();
    connection.setLicensed(true);
    const part = (start: number) =>
      searchApps({
        text: 'travel',
        start,
        amount: 5,
        operation: 'Apps',
        since: undefined,
        settings: settingDefaults,
        signal: AbortSignal.timeout(10_000),
      });
    await expect(part(0)).resolves.toMatchObject({
      rows: [expect.anything()],
      hasMore: false,
      missing: { source: 'apps' },
    });
    await expect(part(5)).rejects.toMatchObject({ failure: { status: 500 } });
    broken.mockRestore();
    warn.mockRestore();
  });
});

it('SEARCH-08 SEARCH-09 SEARCH-30 sections, descriptions and the way to the search center follow the settings', async () => {
  const changed = {
    searchShowPeople: false,
    searchShowApps: false,
    searchShowSharePointPages: false,
    searchShowDocuments: false,
    searchShowSites: false,
  };
  for (const [key, value] of Object.entries({
    ...changed,
    searchCenterUrl: 'https://search.example/results?k=1',
  }))
    await storeSetting(portal, key, value);
  const shown = await show('/?modal=search&q=onboarding');
  await searchSettled();
  expect(sectionNames()).toEqual(['Pages and news']);
  expect(screen.getByText('How the first week goes.')).toBeVisible();
  expect(
    await screen.findByRole('link', { name: 'Search all of SharePoint for “onboarding”' }),
  ).toHaveAttribute('href', 'https://search.example/results?k=1&q=onboarding');
  shown.unmount();
  await storeSetting(portal, 'showDescriptionInSearchResult', false);
  await show('/?modal=search&q=onboarding');
  await searchSettled();
  expect(screen.queryByText('How the first week goes.')).toBeNull();
  for (const key of [...Object.keys(changed), 'showDescriptionInSearchResult'])
    await storeSetting(portal, key, true);
  await storeSetting(portal, 'searchCenterUrl', '');
});

/** The ids that the index gives to what stands at an address, and to the answer with it. */
function idsOf(address: string | null) {
  for (const { responseBody } of [...asked].reverse()) {
    const { Properties, PrimaryQueryResult } = (responseBody ?? {}) as SearchAnswer;
    const rows = PrimaryQueryResult?.RelevantResults.Table.Rows.map(({ Cells }) => Cells) ?? [];
    const found = rows.find((cells) => cells.some(({ Value }) => Value === address));
    if (found) return [...found, ...Properties!].filter(({ Key }) => /^DocId|^piPage/.test(Key));
  }
  return [];
}

it('SEARCH-12 SEARCH-13 SEARCH-21 suggestions come from SharePoint, and it hears which result was opened', async () => {
  await show('/?modal=search&q=paren');
  const suggestions = within(await screen.findByRole('group', { name: 'Suggestions' }));
  expect(asked.find(({ url }) => url.includes('/suggest'))!.url).toMatch(
    /\/_api\/search\/suggest\?querytext='paren'&inumberofquerysuggestions=5&fhithighlighting=false$|querytext=%27paren%27&inumberofquerysuggestions=5&fhithighlighting=false$/,
  );
  await userEvent.click(suggestions.getByRole('button', { name: 'parental leave' }));
  expect(await searchField()).toHaveValue('parental leave');
  const row = await (
    await searchSection('SharePoint pages')
  ).findByRole('link', { name: /^Parental leave/ });
  await userEvent.click(row);
  await waitFor(() => expect(pathsAsked()).toContain('/_api/search/recordpageclick'));
  const clicked = asked.find(({ url }) => url.includes('recordpageclick'))!;
  expect(clicked).toMatchObject({ method: 'GET', status: 200 });
  const { searchParams } = new URL(clicked.url);
  expect(searchParams.get('immediacyUrl')).toBe(`'${row.getAttribute('href')}'`);
  const names = ['clickedResultId', 'pageInfo', 'blockType'];
  const ids = idsOf(row.getAttribute('href')).map(({ Value }) => `'${Value}'`);
  expect(names.map((name) => searchParams.get(name))).toEqual([...ids, '2']);
});

it('recent searches of the person are kept on the device until they are cleared', async () => {
  const shown = await show();
  await userEvent.type(await searchField(), 'onboarding{Enter}');
  await searchSettled();
  shown.unmount();
  const again = await portal.show(<ModalOutlet />, { at: '/?modal=search', keepCache: true });
  await userEvent.click(await screen.findByRole('button', { name: 'onboarding' }));
  await searchSettled();
  again.unmount();
  await portal.show(<ModalOutlet />, { at: '/?modal=search', keepCache: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(screen.queryByRole('button', { name: 'onboarding' })).toBeNull();
  expect(screen.getByText(/^Find pages, news, people/)).toBeVisible();
  await waitFor(() => expect(screen.getByText(/^Find pages, news, people/)).toHaveFocus());
});

it('SEARCH-18 a search for more rows than one answer holds is read in parts of 500 until all are there', async () => {
  const large = await startWidgetPortal({ size: 'large' });
  try {
    const parts: unknown[] = [];
    large.devTenant.onExchange(
      ({ url, requestBody }) =>
        void (
          url.endsWith('/postquery') &&
          parts.push((requestBody as { request: { StartRow?: number; RowLimit: number } }).request)
        ),
    );
    const { connection } = await large.connectAs();
    connection.setLicensed(true);
    const search = (part: { queryText: string; rowLimit: number; startRow?: number }) =>
      searchPages({
        ...part,
        selectProperties: ['Path'],
        names: managedProperties,
        sortBy: 'FirstPublishedDate',
        operation: 'All',
      });
    const all = (rowLimit: number, queryText: string) => search({ queryText, rowLimit });
    const hits = await all(1_200, 'ContentTypeId:0x0101*');
    expect(new Set(hits.map(({ Path }) => Path)).size).toBe(1_200);
    expect(parts).toEqual(
      [500, 500, 200].map((RowLimit, index) =>
        expect.objectContaining(index === 0 ? { RowLimit } : { RowLimit, StartRow: index * 500 }),
      ),
    );
    const some = async (startRow: number, rowLimit: number) =>
      (await search({ queryText: 'ContentTypeId:0x0101*', startRow, rowLimit })).map(
        ({ Path }) => Path,
      );
    expect(await some(10, 5)).toEqual((await some(0, 15)).slice(10));
    parts.length = 3;
    expect((await all(1_200, 'contentclass:STS_Site')).length).toBe(sites.length);
    expect(parts).toHaveLength(4);
  } finally {
    await large.stop();
    globalThis.visit(portal.url);
  }
});
