import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import type { Infobox, NewInfobox } from '#shared/contract/infoboxes';
import { infoboxTypes } from '#shared/rules/widgets/infoboxes';
import { BannerField } from '../../../src/client/features/page/edit/BannerField';
import { emptyPage } from '../../../src/client/features/page/edit/pageValues';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { ImageDialog } from '../../../src/client/ui/editor/ImageDialog';
import { PartDialog } from '../../../src/client/ui/editor/PartDialog';
import { toLocalDateTime } from '../../../src/client/ui/form/localDateTime';
import { ImageField } from '../../../src/client/ui/images/ImageField';
import { ImageStoreContext, type ImageStore } from '../../../src/client/ui/images/imageStore';
import { clearBroadcasts, storeBroadcast } from '../../support/content/broadcasts';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { hoursFromNow, storePage } from '../../support/content/pages';
import { drawing } from '../../support/content/uploads';
import { editorOf, paste } from '../../support/widgets/editorField';
import { openPageEditor, pressButton } from '../../support/widgets/pageEditor';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** Fills a field as a browser does; `isHalf`: some of its parts, which is no value yet. */
function fill(field: HTMLElement, value: string, isHalf = false): void {
  Object.defineProperty(field, 'validity', { value: { badInput: isHalf }, configurable: true });
  fireEvent.change(field, { target: { value } });
}

