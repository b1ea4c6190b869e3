import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserLanguageTerm } from '#shared/contract/pages/terms';
import { connection } from '../../../src/client/data/connection/connection';
import { readItemIds } from '../../../src/client/data/sharePoint/itemIds';
import { FeaturedNews } from '../../../src/client/features/news/cards/FeaturedNews';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { changeHostState } from '../../../src/client/host/hostState';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { storePage, storeTerm } from '../../support/content/pages';
import { card, resetSettings, setNewsPortal, widget } from '../../support/widgets/newsWidgets';

const portal = setNewsPortal();
const unfiltered = {
  enableLanguageFilteringForWorkplace: false,
  enableLanguageFilteringForSharepointPages: false,
};
beforeEach(() => resetSettings(portal, unfiltered));

/** SharePoint's news center has these posts alone. */
const answerWith = (...posts: { Title: string }[]) =>
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: "getBaseItemByUrl(url='/SitePages')/items",
    status: 200,
    body: {
      value: posts.map((fields) => ({
        webUrl: `${portal.devTenant.sharePointUrl}/sites/news/SitePages/${fields.Title}.aspx`,
        fields: { FirstPublishedDate: '2100-01-01T00:00:00Z', ...fields },
      })),
    },
  });
const now = () => new Date().toISOString();
async function yours() {
  cleanup();
  await portal.show(<YourNews isBesideFeatured={false} />);
  return widget('Your news');
}
async function featured() {
  await portal.show(<FeaturedNews />);
  return widget('Featured news');
}
const postOf = async (name: RegExp) => within(await card(await yours(), name));

it('NEWS-22 while the filter is on, neither list has posts of SharePoint in other languages', async () => {
  await resetSettings(portal, { ...unfiltered, enableLanguageFilteringForSharepointPages: true });
  const path = '/me/userlanguageterms';
  const [read] = (await portal.call<UserLanguageTerm[]>('member', 'GET', path)).body;
  const post = (Title: string, TermGuid: string) => ({ Title, BoolField_Language: { TermGuid } });
  answerWith(
    post('In own words', read!.LanguageTermId),
    post('In other words', '00000000-0000-4000-8000-000000000000'),
  );
  for (const show of [featured, yours]) {
    const region = await show();
    expect(await card(region, /^In own words/)).toBeVisible();
    expect(region.queryByText('In other words')).toBeNull();
  }
});

it('NEWS-43 NEWS-52 a row has a preamble of at most 140 characters, and none where descriptions are off', async () => {
  const words = 'Nordvik '.repeat(30);
  answerWith(
    ...[140, 141].map((length) => ({
      Title: `Of ${length}`,
      Description: words.slice(0, length - 1) + '.',
    })),
  );
  const region = await yours();
  const preamble = async (name: RegExp) => {
    const post = within(await card(region, name));
    await userEvent.click(post.getByRole('button', { name: /^Quick read/ }));
    return post.getByRole('paragraph').textContent;
  };
  expect(await preamble(/^Of 140/)).toBe(`${words.slice(0, 139)}.`);
  expect(await preamble(/^Of 141/)).toBe(`${words.slice(0, 139).trimEnd()}…`);
  await resetSettings(portal, { ...unfiltered, showNewsDescription: false });
  answerWith({ Title: 'Of none', ...{ Description: words } });
  const post = await postOf(/^Of none/);
  expect(post.queryByRole('button', { name: /^Quick read/ })).toBeNull();
  expect(post.queryByRole('paragraph')).toBeNull();
});

it('NEWS-59 the tag icon of a row shows its channels as text and hides them again', async () => {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Quay crew');
  const follow = { ChannelTermId, ChannelType: 0 };
  await portal.call('member', 'POST', '/me/userchannelterms', follow);
  const ChannelTermPages = [{ ChannelTermId }];
  await storePage(portal, { Title: 'Of the quay', PublishingDate: now(), ChannelTermPages });
  const post = await postOf(/^Of the quay/);
  const icon = await post.findByRole('button', { name: /channels of Of the quay/ });
  await userEvent.click(icon);
  expect(await post.findByText(/^Channels:/)).toHaveTextContent('Quay crew');
  await userEvent.click(icon);
  expect(post.queryByText(/^Channels:/)).toBeNull();
});

it('NEWS-07 a row of the portal’s own opens a new tab, in Teams in place; one of SharePoint always a new tab', async () => {
  await storePage(portal, { Title: 'Own post', PublishingDate: now() });
  answerWith({ Title: 'Foreign post' });
  const region = await yours();
  const target = async (name: RegExp) =>
    within(await card(region, name))
      .getByRole('link')
      .getAttribute('target');
  expect([await target(/^Own/), await target(/^Foreign/)]).toEqual(['_blank', '_blank']);
  act(() => changeHostState({ place: 'teams' }));
  expect([await target(/^Own/), await target(/^Foreign/)]).toEqual([null, '_blank']);
  act(() => changeHostState({ place: 'browser' }));
});

