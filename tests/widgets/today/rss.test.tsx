import { act, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { RssFeeds } from '../../../src/client/features/rss/RssFeeds';
import type { WidgetPlace } from '../../../src/client/ui/widget/placedWidget';
import { resizeTo, watchRequests } from '../../support/widgets/newsWidgets';
import { storeSetting, storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal({ now: () => now });
let danish: string;
let now = new Date('2026-11-21T08:00:00Z');
beforeAll(async () => {
  danish = await storeTerm(portal, 'languageterms', 'Danish');
  await portal.call('member', 'POST', '/users', {});
});
beforeEach(() => {
  portal.devTenant.control.reset();
  resizeTo(1_440);
});

const source = (key: string, fields: object = {}) => ({
  FeedLink: `${portal.devTenant.feedsUrl}/${key}.xml`,
  TagName: key,
  ...fields,
});
const configure = (sources: object[], amountToShowPerLoad = 'Small') =>
  storeSetting(portal, 'rssFeedConfig', { feedLinksAndTagName: sources, amountToShowPerLoad });
const onEmptyChange = jest.fn();
const show = (place: WidgetPlace = 'main') =>
  portal.show(
    <Suspense>
      <RssFeeds place={place} onEmptyChange={onEmptyChange} />
    </Suspense>,
  );
const posts = () => screen.findAllByRole('article');
const titles = async () =>
  (await posts()).map((article) => within(article).getByRole('heading', { level: 3 }).textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('RSS-02 RSS-03 RSS-04 RSS-11 one call brings three pages of every feed; a post has its title, address, date and tag', async () => {
  await configure([source('shipping'), source('offshore-wind')]);
  const requests = watchRequests(portal);
  await show();
  const first = (await posts())[0]!;
  expect(within(first).getByText('shipping')).toBeVisible();
  expect(first.querySelector('time')).toHaveAttribute(
    'datetime',
    expect.stringMatching(/^2026-11-21T/),
  );
  const link = within(first).getByRole('link', { name: /Green corridor .+, opens in a new tab$/ });
  expect(link).toHaveAttribute('href', 'https://shipping-daily.example/news/1');
  expect(link).toHaveAttribute('target', '_blank');
  const [request, ...others] = requests('/api/Feed').map(
    (address) => new URL(address).searchParams,
  );
  expect(others).toEqual([]);
  expect(request!.get('feedUrls')).toBe(
    [source('shipping'), source('offshore-wind')]
      .map(({ FeedLink }) => encodeURIComponent(FeedLink))
      .join(),
  );
  expect([request!.get('amount'), request!.get('feedTagNames')]).toEqual([
    '12',
    'shipping,offshore-wind',
  ]);
  await press('Show more');
  await press('Show more');
  const longest = (await titles()).find((title) => title!.startsWith('Insurers'))!;
  expect(longest).toHaveLength(100);
  expect(longest).toMatch(/…$/);
  expect(screen.getByTitle(/of every bridge crew$/)).toHaveTextContent(longest);
});

it('RSS-01 RSS-03 a tag with a comma is shown as it was written', async () => {
  await configure([source('shipping', { TagName: 'Ships, ports' }), source('offshore-wind')]);
  await show();
  expect((await screen.findAllByText('Ships, ports'))[0]).toBeVisible();
});

it('RSS-01 RSS-03 thirty feeds whose names are as long as they may be are shown', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `${index} `.padEnd(255, 'å'));
  await configure(names.map((TagName) => source('shipping', { TagName })));
  await show();
  expect((await posts()).length).toBeGreaterThan(0);
});

it('RSS-05 RSS-08 RSS-12 show more adds a page, twice at most; show less goes back to the first', async () => {
  await configure([source('shipping'), source('offshore-wind')]);
  await show();
  const counts = [(await posts()).length];
  await press('Show more');
  counts.push((await posts()).length);
  await press('Show more');
  counts.push((await posts()).length);
  expect(counts).toEqual([4, 8, 12]);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  await press('Show less');
  expect(await posts()).toHaveLength(4);
});

it('RSS-06 with a larger setting eight posts show on a wide window, and six at lg', async () => {
  await configure([source('shipping'), source('offshore-wind')], 'Large');
  const { unmount } = await show();
  expect(await posts()).toHaveLength(8);
  unmount();
  resizeTo(992);
  await show();
  expect(await posts()).toHaveLength(6);
});

it.each(['side', 'panel'] as const)(
  'RSS-07 RSS-13 BIRTHDAY-15 in the compact layout (%s) four posts show, others by Previous and Next, with a dot for each four',
  async (place) => {
    await configure([source('shipping'), source('offshore-wind')]);
    await show(place);
    const first = await titles();
    expect(first).toHaveLength(4);
    expect(document.querySelectorAll('[data-dot]')).toHaveLength(3);
    for (const post of await posts())
      expect(within(post).getByText(/^(shipping|offshore-wind)$/)).toBeVisible();
    await press('Next');
    const second = await titles();
    expect(second).toHaveLength(4);
    expect(second.some((title) => first.includes(title))).toBe(false);
    await press('Previous');
    expect(await titles()).toEqual(first);
  },
);

it('RSS-13 BIRTHDAY-14 where a refresh brings fewer posts, their last page shows; four have no pager', async () => {
  await configure([source('shipping')]);
  let count = 9;
  const real = globalThis.fetch;
  const feeds = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) =>
    String(input).includes('/api/Feed')
      ? Response.json([
          {
            ...{ FeedUrl: source('shipping').FeedLink, TagName: 'shipping', Failed: false },
            Items: Array.from({ length: count }, (_, index) => ({
              ...{ Title: `Post ${index}`, Url: null, PublishedDate: null, TagName: 'shipping' },
            })),
          },
        ])
      : real(input, init),
  );
  await show('side');
  await posts();
  await press('Next');
  await press('Next');
  expect(await titles()).toEqual(['Post 8']);
  count = 6;
  await act(() => invalidate('GET /Feed'));
  await waitFor(async () => expect(await titles()).toEqual(['Post 4', 'Post 5']));
  expect(screen.getByRole('button', { name: 'Next' })).toBeVisible();
  count = 4;
  await act(() => invalidate('GET /Feed'));
  await waitFor(async () => expect(await titles()).toHaveLength(4));
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  feeds.mockRestore();
});

