import type { GalleryImage } from '#shared/contract/pages/images';
import { hoursFromNow } from './pages';
import type { TestPortal } from '../testPortal';
import { drawing, upload } from './uploads';
import type { Write } from './writes';

const person = 'admin';

/** The writes that belong to the gallery. */
export const imageWrites: Readonly<Record<string, (portal: TestPortal) => Promise<Write>>> = {
  'POST /Image': async () => {
    const [body, other] = await Promise.all([picture(), picture()]);
    return { person, path: '/Image', body, other };
  },
  'PUT /Image/{id}': async (portal) => {
    const { Id, Modified } = await storeImage(portal);
    const named = (Title: string) => ({ Title, Modified });
    return { person, path: `/Image/${Id}`, body: named('Quay'), other: named('Crane') };
  },
  'DELETE /Image/{id}': async (portal) => ({
    person,
    path: `/Image/${(await storeImage(portal)).Id}`,
  }),
  'POST /Image/unused': async (portal) => {
    const [one, two] = [await storeImage(portal), await storeImage(portal)];
    await leaveAlone(portal);
    const chosen = ({ Id }: GalleryImage) => ({ Ids: [Id] });
    return { person, path: '/Image/unused', body: chosen(one), other: chosen(two) };
  },
};

/** Stores a picture of its own. */
export async function storeImage(
  portal: TestPortal,
  { name = 'picture.jpg', width = 40, height = 30 } = {},
): Promise<GalleryImage> {
  const { Url } = (await upload(portal, await drawing(width, height).jpeg().toBuffer(), { name }))
    .body;
  return (await findImage(portal, Url))!;
}

/** A picture of the gallery by its address. */
export async function findImage(
  portal: TestPortal,
  url: string,
): Promise<GalleryImage | undefined> {
  const path = `/Image/gallery?url=${encodeURIComponent(url)}`;
  const { body } = await portal.call<{ Images: GalleryImage[] }>('admin', 'GET', path);
  return body.Images[0];
}

/** Moves all uploads two days into the past. */
export async function leaveAlone(portal: TestPortal): Promise<void> {
  const past = hoursFromNow(-48);
  await portal.db.updateTable('images').set({ Created: past, Wanted: null }).execute();
}

/** A form with a picture. */
async function picture(): Promise<FormData> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await drawing().jpeg().toBuffer())]), 'picture.jpg');
  return form;
}
