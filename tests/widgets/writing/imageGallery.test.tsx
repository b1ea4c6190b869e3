import { useState } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { GalleryImage } from '#shared/contract/pages/images';
import { ImageStoreProvider } from '../../../src/client/features/images/ImageStoreProvider';
import { ImageDialog } from '../../../src/client/ui/editor/ImageDialog';
import { ImageField } from '../../../src/client/ui/images/ImageField';
import { isUnsaved } from '../../../src/client/ui/leave/unsaved';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { findImage, leaveAlone, storeImage } from '../../support/content/imageWrites';
import { storePage } from '../../support/content/pages';
import { loseAnswers } from '../../support/widgets/editorForms';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let quay: GalleryImage;
let crane: GalleryImage;
beforeAll(async () => {
  quay = await storeImage(portal, { name: 'quay.jpg', width: 41 });
  crane = await storeImage(portal, { name: 'crane.jpg', width: 42 });
  const body = { Description: 'The quay at sunrise' };
  await portal.call('admin', 'PUT', `/Image/${quay.Id}`, body);
  await storePage(portal, { Title: 'Our quay', Content: showing(quay.Url) });
});

const showing = (url: string) => `<p><img src="${url}" alt="Quay"></p>`;
const statusOf = async (url: string) => (await fetch(`${portal.url}${url}`)).status;

let chosen: [string, string | undefined] | undefined;
let sent = 0;
function Form() {
  const [url, setUrl] = useState('');
  const choose = (next: string, description?: string) => {
    chosen = [next, description];
    setUrl(next);
  };
  return (
    <ImageStoreProvider>
      <form onSubmit={() => (sent += 1)}>
        <ImageField label="Banner" url={url} onChange={choose} />
        <button type="submit">Publish</button>
      </form>
    </ImageStoreProvider>
  );
}

/** The field with its gallery open. */
async function openGallery(person = 'editor') {
  [chosen, sent] = [undefined, 0];
  await portal.show(<Form />, { person });
  await userEvent.click(await screen.findByRole('button', { name: 'Gallery' }));
  return {
    search: await screen.findByRole('searchbox', { name: 'Search pictures' }),
    find: (name: string) => screen.findByRole('button', { name, pressed: false }),
    open: async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name })),
  };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('pictures are found by name and description, with Enter at once, and the form around is not sent', async () => {
  const { search, find } = await openGallery();
  await find('crane');
  await userEvent.type(search, 'sunr{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'crane' })).toBeNull());
  await userEvent.click(await find('The quay at sunrise'));
  expect([chosen, sent]).toEqual([[quay.Url, 'The quay at sunrise'], 0]);
  await userEvent.clear(search);
  await userEvent.type(search, 'submarine');
  expect(await screen.findByText('No pictures match.')).toBeVisible();
});

it('where a picture is used is named with links to it', async () => {
  const { open } = await openGallery();
  await open(/^quay: Used in 1 place$/);
  const uses = await screen.findByRole('list', { name: "Where it's used" });
  expect(within(uses).getByRole('listitem')).toHaveTextContent('Our quay · Pages, shown now');
  expect(within(uses).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/pages\/news\/our-quay-\d+$/),
  );
});

