import { cleanup, act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settingDefaults } from '#shared/rules/settings/settings';
import { maxWait } from '../../../src/client/data/read/firstContent';
import { topNewsRead } from '../../../src/client/data/productNews';
import { todaysFirstReads } from '../../../src/client/pages/today/todaysFirstReads';
import { changeHostState } from '../../../src/client/host/hostState';
import { FeaturedNews } from '../../../src/client/features/news/cards/FeaturedNews';
import { speak } from '../../../src/client/texts/language';
import {
  card,
  firstOf,
  posts,
  resetSettings,
  resizeTo,
  sources,
  setNewsPortal,
  titles,
  watchRequests,
  widget,
} from '../../support/widgets/newsWidgets';
import { storePage } from '../../support/content/pages';

const portal = setNewsPortal();
beforeEach(async () => {
  resizeTo(1_440);
  await resetSettings(portal);
});

/** Enough to have posts of every source on the screen. */
const many = { featuredNewsPerLoad: { xs: 40 } };

async function showFeatured(person = 'member') {
  await portal.show(<FeaturedNews />, { person });
  return widget('Featured news');
}

describe('heading', () => {
  it('NEWS-01 NEWS-02 NEWS-03 NEWS-78 the block has its heading, names the workplace and says that posts open in a new tab', async () => {
    const region = await showFeatured();
    expect(region.getByRole('heading', { level: 2, name: 'Featured news' })).toBeVisible();
    expect(
      region.getByText('Read the featured news from Nordvik today! Posts open in a new tab.'),
    ).toBeVisible();
  });
});

