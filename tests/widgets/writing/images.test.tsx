import { useState } from 'react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  chosenFrom,
  previewed,
  shownImage,
  startingChoice,
  trashed,
} from '#shared/rules/pictures/imageChoice';
import { maxImageBytes } from '#shared/rules/pictures/images';
import { FailureError } from '../../../src/client/data/connection/failure';
import { callApi } from '../../../src/client/data/connection/callApi';
import type { TokenOptions } from '../../../src/client/auth/SignInStrategy';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import { uploadImage } from '../../../src/client/data/uploadImage';
import { ImageStoreProvider } from '../../../src/client/features/images/ImageStoreProvider';
import { ImageField } from '../../../src/client/ui/images/ImageField';
import { drawing, movingGif, upload } from '../../support/content/uploads';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const uploaded: string[] = [];
beforeAll(async () => {
  for (let size = 1; size <= 6; size += 1)
    uploaded.unshift(
      (
        await upload(
          portal,
          await drawing(20 + size, 20)
            .png()
            .toBuffer(),
        )
      ).body.Url,
    );
});

let url = '';
function Host({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial);
  const change = (next: string) => {
    url = next;
    setValue(next);
  };
  return (
    <ImageStoreProvider>
      <ImageField label="Banner" url={value} onChange={change} />
      <button onClick={() => setValue('/images/theirs.png')}>Take theirs</button>
    </ImageStoreProvider>
  );
}

async function show(initial?: string) {
  url = initial ?? '';
  const { container } = await portal.show(<Host initial={initial} />, { person: 'editor' });
  const field = await screen.findByRole('group', { name: 'Banner' });
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')!;
  return {
    field,
    input,
    send: (file: File) => fireEvent.change(input, { target: { files: [file] } }),
    preview: () => field.querySelector('[class] > img')?.getAttribute('src') ?? '',
  };
}
const listImages = () => callApi('GET /Image', { operation: 'Pictures' });
const fileOf = (bytes: Uint8Array, name = 'photo.png') => new File([new Uint8Array(bytes)], name);

it('IMAGES-11 IMAGES-12 IMAGES-13 IMAGES-14 a picture has one source at a time; a preview changes nothing and removing clears it', () => {
  expect(startingChoice('')).toEqual({ source: 'none', url: '', selected: [], isTrashed: false });
  const fromGallery = chosenFrom('gallery', '/images/a.png');
  expect(fromGallery.selected).toEqual(['/images/a.png']);
  const gone = trashed();
  expect(gone).toEqual({ source: 'none', url: '', selected: [], isTrashed: true });
  for (const source of ['upload', 'address'] as const)
    expect(chosenFrom(source, '/b')).toEqual({ source, url: '/b', selected: [], isTrashed: false });
  const looking = previewed(fromGallery, '/images/b.png');
  expect([shownImage(looking), looking.url]).toEqual(['/images/b.png', '/images/a.png']);
  expect(previewed(looking, undefined)).toEqual(fromGallery);
});

it('IMAGES-02 IMAGES-11 a picture from this device is uploaded, and its address from the location header is the picture', async () => {
  const { send, preview } = await show();
  send(fileOf(await drawing(64, 48).png().toBuffer()));
  await waitFor(() => expect(url).toMatch(/^\/images\/[0-9a-f]{40}\.png$/));
  expect(preview()).toBe(url);
});

it('IMAGES-23 a gif is sent unchanged', async () => {
  const draws = jest.fn(async () => undefined);
  Object.assign(globalThis, { createImageBitmap: draws });
  const { send } = await show();
  send(fileOf(await movingGif(), 'moving.gif'));
  await waitFor(() => expect(url).toMatch(/\.gif$/));
  expect(draws).not.toHaveBeenCalled();
  Object.assign(globalThis, { createImageBitmap: undefined });
});