it('ERRORS-60 a picture is named and described by keyboard, and a conflict with another editor is shown', async () => {
  const { open } = await openGallery();
  await open(/^crane: Not used anywhere$/);
  await press('Name and describe');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  expect(name).toHaveFocus();
  await userEvent.clear(name);
  await userEvent.type(name, ' Big crane{Enter}');
  expect(await screen.findByText('Remove the space at the start.')).toBeVisible();
  expect(await findImage(portal, crane.Url)).toMatchObject({ Title: 'crane' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Big crane');
  await portal.call('admin', 'PUT', `/Image/${crane.Id}`, { Description: 'Theirs' });
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText(/changed in the meantime: “crane”, “Theirs”/)).toBeVisible();
  expect(name).toHaveValue('Big crane');
  await press('Save');
  await screen.findByRole('button', { name: /^Big crane: / });
  expect(await findImage(portal, crane.Url)).toMatchObject({ Title: 'Big crane', Description: '' });
  expect(sent).toBe(0);
});

it.each([
  ['the same words', '', 'Words that were stored'],
  ['other words', ', and more', 'Words that were stored, and more'],
])(
  '%s are saved after a lost answer, which is not taken for another editor',
  async (_, added, all) => {
    const image = await storeImage(portal, { name: 'lost.jpg', width: 70 + added.length });
    const { open } = await openGallery();
    await open(/^lost: Not used anywhere$/);
    await press('Name and describe');
    const description = await screen.findByRole('textbox', { name: /^Description/ });
    await userEvent.type(description, 'Words that were stored');
    const real = globalThis.fetch;
    const broken = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      return init?.method === 'PUT' ? Promise.reject(new TypeError('Failed to fetch')) : answer;
    });
    await press('Save');
    const again = await screen.findByRole('button', { name: 'Try again' });
    broken.mockRestore();
    if (added) await userEvent.type(description, added);
    await userEvent.click(again);
    expect(await screen.findByRole('button', { name: 'Name and describe' })).toBeVisible();
    expect(await findImage(portal, image.Url)).toMatchObject({ Description: all });
    await portal.call('admin', 'DELETE', `/Image/${image.Id}?uses=0`);
  },
);

it('a name and a description that are not saved are asked about, and the keyboard goes on where it was', async () => {
  const { open } = await openGallery();
  await open(/^(Big )?crane: /i);
  await press('Name and describe');
  const description = await screen.findByRole('textbox', { name: /^Description/ });
  expect(isUnsaved()).toBe(false);
  await userEvent.type(description, 'At the quay');
  expect(isUnsaved()).toBe(true);
  await press('Cancel');
  await press('Keep editing');
  expect(description).toHaveValue('At the quay');
  await press('Cancel');
  await press('Discard');
  expect(isUnsaved()).toBe(false);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Name and describe' })).toHaveFocus(),
  );
});

it('what is written about a picture stays when another one is looked at, or searched for', async () => {
  const { search, open } = await openGallery();
  await open(/^(Big )?crane: /i);
  await press('Name and describe');
  const description = await screen.findByRole('textbox', { name: /^Description/ });
  await userEvent.type(description, 'At the quay');
  await open(/^quay: /);
  await press('Keep editing');
  expect(description).toHaveValue('At the quay');
  await userEvent.type(search, 'sunr{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /crane: / })).toBeNull());
  expect(description).toHaveValue('At the quay');
  await open(/^quay: /);
  await press('Discard');
  await waitFor(() => expect(description).not.toBeInTheDocument());
  expect(await screen.findByText('The quay at sunrise')).toBeVisible();
  expect(isUnsaved()).toBe(false);
});

it('deleting asks with the name and every place, and goes on only with what was told', async () => {
  const image = await storeImage(portal, { name: 'doomed.jpg', width: 43 });
  const { open, find } = await openGallery();
  await userEvent.click(await find('doomed'));
  await open(/^doomed: Not used anywhere$/);
  await press('Delete for good');
  const question = await screen.findByRole('alertdialog', { name: 'Delete “doomed” for good?' });
  expect(question).toHaveTextContent("It isn't used anywhere. It can't be restored.");
  await storePage(portal, { Title: 'Came meanwhile', Content: showing(image.Url) });
  await userEvent.click(within(question).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.getByRole('alertdialog')).toHaveTextContent('Came meanwhile'));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent("It will be missing here and can't be restored:");
  expect(await statusOf(image.Url)).toBe(200);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(chosen).toEqual(['', undefined]));
  expect(await statusOf(image.Url)).toBe(404);
  expect(screen.queryByRole('button', { name: /^doomed/ })).toBeNull();
});

it('where every picture is in use or new, clearing asks nothing', async () => {
  await openGallery();
  await press('Clear unused pictures');
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText(/^Every picture is in use/)).toBeVisible();
  expect(dialog).toHaveAccessibleName('Clear unused pictures');
});

