import { Suspense } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TrashedPage } from '#shared/contract/pages/pageCenter';
import { PageTrash } from '../../../src/client/features/pageCenter/PageTrash';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { hoursFromNow, storePage } from '../../support/content/pages';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

it('no more pages are chosen than can be changed at once, and the bar says so', async () => {
  for (let number = 1; number <= 101; number++)
    await storePage(portal, { Title: `Page ${number}`, PublishingDate: hoursFromNow(-number) });
  resizeTo(1_440);
  await portal.show(
    <Suspense>
      <NewsCenterPage />
    </Suspense>,
    { person: 'editor', at: '/pages/news?rows=105' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Choose several' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Choose all that are shown' }));
  const sentence = /At most 100 pages can be changed at once/;
  expect(screen.getByText(sentence)).toHaveTextContent(/^100 pages chosen/);
  const box = (number: number) => screen.getByLabelText(`Choose Page ${number}`);
  expect(box(101)).toBeDisabled();
  await userEvent.click(box(7));
  expect(screen.queryByText(sentence)).toBeNull();
  await userEvent.click(box(101));
  expect(box(101)).toBeChecked();
  expect(box(7)).toBeDisabled();
});

it('a list that ends before all pages are shown says so, and what to do', async () => {
  const real = globalThis.fetch;
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!String(input).endsWith('/pages/query/center')) return answer;
    return Response.json({ ...(await answer.json()), Total: 501 });
  });
  await storePage(portal, { Title: 'One of many', PublishingDate: hoursFromNow(-1) });
  await portal.show(
    <Suspense>
      <NewsCenterPage />
    </Suspense>,
    { at: '/pages/news?rows=500' },
  );
  expect(await screen.findByText(/^Only the first 500 are shown\./)).toBeVisible();
  fetched.mockRestore();
});

describe('a trash that is longer than one answer', () => {
  const trashed = (Id: number): TrashedPage => ({
    Id,
    PageType: 1,
    PublishingDate: null,
    LanguageTermId: null,
    ChannelTermIds: [],
    Title: `Page ${Id}`,
    Deleted: hoursFromNow(-Id),
    DeletedByUser: { UpnId: 'editor@nordvik.example', DisplayName: 'Editor' },
    KeptUntil: hoursFromNow(500),
  });

  /** Answers for a trash of so many pages, though with the first and the last of each part. */
  function answerTrash(total: number) {
    const real = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      const { pathname, searchParams } = new URL(String(input), 'https://portal.example');
      if (!pathname.endsWith('/pages/trash')) return real(input, init);
      const [amount, skip] = ['amount', 'skip'].map((name) => Number(searchParams.get(name)));
      const end = Math.min(skip! + amount!, total);
      const Pages = [trashed(skip! + 1), trashed(end)];
      return Promise.resolve(Response.json({ Pages, HasMore: end < total }));
    });
  }

  it('is shown to its end, and the keyboard stays', async () => {
    answerTrash(450);
    await portal.show(<PageTrash />, { person: 'editor' });
    expect(await screen.findByText('Page 50')).toBeVisible();
    for (const last of [200, 400, 450]) {
      screen.getByRole('button', { name: 'Show more' }).focus();
      await userEvent.keyboard('{Enter}');
      expect(await screen.findByText(`Page ${last}`)).toBeVisible();
      expect(screen.getByText('Page 1')).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveFocus();
    // As after somebody's change: the first part is read again.
    await act(() => invalidate('GET /pages/trash'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Page 450')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus());
  });

  it('says so where it is too long to be shown whole', async () => {
    answerTrash(1_001);
    await portal.show(<PageTrash />, { person: 'editor' });
    for (const last of [200, 400, 600, 800, 1_000]) {
      await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
      expect(await screen.findByText(`Page ${last}`)).toBeVisible();
    }
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(screen.getByText(/^This list shows at most 1000/)).toBeVisible();
  });
});
