import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { ContentPage, NewsPage } from '../../../src/client/pages/NewsPage';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { resetSettings, setNewsPortal, watchFetch } from '../../support/widgets/newsWidgets';
import { hoursFromNow, storePage, storeSetting, storeTerm } from '../../support/content/pages';
import { keepFar } from '../../support/nearWindow';

const portal = setNewsPortal();
const pages: Page[] = [];
beforeAll(async () => {
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
  const ferries = await storeTerm(portal, 'channelterms', 'Ferries');
  for (const [index, Title] of ['The first', 'The second', 'The third'].entries())
    pages.push(
      await storePage(portal, {
        Title,
        PublishingDate: hoursFromNow(-9 + index),
        ChannelTermPages: [{ ChannelTermId: ferries }],
      }),
    );
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
beforeEach(() => resetSettings(portal, { enableLanguageFilteringForWorkplace: false }));

const open = (page: Page) =>
  portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
      <Route path="/pages/content/:slug" element={<ContentPage />} />
    </Routes>,
    { at: page.Path, person: 'editor' },
  );
const links = async () =>
  within(await screen.findByRole('navigation', { name: 'More pages' })).getAllByRole('link');

it('the pages before and after in the channel stand at the end, and lead on', async () => {
  await open(pages[1]!);
  expect((await links()).map(({ textContent }) => textContent)).toEqual(['The first', 'The third']);
  expect(screen.getByText('Previous')).toBeVisible();
  expect((await links())[0]).toHaveAttribute('href', pages[0]!.Path);
  fireEvent.click((await links())[1]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'The third' })).toBeVisible();
  await waitFor(async () =>
    expect((await links()).map(({ textContent }) => textContent)).toEqual(['The second']),
  );
  expect(screen.queryByText('Next')).toBeNull();
});

it('nothing is asked before the reader comes near the end', async () => {
  const comeNear = keepFar();
  const { sent } = watchFetch();
  const asked = () => sent().filter((url) => url.includes('/neighbours'));
  await open(pages[1]!);
  expect(await screen.findByRole('heading', { level: 1, name: 'The second' })).toBeVisible();
  expect(await screen.findByText(/^Last modified$/)).toBeVisible();
  expect(asked()).toEqual([]);
  act(comeNear);
  expect(await links()).toHaveLength(2);
  expect(asked()).toHaveLength(1);
});

it('that they could not be read is said, and they are read again', async () => {
  const { fetch: real } = globalThis;
  const failing = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/neighbours')
        ? Promise.resolve(Response.json({ status: 500, title: 'Broken' }, { status: 500 }))
        : real(input, init),
    );
  await open(pages[1]!);
  const again = await screen.findByRole('button', { name: 'Try again' });
  failing.mockRestore();
  fireEvent.click(again);
  expect(await links()).toHaveLength(2);
});

it('PAGES-083 the pages beside an open content page follow their changes', async () => {
  const piers = await storeTerm(portal, 'channelterms', 'Piers');
  const [first, second] = [
    await storePage(portal, {
      ...{ Title: 'Pier one', PageType: 0, PublishingDate: hoursFromNow(-2) },
      ChannelTermPages: [{ ChannelTermId: piers }],
    }),
    await storePage(portal, {
      ...{ Title: 'Pier two', PageType: 0, PublishingDate: hoursFromNow(-1) },
      ChannelTermPages: [{ ChannelTermId: piers }],
    }),
  ];
  await open(second);
  expect((await links()).map(({ textContent }) => textContent)).toEqual(['Pier one']);
  const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  const { Id, Modified } = first;
  await portal.call('editor', 'PUT', `/pages/${Id}`, { Modified, Title: 'The first pier' });
  take({ ComponentId: 'contentPages', Data: { Change: 'updated', Id } });
  expect(await screen.findByRole('link', { name: /The first pier/ })).toBeVisible();
  stop();
});
