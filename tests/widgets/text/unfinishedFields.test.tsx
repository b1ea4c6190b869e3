import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import type { Infobox } from '#shared/contract/infoboxes';
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
  const open = async (EndDate: string) => {
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
    (await portal.call<Infobox[]>('editor', 'GET', '/infoboxes/all')).body[0]!.PictureUrl;
  const open = async (store: ImageStore) => {
    await clearInfoboxes(portal);
    const PictureUrl = '/images/before.png';
    const { Id } = await storeInfobox(portal, { Type: infoboxTypes.picture, PictureUrl });
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
    expect(await stored()).toBe('/images/before.png');
    finish('/images/after.png');
    await waitFor(() => expect(screen.queryByText(waiting)).toBeNull());
    await save();
    await waitFor(async () => expect(await stored()).toBe('/images/after.png'));
  });

  it('IMAGES-11 is given up with the form that it was for', async () => {
    const { store, signals } = held();
    await open(store);
    await send();
    await waitFor(() => expect(signals).toHaveLength(1));
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)!);
    await waitFor(() => expect(signals.map(({ aborted }) => aborted)).toEqual([true]));
  });

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
