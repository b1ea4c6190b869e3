import { useState } from 'react';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { channelProperty, languageProperty } from '#shared/rules/news/newsQueries';
import { connection } from '../../../src/client/data/connection/connection';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { PageCenterPage } from '../../../src/client/pages/PageCenterPage';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { hoursFromNow, storePage, storeSettings, storeTerm } from '../../support/content/pages';
import { openPageEditor } from '../../support/widgets/pageEditor';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal, type Visit } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(async () => {
  await storePage(portal, { Title: 'Of the portal', PublishingDate: hoursFromNow(0) });
  await storePage(portal, { Title: 'House rules', PageType: 0, PublishingDate: hoursFromNow(0) });
});
beforeEach(async () => {
  resizeTo(1_440);
  portal.devTenant.control.reset();
  await storeSettings(portal, {
    enableWorkplaceLight: true,
    newsNumberOfDaysBack: 365,
    newsArchiveFilter: '',
    newsCenterSiteUrl: `${portal.devTenant.sharePointUrl}/sites/news`,
    enableLanguageFilteringForSharepointPages: false,
    showFilterInNewsCenter: true,
  });
});

const search = '/_api/search/postquery';
const asked = () =>
  portal.devTenant.control
    .requests('sharepoint', search)
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => path);
const articles = () => screen.queryAllByRole('article').map((each) => within(each));
const links = () =>
  articles().map((article) => article.getByRole('link').getAttribute('href') ?? '');
const ofSharePoint = () =>
  links().filter((href) => href.startsWith(portal.devTenant.sharePointUrl));

/** The News Center, opened when the configuration is as wanted. */
function Later() {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? <NewsCenterPage /> : <button onClick={() => setOpen(true)}>Open</button>;
}

async function open(visit: Visit = {}, Page = NewsCenterPage) {
  const shown = await portal.show(<Page />, { at: '/pages/news', ...visit });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

it('PAGES-015 PAGES-023 PAGES-045 PAGES-046 PAGES-101 in light mode licensed people get SharePoint’s pages between the portal’s, from its search', async () => {
  await open();
  await waitFor(() => expect(links()).toHaveLength(5));
  expect(asked()).toHaveLength(1);
  expect(links()[0]).toMatch(/^\/pages\/news\/of-the-portal-\d+$/);
  expect(ofSharePoint()).toHaveLength(4);
  expect(ofSharePoint().every((href) => href.includes('/sites/news/'))).toBe(true);
  const row = articles()[1]!;
  expect(row.getByText('SharePoint page')).toBeVisible();
  expect(row.getByText('SharePoint page').querySelector('svg')).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('target', '_blank');
  const times = screen.getAllByRole('time').map((time) => time.getAttribute('datetime')!);
  expect(times).toEqual([...times].sort().reverse());
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(links().length).toBeGreaterThan(5));
  expect(asked()).toHaveLength(1);
});

it('PAGES-008 a list that is still on its way says that it is loading, and not that nothing matches', async () => {
  await storeSettings(portal, { enableWorkplaceLight: false });
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).endsWith('/pages/query/center')) await held;
    return real(input, init);
  });
  await open();
  const placeholder = () => screen.queryByRole('progressbar', { name: 'Loading The news list' });
  await waitFor(() => expect(placeholder()).toBeVisible());
  expect(screen.queryByText('No pages found')).toBeNull();
  release();
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(placeholder()).toBeNull();
});

it('PAGES-004 NEWS-31 where there is no SharePoint editors add news outside of light mode too', async () => {
  await storeSettings(portal, { enableWorkplaceLight: false });
  await portal.show(<Later />, { person: 'editor' });
  jest.replaceProperty(connection().config, 'sharePointUrl', '');
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('link', { name: 'Add News' })).toBeVisible();
  await pageRests();
  expect(screen.queryByText(/^Today shows news from SharePoint only/)).toBeNull();
});