describe('a half-written date', () => {
  const halfDate = 'Complete the date and the time, or clear them.';
  const open = async (EndDate: string | null) => {
    await clearBroadcasts(portal);
    const { Id } = await storeBroadcast(portal, { EndDate });
    const at = `/?modal=broadcast-messages/edit/${Id}`;
    await portal.show(<ModalOutlet />, { person: 'editor', at });
    return screen.findByLabelText(/^End/);
  };
  const stored = async () => {
    const all = await portal.call<BroadcastMessage[]>('editor', 'GET', '/broadcastmessages/all');
    return all.body[0]!.EndDate;
  };

  it('PAGES-039 is not saved as none: the field says so, and takes the focus', async () => {
    const end = hoursFromNow(5);
    const field = await open(end);
    fill(field, '', true);
    await save();
    expect(await screen.findByText(halfDate)).toBeVisible();
    expect(field).toHaveFocus();
    expect(await stored()).toBe(end);
    const later = toLocalDateTime(hoursFromNow(9));
    fill(field, later);
    expect(screen.queryByText(halfDate)).toBeNull();
    await save();
    await waitFor(async () => expect(await stored()).toBe(new Date(later).toISOString()));
  });

  it('BROADCAST-27 is not needed to mark the end: a start that is set after it does', async () => {
    const end = await open(hoursFromNow(5));
    expect(end).toBeValid();
    fill(screen.getByLabelText(/^Start/), toLocalDateTime(hoursFromNow(9)));
    expect(end).toBeInvalid();
    expect(end).toHaveAccessibleDescription(/The end must be after the start/);
  });

  it('PAGES-039 that is emptied part by part is saved as none', async () => {
    const field = await open(hoursFromNow(5));
    fill(field, '', true);
    fill(field, '');
    // The browser tells of no change of the value: it was empty already.
    fireEvent.keyUp(field, { key: 'Backspace' });
    await save();
    await waitFor(async () => expect(await stored()).toBeNull());
  });

  it('PAGES-039 is cleared by its button', async () => {
    const field = await open(hoursFromNow(5));
    fill(field, '', true);
    await userEvent.click(screen.getByRole('button', { name: 'Clear End' }));
    fill(field, '');
    await save();
    await waitFor(async () => expect(await stored()).toBeNull());
  });

  it.each([
    ['of a date that was there', () => hoursFromNow(5)],
    ['where there was none', () => null],
  ])('%s is asked about before the form is left, while it is half written', async (_, endDate) => {
    const end = endDate();
    const question = 'Discard your changes?';
    const field = await open(end);
    const cancel = () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fill(field, '', true);
    // The browser tells of no change of a field that was empty already.
    fireEvent.keyUp(field, { key: '1' });
    await cancel();
    const asked = within(await screen.findByRole('alertdialog', { name: question }));
    await userEvent.click(asked.getByRole('button', { name: 'Keep editing' }));
    fill(field, toLocalDateTime(end));
    fireEvent.keyUp(field, { key: 'Backspace' });
    await cancel();
    await waitFor(() => expect(screen.queryByLabelText(/^End/)).toBeNull());
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  });

  it('PAGES-053 schedules nothing', async () => {
    const date = hoursFromNow(48);
    const page = await storePage(portal, { Title: 'In two days', PublishingDate: date });
    await openPageEditor(portal, `${page.Path}/edit`);
    await pressButton('Schedule');
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog.getByLabelText(/^Publishing date/), '', true);
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await dialog.findByText(halfDate)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});

describe('a picture that is being uploaded', () => {
  const waiting = 'Wait until the picture is uploaded, or cancel the upload.';
  /** A store of pictures whose upload ends when it is told to. */
  const held = () => {
    let finish: (url: string) => void = () => undefined;
    const uploaded = new Promise<{ url: string }>((resolve) => {
      finish = (url) => resolve({ url });
    });
    const signals: AbortSignal[] = [];
    const store: ImageStore = {
      vaultUrl: '',
      gallery: () => Promise.reject(new Error('Not asked')),
      upload: (_file, { signal }) => {
        signals.push(signal);
        return uploaded;
      },
    };
    return { store, signals, finish };
  };
  const send = async () => {
    const bytes = new Uint8Array(await drawing(30, 20).png().toBuffer());
    const [input] = document.querySelectorAll('input[type="file"]');
    fireEvent.change(input!, { target: { files: [new File([bytes], 'photo.png')] } });
    await screen.findByRole('progressbar');
  };
  const stored = async () =>
    (await portal.call<Infobox[]>('editor', 'GET', '/infoboxes/all')).body[0]!;
  const withPicture = { Type: infoboxTypes.picture, PictureUrl: '/images/before.png' };
  const open = async (store: ImageStore, fields: Partial<NewInfobox> = withPicture) => {
    await clearInfoboxes(portal);
    const { Id } = await storeInfobox(portal, fields);
    await portal.show(
      <ImageStoreContext value={store}>
        <ModalOutlet />
      </ImageStoreContext>,
      { person: 'editor', claimedRoles: ['Editor'], at: `/?modal=infoboxes%2Fedit%2F${Id}` },
    );
    await screen.findByLabelText(/^Title/);
  };

  it('IMAGES-11 is waited for: the form with the old one is not saved meanwhile', async () => {
    const { store, finish } = held();
    await open(store);
    await send();
    await save();
    expect(await screen.findByText(waiting)).toBeVisible();
    expect(screen.getByRole('group', { name: /^Picture/ })).toHaveFocus();
    expect((await stored()).PictureUrl).toBe('/images/before.png');
    finish('/images/after.png');
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
    await save();
    await waitFor(async () => expect((await stored()).PictureUrl).toBe('/images/after.png'));
  });

  describe('and was pasted into a text', () => {
    const inText =
      "It can't be saved yet: a picture in the text isn't uploaded. Wait for it, or delete it from the text.";
    const openAndPaste = async (store: ImageStore) => {
      await open(store, { Content: '<p>A quay</p>' });
      const text = await screen.findByRole('textbox', { name: 'Text' });
      const bytes = (await drawing(30, 20).png().toBuffer()).toString('base64');
      paste(text, `<p>By night <img src="data:image/png;base64,${bytes}" alt="Lamps"></p>`);
      return text;
    };

    it('EDITOR-03 is waited for, and the form is saved with it', async () => {
      const { store, finish } = held();
      const text = await openAndPaste(store);
      await screen.findByRole('progressbar');
      await save();
      expect(await screen.findByText(inText)).toBeVisible();
      expect(text).toHaveFocus();
      expect((await stored()).Content).toBe('<p>A quay</p>');
      finish('/api/Image/lamps');
      await waitFor(() => expect(screen.queryByText(inText)).toBeNull());
      await save();
      await waitFor(async () =>
        expect((await stored()).Content).toContain('<img src="/api/Image/lamps" alt="Lamps">'),
      );
    });

    it('EDITOR-03 and could not be uploaded is waited for until it is deleted', async () => {
      const failure = { status: 503, operation: 'a', url: 'b', messages: [], time: '' };
      const text = await openAndPaste({
        ...held().store,
        upload: () => Promise.resolve({ failure }),
      });
      await screen.findByRole('button', { name: 'Try again' });
      await save();
      expect(await screen.findByText(inText)).toBeVisible();
      expect((await stored()).Content).toBe('<p>A quay</p>');
      const { commands } = editorOf(text);
      act(() => void commands.setContent('<p>By night</p>'));
      await save();
      await waitFor(async () => expect((await stored()).Content).toBe('<p>By night</p>'));
    });

    it('EDITOR-03 is asked about before the form is left', async () => {
      await open(held().store, { Content: '<p>A quay</p>' });
      const bytes = new Uint8Array(await drawing(30, 20).png().toBuffer());
      const file = new File([bytes], 'lamps.png', { type: 'image/png' });
      paste(await screen.findByRole('textbox', { name: 'Text' }), '', [file]);
      await screen.findByRole('progressbar');
      await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
      expect(
        await screen.findByRole('alertdialog', { name: 'Discard your changes?' }),
      ).toBeVisible();
    });
  });

  it('IMAGES-11 is given up with the form that it was for, which asks first', async () => {
    const { store, signals } = held();
    await open(store);
    await send();
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
    expect(signals[0]!.aborted).toBe(false);
    await pressButton('Discard');
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });

  it.each([
    ['Remove', ''],
    ['Address', '/images/other.png'],
  ])(
    'IMAGES-12 IMAGES-13 does not come in place of what was chosen meanwhile (%s)',
    async (choice, address) => {
      const { store, signals, finish } = held();
      const change = jest.fn();
      await portal.show(
        <ImageStoreContext value={store}>
          <ImageField label="Photo" url="/images/before.png" onChange={change} />
        </ImageStoreContext>,
        { person: 'editor' },
      );
      await screen.findByRole('group', { name: 'Photo' });
      await send();
      await waitFor(() => expect(signals).toHaveLength(1));
      await pressButton(choice);
      if (address !== '')
        fill(await screen.findByRole('textbox', { name: 'Address of the picture' }), address);
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      await act(async () => finish('/images/after.png'));
      expect(change.mock.calls.map(([url]) => url)).toEqual([address]);
    },
  );

  it('IMAGES-11 keeps the part of a text open that it is for', async () => {
    const { store, finish } = held();
    const submit = jest.fn();
    await portal.show(
      <ImageStoreContext value={store}>
        <PartDialog title="Picture" accept="Insert" submit={submit} close={() => undefined}>
          <ImageField label="Photo" url="" onChange={() => undefined} />
        </PartDialog>
      </ImageStoreContext>,
      { person: 'editor' },
    );
    await screen.findByRole('group', { name: 'Photo' });
    await send();
    await pressButton('Insert');
    expect(await screen.findByText(waiting)).toBeVisible();
    expect(submit).not.toHaveBeenCalled();
    finish('/images/after.png');
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
    await pressButton('Insert');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('IMAGES-11 keeps the choice of a banner open that it is for', async () => {
    const { store, finish } = held();
    const values = emptyPage({ kind: 'news', language: '', owner: '' });
    const change = jest.fn();
    await portal.show(
      <ImageStoreContext value={store}>
        <BannerField {...{ values, change }} errors={{}} />
      </ImageStoreContext>,
      { person: 'editor' },
    );
    await pressButton('Add a banner picture');
    await screen.findByRole('group', { name: 'Banner picture' });
    await send();
    await pressButton('Add a banner picture');
    expect(await screen.findByText(waiting)).toBeVisible();
    finish('/images/after.png');
    await waitFor(() =>
      expect(change).toHaveBeenCalledWith(
        expect.objectContaining({ BannerImageUrl: '/images/after.png' }),
      ),
    );
    await pressButton('Add a banner picture');
    expect(screen.queryByRole('group', { name: 'Banner picture' })).toBeNull();
  });

  it('IMAGES-11 leaves the words that were written meanwhile', async () => {
    const { store, finish } = held();
    const insert = jest.fn();
    await portal.show(
      <ImageStoreContext value={store}>
        <ImageDialog initial={{}} insert={insert} close={() => undefined} />
      </ImageStoreContext>,
      { person: 'editor' },
    );
    const words = await screen.findByLabelText(/^What the picture shows/);
    await send();
    await userEvent.type(words, 'The new crane');
    finish('/images/after.png');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect(words).toHaveValue('The new crane');
  });
});

it.each([
  ['removed', '', ''],
  ['written anew', 'A crane', 'The crane of 1900'],
])('words of a banner that is %s become “%s” and “%s”', async (way, shown, caption) => {
  const page = await storePage(portal, {
    ...{ BannerImageUrl: 'https://x.example/a.png', BannerImageAltText: 'A crane' },
    BannerImageText: 'The crane of 1900',
  });
  await openPageEditor(portal, `${page.Path}/edit`);
  await pressButton('Change banner picture');
  if (way === 'removed') await pressButton('Remove');
  await pressButton('Address');
  const address = screen.getByRole('textbox', { name: 'Address of the picture' });
  for (const value of ['', 'https://x.example/b.png'])
    fireEvent.change(address, { target: { value } });
  const words = (name: RegExp) => screen.findByRole('textbox', { name });
  expect(await words(/^What the banner shows/)).toHaveValue(shown);
  expect(await words(/^Caption/)).toHaveValue(caption);
});
