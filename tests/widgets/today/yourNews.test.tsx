import { useState } from 'react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { personalNewsModes } from '#shared/rules/settings/settings';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { listenToNotices } from '../../../src/client/data/notices';
import { storeSetting } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import {
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

const portal = setNewsPortal();
beforeEach(async () => {
  resizeTo(1_440);
  await resetSettings(portal);
  await portal.call('member', 'PUT', '/users', { ShowNewsFromFollowedSites: true });
});

async function showYours(person = 'member', isBesideFeatured = false) {
  await portal.show(<YourNews isBesideFeatured={isBesideFeatured} />, { person });
  return widget('Your news');
}

/** The widget, which can be taken away and brought back. */
function Toggled() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>Toggle</button>
      {isShown && <YourNews isBesideFeatured={false} />}
    </>
  );
}

/** Search texts that SharePoint was asked from now on. */
function watchSearch(): string[] {
  const texts: string[] = [];
  portal.devTenant.onExchange(({ url, requestBody }) => {
    if (url.includes('/_api/search/postquery'))
      texts.push((requestBody as { request: { Querytext: string } }).request.Querytext);
  });
  return texts;
}

describe('heading', () => {
  it('NEWS-04 NEWS-05 NEWS-06 NEWS-78 the block has its heading, explains itself, links to the settings and mentions the new tab', async () => {
    const region = await showYours();
    expect(region.getByRole('heading', { level: 2, name: 'Your news' })).toBeVisible();
    const link = region.getByRole('link', { name: 'Choose your channels' });
    expect(link).toHaveAttribute('href', '/settings');
    expect(link.parentElement).toHaveTextContent(
      'Your personal feed, picked by the channels you follow. Choose your channels. Posts open in a new tab.',
    );
  });
});

it('NEWS-06 on a phone, where the portal’s own posts open in place, nothing is said of a new tab', async () => {
  resizeTo(390);
  const region = await showYours();
  const own = await firstOf(region, 'product');
  expect(within(own.article).getByRole('link')).not.toHaveAttribute('target');
  expect(region.queryByText(/Posts open in a new tab/)).toBeNull();
});

