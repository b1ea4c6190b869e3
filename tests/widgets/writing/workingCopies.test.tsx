import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Page } from '#shared/contract/pages/pages';
import type { ListedWorkingCopy, WorkingCopy } from '#shared/contract/pages/workingCopies';
import { portalComponents } from '../../../src/client/data/components/portalComponents';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import {
  openPageEditor,
  pressButton,
  titleField,
  writeText,
  writeTitle,
} from '../../support/widgets/pageEditor';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { watchNotices } from '../../support/widgets/notices';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { storePage } from '../../support/content/pages';
import { workingCopy } from '../../support/content/pageWrites';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();
afterEach(() => jest.useRealTimers());
/** The copies with this title, or of the page with this id. */
const copies = async (of: string | number) =>
  (await portal.call<ListedWorkingCopy[]>('editor', 'GET', '/me/workingCopies')).body.filter(
    ({ Title, PageId }) => (typeof of === 'string' ? Title : PageId) === of,
  );
const copyOf = async (key: number | string) =>
  (await portal.call<WorkingCopy>('editor', 'GET', `/me/workingCopies/${key}`)).body;
const read = async (id: number) => (await portal.call<Page>('member', 'GET', `/pages/${id}`)).body;
const status = () => screen.getByRole('status').textContent;
/** The server is away for everything that writes a working copy. */
function cutServer(): () => void {
  const real = globalThis.fetch;
  const spy = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/me/workingCopies')
        ? Promise.reject(new TypeError('Failed to fetch'))
        : real(input, init),
    );
  return () => spy.mockRestore();
}

it('typed text is on the device within a second and the server within five, unseen by readers', async () => {
  const page = await storePage(portal, { Title: 'As published' });
  const { cache } = await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('As written');
  const begun = Date.now();
  const key = `pages/workingCopy ${page.Id}` as const;
  await waitFor(() => expect(cache.last(key)).toBeDefined());
  expect(Date.parse(cache.last(key)!.AddedToCache) - begun).toBeLessThan(1_000);
  await waitFor(
    async () => expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'As written' }),
    {
      timeout: 5_000,
    },
  );
  expect(Date.now() - begun).toBeLessThan(5_000);
  await waitFor(() => expect(status()).toMatch(/^Saved as your working copy at/));
  expect((await read(page.Id)).Title).toBe('As published');
});

it('a published page is gone on with where it was left, published then, and its copy is forgotten', async () => {
  const page = await storePage(portal, { Title: 'First state' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Second state');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  // Another device: nothing is kept there.
  await openPageEditor(portal, `${page.Path}/edit`);
  expect(await titleField()).toHaveValue('Second state');
  expect(
    screen.getByText(/Readers see the published version until you publish this one/),
  ).toBeVisible();
  await pressButton('Publish changes');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
  await screen.findByText(/^At /);
  expect((await read(page.Id)).Title).toBe('Second state');
  await waitFor(async () => expect(await copies(page.Id)).toEqual([]));
  await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  expect(screen.queryByText(/Continuing from/)).toBeNull();
});

it('without a server it stays on the device, is offered on return, and is sent when the server is back', async () => {
  const page = await storePage(portal, { Title: 'Before the storm' });
  await openPageEditor(portal, `${page.Path}/edit`);
  const restore = cutServer();
  await writeTitle('In the storm');
  await waitFor(() => expect(status()).toMatch(/^Saved on this device at/));
  await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  expect(await titleField()).toHaveValue('In the storm');
  expect(await copies(page.Id)).toEqual([]);
  restore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(async () =>
    expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'In the storm' }),
  );
});