describe('where Today shows news from SharePoint only', () => {
  const told =
    /^Today shows news from SharePoint only\. .* the feature setting enableWorkplaceLight\.$/;

  it('PAGES-004 NEWS-31 editors are told so, and what to ask for, where they look for “Add News”', async () => {
    await storeSettings(portal, { enableWorkplaceLight: false });
    await open({ person: 'editor' });
    expect(await screen.findByText(told)).toBeVisible();
    cleanup();
    await open({ person: 'editor', at: '/pages/content' }, PageCenterPage);
    await pageRests();
    expect(screen.queryByText(told)).toBeNull();
    cleanup();
    await open({ person: 'member' });
    await pageRests();
    expect(screen.queryByText(told)).toBeNull();
  });

  it('PAGES-025 NEWS-11 NEWS-31 who finds nothing in the News Center is led to SharePoint’s news', async () => {
    const elsewhere = () => screen.queryByRole('link', { name: /^Read the news in SharePoint/ });
    await storeSettings(portal, { enableWorkplaceLight: false });
    await open();
    await waitFor(() => expect(links()).toHaveLength(1));
    expect(elsewhere()).toBeNull();
    cleanup();
    const future = '/pages/news?from=2999-01-01';
    await open({ at: future });
    expect(await screen.findByText('No pages found')).toBeVisible();
    expect(screen.getByText(/^News is published in SharePoint\./)).toBeVisible();
    expect(elsewhere()).toHaveAttribute('href', `${portal.devTenant.sharePointUrl}/sites/news`);
    expect(elsewhere()).toHaveAttribute('target', '_blank');
    cleanup();
    await open({ at: '/pages/content?from=2999-01-01' }, PageCenterPage);
    expect(await screen.findByText('No pages found')).toBeVisible();
    expect(elsewhere()).toBeNull();
    cleanup();
    await storeSettings(portal, { enableWorkplaceLight: true });
    await open({ at: future });
    expect(await screen.findByText('No pages found')).toBeVisible();
    expect(elsewhere()).toBeNull();
  });

  it('PAGES-043 older news are offered to who finds none, with a filter and without', async () => {
    await storeSettings(portal, { enableWorkplaceLight: false });
    for (const showFilterInNewsCenter of [true, false]) {
      await storeSettings(portal, { showFilterInNewsCenter });
      await open({ at: '/pages/news?text=nowhere' });
      expect(await screen.findByText(/^News is published in SharePoint\./)).toBeVisible();
      expect(await screen.findByRole('button', { name: 'Show older news' })).toBeVisible();
      cleanup();
    }
  });

  it('the note of the editor comes together with the form, which it would move', async () => {
    // A draft: the lists of the other tests do not have it.
    const { Path } = await storePage(portal, { Title: 'Harbour day', PublishingDate: null });
    await storeSettings(portal, { enableWorkplaceLight: false });
    const moments = new Set<string>();
    const is = (selector: string) => document.querySelector(selector) !== null;
    const watch = new MutationObserver(() =>
      moments.add(`note: ${is('.fui-MessageBar')}, form: ${is('form textarea')}`),
    );
    watch.observe(document.body, { childList: true, subtree: true });
    await openPageEditor(portal, `${Path}/edit`);
    await pageRests();
    watch.disconnect();
    expect([...moments]).toEqual(['note: false, form: false', 'note: true, form: true']);
    await storeSettings(portal, { enableWorkplaceLight: true });
  });

  it('NEWS-31 the editor of a news post says so, that of other pages does not', async () => {
    await storeSettings(portal, { enableWorkplaceLight: false });
    await openPageEditor(portal, '/pages/news/add');
    expect(await screen.findByText(told)).toBeVisible();
    await openPageEditor(portal, '/pages/content/add');
    await pageRests();
    expect(screen.queryByText(told)).toBeNull();
    await storeSettings(portal, { enableWorkplaceLight: true });
    await openPageEditor(portal, '/pages/news/add');
    await pageRests();
    expect(screen.queryByText(told)).toBeNull();
  });
});

it.each([
  ['admin', true],
  ['editor', true],
  ['appeditor', false],
  ['broadcaster', false],
  ['member', false],
])('PAGES-004 in light mode it is offered to %s to add news: %s', async (person, isOffered) => {
  await open({ person });
  await waitFor(() => expect(links()).not.toEqual([]));
  await pageRests();
  expect(screen.queryAllByRole('link', { name: 'Add News' })).toHaveLength(Number(isOffered));
});

it('SEARCH-28 the filter of the news center names the configured sites', async () => {
  await storeSettings(portal, { newsArchiveFilter: 'Path:<newsCenterSite>' });
  const sent = jest.spyOn(globalThis, 'fetch');
  await open();
  await waitFor(() => expect(ofSharePoint()).toHaveLength(4));
  const bodies = sent.mock.calls.map(([, init]) => String(init?.body));
  expect(bodies.join()).toContain(`Path:${portal.devTenant.sharePointUrl}/sites/news`);
});

it('PAGES-022 PAGES-045 editors have a menu on the portal’s pages, and none on those of SharePoint', async () => {
  await open({ person: 'editor' });
  await waitFor(() => expect(ofSharePoint()).toHaveLength(4));
  const menus = () => screen.findAllByRole('button', { name: /^Options for/ });
  expect((await menus()).map((menu) => menu.getAttribute('aria-label'))).toEqual([
    'Options for Of the portal',
  ]);
});

it('SEARCH-27 SharePoint’s pages are read by the property names that the settings give', async () => {
  await storeSettings(portal, { searchManagedProperties: { title: 'SiteTitle' } });
  await open();
  await waitFor(() => expect(ofSharePoint()).toHaveLength(4));
  const titles = articles().map((article) => article.getByRole('link').textContent);
  expect(titles.filter((title) => title.startsWith('Nordvik News'))).toHaveLength(4);
  await storeSettings(portal, { searchManagedProperties: {} });
});