it('NEWS-53 NEWS-55 NEWS-57 cards and rows show how many likes and comments a post has; those of own posts above 0', async () => {
  const counts = { _LikeCount: 0, _CommentCount: 3 };
  const own = { PublishingDate: now(), IsFeaturedPage: true };
  await storePage(portal, { ...own, Title: 'Liked', LikesCount: 2 });
  await storePage(portal, { ...own, Title: 'Not liked' });
  answerWith({ Title: 'Discussed', ...counts });
  for (const show of [featured, yours]) {
    const region = await show();
    const shown = async (name: RegExp) =>
      within(await card(region, name))
        .queryAllByText(/^\d+ (like|comment)s?$/)
        .map(({ textContent }) => textContent);
    expect(await shown(/^Discussed/)).toEqual(['0 likes', '3 comments']);
    expect(await shown(/^Liked/)).toEqual(['2 likes']);
    expect(await shown(/^Not liked/)).toEqual([]);
  }
});

describe('followed sites', () => {
  /** Where SharePoint search is asked to look. */
  function watchSearch(): () => string {
    const texts: string[] = [];
    portal.devTenant.onExchange(({ url, requestBody }) => {
      if (url.includes('/_api/search/postquery'))
        texts.push((requestBody as { request: { Querytext: string } }).request.Querytext);
    });
    return () => texts.join();
  }

  it.each([
    ['GraphFromNewsCenterSite', 0],
    ['GraphFromNewsCenterSiteAndSearchFromFollowedSites', 1],
    ['SearchNewsFromAnySiteWithChannelField', 0],
  ])('NEWS-26 in mode %s the settings have %d switch for them', async (mode, count) => {
    await resetSettings(portal, { newsModePersonalNews: mode });
    await portal.show(<SettingsPage />);
    expect(await screen.findByRole('region', { name: 'Privacy' })).toBeVisible();
    const name = 'Show news from the sites that I follow';
    await waitFor(() => expect(screen.queryAllByRole('switch', { name })).toHaveLength(count));
  });

  it('NEWS-70 a site is searched at its original address', async () => {
    portal.devTenant.control.fail({
      ...{ service: 'sharepoint', path: '/api/v1/sites/followed', status: 200 },
      body: {
        Items: [
          {
            Title: 'Fleet',
            Url: 'https://home.example/sites/short',
            OriginalUrl: 'https://nordvik.example/sites/fleet',
          },
        ],
      },
    });
    const searched = watchSearch();
    await yours();
    await waitFor(() =>
      expect(searched()).toContain('Path:"https://nordvik.example/sites/fleet/"'),
    );
    expect(searched()).not.toContain('home.example');
  });

  it('NEWS-69 where the answer of the home service cannot be read, Graph is asked', async () => {
    const { control } = portal.devTenant;
    control.fail({
      ...{ service: 'sharepoint', path: '/api/v1/sites/followed', status: 200 },
      body: Buffer.from('<html>Signing in</html>'),
    });
    control.fail({
      ...{ service: 'graph', path: '/me/followedSites', status: 200 },
      body: {
        value: [{ id: 'x', displayName: 'Fleet', webUrl: 'https://nordvik.example/sites/fleet' }],
      },
    });
    const searched = watchSearch();
    await yours();
    await waitFor(() =>
      expect(searched()).toContain('Path:"https://nordvik.example/sites/fleet/"'),
    );
  });

  it('NEWS-44 Graph, too, is asked for up to 100 of them', async () => {
    const { control } = portal.devTenant;
    control.fail({ service: 'sharepoint', path: 'sphomeservice', status: 404 });
    control.fail({
      ...{ service: 'graph', path: '/me/followedSites', status: 200 },
      body: {
        value: Array.from({ length: 110 }, (_, index) => ({
          id: `site-${index + 1}`,
          displayName: `Site ${index + 1}`,
          webUrl: `https://nordvik.example/sites/s${index + 1}`,
        })),
      },
    });
    const searched = watchSearch();
    await yours();
    await waitFor(() => expect(searched()).toContain('/sites/s100/"'));
    expect(searched()).not.toContain('/sites/s101/"');
  });
});

it('NEWS-67 IMAGES-15 the ids of a page are found by its address, and kept', async () => {
  await portal.connectAs();
  connection().setLicensed(true);
  const [page] = [...portal.devTenant.company.allSitePages()];
  const address = `${portal.devTenant.sharePointUrl}${page!.site.path}/SitePages/${page!.fileName}`;
  const ids = await readItemIds(address, { operation: 'Picture' });
  expect(ids).toEqual({
    siteId: expect.stringContaining(page!.site.siteId),
    listId: page!.site.pagesListId,
    itemId: page!.uniqueId,
  });
  await readItemIds(address, { operation: 'Picture' });
  const asked = portal.devTenant.control.requests('sharepoint', 'getBaseItemByUrl');
  expect(asked.map(({ path }) => path)).toEqual([
    expect.stringMatching(
      /getBaseItemByUrl\(url='\/sites\/.+\.aspx'\)\?select=id,parentReference$/,
    ),
  ]);
});