it.each([
  [1_048_576, 0.75, 0.92],
  [1_048_577, 0.6, 0.8],
  [3_145_729, 0.4, 0.6],
  [5_242_881, 0.25, 0.5],
])(
  'IMAGES-05 IMAGES-06 IMAGES-07 IMAGES-08 %d bytes are sent in scale %d and quality %d',
  async (bytes, scale, quality) => {
    const jpeg = await drawing(20, 20).jpeg().toBuffer();
    const bitmap = { width: 1_000, height: 800, close: () => undefined };
    Object.assign(globalThis, { createImageBitmap: async () => bitmap });
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ drawImage: () => undefined } as never);
    const drawn: unknown[] = [];
    jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function toBlob(
      this: HTMLCanvasElement,
      done,
      ...how
    ) {
      drawn.push([this.width, this.height, ...how]);
      done(new Blob([new Uint8Array(jpeg)]));
    });
    const { send } = await show();
    send(fileOf(Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])));
    await waitFor(() => expect(url).toMatch(/^\/images\/[0-9a-f]{40}\.jpe?g$/));
    expect(drawn).toEqual([[1_000 * scale, 800 * scale, 'image/jpeg', quality]]);
    Object.assign(globalThis, { createImageBitmap: undefined });
  },
);

it('IMAGES-03 IMAGES-04 what is no picture or too large is refused with the reason, and what was chosen stays', async () => {
  const { field, input, send } = await show('/images/before.png');
  expect(input.accept).toBe('.png,.jpg,.jpeg,.gif');
  send(fileOf(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'logo.png'));
  expect(
    await within(field).findByText("This file isn't a picture in the format png, jpg or gif."),
  ).toBeVisible();
  const jpeg = await drawing(20, 20).jpeg().toBuffer();
  send(fileOf(Buffer.concat([jpeg, Buffer.alloc(maxImageBytes)])));
  expect(
    await within(field).findByText('Image was too large! Try again with a smaller size'),
  ).toBeVisible();
  expect(url).toBe('/images/before.png');
});

it('a file can be dropped on the field and pasted into it', async () => {
  const { field } = await show();
  fireEvent.drop(field, {
    dataTransfer: { files: [fileOf(await drawing(33, 33).png().toBuffer())] },
  });
  await waitFor(() => expect(url).toMatch(/^\/images\//));
  const dropped = url;
  fireEvent.paste(field, {
    clipboardData: { files: [fileOf(await drawing(34, 34).png().toBuffer())] },
  });
  await waitFor(() => expect(url).not.toBe(dropped));
});

it('IMAGES-01 IMAGES-11 IMAGES-12 IMAGES-13 IMAGES-14 one picture of the gallery is chosen; pointing at one only shows it', async () => {
  const { field, preview } = await show('https://example.com/old.png');
  await userEvent.click(within(field).getByRole('button', { name: 'Gallery' }));
  const first = (await within(field).findAllByRole('listitem'))[0]!;
  expect(first.querySelector('img')).toHaveAttribute('src', (await listImages())[0]);
  await userEvent.hover(first);
  expect(preview()).toBe((await listImages())[0]);
  await userEvent.unhover(first);
  expect([preview(), url]).toEqual(['https://example.com/old.png', 'https://example.com/old.png']);
  await userEvent.click(within(first).getByRole('button', { pressed: false }));
  expect(url).toBe((await listImages())[0]);
  await userEvent.click(within(field).getByRole('button', { name: 'Address' }));
  await userEvent.click(within(field).getByRole('textbox', { name: 'Address of the picture' }));
  await userEvent.paste('https://example.com/new.png');
  expect(url).toBe('https://example.com/new.png');
  expect(within(field).queryByRole('button', { pressed: true })).toBeNull();
  await userEvent.click(within(field).getByRole('button', { name: 'Remove' }));
  expect([url, preview()]).toEqual(['', '']);
});

it.each([
  [254, 'image/png'],
  [255, 'image/jpeg'],
])('IMAGES-23 a png with a point of opacity %d is sent as %s', async (opacity, type) => {
  const bitmap = { width: 40, height: 30, close: () => undefined };
  Object.assign(globalThis, { createImageBitmap: async () => bitmap });
  const data = [0, 0, 0, 255, 0, 0, 0, opacity];
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    ...{ drawImage: () => undefined, getImageData: () => ({ data }) },
    canvas: { width: 1, height: 2 },
  } as never);
  const png = new Uint8Array(await drawing(41, opacity).png().toBuffer());
  const types: unknown[] = [];
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, drawnAs) => {
    types.push(drawnAs);
    done(new Blob([png]));
  });
  const { send } = await show();
  send(fileOf(png));
  await waitFor(() => expect(url).toMatch(/^\/images\//));
  expect(types).toEqual([type]);
  Object.assign(globalThis, { createImageBitmap: undefined });
});

