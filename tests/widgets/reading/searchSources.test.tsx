import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { FoundRow } from '#shared/rules/search/foundRows';
import { settingDefaults } from '#shared/rules/settings/settings';
import { connection } from '../../../src/client/data/connection/connection';
import { searchSharePoint } from '../../../src/client/data/sharePoint/searchSharePoint';
import { ResultRow } from '../../../src/client/features/search/ResultRow';
import { TimeFilter } from '../../../src/client/features/search/TimeFilter';
import { clearTiles, storeTile } from '../../support/content/appTiles';
import { storeSetting, storeSettings } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import {
  rowsOf,
  searchField,
  searchSection,
  searchSettled,
  sectionNames,
  showSearch,
  watchSearches,
} from '../../support/widgets/searchDialog';
import { rulesOf } from '../../support/widgets/testRenderer';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const asked = watchSearches(portal);
/** The parameters of the searches of the index. */
const queries = () =>
  asked
    .filter(({ url }) => url.includes('/_api/search/query?'))
    .map(({ url }) => Object.fromEntries(new URL(url).searchParams));
const bodies = () => asked.map(({ requestBody }) => JSON.stringify(requestBody ?? ''));
const show = (at?: string, person?: string) => showSearch(portal, at, person);
/** Holds what is asked for these words, of whatever source, until it is let go. */
function holdSearches(words: string): () => void {
  const real = globalThis.fetch;
  let letGo: () => void = () => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (`${String(input)} ${String(init?.body)}`.includes(words)) await gone;
    return real(input, init);
  });
  return letGo;
}

it('what can be found is named in the field, with an ellipsis where it has no room', async () => {
  await show();
  const field = await searchField();
  expect(field).toHaveAttribute('placeholder', 'Search pages, people, documents and sites');
  expect(rulesOf(field).join()).toContain('text-overflow:ellipsis');
});

it('LICENCE-17 without a licence no source of Microsoft 365 is offered, not even while it is asked', async () => {
  await storeSetting(portal, 'enableWorkplaceLight', true);
  await show('/?modal=search', 'frontline');
  const field = await searchField();
  await pageRests();
  const offered = new Set<string | null>();
  const watch = new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('section > h2'))
      offered.add(textContent);
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(field);
  await userEvent.paste('onboarding');
  await screen.findAllByText('No results for “onboarding”.');
  watch.disconnect();
  await storeSetting(portal, 'enableWorkplaceLight', false);
  expect([...offered]).toEqual(['Pages and news', 'Apps and links']);
});

it('APPS-28 SEARCH-29 an app of a service that the person lacks is not found, unless nobody says so', async () => {
  await storeTile(portal, { Title: 'Quay claims', O365ServiceName: 'Nowhere' });
  await storeTile(portal, { Title: 'Quay travel', O365ServiceName: null });
  const found = async () => {
    await show('/?modal=search&q=quay');
    await searchSettled();
    const titles = rowsOf(await searchSection('Apps and links')).map(
      ({ textContent }) => /Quay (claims|travel)/.exec(textContent)?.[1],
    );
    cleanup();
    return titles.filter(Boolean);
  };
  expect(await found()).toEqual(['travel']);
  portal.devTenant.control.fail({ service: 'graph', path: 'assignedPlans', status: 403 });
  expect((await found()).sort()).toEqual(['claims', 'travel']);
  portal.devTenant.control.reset();
  await clearTiles(portal);
});

it('SEARCH-20 SEARCH-29 signs alone find nothing: the dialog says so, and asks nobody', async () => {
  await show();
  for (const text of ['?', '🎉', "'"]) {
    await userEvent.clear(await searchField());
    await userEvent.type(await searchField(), text);
    const none = await screen.findAllByText(`No results for “${text}”.`);
    expect(none.map((each) => each.role)).toEqual(['status', null]);
    expect(screen.queryByText(/^Find pages, news, people/)).toBeNull();
  }
  await pageRests();
  expect(asked).toEqual([]);
});

