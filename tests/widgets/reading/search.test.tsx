import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { settingDefaults } from '#shared/rules/settings/settings';
import { ResultRow } from '../../../src/client/features/search/ResultRow';
import { searchApps } from '../../../src/client/data/search/searchApps';
import { searchPages } from '../../../src/client/data/sharePoint/searchPages';
import { sites } from '../../../src/devTenant/company/sites';
import type { Exchange } from '../../../src/devTenant/control/exchange';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { SearchEntry } from '../../../src/client/shell/menus/SearchEntry';
import { clearTiles, storeTile } from '../../support/content/appTiles';
import { hoursFromNow, storePage, storeSetting } from '../../support/content/pages';
import { keptFor } from '../../support/widgets/keptFor';
import '../../support/widgets/newsWidgets';
import { expectConsoleError } from '../../support/unexpectedErrors';
import { setWidgetPortal, startWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let asked: Exchange[];
let stopWatching: () => void;
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
beforeEach(() => {
  // Said once by React when texts that have long been loaded are used within an event of the test.
  expectConsoleError(/suspended inside an `act` scope/);
  portal.devTenant.control.reset();
  asked = [];
  stopWatching = portal.devTenant.onExchange(
    (exchange) => void (/_api\/search\/|search\/query/.test(exchange.url) && asked.push(exchange)),
  );
});
afterEach(() => stopWatching());

/** The address that the window would show. */
const Address = () => <output>{useLocation().search}</output>;
const show = (at = '/?modal=search', person = 'member') =>
  portal.show(
    <>
      <SearchEntry />
      <ModalOutlet />
      <Address />
    </>,
    { at, person },
  );
const field = async () =>
  within(await screen.findByRole('dialog', { name: 'Search' })).findByRole('textbox', {
    name: 'Search',
  });
const section = async (name: string) => within(await screen.findByRole('region', { name }));
const rowsOf = (region: Awaited<ReturnType<typeof section>>) => region.queryAllByRole('link');
const sectionNames = () =>
  screen.queryAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
const pathsAsked = () => asked.map(({ url }) => new URL(url).pathname);
const settled = () => screen.findByText(/results? shown$/);

it('SEARCH-29 ROLE-35 a source that finds something has a section of five rows; arrow keys move over all, letters type on', async () => {
  await show('/?modal=search&q=onboarding');
  await settled();
  expect(sectionNames()).toEqual(['Pages and news', 'SharePoint pages', 'Documents']);
  expect(rowsOf(await section('Pages and news')).map((row) => row.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/pages\/content\/onboarding-in-the-portal-\d+$/),
  ]);
  expect(rowsOf(await section('Documents')).length).toBeGreaterThan(1);
  const links = screen.getAllByRole('link');
  await userEvent.click(await field());
  await userEvent.keyboard('{ArrowDown}');
  expect(links[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(links[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(await field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}s');
  expect(await field()).toHaveValue('onboardings');
});

it('SEARCH-29 "Show more" adds five rows and moves the keyboard to the first of them', async () => {
  await show('/?modal=search&q=quay');
  await settled();
  const pages = await section('Pages and news');
  expect(rowsOf(pages)).toHaveLength(5);
  await userEvent.click(pages.getByRole('button', { name: 'Show more: Pages and news' }));
  await waitFor(() => expect(rowsOf(pages)).toHaveLength(7));
  expect(rowsOf(pages)[5]).toHaveFocus();
  expect(pages.queryByRole('button')).toBeNull();
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
  await settled();
  const pages = await section('Pages and news');
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
  await userEvent.type(await field(), '  ');
  expect(await screen.findByText(/^Find pages, news, people/)).toBeVisible();
  await userEvent.type(await field(), 'onbo');
  expect(asked).toEqual([]);
  await userEvent.type(await field(), 'arding');
  await settled();
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
  await settled();
  const queries = asked
    .filter(({ url }) => url.includes('/_api/search/query?'))
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams));
  expect(queries).toContainEqual({
    querytext: "'crew*'",
    selectproperties: "'AccountName,PreferredName,WorkEmail,JobTitle,Department,OfficeNumber'",
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
  await storeSetting(portal, 'searchManagedProperties', { ...names, jobTitle: 'WorkEmail' });
  await show('/?modal=search&q=maria');
  const person = (await section('People')).findByRole('link', { name: /^Maria Solberg/ });
  expect(await person).toHaveAccessibleDescription('member@nordvik.example · Engineering · Oslo');
  await storeSetting(portal, 'searchManagedProperties', names);
});

it('CACHE-03 what was found and suggested is kept for 15 minutes', async () => {
  const { cache } = await show('/?modal=search&q=onboarding');
  await settled();
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
  await settled();
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

it('SEARCH-31 a time filter narrows what has a date, and leaves out what has none', async () => {
  await show('/?modal=search&q=quay');
  await settled();
  await userEvent.click(screen.getByRole('button', { name: 'Last 30 days' }));
  await waitFor(() =>
    expect(sectionNames()).toEqual(['Pages and news', 'SharePoint pages', 'Documents', 'Sites']),
  );
  await waitFor(async () => expect(rowsOf(await section('Pages and news'))).toHaveLength(2));
  await waitFor(() =>
    expect(
      asked.filter(({ url }) => /refinementfilters=%27LastModifiedTime%3Arange/.test(url)).length,
    ).toBe(2),
  );
});

it('a source that fails says so in its own section, and can be asked again', async () => {
  portal.devTenant.control.fail({ service: 'graph', path: '*search/query', status: 400, times: 2 });
  await show('/?modal=search&q=onboarding');
  await waitFor(async () => expect(rowsOf(await section('Pages and news'))).toHaveLength(1));
  const documents = await section('Documents');
  expect(await documents.findByRole('status')).toHaveTextContent(/Documents could not be loaded/);
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
  await settled();
  expect(sectionNames()).toEqual(['Pages and news']);
  expect(rowsOf(await section('Pages and news'))).toHaveLength(1);
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
    rowsOf(await section('Apps and links')).map((row) => row.getAttribute('href'));
  const own = ['https://claims.nordvik.example/', 'https://travel.nordvik.example/'];

  it('SEARCH-29 stand before the links of Microsoft 365', async () => {
    await show('/?modal=search&q=travel');
    await settled();
    expect(await apps()).toEqual([...own, expect.stringContaining('Travel%20booking')]);
  });

  it('SEARCH-29 are found without a licence too', async () => {
    await show('/?modal=search&q=travel', 'frontline');
    await settled();
    expect(await apps()).toEqual(own);
    expect(asked).toEqual([]);
  });

  it('SEARCH-29 are shown while Microsoft 365 refuses its links, which are named and asked for once more', async () => {
    portal.devTenant.control.fail({ service: 'graph', path: '/search/query', status: 403 });
    await show('/?modal=search&q=travel');
    await waitFor(async () => expect(await apps()).toEqual(own));
    const found = await section('Apps and links');
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
  await settled();
  expect(sectionNames()).toEqual(['Pages and news']);
  expect(screen.getByText('How the first week goes.')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Search all of SharePoint for “onboarding”' }),
  ).toHaveAttribute('href', 'https://search.example/results?k=1&q=onboarding');
  shown.unmount();
  await storeSetting(portal, 'showDescriptionInSearchResult', false);
  await show('/?modal=search&q=onboarding');
  await settled();
  expect(screen.queryByText('How the first week goes.')).toBeNull();
  for (const key of [...Object.keys(changed), 'showDescriptionInSearchResult'])
    await storeSetting(portal, key, true);
  await storeSetting(portal, 'searchCenterUrl', '');
});

it('SEARCH-12 SEARCH-13 SEARCH-21 suggestions come from SharePoint, and it hears which result was opened', async () => {
  await show('/?modal=search&q=paren');
  const suggestions = within(await screen.findByRole('group', { name: 'Suggestions' }));
  expect(asked.find(({ url }) => url.includes('/suggest'))!.url).toMatch(
    /\/_api\/search\/suggest\?querytext='paren'&inumberofquerysuggestions=5&fhithighlighting=false$|querytext=%27paren%27&inumberofquerysuggestions=5&fhithighlighting=false$/,
  );
  await userEvent.click(suggestions.getByRole('button', { name: 'parental leave' }));
  expect(await field()).toHaveValue('parental leave');
  const row = await (
    await section('SharePoint pages')
  ).findByRole('link', { name: /^Parental leave/ });
  await userEvent.click(row);
  await waitFor(() => expect(pathsAsked()).toContain('/_api/search/recordpageclick'));
  expect(asked.find(({ url }) => url.includes('recordpageclick'))).toMatchObject({
    method: 'GET',
    status: 200,
  });
});

it('recent searches of the person are kept on the device until they are cleared', async () => {
  const shown = await show();
  await userEvent.type(await field(), 'onboarding{Enter}');
  await settled();
  shown.unmount();
  const again = await portal.show(<ModalOutlet />, { at: '/?modal=search', keepCache: true });
  await userEvent.click(await screen.findByRole('button', { name: 'onboarding' }));
  await settled();
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
    const all = (rowLimit: number, queryText: string) =>
      searchPages({
        queryText,
        rowLimit,
        selectProperties: ['Path'],
        sortBy: 'FirstPublishedDate',
        operation: 'All',
      });
    const hits = await all(1_200, 'ContentTypeId:0x0101*');
    expect(new Set(hits.map(({ Path }) => Path)).size).toBe(1_200);
    expect(parts).toEqual(
      [500, 500, 200].map((RowLimit, index) =>
        expect.objectContaining(index === 0 ? { RowLimit } : { RowLimit, StartRow: index * 500 }),
      ),
    );
    const some = async (startRow: number, rowLimit: number) =>
      (
        await searchPages({
          queryText: 'ContentTypeId:0x0101*',
          startRow,
          rowLimit,
          selectProperties: ['Path'],
          sortBy: 'FirstPublishedDate',
          operation: 'Some',
        })
      ).map(({ Path }) => Path);
    expect(await some(10, 5)).toEqual((await some(0, 15)).slice(10));
    parts.length = 3;
    expect((await all(1_200, 'contentclass:STS_Site')).length).toBe(sites.length);
    expect(parts).toHaveLength(4);
  } finally {
    await large.stop();
    globalThis.visit(portal.url);
  }
});