it('unused pictures are listed and chosen ones deleted, except one that came into use', async () => {
  const names = ['old.jpg', 'older.jpg', 'oldest.jpg'];
  const made: GalleryImage[] = [];
  for (const name of names) made.push(await storeImage(portal, { name, width: 50 + made.length }));
  await leaveAlone(portal);
  await openGallery();
  await press('Clear unused pictures');
  const dialog = await screen.findByRole('alertdialog');
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /^\s*older/ }));
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Big crane/ }));
  await storePage(portal, { Content: showing(made[2]!.Url) });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 2 pictures' }));
  expect(await within(dialog).findByText('1 picture is deleted.')).toBeVisible();
  expect(within(dialog).getByRole('list')).toHaveTextContent('oldest');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Close' })).toHaveFocus());
  const statuses = await Promise.all(made.map(({ Url }) => statusOf(Url)));
  expect(statuses).toEqual([404, 200, 200]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^old: / })).toBeNull());
});

it('after a lost answer it is told how many pictures were deleted, not that none were', async () => {
  const { Url } = await storeImage(portal, { name: 'unheard.jpg', width: 60 });
  await leaveAlone(portal);
  await openGallery();
  await press('Clear unused pictures');
  const dialog = await screen.findByRole('alertdialog');
  const rows = await within(dialog).findAllByRole('checkbox', { name: /^\s*(?!All|unheard)/ });
  for (const row of rows) await userEvent.click(row);
  const restoreAnswers = loseAnswers('POST');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete 1 picture' }));
  const again = await within(dialog).findByRole('button', { name: 'Try again' });
  restoreAnswers();
  await userEvent.click(again);
  expect(await within(dialog).findByText('1 picture is deleted.')).toBeVisible();
  expect(await statusOf(Url)).toBe(404);
});

it('a gallery that cannot be read says so, and is read again', async () => {
  await portal.show(<Form />, { person: 'editor' });
  const real = globalThis.fetch;
  const broken = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/Image/gallery')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(input, init),
    );
  await press('Gallery');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('Nothing has been uploaded yet.')).toBeNull();
  broken.mockRestore();
  await userEvent.click(again);
  await screen.findByRole('button', { name: 'The quay at sunrise' });
});

it('the gallery description is offered as alternative text and does not replace typed text', async () => {
  const inserted: object[] = [];
  await portal.show(
    <ImageStoreProvider>
      <ImageDialog initial={{}} insert={(what) => inserted.push(what)} close={() => undefined} />
    </ImageStoreProvider>,
    { person: 'editor' },
  );
  await press('Gallery');
  const alternative = screen.getByRole('textbox', { name: /What the picture shows/ });
  await press('The quay at sunrise');
  expect(alternative).toHaveValue('The quay at sunrise');
  await userEvent.click(screen.getByRole('button', { name: /crane$/ }));
  expect(alternative).toHaveValue('');
  await userEvent.type(alternative, 'My own words');
  await press('The quay at sunrise');
  await press('Insert');
  expect(inserted).toEqual([{ src: quay.Url, alt: 'My own words', width: null }]);
});

it('an open gallery reads again when pictures come, go or are named elsewhere, once for several', async () => {
  const old = await storeImage(portal, { name: 'old.jpg', width: 61 });
  await openGallery();
  await screen.findByText('old');
  await storeImage(portal, { name: 'new.jpg', width: 62 });
  await portal.call('admin', 'PUT', `/Image/${old.Id}`, { Title: 'Older' });
  const sent = jest.spyOn(globalThis, 'fetch');
  const { take } = takeUpdates({ isOnScreen: () => false, check: () => undefined });
  for (const Change of ['created', 'updated'] as const)
    take({ ComponentId: 'images', Data: { Change, Id: old.Id } });
  expect(await screen.findByText('new')).toBeVisible();
  expect(screen.getByText('Older')).toBeVisible();
  expect(screen.queryByText('old')).toBeNull();
  expect(sent.mock.calls.filter(([url]) => String(url).includes('/Image/gallery'))).toHaveLength(1);
});