it('SEARCH-29 an organisation without SharePoint has no results of it, and no failures either', async () => {
  await storeTile(portal, { Title: 'Quay travel' });
  await show();
  const field = await searchField();
  jest.replaceProperty(connection().config, 'sharePointUrl', '');
  const logged = jest.spyOn(console, 'warn');
  await userEvent.type(field, 'quay');
  await searchSettled();
  expect(rowsOf(await searchSection('Apps and links'))).toHaveLength(1);
  await pageRests();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  expect(logged.mock.calls.join()).not.toContain('/_api/');
  await clearTiles(portal);
});

it('SEARCH-29 while a source has failed nobody is told that there is no result', async () => {
  portal.devTenant.control.fail({ service: 'graph', path: '/search/query', status: 403 });
  await show('/?modal=search&q=xyzzy');
  expect(await (await searchSection('Documents')).findByText(/could not be loaded/)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Searching …')).toBeNull());
  expect(screen.queryByText(/^No results/)).toBeNull();
});

it('SEARCH-19 files are searched for without the first quote too', async () => {
  await show("/?modal=search&q=captain's o'clock");
  const texts = () =>
    asked.flatMap(
      ({ requestBody }) => JSON.stringify(requestBody ?? '').match(/captain[^"]*/) ?? [],
    );
  await waitFor(() =>
    expect(texts().sort()).toEqual([
      "captains o'clock*",
      "captains o'clock* NOT FileExtension:aspx",
    ]),
  );
});

it('SEARCH-28 queries name the configured sites, and the root site of the tenant where none is', async () => {
  await storeSetting(portal, 'sharePointPagesSearchFilter', '<newsCenterSite> <coreRootSite>');
  const root = portal.devTenant.sharePointUrl;
  for (const [news, core] of [
    ['', ''],
    [`${root}/sites/news`, `${root}/sites/core`],
  ] as const) {
    await storeSettings(portal, { newsCenterSiteUrl: news, coreRootSiteUrl: core });
    cleanup();
    await show('/?modal=search&q=safety');
    await waitFor(() =>
      expect(queries().map(({ querytext }) => querytext)).toContainEqual(
        expect.stringContaining(` (${news || root} ${core || root})'`),
      ),
    );
  }
  await storeSettings(portal, {
    ...{ newsCenterSiteUrl: '', coreRootSiteUrl: '', sharePointPagesSearchFilter: '' },
  });
});

it.each([
  ['searchShowNewsAndPages', 'Pages and news'],
  ['searchShowPeople', 'People'],
  ['searchShowApps', 'Apps and links'],
  ['searchShowSharePointPages', 'SharePoint pages'],
  ['searchShowDocuments', 'Documents'],
  ['searchShowSites', 'Sites'],
])('SEARCH-08 %s switches its section off, and no other', async (setting, name) => {
  // Sections stand while their sources are asked.
  const letGo = holdSearches('xyzzy');
  const all = [
    ...['Pages and news', 'People', 'Apps and links', 'SharePoint pages', 'Documents', 'Sites'],
  ];
  await storeSetting(portal, setting, false);
  await show('/?modal=search&q=xyzzy');
  await screen.findByText('Searching …');
  expect(sectionNames()).toEqual(all.filter((section) => section !== name));
  letGo();
  await storeSetting(portal, setting, true);
});

it('SEARCH-29 a section shows rows that wait while its source is asked', async () => {
  const letGo = holdSearches('maria');
  await show('/?modal=search&q=maria');
  const people = await screen.findByRole('region', { name: 'People' });
  expect(people.querySelector('[data-skeleton]')).toBeVisible();
  letGo();
  expect(await within(people).findByRole('link', { name: /^Maria Solberg/ })).toBeVisible();
  expect(people.querySelector('[data-skeleton]')).toBeNull();
});

it('SEARCH-26 people are looked for in the result source of the setting', async () => {
  const peopleResultSourceId = '11111111-2222-3333-4444-555555555555';
  const { peopleResultSourceId: before } = settingDefaults;
  await storeSettings(portal, { peopleResultSourceId });
  await show('/?modal=search&q=xyzzy');
  await waitFor(() =>
    expect(queries()).toContainEqual(
      expect.objectContaining({
        querytext: "'xyzzy*'",
        sourceid: "'11111111-2222-3333-4444-555555555555'",
      }),
    ),
  );
  // Without one they are looked for where SharePoint has them.
  await storeSettings(portal, { peopleResultSourceId: '' });
  await show('/?modal=search&q=plugh');
  await waitFor(() =>
    expect(queries()).toContainEqual(
      expect.objectContaining({ querytext: "'plugh*'", sourceid: `'${before}'` }),
    ),
  );
  await storeSettings(portal, { peopleResultSourceId: before });
});

it('SEARCH-30 suggestions come from the result source of the setting, by default from none', async () => {
  const source = (text: string) =>
    asked
      .map(({ url }) => new URL(url))
      .filter(({ pathname }) => pathname.endsWith('/_api/search/suggest'))
      .find(({ searchParams }) => searchParams.get('querytext') === `'${text}'`)
      ?.searchParams.get('sourceid');
  await show('/?modal=search&q=paren');
  await waitFor(() => expect(source('paren')).toBeNull());
  await storeSetting(portal, 'searchSuggestionSourceId', '11111111-2222-3333-4444-555555555555');
  await show('/?modal=search&q=crew');
  await waitFor(() => expect(source('crew')).toBe("'11111111-2222-3333-4444-555555555555'"));
  await storeSetting(portal, 'searchSuggestionSourceId', '');
});

it('SEARCH-21 own earlier searches and those of others are five suggestions at most, own first', async () => {
  await show();
  for (const word of ['crew lists', 'crane'])
    await userEvent.type(await searchField(), `{Control>}a{/Control}${word}{Enter}`);
  await userEvent.type(await searchField(), '{Control>}a{/Control}c');
  const suggestions = within(await screen.findByRole('group', { name: 'Suggestions' }));
  await waitFor(() =>
    expect(suggestions.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      ...['crane', 'crew lists', 'crew rota', 'crew change', 'onboarding checklist'],
    ]),
  );
});

it('SEARCH-21 a suggestion and a recent search that are chosen by keys lead back to the field', async () => {
  await show();
  await userEvent.type(await searchField(), 'crew lists{Enter}{Control>}a{/Control}cre');
  const pressByKeys = async (name: string) => {
    (await screen.findByRole('button', { name })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await searchField()).toHaveFocus();
    expect(await searchField()).toHaveValue('crew lists');
  };
  await pressByKeys('crew lists');
  await userEvent.clear(await searchField());
  await pressByKeys('crew lists');
});

it('SEARCH-14 "Show more" asks the index for what lies behind the rows that are there', async () => {
  await show('/?modal=search&q=an');
  const people = await searchSection('People');
  await waitFor(() => expect(rowsOf(people)).toHaveLength(5));
  await userEvent.click(people.getByRole('button', { name: 'Show more: People' }));
  await waitFor(() => expect(rowsOf(people)).toHaveLength(10));
  const starts = queries()
    .filter(({ sourceid }) => sourceid)
    .map(({ startrow, rowlimit }) => [startrow, rowlimit]);
  expect(starts).toEqual([
    ['0', '5'],
    ['5', '5'],
  ]);
  expect(new Set(rowsOf(people).map((row) => row.getAttribute('href'))).size).toBe(10);
});

it('SEARCH-14 every part of a search of the index has its parameter in the address', async () => {
  const { connection } = await portal.connectAs();
  connection.setLicensed(true);
  const search = (isDescending: boolean) =>
    searchSharePoint({
      queryText: 'crew',
      ...{ rowLimit: 3, startRow: 1, selectProperties: ['Title', 'Path'] },
      refinementFilter: 'LastModifiedTime:range(2020-01-01T00:00:00Z,max)',
      sourceId: settingDefaults.peopleResultSourceId,
      sortList: [
        { property: 'Created', isDescending },
        { property: 'Size', isDescending: !isDescending },
      ],
      operation: 'Search',
    });
  await search(true);
  await search(false);
  const common = {
    querytext: "'crew'",
    ...{ rowlimit: '3', startrow: '1', selectproperties: "'Title,Path'" },
    refinementfilters: "'LastModifiedTime:range(2020-01-01T00:00:00Z,max)'",
    sourceid: "'b09a7990-05ea-4af9-81ef-edfab16c4e31'",
    properties: "'EnableDynamicGroups:true'",
    trimduplicates: 'false',
  };
  expect(queries()).toEqual([
    { ...common, sortlist: "'Created:descending,Size:ascending'" },
    { ...common, sortlist: "'Created:ascending,Size:descending'" },
  ]);
});

it('SEARCH-31 SEARCH-15 time filters are named, and narrow files and long queries of the index too', async () => {
  await storeSetting(
    portal,
    'sharePointPagesSearchFilter',
    `(Path:<tenant>${' OR Path:https://another.example/sites/long'.repeat(60)})`,
  );
  await show('/?modal=search&q=safety');
  const filter = within(await screen.findByRole('group', { name: 'Published or changed' }));
  expect(filter.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Any time', 'Last 7 days', 'Last 30 days', 'Last 90 days'],
  ]);
  await searchSettled();
  asked.length = 0;
  await userEvent.click(filter.getByRole('button', { name: 'Last 30 days' }));
  const since = () => /LastModifiedTime>=(\d{4}-\d\d-\d\d)"/.exec(bodies().join())?.[1];
  await waitFor(() => expect(since()).toBeDefined());
  const days = (Date.now() - Date.parse(since()!)) / 86_400_000;
  expect(days).toBeGreaterThanOrEqual(30);
  expect(days).toBeLessThan(31.5);
  const posted = () => asked.find(({ url }) => url.endsWith('/postquery'))?.requestBody;
  await waitFor(() =>
    expect(posted()).toMatchObject({
      request: {
        RefinementFilters: [expect.stringMatching(/^LastModifiedTime:range\(.+Z,max\)$/)],
      },
    }),
  );
  await storeSetting(portal, 'sharePointPagesSearchFilter', '');
});

afterEach(() => jest.restoreAllMocks());

it('SEARCH-31 where a phone has no room for all time filters, the chosen one is in sight', async () => {
  jest.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (
    this: HTMLElement,
  ) {
    const siblings = [...(this.parentElement?.children ?? [])];
    return this.matches('button') ? 100 * siblings.indexOf(this) : 0;
  });
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(100);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  await portal.show(<TimeFilter range="90d" setRange={() => undefined} />);
  const line = await screen.findByRole('group', { name: 'Published or changed' });
  await waitFor(() => expect(line.scrollLeft).toBe(200));
});