it('PAGES-045 PAGES-046 people without a licence, and everybody outside of light mode, get the portal’s pages only', async () => {
  await open({ person: 'frontline' });
  await waitFor(() => expect(links()).toHaveLength(1));
  await storeSettings(portal, { enableWorkplaceLight: false });
  await open();
  await waitFor(() => expect(links().length).toBeGreaterThan(0));
  await pageRests();
  expect(ofSharePoint()).toEqual([]);
  expect(asked()).toEqual([]);
});

it('PAGES-046 SETTINGS-46 the clause of the organisation narrows what is found, and a text is searched for in both', async () => {
  await storeSettings(portal, { newsArchiveFilter: 'Title:nothing-is-called-so' });
  await open();
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(asked()).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Search'), 'nowhere');
  expect(await screen.findByText('No pages found')).toBeVisible();
  expect(asked()).toHaveLength(2);
});

it('SETTINGS-46 the clause of the organisation is one of news: the Page Center is searched without it', async () => {
  await storeSettings(portal, { newsArchiveFilter: 'Title:nothing-is-called-so' });
  await open({ at: '/pages/content' }, PageCenterPage);
  await waitFor(() => expect(ofSharePoint().length).toBeGreaterThan(0));
});

it('PAGES-031 PAGES-046 the end date limits SharePoint’s pages too', async () => {
  await open();
  await waitFor(() => expect(ofSharePoint()).toHaveLength(4));
  const newest = ofSharePoint()[0];
  const day = new Date(screen.getAllByRole('time')[1]!.getAttribute('datetime')!);
  day.setDate(day.getDate() - 1);
  fireEvent.change(screen.getByLabelText('End date'), {
    target: { value: day.toLocaleDateString('sv') },
  });
  await waitFor(() => expect(ofSharePoint()).not.toContain(newest));
  await waitFor(() => expect(ofSharePoint().length).toBeGreaterThan(0));
  const shown = screen.getAllByRole('time').map((time) => new Date(time.getAttribute('datetime')!));
  day.setHours(23, 59, 59, 999);
  expect(shown.filter((time) => time > day)).toEqual([]);
});

it('PAGES-007 PAGES-045 SEARCH-24 the Page Center has a filter, and SharePoint’s pages that are no news; the News Center news', async () => {
  const sent = jest.spyOn(globalThis, 'fetch');
  const states = () =>
    sent.mock.calls
      .filter(([address]) => String(address).includes(search))
      .map(([, init]) => /PromotedState:\d/.exec(String(init?.body))?.[0]);
  const { unmount } = await open();
  await waitFor(() => expect(ofSharePoint()).toHaveLength(4));
  unmount();
  await open({ at: '/pages/content' }, PageCenterPage);
  await waitFor(() => expect(ofSharePoint().length).toBeGreaterThan(0));
  expect(states()).toEqual(['PromotedState:2', 'PromotedState:0']);
  expect(screen.getByRole('link', { name: 'House rules' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Filter' })).toBeVisible();
});

it('while SharePoint fails the portal’s pages are there, and the notice names what is missing', async () => {
  portal.devTenant.control.fail({ service: 'sharepoint', path: search, status: 500 });
  await open();
  expect(await screen.findByText('Pages of SharePoint could not be loaded.')).toBeVisible();
  expect(links()).toHaveLength(1);
  portal.devTenant.control.clearFailures();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(ofSharePoint()).toHaveLength(4));
});

it('PAGES-031 featured news are asked of the portal only, because SharePoint cannot tell them', async () => {
  await open();
  await waitFor(() => expect(links()).toHaveLength(5));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), '1');
  expect(await screen.findByText('No pages found')).toBeVisible();
  expect(asked()).toHaveLength(1);
});

it('PAGES-036 the filter says that there are no channels, and of a name that no channel has it', async () => {
  await open();
  const field = await screen.findByRole('combobox', { name: 'Channels' });
  await userEvent.click(field);
  expect(await screen.findByText('There are no channels to choose from.')).toBeVisible();
  cleanup();
  const sea = await storeTerm(portal, 'channelterms', 'Sea');
  await open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Channels' }), 'Land');
  expect(await screen.findByText('No channel with that name')).toBeVisible();
  await portal.call('admin', 'DELETE', `/channelterms/${sea}`);
});

/**
 * SharePoint has so many pages, newest first; from a place on, every tenth is of a channel, and
 * every twentieth of another one too. The pages asked for by each request.
 */
