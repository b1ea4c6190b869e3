import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { pageAddress } from '#shared/rules/news/newsFromPage';
import type { ReadPages } from '#shared/contract/people/readPages';
import { connect } from '../../../src/client/data/connection/connection';
import { notePageRead, readWithWaiting } from '../../../src/client/data/readPages';
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

/** The bodies of the requests about marks; those that read have none. */
function askedOfMarks(): () => Partial<ReadPages>[] {
  const fetched = jest.spyOn(globalThis, 'fetch');
  return () =>
    fetched.mock.calls
      .filter(([input]) => String(input).includes('/api/me/readpages'))
      .map(([, init]) => JSON.parse(String(init?.body ?? '{}')) as Partial<ReadPages>);
}

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

  it('is told by one request of the next visit, whose answer is the marks', async () => {
    const reconnect = await openOffline();
    reconnect();
    for (const begin of beginnings) begin();
    const asked = askedOfMarks();
    const { cache } = await news({ keepCache: true });
    await screen.findAllByRole('article');
    await waitFor(() => expect(cache.peek('GET /me/readpages')).toBeDefined());
    expect(asked()).toEqual([{ PageIds: [fresh.Id] }]);
    expect(await read()).toEqual([fresh.Id]);
    jest.restoreAllMocks();
  });
});

describe('what waits to be stored', () => {
  const hide = () => void dispatchEvent(new Event('pagehide'));
  const connectAgain = (keepCache: boolean) => portal.connectAs({ person: 'frontline', keepCache });

  it('is stored to the last, a part at a time', async () => {
    const { cache } = await connectAgain(false);
    const asked = askedOfMarks();
    for (let id = 1_000; id < 1_120; id += 1) notePageRead(id);
    hide();
    await waitFor(() => expect(cache.keysOf('pages/opened')).toEqual([]));
    // Parts that are on their way together may leave in any order.
    const parts = asked().map(({ PageIds = [] }) => PageIds);
    expect(parts.map(({ length }) => length).toSorted()).toEqual([20, 50, 50]);
    expect(new Set(parts.flat()).size).toBe(120);
    jest.restoreAllMocks();
  });

  it.each([401, 408])('is sent again after %i, which says nothing of it', async (status) => {
    await connectAgain(false);
    const real = globalThis.fetch;
    const refused = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        init?.method === 'PUT'
          ? Promise.resolve(new Response('{}', { status }))
          : real(input, init),
      );
    notePageRead(fresh.Id);
    hide();
    await waitFor(() => expect(refused).toHaveBeenCalled());
    refused.mockRestore();
    await waitFor(async () => {
      hide();
      expect(await read()).toEqual([fresh.Id]);
    });
  });

  it('CACHE-14 is stored where an older build has kept it, too', async () => {
    const { cache } = await connectAgain(false);
    for (const begin of beginnings) begin();
    await cache.keep('pages/opened', [1_000, fresh.Id], 3_600_000);
    notePageRead(1_001);
    hide();
    await waitFor(async () => expect(await read()).toEqual([fresh.Id]));
    await waitFor(() => expect(cache.keysOf('pages/opened')).toEqual([]));
  });

  it('does not keep the marks waiting when the server is silent about it', async () => {
    await connectAgain(false);
    const real = globalThis.fetch;
    const silent = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        init?.method === 'PUT' ? new Promise(() => undefined) : real(input, init),
      );
    notePageRead(fresh.Id);
    const marks = await readWithWaiting(async () => ({ PageIds: [1_000] }));
    expect(marks.PageIds).toEqual([fresh.Id, 1_000]);
    silent.mockRestore();
  });

  it('in one window outlives what another one stores', async () => {
    const [here, there] = [await connectAgain(false), await connectAgain(true)];
    connect(there.connection);
    notePageRead(1_000);
    connect(here.connection);
    notePageRead(fresh.Id);
    hide();
    await waitFor(async () => expect(await read()).toEqual([fresh.Id]));
    await waitFor(() => expect(here.cache.keysOf('pages/opened')).toEqual([]));
    const { cache } = await connectAgain(true);
    expect(cache.keysOf('pages/opened')).toEqual(['pages/opened 1000']);
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
