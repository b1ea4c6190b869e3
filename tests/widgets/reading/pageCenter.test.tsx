import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import type { NewPage } from '#shared/contract/pages/pages';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { PageCenterPage } from '../../../src/client/pages/PageCenterPage';
import { noteServerTime } from '../../../src/client/platform/presentTime';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { hoursFromNow, storePage, storeSettings, storeTerm } from '../../support/content/pages';
import { setWidgetPortal, type Visit } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let sea: string;
let land: string;
let swedish: string;

beforeAll(async () => {
  sea = await storeTerm(portal, 'channelterms', 'Sea');
  land = await storeTerm(portal, 'channelterms', 'Land');
  swedish = await storeTerm(portal, 'languageterms', 'Svenska');
  for (let number = 1; number <= 12; number++)
    await news(`News ${number}`, { PublishingDate: hoursFromNow(-number) });
  await news('Long ago', { PublishingDate: hoursFromNow(-24 * 40) });
  await news('Of the sea', { PublishingDate: hoursFromNow(-20), ...ofChannels(sea) });
  await news('Of both', { PublishingDate: hoursFromNow(-21), ...ofChannels(sea, land) });
  await news('Featured words', {
    PublishingDate: hoursFromNow(-22),
    IsFeaturedPage: true,
    Content: '<h2>Tide</h2><p>Everything <b>flows</b>.</p>',
    LanguageTermId: swedish,
    SenderTags: ['Communications', { Label: 'Harbour' }, 'Third'],
    BannerImageUrl: '/images/harbour.png',
    ...ofChannels(land),
  });
  await news('Not yet', { PublishingDate: null });
  await news('Tomorrow', { PublishingDate: hoursFromNow(24) });
  await news('Past', { PublishingDate: hoursFromNow(-23), ArchiveDate: hoursFromNow(-1) });
  await news('House rules', { PageType: 0, PublishingDate: hoursFromNow(-24 * 400) });
});
beforeEach(async () => {
  resizeTo(1_440);
  portal.devTenant.control.reset();
  await storeSettings(portal, usual);
});

const usual = {
  enableWorkplaceLight: false,
  enableFeaturedPages: true,
  showFilterInNewsCenter: true,
  hideNewsTags: false,
  showSharePointNewsCenterLink: false,
  newsNumberOfDaysBack: 30,
  newsArchiveFilter: '',
  newsCenterSiteUrl: '',
  enableLanguageFilteringForWorkplace: true,
  enableLanguageFilteringForSharepointPages: false,
};
const news = (Title: string, fields: Partial<NewPage> = {}) =>
  storePage(portal, { Title, ...fields });
const ofChannels = (...terms: string[]) => ({
  ChannelTermPages: terms.map((ChannelTermId) => ({ ChannelTermId })),
});

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="Address">{decodeURIComponent(pathname + search)}</output>
      <button onClick={() => void navigate(-1)}>Go back</button>
    </>
  );
}