describe('sources', () => {
  it('NEWS-28 NEWS-70 LICENCE-06 the news center, followed sites and, in light mode, the product are merged by date', async () => {
    const texts = watchSearch();
    const region = await showYours();
    await showAll(region);
    expect(await sources(region)).toEqual(['newsCenter', 'product', 'site']);
    const dates = (await posts(region)).map(({ published }) => published);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(texts).toEqual([
      expect.stringContaining(`Path:"${portal.devTenant.sharePointUrl}/sites/engineering/"`),
    ]);
  });

  it('NEWS-44 NEWS-69 NEWS-74 the home service is asked for up to 100 followed sites, most recent first, with its context', async () => {
    const asked: { url: string; context?: string }[] = [];
    const stop = portal.devTenant.onExchange(({ url, requestHeaders }) => {
      if (url.includes('/sites/followed'))
        asked.push({ url, context: requestHeaders['sphome-apicontext'] });
    });
    await titles(await showYours());
    stop();
    expect(asked).toEqual([
      {
        url: expect.stringMatching(
          /\/api\/v1\/sites\/followed\?mostRecentFirst=true&start=0&count=100&fillSiteData=true$/,
        ),
        context: expect.stringContaining('"ApiVersion"'),
      },
    ]);
  });

  it.each(personalNewsModes)(
    'NEWS-65 in mode %s no news is asked of SharePoint’s home service',
    async (newsModePersonalNews) => {
      await resetSettings(portal, { newsModePersonalNews });
      await showAll(await showYours());
      const asked = portal.devTenant.control.requests('sharepoint', '/api/v1/');
      expect(asked.filter(({ path }) => !path.includes('/api/v1/sites/followed'))).toEqual([]);
    },
  );

  it('NEWS-45 more than fifty followed sites are searched in batches of fifty', async () => {
    const addressOf = (site: number) => `${portal.devTenant.sharePointUrl}/sites/quay-${site}`;
    const Items = Array.from({ length: 60 }, (_, site) => ({ Url: addressOf(site) }));
    portal.devTenant.control.fail({
      ...{ service: 'sharepoint', path: '/sites/followed', status: 200, body: { Items } },
    });
    const searched = watchSearch();
    await titles(await showYours());
    await waitFor(() => expect(searched).toHaveLength(2));
    const sites = searched.map((text) =>
      [...text.matchAll(/Path:"([^"]+)\/"/g)].map(([, url]) => url),
    );
    expect(sites.map(({ length }) => length).sort()).toEqual([10, 50]);
    expect(sites.flat().sort()).toEqual(Items.map(({ Url }) => Url).sort());
  });

  it('NEWS-69 the followed sites are kept: coming back to the widget does not ask for them again', async () => {
    await portal.show(<Toggled />);
    await titles(await widget('Your news'));
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(screen.queryByRole('region')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Toggle' }));
    expect(await titles(await widget('Your news'))).toHaveLength(6);
    expect(portal.devTenant.control.requests('sharepoint', '/sites/followed')).toHaveLength(1);
  });

  it.each([
    ['an organisation without the home service', { path: 'sphomeservice', status: 404 }],
    ['who cannot reach the home service', { path: '/api/v1/sites/followed', silence: 'drop' }],
  ] as const)('NEWS-74 %s has the followed sites from Graph', async (_who, fault) => {
    portal.devTenant.control.fail({ service: 'sharepoint', ...fault });
    const region = await showYours();
    await showAll(region);
    expect(await sources(region)).toContain('site');
    expect(portal.devTenant.control.requests('graph', '/me/followedSites').length).toBeGreaterThan(
      0,
    );
  });

  it('NEWS-25 with the person’s flag off nothing is asked about followed sites, and their news is not there', async () => {
    await portal.call('member', 'PUT', '/users', { ShowNewsFromFollowedSites: false });
    const region = await showYours();
    await showAll(region);
    expect(await sources(region)).toEqual(['newsCenter', 'product']);
    expect(portal.devTenant.control.requests('sharepoint', 'sphomeservice')).toEqual([]);
    expect(portal.devTenant.control.requests('sharepoint', 'postquery')).toEqual([]);
  });

  it('USER-05 NEWS-25 who has never decided gets the news of followed sites', async () => {
    await portal.call('member', 'PUT', '/users', { ShowNewsFromFollowedSites: null });
    const region = await showYours();
    await showAll(region);
    expect(await sources(region)).toContain('site');
  });

  it('NEWS-26 NEWS-27 in mode GraphFromNewsCenterSite only the news center is read', async () => {
    await resetSettings(portal, {
      newsModePersonalNews: 'GraphFromNewsCenterSite',
      enableWorkplaceLight: false,
    });
    const region = await showYours();
    await showAll(region);
    expect(await sources(region)).toEqual(['newsCenter']);
    expect(portal.devTenant.control.requests('sharepoint', 'postquery')).toEqual([]);
    expect(portal.devTenant.control.requests('sharepoint', 'getBaseItemByUrl')).toHaveLength(1);
  });

  it('NEWS-26 NEWS-29 NEWS-72 SEARCH-10 mode SearchNewsFromAnySiteWithChannelField searches any site for the channels of the person', async () => {
    await resetSettings(portal, {
      newsModePersonalNews: 'SearchNewsFromAnySiteWithChannelField',
      enableWorkplaceLight: false,
    });
    const bodies: unknown[] = [];
    const stop = portal.devTenant.onExchange(
      ({ url, requestBody }) => void (url.includes('postquery') && bodies.push(requestBody)),
    );
    const region = await showYours();
    await showAll(region);
    stop();
    expect(await sources(region)).toContain('site');
    expect(
      portal.devTenant.control.requests('sharepoint', "getBaseItemByUrl(url='/SitePages')/items"),
    ).toEqual([]);
    expect(bodies).toEqual([
      {
        request: expect.objectContaining({
          Querytext: expect.stringContaining('owstaxIdBoolFieldChannel:"#0'),
          RowLimit: 100,
          Properties: [
            {
              Name: 'EnableDynamicGroups',
              Value: { BoolVal: true, QueryPropertyValueTypeIndex: 3 },
            },
          ],
          SelectProperties: expect.arrayContaining(['Title', 'Path']),
          SortList: [{ Property: 'FirstPublishedDate', Direction: 1 }],
        }),
      },
    ]);
  });

  it('NEWS-46 SEARCH-27 sites are searched as many days back, and by the property, that the settings say', async () => {
    await resetSettings(portal, {
      newsModePersonalNews: 'SearchNewsFromAnySiteWithChannelField',
      amountOfDaysBackInTime: 40,
      searchManagedProperties: { channels: 'RefinableString07' },
    });
    const searched = watchSearch();
    await sources(await showYours());
    const [from] = searched.map((text) => /FirstPublishedDate>=(\S+?Z)/.exec(text)?.[1]);
    expect(Math.floor((Date.now() - Date.parse(from!)) / 86_400_000)).toBe(40);
    expect(searched.join()).toMatch(/^\(RefinableString07:"#0/);
    await resetSettings(portal, { searchManagedProperties: {} });
  });

  it('NEWS-31 LICENCE-05 in light mode a person without a licence has the product’s news alone', async () => {
    expect(await sources(await showYours('frontline'))).toEqual(['product']);
    expect(portal.devTenant.control.requests('sharepoint')).toEqual([]);
  });

  it('NEWS-64 NEWS-75 the product is asked for one post more than shown', async () => {
    const requests = watchRequests(portal);
    await titles(await showYours());
    expect(requests('/pages/news/my')).toEqual([`${portal.url}/api/pages/news/my?amount=7`]);
  });

  it('NEWS-21 NEWS-23 NEWS-24 CHANNELS-27 a post with channels is there for those who follow one, a post without for everybody', async () => {
    const { body } = await portal.call<{ ChannelTermId: string }[]>(
      'member',
      'GET',
      '/me/userchannelterms',
    );
    const followedChannels = new Set(body.map(({ ChannelTermId }) => ChannelTermId));
    const channelsOf = new Map(
      [...portal.devTenant.company.allSitePages()].map(({ article, channelIds }) => [
        article.title,
        channelIds,
      ]),
    );
    const region = await showYours();
    await showAll(region);
    const shown = (await posts(region))
      .filter(({ source }) => source !== 'product')
      .map(({ title }) => channelsOf.get(title)!);
    expect(shown.some((channels) => channels.length === 0)).toBe(true);
    expect(shown.some((channels) => channels.length > 0)).toBe(true);
    expect(
      shown.filter(
        (channels) => channels.length > 0 && !channels.some((id) => followedChannels.has(id)),
      ),
    ).toEqual([]);
  });

  it('NEWS-22 LANG-09 posts in a language the person does not read are left out while the filter is on', async () => {
    const region = await showYours();
    await showAll(region);
    const languageOf = new Map(
      [...portal.devTenant.company.allSitePages()].map(({ article }) => [
        article.title,
        article.language,
      ]),
    );
    const languages = (await posts(region))
      .filter(({ source }) => source !== 'product')
      .map(({ title }) => languageOf.get(title));
    expect(languages.filter((language) => language !== 'en' && language !== 'no')).toEqual([]);
  });
});

function writtenArticle(title: string) {
  return [...portal.devTenant.company.allSitePages()].find((page) => page.article.title === title)
    ?.article;
}

function descriptionOf(title: string): string {
  return writtenArticle(title)?.description ?? '';
}

/** The first post of SharePoint that has a picture. */
async function pictured(region: Awaited<ReturnType<typeof showYours>>) {
  return (await posts(region)).filter(
    ({ source, title }) => source !== 'product' && !writtenArticle(title)?.hasNoPicture,
  );
}
const firstPictured = async (region: Awaited<ReturnType<typeof showYours>>) =>
  (await pictured(region))[0]!;

/** Presses "Show more" until it is gone. */
async function showAll(region: Awaited<ReturnType<typeof showYours>>) {
  await titles(region);
  const button = () => region.queryByRole('button', { name: 'Show more' });
  for (let more = button(); more; more = button()) {
    await userEvent.click(more);
    await pageRests();
  }
}

describe('how many', () => {
  it('NEWS-42 NEWS-76 six posts alone and four beside featured news; "Show more" adds six', async () => {
    const alone = await portal.show(<YourNews isBesideFeatured={false} />);
    expect(await titles(await widget('Your news'))).toHaveLength(6);
    alone.unmount();
    const region = await showYours('member', true);
    expect(await titles(region)).toHaveLength(4);
    await userEvent.click(region.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(region.getAllByRole('heading', { level: 3 })).toHaveLength(10));
  });

  it('NEWS-34 NEWS-35 NEWS-36 after the second "Show more" come "Show less" and the link to the news center', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    const region = await showYours();
    const first = await titles(region);
    await showAll(region);
    expect(region.getByRole('link', { name: 'News Center' }).parentElement).toHaveTextContent(
      'For older news, open News Center.',
    );
    await userEvent.click(region.getByRole('button', { name: 'Show less' }));
    await waitFor(async () => expect(await titles(region)).toEqual(first));
    expect(scrolled.mock.contexts).toEqual([screen.getByRole('region', { name: 'Your news' })]);
    scrolled.mockRestore();
  });
});

/** The portal answers its own posts with these fields, each by its place. */
function changeOwn(change: (index: number) => object): void {
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!String(input).includes('/pages/news/my')) return answer;
    const pages = (await answer.json()) as object[];
    return Response.json(pages.map((page, index) => ({ ...page, ...change(index) })));
  });
}