it('a new page that was begun is offered on return, and gone on with', async () => {
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Half a thought');
  await writeText('<p>It begins</p>');
  await waitFor(async () => expect(await copies('Half a thought')).toHaveLength(1), {
    timeout: 5_000,
  });
  await waitFor(async () =>
    expect((await copyOf((await copies('Half a thought'))[0]!.Key)).Body).toMatchObject({
      Content: '<p>It begins</p>',
    }),
  );
  await openPageEditor(portal, '/pages/news/add');
  expect(await titleField()).toHaveValue('');
  await pressButton('Continue: Half a thought');
  await waitFor(async () => expect(await titleField()).toHaveValue('Half a thought'));
  await pressButton('Save draft');
  await screen.findByText(/^At \/pages\/news\/half-a-thought-/);
  expect(await copies('Half a thought')).toEqual([]);
  // Of content nothing was begun.
  await openPageEditor(portal, '/pages/content/add');
  expect(screen.queryByText(/Half a thought/)).toBeNull();
});

it('of several that were begun the newest is offered at once, and the others on demand', async () => {
  for (const Title of ['Begun first', 'Begun next', 'Begun last'])
    await portal.call('editor', 'PUT', `/me/workingCopies/${randomUUID()}`, workingCopy({ Title }));
  await openPageEditor(portal, '/pages/news/add');
  expect(await screen.findByRole('button', { name: 'Continue: Begun last' })).toBeVisible();
  const first = screen.getByRole('button', { name: 'Continue: Begun first', hidden: true });
  expect(first).not.toBeVisible();
  await userEvent.click(screen.getByText(/^\d+ more pages? you've started$/));
  expect(first).toBeVisible();
});

it('ERRORS-26 what was begun can be given up after a question, and the keyboard stays on the page', async () => {
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Not to be');
  await waitFor(async () => expect(await copies('Not to be')).toHaveLength(1), { timeout: 5_000 });
  await openPageEditor(portal, '/pages/news/add');
  await pressButton('Discard: Not to be');
  expect(await screen.findByRole('alertdialog', { name: 'Discard “Not to be”?' })).toBeVisible();
  await answerQuestion('Keep');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Discard: Not to be' })).toHaveFocus(),
  );
  expect(await copies('Not to be')).toHaveLength(1);
  await pressButton('Discard: Not to be');
  await answerQuestion('Discard');
  await waitFor(async () => expect(await copies('Not to be')).toEqual([]));
  expect(screen.queryByText(/Not to be/)).toBeNull();
  await waitFor(() => expect(document.body).not.toHaveFocus());
});

it('changes of a stored page are discarded in both places', async () => {
  const page = await storePage(portal, { Title: 'Stays' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Goes');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  const { cache } = await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  await pressButton('Discard');
  await answerQuestion('Keep');
  expect(await titleField()).toHaveValue('Goes');
  await pressButton('Discard');
  await answerQuestion('Discard');
  expect(await titleField()).toHaveValue('Stays');
  await waitFor(async () => expect(await copies(page.Id)).toEqual([]));
  expect(cache.last(`pages/workingCopy ${page.Id}`)).toBeUndefined();
});

it('changes that the server did not discard are told, and discarded at a second try', async () => {
  const page = await storePage(portal, { Title: 'Stays' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Goes');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  await openPageEditor(portal, `${page.Path}/edit`);
  const restore = cutServer();
  await pressButton('Discard');
  await answerQuestion('Discard');
  expect(await titleField()).toHaveValue('Stays');
  await waitFor(() => expect(notices.at(-1)?.action?.text).toBe('Try again'));
  restore();
  expect(await copies(page.Id)).toHaveLength(1);
  act(() => notices.at(-1)?.action?.run());
  await waitFor(async () => expect(await copies(page.Id)).toEqual([]));
});

it('a page that somebody else has changed since is compared before anything of theirs is overwritten', async () => {
  const page = await storePage(portal, { Title: 'Opened' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Mine');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  await portal.call('admin', 'PUT', `/pages/${page.Id}`, { Title: 'Theirs' });
  await openPageEditor(portal, `${page.Path}/edit`);
  const panel = within(
    (await screen.findByText(/Somebody else has changed this/)).closest<HTMLElement>(
      '[role="alert"]',
    )!,
  );
  expect(panel.getByText('Theirs', { ignore: 'label' })).toBeVisible();
  await userEvent.click(panel.getByRole('button', { name: 'Take theirs' }));
  await waitFor(async () => expect(await titleField()).toHaveValue('Theirs'));
  expect((await read(page.Id)).Title).toBe('Theirs');
});

it('a comparison that is not decided is asked for again on the next return', async () => {
  const page = await storePage(portal, { Title: 'Opened' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Mine');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  const { BaseModified } = await copyOf(page.Id);
  await portal.call('admin', 'PUT', `/pages/${page.Id}`, { Title: 'Theirs' });
  await openPageEditor(portal, `${page.Path}/edit`);
  expect(await screen.findByText(/Somebody else has changed this/)).toBeVisible();
  await writeTitle('Mine, too');
  await waitFor(
    async () => expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'Mine, too' }),
    { timeout: 5_000 },
  );
  expect((await copyOf(page.Id)).BaseModified).toBe(BaseModified);
  await openPageEditor(portal, `${page.Path}/edit`);
  expect(await screen.findByText(/Somebody else has changed this/)).toBeVisible();
});

it('two windows of one person do not overwrite each other: the second asks', async () => {
  const page = await storePage(portal, { Title: 'Two windows' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Here');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  const { Modified, PageType, BaseModified } = await copyOf(page.Id);
  await portal.call('editor', 'PUT', `/me/workingCopies/${page.Id}`, {
    ...{ PageId: page.Id, PageType, BaseModified, Modified, Body: { Title: 'There' } },
  });
  await writeTitle('Here too');
  expect(await screen.findByText(/You're also editing this page in another window/)).toBeVisible();
  expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'There' });
  await pressButton('Continue here');
  await waitFor(async () =>
    expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'Here too' }),
  );
});

it('a copy that is too large for the server stays on the device, and that is said', async () => {
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Long');
  await writeText(`<p>${'Long. '.repeat(200_000)}</p>`);
  expect(await screen.findByText(/too large for a working copy/)).toBeVisible();
  expect(screen.getByText(/The text is too long to save/)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByDisplayValue('Long')).toBeVisible();
});

it.each([
  ['asks the browser to end a short writing', 'ж'.repeat(20_000), true],
  ['sends one that is too long for that like any other', 'ж'.repeat(40_000), false],
])('who leaves the window %s', async (_, text, keepalive) => {
  const page = await storePage(portal, { Title: 'Left' });
  await openPageEditor(portal, `${page.Path}/edit`);
  const fetched = jest.spyOn(globalThis, 'fetch');
  await writeText(`<p>${text}</p>`);
  fireEvent(window, new Event('pagehide'));
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1));
  const sent = fetched.mock.calls.filter(([url]) => String(url).includes('/me/workingCopies/'));
  expect(sent[0]?.[1]).toMatchObject({ method: 'PUT', keepalive });
});

/** The server does what it is asked for, and its answers to what writes a copy do not arrive. */
function loseAnswers(): () => void {
  const real = globalThis.fetch;
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (init?.method !== 'PUT' || !String(input).includes('/me/workingCopies')) return answer;
    throw new TypeError('Failed to fetch');
  });
  return () => spy.mockRestore();
}

const keepThere = async (page: Page, Title: string, BaseModified = page.Modified) => {
  const { Modified, PageType } = await copyOf(page.Id);
  await portal.call('editor', 'PUT', `/me/workingCopies/${page.Id}`, {
    ...{ PageId: page.Id, PageType, BaseModified, Modified, Body: { Title } },
  });
};

it('after a lost answer another window is not overwritten, and neither text goes when it is', async () => {
  const page = await storePage(portal, { Title: 'Lost answers' });
  await openPageEditor(portal, `${page.Path}/edit`);
  const restore = loseAnswers();
  await writeTitle('Here, unanswered');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  await waitFor(() => expect(status()).toMatch(/^Saved on this device at/));
  await keepThere(page, 'There, in between');
  restore();
  await writeTitle('Here, again');
  expect(await screen.findByText(/You're also editing this page in another window/)).toBeVisible();
  expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'There, in between' });
  await pressButton('Continue here');
  await waitFor(async () =>
    expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'Here, again' }),
  );
  await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  const shows = (title: string) =>
    waitFor(async () => expect(await titleField()).toHaveValue(title));
  await shows('Here, again');
  await pressButton('Show the other');
  await shows('There, in between');
  await pressButton('Show the other');
  await shows('Here, again');
});

/**
 * A page of which a text stands on this device, and a newer one, which is shown, on another.
 *
 * @param between milliseconds from the one to the other
 */
async function openWithTwoTexts(Title: string, between = 0): Promise<Page> {
  const page = await storePage(portal, { Title });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Begun');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  await waitFor(() => expect(status()).toMatch(/^Saved as your working copy/));
  const restore = cutServer();
  await writeTitle('On the train');
  await waitFor(() => expect(status()).toMatch(/^Saved on this device at/));
  await delay(between);
  await keepThere(page, 'At the desk, later');
  restore();
  await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  expect(await titleField()).toHaveValue('At the desk, later');
  return page;
}

it.each([0, 2])(
  'of two texts the newer is gone on with, of a device %i hours fast too',
  async (fast) => {
    setDeviceClock(Date.now() + fast * 3_600_000);
    // By how much a clock is wrong is known to about a second.
    const page = await openWithTwoTexts('Two devices', fast && 2_000);
    await pressButton('Show the other');
    expect(await titleField()).toHaveValue('On the train');
    await pressButton('Discard the other');
    await answerQuestion('Discard');
    expect(screen.queryByText(/You've also edited/)).toBeNull();
    await waitFor(async () =>
      expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'On the train' }),
    );
  },
);

it('a text that is discarded leaves the one written elsewhere, until that is given up', async () => {
  const page = await openWithTwoTexts('Two drafts');
  await pressButton('Discard');
  await answerQuestion('Discard');
  await waitFor(async () => expect(await copies(page.Id)).toEqual([]));
  await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  expect(await titleField()).toHaveValue('On the train');
  await pressButton('Discard');
  await answerQuestion('Discard');
  const { cache } = await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  expect(await titleField()).toHaveValue('Two drafts');
  expect(cache.last(`pages/workingCopy ${page.Id}`)).toBeUndefined();
});

describe('of two texts, between which somebody else has changed the page', () => {
  const conflict = /Somebody else has changed this/;
  const open = (page: Page) => openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  /** One on this device from before the change, and a later one of another device from after it. */
  const writeAround = async () => {
    const page = await storePage(portal, { Title: 'Opened' });
    await open(page);
    await writeTitle('Begun');
    await waitFor(() => expect(status()).toMatch(/^Saved as your working copy/), {
      timeout: 5_000,
    });
    const restore = cutServer();
    await writeTitle('Before them');
    await waitFor(() => expect(status()).toMatch(/^Saved on this device at/));
    const change = { Title: 'Theirs' };
    const theirs = (await portal.call<Page>('admin', 'PUT', `/pages/${page.Id}`, change)).body;
    await keepThere(page, 'After them', theirs.Modified);
    restore();
    await open(page);
    expect(await titleField()).toHaveValue('After them');
    expect(screen.queryByText(conflict)).toBeNull();
    return page;
  };

  it('the older is compared with the page when the newer was discarded', async () => {
    const page = await writeAround();
    await pressButton('Discard');
    await answerQuestion('Discard');
    await waitFor(async () => expect(await copies(page.Id)).toEqual([]));
    await open(page);
    expect(await titleField()).toHaveValue('Before them');
    expect(await screen.findByText(conflict)).toBeVisible();
  });

  it('the older is compared when it is shown, and again on return, and the newer is not', async () => {
    const page = await writeAround();
    await pressButton('Show the other');
    expect(await screen.findByText(conflict)).toBeVisible();
    await pressButton('Show the other');
    await waitFor(() => expect(screen.queryByText(conflict)).toBeNull());
    await pressButton('Show the other');
    await waitFor(
      async () => expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'Before them' }),
      { timeout: 5_000 },
    );
    expect((await copyOf(page.Id)).BaseModified).toBe(page.Modified);
    await open(page);
    expect(await screen.findByText(conflict)).toBeVisible();
  });
});

