import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { pageAddress } from '#shared/rules/news/newsFromPage';
import type { ReadPages } from '#shared/contract/people/readPages';
import { YourNews } from '../../../src/client/features/news/YourNews';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import { resetSettings, setNewsPortal } from '../../support/widgets/newsWidgets';

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

const news = () =>
  portal.show(
    <Routes>
      <Route path="/" element={<YourNews isBesideFeatured={false} />} />
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { person: 'frontline' },
  );
const post = async () => {
  const links = await screen.findAllByRole('link');
  const link = links.find((each) => each.getAttribute('href') === pageAddress(fresh));
  return within(link!.closest('article')!);
};
const read = async () =>
  (await portal.call<ReadPages>('frontline', 'GET', '/me/readpages')).body.PageIds;

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
  await portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { at: pageAddress(fresh), person: 'frontline' },
  );
  expect(await screen.findByRole('heading', { level: 1, name: fresh.Title })).toBeVisible();
  expect(await read()).toEqual([]);
  await waitFor(async () => expect(await read()).toEqual([fresh.Id]));
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