it('more pictures asked for while a gallery is read again do not hide what has changed', async () => {
  const others = Array.from({ length: 24 }, (_, at) => ({ name: `mast${at}.jpg`, width: 90 + at }));
  for (const other of others) await storeImage(portal, other);
  const late = await storeImage(portal, { name: 'late.jpg', width: 89 });
  await openGallery();
  await screen.findByText('late');
  for (let shown = 4; shown < 20; shown += 4) await press('Show more');
  const real = globalThis.fetch;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (/\/Image\/gallery/.test(String(input)) && !/before=/.test(String(input))) await held;
    return real(input, init);
  });
  await portal.call('admin', 'PUT', `/Image/${late.Id}`, { Title: 'Early' });
  asked.mockClear();
  const { take } = takeUpdates({ isOnScreen: () => false, check: () => undefined });
  take({ ComponentId: 'images', Data: { Change: 'updated', Id: late.Id } });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await press('Show more');
  await waitFor(() => expect(asked.mock.lastCall![0]).toMatch(/before=/));
  release();
  expect(await screen.findByText('Early')).toBeVisible();
  asked.mockRestore();
});

it('what is written about a picture is asked about when the gallery closes, and outlives an upload', async () => {
  await storeImage(portal, { name: 'buoy.jpg', width: 80 });
  const { open } = await openGallery();
  await open(/^buoy: /);
  await press('Name and describe');
  const description = await screen.findByRole('textbox', { name: /^Description/ });
  await userEvent.type(description, 'At the quay');
  const file = new File(['no picture'], 'broken.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Upload', { selector: 'input' }), file);
  await press('Gallery');
  await press('Keep editing');
  expect(description).toHaveValue('At the quay');
  await press('Gallery');
  await press('Discard');
  await waitFor(() => expect(description).not.toBeInTheDocument());
  expect(screen.queryByRole('searchbox', { name: 'Search pictures' })).toBeNull();
  expect(isUnsaved()).toBe(false);
});

it('what is written about a picture is asked about when the dialog around is ended', async () => {
  const inserted: unknown[] = [];
  await storeImage(portal, { name: 'mast.jpg', width: 81 });
  await portal.show(
    <ImageStoreProvider>
      <ImageDialog
        initial={{ src: quay.Url, alt: 'Quay' }}
        insert={(what) => inserted.push(what)}
        close={() => undefined}
      />
    </ImageStoreProvider>,
    { person: 'editor' },
  );
  await press('Gallery');
  await userEvent.click(await screen.findByRole('button', { name: /^mast: / }));
  await press('Name and describe');
  const description = await screen.findByRole('textbox', { name: /^Description/ });
  await userEvent.type(description, 'At the quay');
  await press('Insert');
  await press('Keep editing');
  expect(description).toHaveValue('At the quay');
  expect(inserted).toEqual([]);
  await press('Insert');
  await press('Discard');
  await press('Insert');
  expect(inserted).toEqual([{ src: quay.Url, alt: 'Quay', width: null }]);
});

it('pictures that change while the first ones are read do not keep a failure from being said', async () => {
  await portal.show(<Form />, { person: 'editor' });
  const real = globalThis.fetch;
  let fail = (): void => undefined;
  const failed = new Promise<Response>((resolve) => {
    fail = () => resolve(new Response('{}', { status: 500 }));
  });
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!String(input).includes('/Image/gallery')) return real(input, init);
    init?.signal?.addEventListener('abort', fail);
    return failed;
  });
  await press('Gallery');
  await waitFor(() => expect(asked).toHaveBeenCalled());
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'performance'] });
  const { take } = takeUpdates({ isOnScreen: () => false, check: () => undefined });
  take({ ComponentId: 'images', Data: { Change: 'created', Id: crane.Id } });
  await act(() => jest.advanceTimersByTimeAsync(400));
  jest.useRealTimers();
  fail();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
});