it('IMAGES-14 a picture that goes away under the pointer no longer shows as the banner', async () => {
  const { field, preview } = await show('https://example.com/old.png');
  await userEvent.click(within(field).getByRole('button', { name: 'Gallery' }));
  const first = (await within(field).findAllByRole('listitem'))[0]!;
  await userEvent.hover(first);
  expect(preview()).toBe((await listImages())[0]);
  const search = within(field).getByRole('searchbox', { name: 'Search pictures' });
  fireEvent.change(search, { target: { value: 'submarine' } });
  expect(await within(field).findByText('No pictures match.')).toBeVisible();
  await waitFor(() => expect(preview()).toBe('https://example.com/old.png'));
  expect(url).toBe('https://example.com/old.png');
});

it('an upload that failed says so and is tried again; a cancelled one leaves nothing', async () => {
  const { field, send } = await show();
  await portal.database.takeAway();
  send(fileOf(await drawing(81, 40).png().toBuffer()));
  await within(field).findByRole('alert');
  await portal.database.giveBack();
  await userEvent.click(within(field).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(url).toMatch(/^\/images\//));
  const before = url;
  send(fileOf(await drawing(82, 40).png().toBuffer()));
  await userEvent.click(await within(field).findByRole('button', { name: 'Cancel' }));
  expect(within(field).queryByRole('progressbar')).toBeNull();
  expect(url).toBe(before);
});

it('a picture that this device cannot read any more ends the upload, and another one is taken', async () => {
  const { field, send } = await show();
  const gone = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));
  const file = fileOf(await drawing(83, 40).png().toBuffer());
  send(Object.assign(file, { slice: () => ({ arrayBuffer: gone }) }));
  expect(await within(field).findByText(/^This device couldn't read the file\./)).toBeVisible();
  send(fileOf(await drawing(84, 40).png().toBuffer()));
  await waitFor(() => expect(url).toMatch(/^\/images\//));
});

it('an upload that breaks in a way that nobody has thought of ends, and is tried again', async () => {
  const { field, send } = await show();
  const good = await portal.tokenOf('editor');
  let isBroken = true;
  takeTokensFrom(
    async () =>
      ({
        getToken: async () => {
          if (isBroken) throw new Error('Odd');
          return good;
        },
      }) as never,
  );
  send(fileOf(await drawing(85, 40).png().toBuffer()));
  await within(field).findByRole('alert');
  isBroken = false;
  await userEvent.click(within(field).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(url).toMatch(/^\/images\//));
});

it('IMAGES-11 a picture that the form goes back to, or takes from somebody else, is the one shown', async () => {
  const { field, preview } = await show('/images/before.png');
  await userEvent.click(within(field).getByRole('button', { name: 'Remove' }));
  expect(preview()).toBe('');
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs' }));
  expect(preview()).toBe('/images/theirs.png');
});

it('SETTINGS-46 the setting imageVaultUrl adds a way to ImageVault', async () => {
  await storeSetting(portal, 'imageVaultUrl', 'https://vault.example/');
  const { field } = await show();
  expect(within(field).getByRole('link', { name: 'Open ImageVault' })).toHaveAttribute(
    'href',
    'https://vault.example/',
  );
});

it('IMAGES-21 a failed upload and a failed list are thrown on', async () => {
  await portal.connectAs({ person: 'member' });
  await expect(listImages()).rejects.toThrow(FailureError);
  const options = {
    operation: 'Picture',
    name: 'photo.png',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  await expect(
    uploadImage(fileOf(await drawing(5, 5).png().toBuffer()), options),
  ).rejects.toMatchObject({ failure: { status: 403, problemId: 'forbidden' } });
});

it('an upload whose token was refused names it, so that one given since is good enough', async () => {
  await portal.connectAs({ person: 'editor' });
  const good = await portal.tokenOf('editor');
  const asked: TokenOptions[] = [];
  takeTokensFrom(
    async () =>
      ({
        getToken: async (_scopes: string[], options: TokenOptions) => {
          asked.push(options);
          return options.renew ? good : 'expired';
        },
      }) as never,
  );
  const options = {
    operation: 'Picture',
    name: 'photo.png',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  };
  await uploadImage(fileOf(await drawing(5, 5).png().toBuffer()), options);
  expect(asked).toEqual([
    { interactive: true },
    { interactive: true, renew: true, refused: 'expired' },
  ]);
});