it.each(['page', 'news', 'person', 'app', 'link', 'document', 'site'] as const)(
  'SEARCH-09 the description of a %s is shown only while the setting is on',
  async (kind) => {
    const row: FoundRow = {
      ...{ key: 'a', kind, address: '/people' },
      title: [{ Text: 'Crane plan', IsMatch: false }],
      description: [{ Text: 'Which crane lifts what.', IsMatch: false }],
    };
    for (const isOn of [true, false]) {
      await storeSetting(portal, 'showDescriptionInSearchResult', isOn);
      cleanup();
      await portal.show(
        <Suspense>
          <ResultRow row={row} onOpen={() => undefined} />
        </Suspense>,
      );
      await screen.findByRole('link', { name: /Crane plan/ });
      expect(screen.queryAllByText('Which crane lifts what.')).toHaveLength(isOn ? 1 : 0);
    }
    await storeSetting(portal, 'showDescriptionInSearchResult', true);
  },
);

it.each([
  ['en', 'No results for “xyzzy”.'],
  ['da', 'Ingen resultater for “xyzzy”.'],
  ['nb', 'Ingen treff for «xyzzy».'],
  ['sv', 'Inga resultat för ”xyzzy”.'],
  ['fi', 'Ei tuloksia haulle ”xyzzy”.'],
])(
  'SEARCH-29 that there is no result is said in the language of the person: %s',
  async (language, words) => {
    await portal.call('member', 'PUT', '/users', { InterfaceLanguage: language });
    await show('/?modal=search&q=xyzzy');
    expect((await screen.findAllByText(words)).map((each) => each.role)).toEqual(['status', null]);
    await portal.call('member', 'PUT', '/users', { InterfaceLanguage: null });
  },
);
