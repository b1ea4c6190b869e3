import { act, screen, waitFor } from '@testing-library/react';
import type { Page } from '#shared/contract/pages/pages';
import type { WorkingCopy } from '#shared/contract/pages/workingCopies';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { isUnsaved } from '../../../src/client/ui/leave/unsaved';
import { storePage } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { openPageEditor, writeTitle } from '../../support/widgets/pageEditor';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();
const elsewhere = /You're also editing this page in another window/;
const status = () => screen.getByRole('status').textContent;
const copyOf = async ({ Id }: Page) =>
  (await portal.call<WorkingCopy>('editor', 'GET', `/me/workingCopies/${Id}`)).body;

/** A page with a text here and one in another window, which was faster. */
async function openWithAnotherWindow(): Promise<Page> {
  const page = await storePage(portal, { Title: 'Two windows' });
  await openPageEditor(portal, `${page.Path}/edit`);
  const { Id: PageId, PageType, Modified: BaseModified } = page;
  await portal.call('editor', 'PUT', `/me/workingCopies/${PageId}`, {
    ...{ PageId, PageType, BaseModified, Modified: null, Body: { Title: 'There' } },
  });
  await writeTitle('Here');
  expect(await screen.findByText(elsewhere, undefined, { timeout: 5_000 })).toBeVisible();
  return page;
}

/** Writings of the copy among what was asked for. */
const putsIn = (asked: jest.SpyInstance<unknown, Parameters<typeof fetch>>) =>
  asked.mock.calls.filter(
    ([address, options]) =>
      options?.method === 'PUT' && String(address).includes('/me/workingCopies/'),
  );

/** The other window gives up what it has written. */
async function discardThere(page: Page): Promise<void> {
  const { Modified } = await copyOf(page);
  const path = `/me/workingCopies/${page.Id}`;
  const version = { 'if-match': `"${Modified}"` };
  expect((await portal.call('editor', 'DELETE', path, undefined, version)).status).toBe(204);
}

async function isSentFromHere(page: Page): Promise<void> {
  await waitFor(() => expect(screen.queryByText(elsewhere)).toBeNull());
  await waitFor(() => expect(status()).toMatch(/^Saved as your working copy/));
  expect((await copyOf(page)).Body).toMatchObject({ Title: 'Here' });
}

it('who has discarded a text in another window goes on here without being asked', async () => {
  const page = await openWithAnotherWindow();
  const { take } = takeUpdates({ isOnScreen: () => false, check: () => undefined });
  // Of another page: the other window still has its text.
  const asked = jest.spyOn(globalThis, 'fetch');
  act(() => take({ ComponentId: 'workingCopies', Data: { Change: 'deleted', Id: '0' } }));
  expect(putsIn(asked)).toEqual([]);
  await discardThere(page);
  act(() => take({ ComponentId: 'workingCopies', Data: { Change: 'deleted', Id: `${page.Id}` } }));
  await isSentFromHere(page);
});

it('without the hub that is found when somebody looks here again, and never overwrites', async () => {
  const page = await openWithAnotherWindow();
  const asked = jest.spyOn(globalThis, 'fetch');
  const lookHere = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  lookHere();
  await waitFor(() => expect(putsIn(asked)).toHaveLength(1));
  await pageRests();
  expect(screen.getByText(elsewhere)).toBeVisible();
  expect((await copyOf(page)).Body).toMatchObject({ Title: 'There' });
  await discardThere(page);
  lookHere();
  await isSentFromHere(page);
});

it('a text beside that of another window is asked about on leaving: two tabs share one device', async () => {
  await openWithAnotherWindow();
  await waitFor(() => expect(isUnsaved('page')).toBe(true));
  expect(status()).toBe("Saved in this window only: don't close it");
});

it('what is written while the other window is found to be done follows by itself', async () => {
  const page = await openWithAnotherWindow();
  await discardThere(page);
  const { fetch: ask } = globalThis;
  let answer: () => void = () => undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementationOnce(async (...request) => {
    const answered = await ask(...request);
    await new Promise<void>((resolve) => (answer = resolve));
    return answered;
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(async () => expect((await copyOf(page)).Body).toMatchObject({ Title: 'Here' }));
  await writeTitle('Here and there');
  act(() => answer());
  await waitFor(
    async () => expect((await copyOf(page)).Body).toMatchObject({ Title: 'Here and there' }),
    { timeout: 10_000 },
  );
  expect(screen.queryByText(elsewhere)).toBeNull();
});

it('a look that does not come through says nothing of the other window', async () => {
  await openWithAnotherWindow();
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response('', { status: 401 }));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await pageRests();
  expect(screen.getByText(elsewhere)).toBeVisible();
  asked.mockRestore();
});

it('who gives up a text that another window has gone on with is not told of a failure', async () => {
  const page = await storePage(portal, { Title: 'Two windows' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Here');
  await waitFor(() => expect(status()).toMatch(/^Saved as your working copy/), { timeout: 5_000 });
  const { Modified, PageType, BaseModified } = await copyOf(page);
  await portal.call('editor', 'PUT', `/me/workingCopies/${page.Id}`, {
    ...{ PageId: page.Id, PageType, BaseModified, Modified, Body: { Title: 'There' } },
  });
  await writeTitle('Two windows');
  await pageRests();
  expect(notices).toEqual([]);
  expect((await copyOf(page)).Body).toMatchObject({ Title: 'There' });
  await writeTitle('Here again');
  expect(await screen.findByText(elsewhere, undefined, { timeout: 5_000 })).toBeVisible();
});