it('RSS-09 a feed in a language shows to those who read the language', async () => {
  await configure([source('offshore-wind'), source('ports-da', { Language: danish })], 'Large');
  const { unmount } = await show();
  expect((await titles()).some((title) => title!.startsWith('Esbjerg Havn'))).toBe(false);
  unmount();
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: danish,
    LanguageType: 0,
  });
  await show();
  expect((await titles()).some((title) => title!.startsWith('Esbjerg Havn'))).toBe(true);
  await portal.call('member', 'DELETE', `/me/userlanguageterms/${danish}`);
});

it('RSS-14 RSS-15 TODAY-05 without an address it says what to do, and without posts that there are none', async () => {
  await configure([]);
  const { unmount } = await show();
  expect(await screen.findByText('Please configure the feed source URI.')).toBeVisible();
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(true));
  unmount();
  await configure([source('ports-da', { Language: danish })]);
  await show();
  expect(await screen.findByText('No posts to show.')).toBeVisible();
  await configure([source('shipping')]);
  await act(() => invalidate('GET /featuresettings'));
  await waitFor(() => expect(onEmptyChange).toHaveBeenLastCalledWith(false));
});

it('RSS-16 ERRORS-52 a failing feed is named, a failing call shows the error template, and both can be retried', async () => {
  await configure([source('industry-sv'), source('offshore-wind')]);
  portal.devTenant.control.fail({ service: 'feeds', path: '/industry-sv.xml', status: 500 });
  const { unmount } = await show();
  expect((await titles())[0]).toMatch(/^Kattegat Link/);
  expect(screen.getByText("Couldn't be loaded right now: industry-sv")).toBeVisible();
  portal.devTenant.control.clearFailures();
  // The server leaves a failed feed alone for a minute.
  now = new Date(now.getTime() + 2 * 60_000);
  await press('Try again');
  expect(await screen.findByRole('link', { name: /^Isbrytaren/ })).toBeVisible();
  // The button has gone, and the keyboard is still in the widget.
  await waitFor(() => expect(screen.getByRole('region')).toHaveFocus());
  unmount();
  const real = globalThis.fetch;
  const broken = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/api/Feed')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await show();
  expect(
    within(await screen.findByRole('alert')).getByText('News feeds could not be loaded'),
  ).toBeVisible();
  broken.mockRestore();
  await press('Try again');
  expect(await posts()).toHaveLength(4);
});

it('RSS-16 a feed that failed is read anew when its readers come back, not a quarter of an hour later', async () => {
  await configure([source('industry-sv'), source('offshore-wind')]);
  portal.devTenant.control.fail({ service: 'feeds', path: '/industry-sv.xml', status: 500 });
  now = new Date(now.getTime() + 60 * 60_000);
  const { unmount } = await show();
  expect(await screen.findByText(/^Couldn't be loaded right now/)).toBeVisible();
  portal.devTenant.control.clearFailures();
  now = new Date(now.getTime() + 2 * 60_000);
  unmount();
  await show();
  expect(await screen.findByRole('link', { name: /^Isbrytaren/ })).toBeVisible();
});