async function open(at = '/pages/news', visit: Visit = {}) {
  cleanup();
  await portal.show(
    <>
      <Address />
      <Routes>
        <Route path="/pages/news" element={<NewsCenterPage />} />
        <Route path="/pages/content" element={<PageCenterPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Notices />
    </>,
    { person: 'editor', at, ...visit },
  );
  await screen.findByRole('heading', { level: 1 });
}

const address = () => screen.getByLabelText('Address').textContent;
const shown = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const titles = async (...wanted: string[]) => waitFor(() => expect(shown()).toEqual(wanted));
const row = async (name: RegExp | string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('article')!;
const check = async (name: string) =>
  userEvent.click(await screen.findByRole('checkbox', { name }));
const put = async (name: string, value: string) =>
  void fireEvent.change(await screen.findByLabelText(name), { target: { value } });
const newest = ['News 1', 'News 2', 'News 3', 'News 4', 'News 5'];

/** Bodies of the questions that the list has asked the server. */
function watchQueries(): () => Record<string, unknown>[] {
  const sent = jest.spyOn(globalThis, 'fetch');
  return () =>
    sent.mock.calls
      .filter(([input]) => String(input).endsWith('/pages/query/center'))
      .map(([, init]) => JSON.parse(String(init!.body)) as Record<string, unknown>);
}

describe('the list', () => {
  it('PAGES-003 PAGES-007 PAGES-009 PAGES-010 PAGES-011 PAGES-012 shows five rows, five more with each press, and five again', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'News Center' })).toBeVisible();
    await titles(...newest);
    expect(screen.getByText('15 pages found')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show less' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown()).toHaveLength(10));
    await waitFor(() => expect(address()).toContain('rows=10'));
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(shown()).toHaveLength(15));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    await titles(...newest);
    await waitFor(() => expect(address()).toBe('/pages/news'));
  });

  it('PAGES-001 PAGES-002 PAGES-024 the Page Center lists content, and editors alone can add a page', async () => {
    await open('/pages/content');
    expect(screen.getByRole('heading', { level: 1, name: 'Page Center' })).toBeVisible();
    await titles('House rules');
    expect(screen.getByRole('link', { name: 'House rules' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/pages\/content\/house-rules-\d+$/),
    );
    const add = await screen.findByRole('link', { name: 'Add Page' });
    expect(add).toHaveAttribute('href', '/pages/content/add');
    await open('/pages/content', { person: 'member' });
    await titles('House rules');
    expect(screen.queryByRole('link', { name: 'Add Page' })).toBeNull();
  });

  it('PAGES-004 editors can add news in light mode only', async () => {
    await open();
    await titles(...newest);
    expect(screen.queryByRole('link', { name: 'Add News' })).toBeNull();
    await storeSettings(portal, { enableWorkplaceLight: true, newsArchiveFilter: 'Title:nothing' });
    await open();
    expect(await screen.findByRole('link', { name: 'Add News' })).toHaveAttribute(
      'href',
      '/pages/news/add',
    );
    await open('/pages/news', { person: 'member' });
    expect(screen.queryByRole('link', { name: 'Add News' })).toBeNull();
  });

  it('PAGES-005 PAGES-100 a setting shows the SharePoint news center to licensed people and to editors', async () => {
    const settings = {
      enableWorkplaceLight: true,
      newsArchiveFilter: 'Title:nothing',
      newsCenterSiteUrl: `${portal.devTenant.sharePointUrl}/sites/news`,
    };
    const link = () => screen.queryByRole('link', { name: /^SharePoint news center/ });
    await storeSettings(portal, settings);
    await open('/pages/news', { person: 'member' });
    await titles(...newest);
    expect(link()).toBeNull();
    await storeSettings(portal, { showSharePointNewsCenterLink: true });
    await open('/pages/news', { person: 'member' });
    await waitFor(() => expect(link()).toHaveAttribute('href', settings.newsCenterSiteUrl));
    expect(link()).toHaveAttribute('target', '_blank');
    await open('/pages/news', { person: 'frontline' });
    await titles(...newest);
    await waitFor(() => expect(link()).toBeNull());
    await open('/pages/news', { person: 'frontline', claimedRoles: ['Editor'] });
    await waitFor(() => expect(link()).toHaveAttribute('href', settings.newsCenterSiteUrl));
  });

  it('PAGES-014 PAGES-016 PAGES-018 PAGES-019 PAGES-020 a row shows what is to be known of a page', async () => {
    await open('/pages/news?text=words');
    const article = within(await row('Featured words'));
    expect(article.getByText('Featured')).toBeVisible();
    expect(article.getByText('Communications | Harbour')).toBeVisible();
    expect(article.getByText('Tide: Everything flows.')).toBeVisible();
    expect(article.getByRole<HTMLTimeElement>('time').dateTime < hoursFromNow(-21)).toBe(true);
    expect(await article.findByText('Svenska')).toBeVisible();
    expect(await article.findByRole('listitem')).toHaveTextContent('Land');
    const picture = (element: HTMLElement) => element.querySelector('img');
    expect(picture(await row('Featured words'))).not.toBeNull();
    await open();
    expect(picture(await row('News 1'))).toBeNull();
    const icon = (element: HTMLElement) => element.querySelector('span[aria-hidden="true"] > svg');
    expect(icon(await row('News 1'))).toBeVisible();
  });

  it('NEWS-60 SETTINGS-13 with hideNewsTags on, which it is by default, a row of news has no sender and no channel', async () => {
    await news('Ways', { PageType: 0, SenderTags: ['Harbour'], ...ofChannels(sea) });
    await storeSettings(portal, { hideNewsTags: true });
    await open('/pages/news?text=words');
    const post = within(await row('Featured words'));
    expect(await post.findByText('Svenska')).toBeVisible();
    expect(post.queryByText('Communications | Harbour')).toBeNull();
    expect(post.queryByRole('listitem')).toBeNull();
    await open('/pages/content?text=ways');
    const page = within(await row('Ways'));
    expect(await page.findByRole('listitem')).toHaveTextContent('Sea');
    expect(page.getByText('Harbour')).toBeVisible();
  });

  it('PAGES-013 PAGES-017 drafts stand before all others, and every state has its badge', async () => {
    await open();
    await titles(...newest);
    await check('Include drafts');
    await titles('Not yet', 'Tomorrow', 'News 1', 'News 2', 'News 3');
    expect(within(await row('Not yet')).getByText('Draft')).toBeVisible();
    expect(within(await row('Tomorrow')).getByText('Scheduled')).toBeVisible();
    await open('/pages/news?text=past&archive=1');
    expect(within(await row('Past')).getByText('Archived')).toBeVisible();
  });

  it('PAGES-017 whether a page is scheduled is told by the time of the server', async () => {
    await open('/pages/news?text=tomorrow&drafts=1');
    expect(within(await row('Tomorrow')).getByText('Scheduled')).toBeVisible();
    act(() => noteServerTime(hoursFromNow(25), Date.now()));
    expect(within(await row('Tomorrow')).queryByText('Scheduled')).toBeNull();
  });
});