function answerPages(
  amount: number,
  { channel = '', another = '', from = 0, language = '' } = {},
): number[] {
  const real = globalThis.fetch;
  const limits: number[] = [];
  const cells = (number: number) => {
    const ofChannels = [channel, number % 20 === 0 && another].flatMap((id) =>
      id && number >= from && number % 10 === 0 ? `L0|#0${id}|Sea` : [],
    );
    return Object.entries({
      Title: `Site news ${number}`,
      Path: `${portal.devTenant.sharePointUrl}/sites/news/SitePages/${number}.aspx`,
      FirstPublishedDate: hoursFromNow(-number - 1),
      [channelProperty]: ofChannels.join(';') || null,
      [languageProperty]: language ? `L0|#0${language}|Language` : null,
    }).map(([Key, Value]) => ({ Key, Value }));
  };
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).endsWith(search)) return real(input, init);
    const { request } = JSON.parse(String(init!.body)) as { request: { RowLimit: number } };
    limits.push(request.RowLimit);
    const Rows = Array.from({ length: Math.min(amount, request.RowLimit) }, (_, number) => ({
      Cells: cells(number),
    }));
    const RelevantResults = { TotalRows: amount, Table: { Rows } };
    return Promise.resolve(Response.json({ PrimaryQueryResult: { RelevantResults } }));
  });
  return limits;
}

const more = () => screen.queryByRole('button', { name: 'Show more' });

describe('with many pages of SharePoint', () => {
  let channel: string;
  beforeAll(async () => {
    channel = await storeTerm(portal, 'channelterms', 'Sea');
    await portal.call('member', 'POST', '/me/userchannelterms', {
      ChannelTermId: channel,
      ChannelType: 0,
    });
  });

  it('PAGES-011 PAGES-034 PAGES-045 a channel’s pages are found beyond the first hundred, to their end', async () => {
    const limits = answerPages(300, { channel, from: 200 });
    await open({ at: `/pages/news?channel=${channel}` });
    expect(await screen.findByText('10 pages found')).toBeVisible();
    expect(links()[0]).toMatch(/\/200\.aspx$/);
    expect(links()).toHaveLength(5);
    await userEvent.click(more()!);
    await waitFor(() => expect(links()).toHaveLength(10));
    expect(more()).toBeNull();
    expect(limits).toEqual([100, 500]);
  });

  it('PAGES-034 PAGES-036 PAGES-045 only pages of the chosen channel are shown, and counted', async () => {
    answerPages(30, { channel });
    await open({ at: `/pages/news?channel=${channel}` });
    expect(await screen.findByText('3 pages found')).toBeVisible();
    expect(links().map((href) => href.split('/').at(-1))).toEqual(['0.aspx', '10.aspx', '20.aspx']);
    expect(await screen.findByRole('button', { name: 'Remove Sea (3)' })).toBeVisible();
  });

  it('PAGES-034 PAGES-036 where all of the chosen channels are wanted, pages of one alone are left out', async () => {
    const another = await storeTerm(portal, 'channelterms', 'Land');
    answerPages(30, { channel, another });
    await open({ at: `/pages/news?channels=${channel},${another}` });
    expect(await screen.findByText('3 pages found')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Remove Land (2)' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'all of these channels' }));
    expect(await screen.findByText('2 pages found')).toBeVisible();
    expect(links().map((href) => href.split('/').at(-1))).toEqual(['0.aspx', '20.aspx']);
    expect(screen.getByRole('button', { name: 'Remove Sea (2)' })).toBeVisible();
  });

  it('PAGES-011 the number says where there may be more, and a longer list asks for them', async () => {
    const limits = answerPages(130);
    await open();
    expect(await screen.findByText('101+ pages found')).toBeVisible();
    expect(limits).toEqual([100]);
    cleanup();
    await open({ at: '/pages/news?rows=130' });
    expect(await screen.findByText('131 pages found')).toBeVisible();
    expect(links()).toHaveLength(130);
    await userEvent.click(more()!);
    await waitFor(() => expect(links()).toHaveLength(131));
    expect(more()).toBeNull();
    expect(limits).toEqual([100, 500]);
  });

  it('PAGES-041 SharePoint’s pages are filtered by language where setting and filter both say so', async () => {
    const [own, other] = [
      await storeTerm(portal, 'languageterms', 'English'),
      await storeTerm(portal, 'languageterms', 'Suomi'),
    ];
    await portal.call('member', 'POST', '/me/userlanguageterms', {
      LanguageTermId: own,
      LanguageType: 0,
    });
    answerPages(3, { language: other });
    const found = async (count: string, query = '') => {
      cleanup();
      await open({ at: `/pages/news${query}` });
      expect(await screen.findByText(count)).toBeVisible();
    };
    await found('4 pages found');
    await storeSettings(portal, { enableLanguageFilteringForSharepointPages: true });
    await found('1 page found');
    await found('4 pages found', '?allLanguages=1');
  });
});
