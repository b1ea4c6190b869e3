import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { pageAddress } from '#shared/rules/news/newsFromPage';
import type { ReadPages } from '#shared/contract/people/readPages';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { beginnings } from '../../../src/client/platform/clientState';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import { resetSettings, setNewsPortal } from '../../support/widgets/newsWidgets';
import type { Visit } from '../../support/widgets/widgetPortal';

const portal = setNewsPortal();
let fresh: Page;
beforeAll(async () => {
  const { body } = await portal.call<Page[]>('frontline', 'GET', '/pages/news/my?amount=1');
  fresh = body[0]!;
});
beforeEach(async () => {
  await resetSettings(portal);
  await portal.db.deleteFrom('read_pages').execute();
});

const news = (visit: Visit = {}) =>
  portal.show(
    <Routes>
      <Route path="/" element={<YourNews isBesideFeatured={false} />} />
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { person: 'frontline', ...visit },
  );
const openPost = async () => {
  const shown = await portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { at: pageAddress(fresh), person: 'frontline' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: fresh.Title })).toBeVisible();
  return shown;
};
const post = async () => {
  const links = await screen.findAllByRole('link');
  const link = links.find((each) => each.getAttribute('href') === pageAddress(fresh));
  return within(link!.closest('article')!);
};
const read = async (person = 'frontline') =>
  (await portal.call<ReadPages>(person, 'GET', '/me/readpages')).body.PageIds;

it('a new post is unread until it is opened, on whichever device', async () => {
  const first = await news();
  await screen.findAllByRole('article');
  expect(await (await post()).findByText('Unread')).toBeInTheDocument();
  first.unmount();
  // On another device.
  await portal.call('frontline', 'PUT', '/me/readpages', { PageIds: [fresh.Id] });
  const { cache } = await news();
  await screen.findAllByRole('article');
  const found = await post();
  await waitFor(() => expect(cache.peek('GET /me/readpages')).toBeDefined());
  expect(found.queryByText('Unread')).toBeNull();
});

it('what was opened is stored for the other devices a moment later', async () => {
  await openPost();
  expect(await read()).toEqual([]);
  await waitFor(async () => expect(await read()).toEqual([fresh.Id]));
});

describe('what was opened without a network', () => {
  /** Opens the post while nothing can be sent; the returned function brings the network back. */
  const openOffline = async () => {
    const real = globalThis.fetch;
    const broken = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        init?.method === 'PUT' && String(input).includes('/api/me/readpages')
          ? Promise.reject(new TypeError('Failed to fetch'))
          : real(input, init),
      );
    const offline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const shown = await openPost();
    act(() => void dispatchEvent(new Event('pagehide')));
    await waitFor(() =>
      expect(broken.mock.calls.some(([, init]) => init?.method === 'PUT')).toBe(true),
    );
    shown.unmount();
    return () => {
      broken.mockRestore();
      offline.mockRestore();
    };
  };

  it('is stored as soon as there is one', async () => {
    const reconnect = await openOffline();
    expect(await read()).toEqual([]);
    reconnect();
    act(() => void dispatchEvent(new Event('online')));
    await waitFor(async () => expect(await read()).toEqual([fresh.Id]));
  });

  it('stays read although the server has not heard of it', async () => {
    const reconnect = await openOffline();
    const { cache } = await news({ keepCache: true });
    await screen.findAllByRole('article');
    const found = await post();
    await waitFor(() => expect(cache.peek('GET /me/readpages')).toBeDefined());
    expect(await read()).toEqual([]);
    expect(found.queryByText('Unread')).toBeNull();
    reconnect();
  });

  it('is stored by the next visit of the same person, whoever comes between', async () => {
    const reconnect = await openOffline();
    reconnect();
    for (const begin of beginnings) begin();
    const between = await news({ person: 'member' });
    await waitFor(() => expect(between.cache.peek('GET /me/readpages')).toBeDefined());
    between.unmount();
    await news({ keepCache: true });
    await waitFor(async () => expect(await read()).toEqual([fresh.Id]));
    expect(await read('member')).toEqual([]);
  });
});

it('where the marks cannot be had, the news stands there without them', async () => {
  const real = globalThis.fetch;
  const broken = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/api/me/readpages')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await news();
  await screen.findAllByRole('article');
  const found = await post();
  await waitFor(() =>
    expect(broken.mock.calls.some(([input]) => String(input).includes('readpages'))).toBe(true),
  );
  expect(found.queryByText('Unread')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  broken.mockRestore();
});