describe('the filter', () => {
  it('PAGES-029 PAGES-031 PAGES-035 can be closed, and has the options of editors for them only', async () => {
    const editors = ['Only my pages', 'Include drafts', 'Include archived pages'];
    const boxes = () =>
      screen.queryAllByRole('checkbox').map((box) => box.parentElement!.textContent);
    await open();
    const toggle = await screen.findByRole('button', { name: 'Filter' });
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(boxes()).toEqual(['Only in my languages', ...editors]));
    await userEvent.click(toggle);
    expect(screen.queryByLabelText('Search')).toBeNull();
    await userEvent.click(toggle);
    expect(screen.getByLabelText('Search')).toBeVisible();
    await open('/pages/news?drafts=1&archive=1&mine=1', { person: 'member' });
    await screen.findByLabelText('Search');
    expect(boxes()).toEqual(['Only in my languages']);
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  });

  it('PAGES-041 names no languages while nothing is filtered by them', async () => {
    await storeSettings(portal, { enableLanguageFilteringForWorkplace: false });
    await open('/pages/news?allLanguages=1', { person: 'member' });
    expect(within(await screen.findByRole('search')).queryByRole('checkbox')).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible();
  });

  it('PAGES-040 a text is searched once, half a second after the last key, and known rows stay meanwhile', async () => {
    await open();
    await titles(...newest);
    const queries = watchQueries();
    await userEvent.type(screen.getByLabelText('Search'), 'words');
    expect(queries()).toEqual([]);
    expect(shown()).toEqual(newest);
    await titles('Featured words');
    expect(queries().map(({ FindText }) => FindText)).toEqual(['words']);
    await waitFor(() => expect(address()).toBe('/pages/news?text=words'));
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await titles(...newest);
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('what is chosen while a text is still being written counts with it', async () => {
    await open();
    await titles(...newest);
    const queries = watchQueries();
    await put('Search', 'words');
    await check('Include drafts');
    await waitFor(() =>
      expect(queries().at(-1)).toMatchObject({ FindText: 'words', IncludeDrafts: true }),
    );
    expect(screen.getByRole('checkbox', { name: 'Include drafts' })).toBeChecked();
  });

  it('PAGES-037 PAGES-038 PAGES-039 dates in the wrong order are told at both fields, and nothing is asked until they are right', async () => {
    await open();
    await titles(...newest);
    const queries = watchQueries();
    const told = ['Start date must be before end date', 'End date must be after start date'];
    await put('End date', '2001-01-01');
    for (const text of told) expect(screen.getByText(text)).toBeVisible();
    // The same day is no earlier one.
    await put('Start date', '2001-01-01');
    for (const text of told) expect(screen.getByText(text)).toBeVisible();
    await put('Start date', '2000-01-01');
    for (const text of told) expect(screen.queryByText(text)).toBeNull();
    expect(await screen.findByText('No pages found')).toBeVisible();
    expect(queries()).toHaveLength(1);
    await waitFor(() => expect(address()).toBe('/pages/news?from=2000-01-01&to=2001-01-01'));
  });

  it('clearing takes away what was only typed, too', async () => {
    await open(`/pages/news?channels=${sea}`);
    await put('Start date', '2026-03-02');
    await put('End date', '2026-03-01');
    expect(await screen.findByText('End date must be after start date')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await titles(...newest);
    expect(screen.queryByText('End date must be after start date')).toBeNull();
    expect(screen.getByLabelText('End date')).toHaveValue('');
    await open(`/pages/news?channels=${sea}`);
    await put('Search', 'Just typed');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await titles(...newest);
    expect(screen.getByLabelText('Search')).toHaveValue('');
  });

  it('PAGES-036 channels have no numbers while none are known', async () => {
    const real = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).endsWith('/pages/query/center')
          ? Promise.resolve(new Response('{}', { status: 500 }))
          : real(input, init),
      );
    await open();
    await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(screen.getByRole('combobox', { name: 'Channels' }));
    expect(
      await screen.findByRole('menuitemcheckbox', { name: 'Sea', hidden: true }),
    ).toBeVisible();
  });

  it('PAGES-006 PAGES-030 PAGES-034 PAGES-036 channels have their numbers, one stands in the address, and several can all be wanted', async () => {
    await open(`/pages/news?channel=${sea}`);
    await titles('Of the sea', 'Of both');
    const field = screen.getByRole('combobox', { name: 'Channels' });
    expect(await screen.findByRole('button', { name: 'Remove Sea (2)' })).toBeVisible();
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Land (2)' }));
    await titles('Of the sea', 'Of both', 'Featured words');
    await waitFor(() => expect(address()).toBe(`/pages/news?channels=${sea},${land}`));
    await userEvent.click(screen.getByRole('radio', { name: 'all of these channels' }));
    await titles('Of both');
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await titles('Of the sea', 'Of both', 'Featured words');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await titles(...newest);
    await waitFor(() => expect(address()).toBe('/pages/news'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toHaveFocus());
  });

  it('PAGES-032 PAGES-033 own pages are asked for by the name of the person, and languages are filtered by default', async () => {
    const queries = watchQueries();
    await open();
    await titles(...newest);
    await check('Only my pages');
    await waitFor(() =>
      expect(queries().at(-1)).toHaveProperty('OwnerOrEditorUpnId', 'editor@nordvik.example'),
    );
    expect(queries().at(-1)).toHaveProperty('OnlyInCurrentUserLanguages', true);
    await check('Only in my languages');
    await waitFor(() =>
      expect(queries().at(-1)).toHaveProperty('OnlyInCurrentUserLanguages', false),
    );
  });

  it('PAGES-043 PAGES-044 news reach back as far as the setting says, also without filters; a button shows older ones', async () => {
    await storeSettings(portal, { newsNumberOfDaysBack: 1, showFilterInNewsCenter: false });
    await open('/pages/news?rows=500');
    await waitFor(() => expect(shown()).toContain('Of the sea'));
    expect(shown()).not.toContain('Long ago');
    expect(screen.queryByRole('region', { name: 'Filter' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show older news' }));
    await waitFor(() => expect(address()).toBe('/pages/news?from='));
    await waitFor(() => expect(screen.getByText('16 pages found')).toBeVisible());
  });

  it('PAGES-006 PAGES-029 without filters the channel of the address is named, and can be cleared', async () => {
    await storeSettings(portal, { showFilterInNewsCenter: false });
    await open(`/pages/news?channel=${sea}`);
    await titles('Of the sea', 'Of both');
    expect(await screen.findByRole('button', { name: 'Remove Sea' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await titles(...newest);
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
    await waitFor(() => expect(address()).toBe('/pages/news'));
    await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
    await titles('Of the sea', 'Of both');
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Sea' }));
    await titles(...newest);
  });

  it('NEWS-73 the list of news begins as many days back as the setting says', async () => {
    await storeSettings(portal, { newsNumberOfDaysBack: 7 });
    const queries = watchQueries();
    await open();
    await waitFor(() => expect(queries()).not.toEqual([]));
    const first = new Date(new Date().setHours(0, 0, 0, 0));
    first.setDate(first.getDate() - 7);
    expect(queries().map(({ StartDate }) => StartDate)).toEqual([first.toISOString()]);
  });

  it('where more match than are counted, the number says so', async () => {
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      return String(input).endsWith('/pages/query/center')
        ? Response.json({ ...((await answer.json()) as object), Total: 10_000 })
        : answer;
    });
    await open();
    expect(await screen.findByText('10,000+ pages found')).toBeVisible();
  });

  it('an answer that comes late does not take the place of a newer one', async () => {
    await open();
    await titles(...newest);
    const real = globalThis.fetch;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const late: Promise<Response>[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const isLate = /"IncludeDrafts":true,"IncludeArchive":false/.test(String(init?.body));
      const answer = isLate ? held.then(() => real(input, init)) : real(input, init);
      if (isLate) late.push(answer);
      return answer;
    });
    await check('Include drafts');
    await check('Include archived pages');
    await waitFor(() => expect(shown()[0]).toBe('Not yet'));
    await check('Include drafts');
    await titles(...newest);
    release();
    expect(await Promise.allSettled(late)).toHaveLength(1);
    expect(shown()).toEqual(newest);
  });
});

describe('what goes wrong', () => {
  it('PAGES-025 PAGES-008 says that nothing matches', async () => {
    await open('/pages/news?text=nowhere');
    expect(await screen.findByText('No pages found')).toBeVisible();
  });

  it('PAGES-097 a list that cannot be read says so, and can be tried again', async () => {
    const real = globalThis.fetch;
    const broken = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        String(input).endsWith('/pages/query/center')
          ? Promise.resolve(new Response('{}', { status: 500 }))
          : real(input, init),
      );
    await open();
    expect(await screen.findByText('The news list could not be loaded')).toBeVisible();
    expect(screen.queryByText('No pages found')).toBeNull();
    broken.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await titles(...newest);
  });
});

describe('deleting', () => {
  it('PAGES-022 PAGES-026 PAGES-027 PAGES-028 asks first, dims the row, reads the list again, and the notice puts the page back', async () => {
    await news('Wrong', { PublishingDate: hoursFromNow(0) });
    await open();
    await row('Wrong');
    const choose = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Options for Wrong' }));
      expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
      await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    };
    await choose();
    await answerQuestion('Cancel');
    expect(await row('Wrong')).toBeVisible();
    const real = globalThis.fetch;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const slow = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (init?.method === 'DELETE') await held;
      return real(input, init);
    });
    await choose();
    await answerQuestion('Delete');
    const going = screen.getByText('Wrong').closest('article');
    await waitFor(() => expect(going).toHaveAttribute('inert'));
    expect(going).toHaveStyle({ pointerEvents: 'none' });
    release();
    await titles(...newest);
    slow.mockRestore();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await row('Wrong')).toBeVisible();
    await open('/pages/news', { person: 'member' });
    await titles('Wrong', ...newest.slice(0, 4));
    expect(screen.queryByRole('button', { name: /^Options/ })).toBeNull();
  });
});