it('a text that another window has written since outlives that an idle one is published', async () => {
  const page = await storePage(portal, { Title: 'Two publishers' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Here');
  await waitFor(() => expect(status()).toMatch(/^Saved as your working copy/), { timeout: 5_000 });
  await keepThere(page, 'There');
  await pressButton('Publish changes');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
  await screen.findByText(/^At .*here/);
  expect((await read(page.Id)).Title).toBe('Here');
  expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'There' });
});

it('a text of another window outlives that this one is published', async () => {
  const page = await storePage(portal, { Title: 'Two publishers' });
  await openPageEditor(portal, `${page.Path}/edit`);
  await writeTitle('Here');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  await keepThere(page, 'There');
  await writeTitle('Here too');
  await screen.findByText(/You're also editing this page in another window/);
  await pressButton('Publish changes');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
  await screen.findByText(/^At .*here-too/);
  expect((await read(page.Id)).Title).toBe('Here too');
  expect((await copyOf(page.Id)).Body).toMatchObject({ Title: 'There' });
});

it('a window that closes before the answer comes leaves one text, not two', async () => {
  const page = await storePage(portal, { Title: 'In a hurry' });
  await openPageEditor(portal, `${page.Path}/edit`);
  const restore = loseAnswers();
  await writeTitle('Sent as it closes');
  await waitFor(async () => expect(await copies(page.Id)).toHaveLength(1), { timeout: 5_000 });
  await waitFor(() => expect(status()).toMatch(/^Saved on this device at/));
  cleanup();
  restore();
  await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  expect(await titleField()).toHaveValue('Sent as it closes');
  expect(screen.queryByText(/You've also edited/)).toBeNull();
  expect(status()).toMatch(/^Saved as your working copy/);
});

it('what was begun is read once, however much is written in other windows', async () => {
  const asked = jest.spyOn(globalThis, 'fetch');
  const listed = () => asked.mock.calls.filter(([url]) => /\/me\/workingCopies$/.test(String(url)));
  await openPageEditor(portal, '/pages/news/add');
  await waitFor(() => expect(listed()).toHaveLength(1));
  await act(() =>
    invalidate(...portalComponents.workingCopies.reads, ...portalComponents.pages.reads),
  );
  expect(listed()).toHaveLength(1);
});

it('a new page that is published in another window is no longer offered as unfinished', async () => {
  const [published, kept] = [randomUUID(), randomUUID()];
  for (const [key, Title] of [
    [published, 'Begun elsewhere'],
    [kept, 'Still unfinished'],
  ] as const)
    await portal.call('editor', 'PUT', `/me/workingCopies/${key}`, workingCopy({ Title }));
  await openPageEditor(portal, '/pages/news/add');
  await screen.findByRole('button', { name: 'Continue: Begun elsewhere' });
  await storePage(portal, { Title: 'Begun elsewhere', WorkingCopyKey: published });
  const { take } = takeUpdates({ isOnScreen: () => false, check: () => undefined });
  take({ ComponentId: 'workingCopies', Data: { Change: 'deleted', Id: published } });
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Continue: Begun elsewhere' })).toBeNull(),
  );
  expect(screen.getByRole('button', { name: 'Continue: Still unfinished' })).toBeVisible();
});