describe('sources', () => {
  afterEach(() => {
    cleanup();
    speak(undefined);
  });

  it('NEWS-30 LICENCE-18 light mode shows licensed people the top news of product and SharePoint in one list by date', async () => {
    await resetSettings(portal, many);
    const region = await showFeatured();
    expect(await sources(region)).toEqual(['newsCenter', 'product']);
    const dates = (await posts(region)).map(({ published }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it('NEWS-31 LICENCE-05 in light mode a person without a licence gets the product’s news, and nothing is asked of SharePoint', async () => {
    await resetSettings(portal, many);
    expect(await sources(await showFeatured('frontline'))).toEqual(['product']);
    expect(portal.devTenant.control.requests('sharepoint')).toEqual([]);
  });

  it('NEWS-31 without light mode top news comes from SharePoint alone', async () => {
    await resetSettings(portal, { enableWorkplaceLight: false });
    const requests = watchRequests(portal);
    expect(await sources(await showFeatured())).toEqual(['newsCenter']);
    expect(requests('/pages/news/top')).toEqual([]);
  });

  it('NEWS-63 NEWS-75 the product is asked once, for one post more than shown', async () => {
    const requests = watchRequests(portal);
    await titles(await showFeatured());
    expect(requests('/pages/news/top')).toEqual([`${portal.url}/api/pages/news/top?amount=5`]);
  });

  it('NEWS-66 the news center is asked once, with filter, order and the header for unindexed columns', async () => {
    const asked: { url: URL; prefer?: string }[] = [];
    const stop = portal.devTenant.onExchange(({ url, requestHeaders }) => {
      if (url.includes('getBaseItemByUrl'))
        asked.push({ url: new URL(url), prefer: requestHeaders['prefer'] });
    });
    await titles(await showFeatured());
    stop();
    expect(asked).toHaveLength(1);
    const [{ url, prefer }] = asked as [(typeof asked)[number]];
    expect(decodeURIComponent(url.pathname)).toBe(
      "/sites/news/_api/v2.0/sharePoint/getBaseItemByUrl(url='/SitePages')/items",
    );
    expect(prefer).toBe('HonorNonIndexedQueriesWarningMayFailRandomly');
    expect(url.searchParams.get('$filter')).toMatch(
      /^fields\/PromotedState eq 2 and fields\/FirstPublishedDate ge '.+' and fields\/BoolField_NewsIsTopNews eq 1$/,
    );
    expect(url.searchParams.get('$orderby')).toBe('fields/FirstPublishedDate desc');
    expect(url.searchParams.get('$top')).toBe('50');
    expect(url.searchParams.get('$select')).toMatch(/^id,webUrl,/);
    expect(url.searchParams.get('$expand')).toContain('_SPTranslationLanguage');
  });

  it('LANG-20 in another language the news center’s posts are shown in that language', async () => {
    const filters = {
      enableWorkplaceLight: false,
      enableLanguageFilteringForSharepointPages: false,
    };
    await resetSettings(portal, { ...many, ...filters });
    await portal.show(<FeaturedNews />);
    const has = (name: RegExp) => screen.findByRole('heading', { level: 3, name });
    await has(/^Aurora takes shape/);
    act(() => speak('da'));
    await has(/^Aurora tager form/);
    expect(screen.queryByRole('heading', { level: 3, name: /^Aurora takes shape/ })).toBeNull();
  });

  it('NEWS-46 the news center is asked as many days back as the setting says, by default a year', async () => {
    const days: number[] = [];
    const stop = portal.devTenant.onExchange(({ url }) => {
      const filter = new URL(url).searchParams.get('$filter') ?? '';
      const from = /FirstPublishedDate ge '([^']+)'/.exec(filter)?.[1];
      if (from) days.push(Math.floor((Date.now() - Date.parse(from)) / 86_400_000));
    });
    await titles(await showFeatured());
    cleanup();
    await resetSettings(portal, { amountOfDaysBackInTime: 40 });
    await titles(await showFeatured());
    stop();
    expect(days).toEqual([365, 40]);
  });

  it.each([400, 404, 501] as const)(
    'NEWS-66 where SharePoint answers getBaseItemByUrl with %s, Graph gives the same news',
    async (status) => {
      await resetSettings(portal, many);
      const usual = await portal.show(<FeaturedNews />);
      const expected = await titles(await widget('Featured news'));
      usual.unmount();
      portal.devTenant.control.clearRequests();
      portal.devTenant.control.sharePoint.getBaseItemByUrl = status;
      const shown = await showFeatured();
      // News that take the service longer than the list waits come later.
      await waitFor(async () => expect(await titles(shown)).toEqual(expected), { timeout: 15_000 });
      const paths = portal.devTenant.control.requests('graph', '/items').map(({ path }) => path);
      expect(paths).toEqual([
        expect.stringMatching(/\/sites\/[^/]+\/lists\/[0-9a-f-]{36}\/items\?/),
      ]);
    },
  );

  it('NEWS-66 once Graph had to serve, SharePoint is not asked again and the ids of the list are known', async () => {
    portal.devTenant.control.sharePoint.getBaseItemByUrl = 501;
    const first = await portal.show(<FeaturedNews />);
    await titles(await widget('Featured news'));
    await waitFor(() =>
      expect(portal.devTenant.control.requests('graph', '/items')).toHaveLength(1),
    );
    first.unmount();
    portal.devTenant.control.clearRequests();
    await portal.show(<FeaturedNews />, { keepCache: true });
    await titles(await widget('Featured news'));
    await waitFor(() =>
      expect(portal.devTenant.control.requests('graph', '/items')).toHaveLength(1),
    );
    expect(portal.devTenant.control.requests('sharepoint', 'getBaseItemByUrl')).toEqual([]);
    expect(portal.devTenant.control.requests('graph', '/lists?')).toEqual([]);
  });
});

describe('how many', () => {
  it('NEWS-38 NEWS-41 four posts are shown on a wide window, three on a medium one', async () => {
    const region = await showFeatured();
    expect(await titles(region)).toHaveLength(4);
    resizeTo(800);
    await waitFor(() => expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(3));
  });

  it('NEWS-39 the configured number counts for its breakpoint', async () => {
    await resetSettings(portal, { featuredNewsPerLoad: { md: 2, lg: 4, xl: 6 } });
    const region = await showFeatured();
    expect(await titles(region)).toHaveLength(6);
    resizeTo(800);
    await waitFor(() => expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(2));
  });

  it('NEWS-32 NEWS-33 NEWS-40 "Show more" adds a batch and reads all top news again', async () => {
    const requests = watchRequests(portal);
    const region = await showFeatured();
    await titles(region);
    portal.devTenant.control.clearRequests();
    await userEvent.click(region.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(8));
    await waitFor(() => expect(requests('/pages/news/top?amount=9')).toHaveLength(1));
    await waitFor(() =>
      expect(portal.devTenant.control.requests('sharepoint', 'getBaseItemByUrl')).toHaveLength(1),
    );
    expect(await region.findByText('4 more shown')).toBeInTheDocument();
  });

  it('NEWS-33 "Show more" pressed twice at once adds two batches', async () => {
    await resetSettings(portal, { featuredNewsPerLoad: { xs: 1 } });
    const region = await showFeatured('frontline');
    await userEvent.dblClick(await region.findByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(3));
  });

  it('NEWS-35 the second "Show more" gives way to "Show less" and the link, even where there is more', async () => {
    await resetSettings(portal, { featuredNewsPerLoad: { xs: 1 } });
    const region = await showFeatured();
    for (const shown of [2, 3]) {
      await userEvent.click(await region.findByRole('button', { name: 'Show more' }));
      await waitFor(() => expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(shown));
    }
    expect(await region.findByRole('button', { name: 'Show less' })).toBeVisible();
    expect(region.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(region.getByRole('link', { name: 'News Center' })).toBeVisible();
  });

  it('NEWS-34 NEWS-35 NEWS-36 after the second "Show more" come "Show less" and the link; "Show less" goes back to the beginning', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const requests = watchRequests(portal);
    const region = await showFeatured();
    const first = await titles(region);
    await userEvent.click(region.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(8));
    expect(region.queryByRole('link', { name: 'News Center' })).toBeNull();
    await userEvent.click(region.getByRole('button', { name: 'Show more' }));
    const less = await region.findByRole('button', { name: 'Show less' });
    expect(less).toHaveAttribute('aria-expanded', 'true');
    expect(region.queryByRole('button', { name: 'Show more' })).toBeNull();
    const link = region.getByRole('link', { name: 'News Center' });
    expect(link.parentElement).toHaveTextContent(/^For older news, open News Center\.$/);
    expect(link).toHaveAttribute('href', '/pages/news');
    await userEvent.click(less);
    await waitFor(async () => expect(await titles(region)).toEqual(first));
    await waitFor(() => expect(requests('/pages/news/top?amount=5').length).toBeGreaterThan(1));
    expect(scrolled).toHaveBeenCalled();
    expect(scrolled.mock.contexts[0]).toBe(screen.getByRole('region', { name: 'Featured news' }));
  });

  it('NEWS-41 without a further post there is no button', async () => {
    await resetSettings(portal, { featuredNewsPerLoad: { xs: 50 } });
    const region = await showFeatured();
    await titles(region);
    expect(region.queryByRole('button', { name: /Show (more|less)/ })).toBeNull();
  });
});

describe('cards', () => {
  it('NEWS-07 a SharePoint post opens at its own address in a new tab', async () => {
    await resetSettings(portal, many);
    const link = within((await firstOf(await showFeatured(), 'newsCenter')).article).getByRole(
      'link',
      { name: /, opens in a new tab$/ },
    );
    expect(link).toHaveAttribute(
      'href',
      expect.stringMatching(/\/sites\/news\/SitePages\/[a-z0-9-]+\.aspx$/),
    );
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('NEWS-07 PAGES-062 a post of the product opens its page in a new tab', async () => {
    const link = within((await firstOf(await showFeatured(), 'product')).article).getByRole(
      'link',
      { name: /, opens in a new tab$/ },
    );
    expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pages\/news\/[a-z0-9-]+-\d+$/));
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('NEWS-03 NEWS-07 posts of the portal open in place in Teams and below md, SharePoint posts in a new tab', async () => {
    await resetSettings(portal, many);
    const region = await showFeatured();
    const targetOf = async (source: 'product' | 'newsCenter') =>
      within((await firstOf(region, source)).article)
        .getByRole('link')
        .getAttribute('target');
    const note = () => region.queryByText(/Posts open in a new tab/);
    const targets = async () => [await targetOf('product'), await targetOf('newsCenter')];
    expect(await targets()).toEqual(['_blank', '_blank']);
    act(() => changeHostState({ place: 'teams' }));
    expect(await targets()).toEqual([null, '_blank']);
    expect(note()).toBeNull();
    act(() => changeHostState({ place: 'browser' }));
    expect(note()).toBeVisible();
    act(() => resizeTo(767));
    expect(await targets()).toEqual([null, '_blank']);
    expect(note()).toBeNull();
    act(() => resizeTo(768));
    expect(await targets()).toEqual(['_blank', '_blank']);
  });

  it('NEWS-03 without light mode all posts are SharePoint’s, and the note stands on a phone too', async () => {
    await resetSettings(portal, { enableWorkplaceLight: false });
    resizeTo(390);
    const region = await showFeatured();
    await titles(region);
    expect(region.getByText(/Posts open in a new tab/)).toBeVisible();
  });

  it('SETTINGS-39 with one tab for everything, posts stay in the tab and nothing is said about a new one', async () => {
    await resetSettings(portal, { 'open-all-links-in-same-tab': true });
    const region = await showFeatured();
    const [post] = await posts(region);
    expect(within(post!.article).getByRole('link', { name: post!.title })).not.toHaveAttribute(
      'target',
    );
    expect(region.queryByText(/new tab/)).toBeNull();
  });

  it('each card is one link, and the posts are a list', async () => {
    const region = await showFeatured();
    await titles(region);
    const items = within(region.getByRole('list')).getAllByRole('listitem');
    expect(items.map((item) => within(item).getAllByRole('link').length)).toEqual([1, 1, 1, 1]);
  });

  it('NEWS-47 NEWS-49 a long title is cut at 60 characters, clamped to two lines, and read aloud in full', async () => {
    const long = `A very long headline ${'about the quay '.repeat(6)}in Turku`;
    await storePage(portal, {
      Title: long,
      IsFeaturedPage: true,
      LanguageTermId: null,
      PublishingDate: new Date().toISOString(),
    });
    await resetSettings(portal, { enableLanguageFilteringForWorkplace: false });
    const region = await showFeatured();
    const link = await region.findByRole('link', { description: long });
    expect(link).toHaveAccessibleName(`${link.textContent}, opens in a new tab`);
    expect(link.textContent).toHaveLength(60);
    expect(link.textContent).toMatch(/…$/);
    expect(link).toHaveAttribute('title', long);
    expect(link.firstElementChild).toHaveAttribute(
      'style',
      expect.stringContaining('line-clamp: 2'),
    );
  });

  it('NEWS-58 SharePoint’s placeholder is not shown: a coloured background takes its place', async () => {
    await resetSettings(portal, {
      enableWorkplaceLight: false,
      enableLanguageFilteringForSharepointPages: false,
    });
    const address = (path: string) => `${portal.devTenant.sharePointUrl}${path}`;
    const post = (Title: string, picture: string) => ({
      webUrl: address(`/sites/news/SitePages/${Title}.aspx`),
      fields: {
        Title,
        BannerImageUrl: { Url: address(picture) },
        FirstPublishedDate: new Date().toISOString(),
      },
    });
    const value = [
      post('Plain', '/_layouts/15/images/SitePageThumbnail.png?v=2'),
      post('Pictured', '/sites/news/SiteAssets/quay.png'),
    ];
    portal.devTenant.control.fail({
      ...{ service: 'sharepoint', path: "getBaseItemByUrl(url='/SitePages')/items", status: 200 },
      body: { value },
    });
    const region = await showFeatured();
    const pictured = await card(region, /^Pictured/);
    await waitFor(() => expect(pictured.querySelector('img')).toHaveAttribute('src'));
    const plain = await card(region, /^Plain/);
    expect(plain.querySelector('[data-background]')).toBeVisible();
    expect(plain.querySelector('img')).toBeNull();
  });

  it('NEWS-37 NEWS-50 the quick-read toggle opens a closed description, of at most six lines, and closes an open one', async () => {
    const region = await showFeatured();
    const [, second] = await posts(region);
    const post = within(second!.article);
    const toggle = post.getByRole('button', { name: `Quick read: ${second!.title}` });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    expect(post.queryByRole('paragraph')).toBeNull();
    await userEvent.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(post.getByRole('paragraph').firstElementChild).toHaveAttribute(
      'style',
      expect.stringContaining('line-clamp: 6'),
    );
    await userEvent.click(toggle);
    expect(post.queryByRole('paragraph')).toBeNull();
  });

  it('NEWS-52 with showNewsDescription off no card has a description or a toggle', async () => {
    await resetSettings(portal, { showNewsDescription: false });
    const region = await showFeatured();
    await titles(region);
    expect(region.queryByRole('button', { name: /^Quick read/ })).toBeNull();
    expect(
      region
        .getAllByRole('article')
        .flatMap((article) => within(article).queryAllByRole('paragraph')),
    ).toEqual([]);
  });

  it('NEWS-59 NEWS-60 the tag icon shows the channels as text and hides them again; with hideNewsTags there is none', async () => {
    await resetSettings(portal, { featuredNewsPerLoad: { xs: 20 } });
    const region = await showFeatured();
    const post = within(await card(region, /^Fuel cell runs/));
    const icon = await post.findByRole('button', { name: /channels of Fuel cell runs/ });
    await waitFor(() => expect(icon).toHaveTextContent('3'));
    await userEvent.click(icon);
    expect(post.getByText(/^Channels: /)).toHaveTextContent('Innovation');
    await userEvent.click(icon);
    expect(post.queryByText(/^Channels: /)).toBeNull();
  });

  it('NEWS-60 with hideNewsTags on there are no tags, and the channel names are not even asked for', async () => {
    await resetSettings(portal, { featuredNewsPerLoad: { xs: 20 }, hideNewsTags: true });
    const requests = watchRequests(portal);
    const region = await showFeatured();
    await titles(region);
    expect(region.queryByRole('button', { name: /channels of/ })).toBeNull();
    expect(requests('/channelterms')).toEqual([]);
  });
});

describe('a first visit', () => {
  const timeoutNow = globalThis.setTimeout;
  afterEach(() => void (globalThis.setTimeout = timeoutNow));

  /**
   * The portal's own news are answered when `answer` is called. `isPatient`: others wait for them
   * as long as it takes, else not at all.
   */
  async function openFirst({ goesFirst, isPatient }: { goesFirst: boolean; isPatient: boolean }) {
    const fetchNow = globalThis.fetch;
    // Not a mock function: the testing library would take the clock for a false one.
    globalThis.setTimeout = ((work: () => void, milliseconds?: number) => {
      if (milliseconds !== maxWait) return timeoutNow(work, milliseconds);
      return isPatient ? undefined : timeoutNow(work, 0);
    }) as typeof setTimeout;
    const sent = new Set<string>();
    let answer!: () => void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const name = new URL(String(input instanceof Request ? input.url : input)).pathname
        .split('/')
        .at(-1)!;
      if (init?.method === undefined || init.method === 'GET') sent.add(name);
      if (name === 'top') await answered;
      return fetchNow(input, init);
    });
    await portal.show(<FeaturedNews />, { firstReads: [{ ...topNewsRead(5, 'News'), goesFirst }] });
    const region = await widget('Featured news');
    return { region, sent, answer };
  }
  const others = ['licenseDetails', 'roles', 'userchannelterms', 'userlanguageterms', '1033'];

  it('on a slow line asks for nothing else until the portal’s own news are there', async () => {
    const { region, sent, answer } = await openFirst({ goesFirst: true, isPatient: true });
    await region.findByLabelText('Loading Featured news');
    expect([...sent].sort()).toEqual(['featuresettings', 'me', 'top']);
    answer();
    await titles(region);
    await waitFor(() => expect([...sent]).toEqual(expect.arrayContaining(others)));
  });

  it('on a slow line waits a second at most for news that do not come', async () => {
    const { region, sent, answer } = await openFirst({ goesFirst: true, isPatient: false });
    await waitFor(() => expect([...sent]).toEqual(expect.arrayContaining(others)));
    answer();
    await titles(region);
  });

  it.each([
    [400, false],
    [1_800, true],
  ])(
    'that begins to read %s ms after its opening lets the portal’s own news go first: %s',
    async (age, goesFirst) => {
      const { connection } = await portal.connectAs();
      jest.spyOn(performance, 'now').mockReturnValueOnce(age);
      const startSettings = {
        ...settingDefaults,
        infoboxZones: {},
        chartWidths: [],
        hasReports: false,
        hasItemsToRead: false,
        hasChannels: true,
        enableWorkplaceLight: true,
      };
      const [news] = todaysFirstReads({ ...connection.config, startSettings });
      expect(news).toMatchObject({ key: 'GET /pages/news/top {"query":{"amount":5}}', goesFirst });
    },
  );

  it('on a good line asks for everything at once', async () => {
    const { region, sent, answer } = await openFirst({ goesFirst: false, isPatient: true });
    await waitFor(() => expect([...sent]).toEqual(expect.arrayContaining(others)));
    answer();
    await titles(region);
  });
});