describe('rows', () => {
  it('NEWS-37 NEWS-43 NEWS-51 the preamble opens and closes, is cut at 140 characters and clamped to three lines', async () => {
    const region = await showYours();
    const long = (await posts(region)).find(({ title }) => descriptionOf(title).length > 140)!;
    const post = within(long.article);
    expect(post.queryByRole('paragraph')).toBeNull();
    const toggle = post.getByRole('button', { name: `Quick read: ${long.title}` });
    await userEvent.click(toggle);
    const preamble = post.getByRole('paragraph');
    expect(preamble.textContent.length).toBeLessThanOrEqual(140);
    expect(preamble).toHaveTextContent(/…$/);
    expect(preamble.firstElementChild).toHaveAttribute(
      'style',
      expect.stringContaining('line-clamp: 3'),
    );
    await userEvent.click(toggle);
    expect(post.queryByRole('paragraph')).toBeNull();
  });

  it('NEWS-48 a long title is cut at 70 characters and read aloud in full', async () => {
    const Title = `The harbour report ${'about the quay '.repeat(6)}in Turku`;
    changeOwn((index) => (index === 0 ? { Title } : {}));
    const link = await (await showYours()).findByRole('link', { description: Title });
    expect(link.textContent).toHaveLength(70);
    expect(link.textContent).toMatch(/…$/);
  });

  it('NEWS-53 NEWS-55 likes and comments are shown and read aloud', async () => {
    const region = await showYours();
    const { title, article } = await firstOf(region, 'newsCenter');
    const { likes, comments } = writtenArticle(title)!;
    expect(within(article).getByText(new RegExp(`^${likes} likes?$`))).toBeInTheDocument();
    expect(within(article).getByText(new RegExp(`^${comments} comments?$`))).toBeInTheDocument();
  });

  it('NEWS-54 NEWS-56 NEWS-57 counts of none are hidden by setting, those of own posts always', async () => {
    await resetSettings(portal, {
      hideNewsLikes: 'HideIfNoLikes',
      hideNewsComments: 'HideIfNoComments',
      commentoScriptUrl: 'https://comments.example/js/commento.js',
      enableLanguageFilteringForSharepointPages: false,
    });
    const post = (Title: string, _LikeCount: number, _CommentCount: number) => ({
      webUrl: `${portal.devTenant.sharePointUrl}/sites/news/SitePages/${Title}.aspx`,
      fields: { Title, _LikeCount, _CommentCount, FirstPublishedDate: '2100-01-01T00:00:00Z' },
    });
    portal.devTenant.control.fail({
      ...{ service: 'sharepoint', path: "getBaseItemByUrl(url='/SitePages')/items", status: 200 },
      body: { value: [post('Liked', 1, 0), post('Discussed', 0, 1)] },
    });
    changeOwn((index) => ({ CommentsCount: index === 0 ? 3 : 0, LikesCount: 0 }));
    const region = await showYours();
    await firstOf(region, 'newsCenter');
    await firstOf(region, 'product');
    const counts = (await posts(region)).map(({ source, title, article }) => {
      const shown = within(article).queryAllByText(/^\d+ (like|comment)s?$/);
      return { source, title, shown: shown.map(({ textContent }) => textContent).join() };
    });
    const of = (wanted: string) => counts.find(({ title }) => title === wanted)?.shown;
    expect([of('Liked'), of('Discussed')]).toEqual(['1 like', '1 comment']);
    const [first, second] = counts.filter(({ source }) => source === 'product');
    expect([first?.shown, second?.shown]).toEqual(['3 comments', '']);
    await storeSetting(portal, 'commentoScriptUrl', '');
  });

  it('a row names the site that a post comes from', async () => {
    const region = await showYours();
    await showAll(region);
    const { title, article } = await firstOf(region, 'site');
    const page = [...portal.devTenant.company.allSitePages()].find(
      (candidate) => candidate.article.title === title,
    )!;
    expect(within(article).getByText(page.site.title)).toBeVisible();
  });

  it('NEWS-58 IMAGES-16 IMAGES-17 a SharePoint picture is fetched with a token in its shown size, and the placeholder never', async () => {
    const region = await showYours();
    const { article: post } = await firstPictured(region);
    await waitFor(() =>
      expect(post.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
    const pictures = portal.devTenant.control.requests('sharepoint', '/thumbnails/');
    expect(pictures[0]!.path).toMatch(
      /\/_api\/v2\.1\/sites\/[^/]+\/lists\/[^/]+\/items\/[^/]+\/driveItem\/thumbnails\/0\/c224x168\/content\?preferNoRedirect=true&prefer=extendCacheMaxAge&clientType=modernWebPart$/,
    );
    expect(pictures.every(({ status }) => status === 200)).toBe(true);
    expect(portal.devTenant.control.requests('sharepoint', 'sitepagethumbnail')).toEqual([]);
  });

  it('IMAGES-18 a picture whose request gets no answer is shown from the address that the service names instead', async () => {
    portal.devTenant.control.fail({
      service: 'sharepoint',
      path: '/thumbnails/*/content',
      silence: 'drop',
    });
    const region = await showYours();
    const { article: post } = await firstPictured(region);
    await waitFor(() =>
      expect(post.querySelector('img')).toHaveAttribute(
        'src',
        expect.stringContaining('/transform/thumbnail?'),
      ),
    );
    const asked = (end: string) =>
      portal.devTenant.control
        .requests('sharepoint', `/c224x168/${end}`)
        .map(({ path }) => path.split(`/${end}`)[0]);
    const refused = asked('content');
    expect(asked('url').length).toBeGreaterThan(0);
    expect(refused).toEqual([...new Set(refused)]);
  });

  it('CACHE-18 the pictures of an earlier visit are there without asking for them again', async () => {
    const first = await portal.show(<YourNews isBesideFeatured={false} />);
    for (const { article: post } of await pictured(await widget('Your news')))
      await waitFor(() =>
        expect(post.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
      );
    first.unmount();
    portal.devTenant.control.clearRequests();
    await portal.show(<YourNews isBesideFeatured={false} />, { keepCache: true });
    const { article: again } = await firstPictured(await widget('Your news'));
    await waitFor(() =>
      expect(again.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/^blob:/)),
    );
    expect(
      portal.devTenant.control
        .requests('sharepoint', '/thumbnails/')
        .filter(({ path }) => path.includes('c224x168')),
    ).toEqual([]);
  });

  it('IMAGES-20 a picture that cannot be had leaves a coloured background and no message', async () => {
    portal.devTenant.control.fail({ service: 'sharepoint', path: '/thumbnails/', status: 404 });
    const told = jest.fn();
    const stop = listenToNotices(told);
    const region = await showYours();
    const { article: post } = await firstPictured(region);
    await waitFor(() => expect(post.querySelector('[data-background]')).toBeVisible());
    await pageRests();
    expect(region.queryByRole('alert')).toBeNull();
    expect(told).not.toHaveBeenCalled();
    stop();
  });
});
