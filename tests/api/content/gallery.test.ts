import { sql } from 'kysely';
import type { Change } from '#shared/contract/audits';
import type { GalleryImage, ImageSize, ImageUse } from '#shared/contract/pages/images';
import type { Problem } from '#shared/errors';
import { storeBroadcast } from '../../support/content/broadcasts';
import { openHub } from '../../support/servers/hubClient';
import { findImage, leaveAlone, storeImage } from '../../support/content/imageWrites';
import { storeInfobox } from '../../support/content/infoboxes';
import { workingCopy } from '../../support/content/pageWrites';
import { ids, storePage } from '../../support/content/pages';
import { startTestPortal, type TestPortal } from '../../support/testPortal';
import { drawing, upload } from '../../support/content/uploads';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

interface Found {
  Images: GalleryImage[];
  HasMore: boolean;
}
const find = async (query: string, person = 'editor') =>
  (await portal.call<Found>(person, 'GET', `/Image/gallery?${query}`)).body;
const change = (id: number, body: object, person = 'editor') =>
  portal.call<GalleryImage & Problem>(person, 'PUT', `/Image/${id}`, body);
const usesOf = async (id: number, person = 'editor') =>
  (await portal.call<{ Uses: ImageUse[]; Total: number }>(person, 'GET', `/Image/${id}/uses`)).body;
const remove = (id: number, { uses = 0, version = '', person = 'editor' } = {}) =>
  portal.call<Problem>(
    person,
    'DELETE',
    `/Image/${id}?uses=${uses}`,
    undefined,
    version ? { 'if-match': `"${version}"` } : {},
  );
const unused = async () => (await portal.call<Found>('editor', 'GET', '/Image/unused')).body;
const clear = (Ids: number[], person = 'editor') =>
  portal.call<{ Deleted: number[]; Kept: GalleryImage[] }>(person, 'POST', '/Image/unused', {
    Ids,
  });
const lastChange = async () =>
  (await portal.call<{ Changes: Change[] }>('editor', 'GET', '/audits?amount=1')).body.Changes[0];
const statusOf = async (url: string) => (await fetch(`${portal.url}${url}`)).status;
const showing = (url: string) => `<p><img src="${url}" alt="Quay"></p>`;

it('how large pictures are is told in one answer, of those that are there', async () => {
  const [one, two] = [await storeImage(portal, { width: 61 }), await storeImage(portal)];
  const Urls = [two.Url, one.Url, '/images/gone.png', 'https://nordvik.example/a.png', one.Url];
  const { body } = await portal.call<ImageSize[]>('editor', 'POST', '/Image/sizes', { Urls });
  const size = ({ Url, Width, Height, Size }: GalleryImage) => ({ Url, Width, Height, Size });
  expect(new Set(body.map((each) => JSON.stringify(each)))).toEqual(
    new Set([one, two].map((image) => JSON.stringify(size(image)))),
  );
  expect((await portal.call('member', 'POST', '/Image/sizes', { Urls })).status).toBe(403);
});

it('a picture has the name of its file and is found by word beginnings of title and description', async () => {
  const image = await storeImage(portal, { name: 'C:\\Fotos\\Havne-kran_2041.JPG', width: 51 });
  expect(image).toMatchObject({ Title: 'Havne-kran_2041', Description: '', Uses: 0, Width: 51 });
  await change(image.Id, { Description: 'Sunrise over the western quay' });
  for (const text of ['havn', '2041', 'sunr QUAY', 'western%20kran'])
    expect([text, ids((await find(`text=${text}`)).Images)]).toEqual([text, [image.Id]]);
  for (const text of ['harbour', 'sunrise%20crane'])
    expect([text, ids((await find(`text=${text}`)).Images)]).toEqual([text, []]);
  expect((await find("text=';--")).Images.length).toBeGreaterThan(0);
  expect(ids((await find(`url=${image.Url}`)).Images)).toEqual([image.Id]);
  expect((await find('url=https://elsewhere.example/a.png')).Images).toEqual([]);
});

it('the gallery comes in pages, the newest first, and what is uploaded meanwhile moves nothing', async () => {
  const made = [];
  for (let width = 60; width < 65; width += 1) made.unshift(await storeImage(portal, { width }));
  const first = await find('amount=2');
  await storeImage(portal, { width: 65 });
  const second = await find(`amount=2&before=${first.Images[1]!.Id}`);
  expect(ids([...first.Images, ...second.Images])).toEqual(ids(made.slice(0, 4)));
  expect([first.HasMore, second.HasMore]).toEqual([true, true]);
  const oldest = Math.min(...ids((await find('amount=100')).Images));
  expect(await find(`before=${oldest}`)).toEqual({ Images: [], HasMore: false });
  expect((await portal.call('editor', 'GET', '/Image/gallery?amount=101')).status).toBe(400);
});

it('editors change title and description by version, with conflicts, history and an announcement', async () => {
  const { Id, Modified } = await storeImage(portal, { width: 70 });
  const open = await openHub(portal, 'footereditor');
  const reader = await openHub(portal, 'member');
  const { status, body } = await change(Id, { Title: 'Quay \u0000', Modified }, 'footereditor');
  expect([status, body.Title, body.Modified > Modified]).toEqual([200, 'Quay', true]);
  await open.update(({ ComponentId, Data }) => ComponentId === 'images' && Data?.Id === Id);
  expect(reader.updates.filter(({ ComponentId }) => ComponentId === 'images')).toEqual([]);
  await Promise.all([open.stop(), reader.stop()]);
  const late = await change(Id, { Title: 'Crane', Modified });
  expect([late.status, late.body.id, late.body.current]).toEqual([
    409,
    'conflict',
    expect.objectContaining({ Title: 'Quay' }),
  ]);
  expect(late.body.changedBy?.UpnId).toBe('footereditor@nordvik.example');
  const last = await lastChange();
  expect(last).toMatchObject({ Resource: 'images', Action: 'updated', Title: 'Quay' });
  expect((await change(Id, { Description: 'x'.repeat(1_001) })).status).toBe(400);
  for (const body of [{ Bytes: '' }, { Title: '' }, { Title: ' Quay' }])
    expect((await change(Id, body)).status).toBe(400);
  expect((await change(2_000_000, { Title: 'Nothing' })).status).toBe(404);
  expect((await change(Id, { Title: 'Mine' }, 'member')).status).toBe(403);
  expect((await find(`url=${body.Url}`)).Images[0]?.Title).toBe('Quay');
});

it('a picture that is saved as it is keeps its version, and nobody has changed it', async () => {
  const { Id } = await storeImage(portal, { width: 71 });
  const { Title, Description, Modified } = (await change(Id, { Title: 'Pier' })).body;
  const before = await lastChange();
  const { status, body } = await change(Id, { Title, Description, Modified }, 'footereditor');
  expect([status, body.Modified]).toEqual([200, Modified]);
  expect(await lastChange()).toEqual(before);
});

it('each use of a picture is counted and named: shown, restorable or in a working copy', async () => {
  const { Id, Url } = await storeImage(portal, { width: 80 });
  const page = await storePage(portal, { Title: 'The quay', Content: showing(Url) });
  const earlier = await storePage(portal, { Title: 'No longer', BannerImageUrl: Url });
  await portal.call('editor', 'PUT', `/pages/${earlier.Id}`, { BannerImageUrl: null });
  const deleted = await storePage(portal, { Title: 'Thrown away', Content: showing(Url) });
  await portal.call('editor', 'DELETE', `/pages/${deleted.Id}`);
  const box = await storeInfobox(portal, { Title: 'Box', Content: showing(Url) });
  const alert = await storeBroadcast(portal, { Title: 'Alert', Message: showing(Url) });
  const copy = workingCopy({ Title: 'Secret plan', Content: showing(Url) });
  await portal.call('admin', 'PUT', '/me/workingCopies/3f2504e0-4f89-41d3-9a0c-0305e82c3301', copy);
  await portal.call('member', 'POST', '/me/userapptiles', {
    AppTile: { Title: 'My own tile', Url: 'https://own.example/', IconUrl: Url },
  });
  expect((await findImage(portal, Url))?.Uses).toBe(7);
  const { Uses, Total } = await usesOf(Id);
  expect(Total).toBe(7);
  expect(Uses.slice(0, 3)).toEqual([
    {
      ...{ Resource: 'broadcastmessages', Kind: 'shown', Title: 'Alert' },
      Path: `/?modal=broadcast-messages/edit/${alert.Id}`,
    },
    {
      ...{ Resource: 'infoboxes', Kind: 'shown', Title: 'Box' },
      Path: `/?modal=infoboxes/edit/${box.Id}`,
    },
    { Resource: 'pages', Kind: 'shown', Title: 'The quay', Path: page.Path },
  ]);
  expect(Uses.slice(3)).toEqual(
    expect.arrayContaining([
      { Resource: 'pages', Kind: 'history', Title: 'No longer', Path: earlier.Path },
      { Resource: 'pages', Kind: 'trash', Title: 'Thrown away', Path: null },
      { Resource: 'pages', Kind: 'draft', Title: null, Path: null },
      { Resource: 'apptiles', Kind: 'personal', Title: null, Path: null },
    ]),
  );
  expect(JSON.stringify(Uses)).not.toMatch(/Secret|My own/);
  const footer = await usesOf(Id, 'footereditor');
  expect([footer.Total, footer.Uses.map(({ Title }) => Title)]).toEqual([7, Array(7).fill(null)]);
  expect((await portal.call('editor', 'GET', '/Image/2000000/uses')).status).toBe(404);
});

it('a picture that is used goes only with somebody who knows of all places and manages them', async () => {
  const { Id, Url } = await storeImage(portal, { width: 90 });
  await storePage(portal, { Content: showing(Url) });
  const refused = await remove(Id);
  expect([refused.status, refused.body.id, refused.body.current]).toEqual([
    409,
    'imageInUse',
    expect.objectContaining({ Id, Uses: 1 }),
  ]);
  await storePage(portal, { Content: showing(Url) });
  expect((await remove(Id, { uses: 1 })).status).toBe(409);
  expect((await remove(Id, { uses: 2, person: 'footereditor' })).status).toBe(403);
  expect(await statusOf(Url)).toBe(200);
  expect((await remove(Id, { uses: 2 })).status).toBe(204);
  expect(await statusOf(Url)).toBe(404);
  const again = await remove(Id);
  expect([again.status, again.body.changedBy?.UpnId]).toEqual([404, 'editor@nordvik.example']);
});

it('a picture is deleted as who deletes it has seen it, and can be uploaded again', async () => {
  const bytes = await drawing(91, 30).png().toBuffer();
  const { Url } = (await upload(portal, bytes)).body;
  const { Id, Modified } = (await findImage(portal, Url))!;
  await change(Id, { Title: 'Named meanwhile' });
  const late = await remove(Id, { version: Modified });
  expect([late.status, late.body.id]).toEqual([409, 'conflict']);
  expect((await remove(Id, { person: 'member' })).status).toBe(403);
  expect((await remove(Id)).status).toBe(204);
  expect((await upload(portal, bytes)).body.Url).toBe(Url);
  expect(await statusOf(Url)).toBe(200);
});

it('what is unused is listed and cleared; what came into use meanwhile, or is new, stays and is named', async () => {
  const [used, idle, taken] = [
    await storeImage(portal, { width: 95 }),
    await storeImage(portal, { width: 96 }),
    await storeImage(portal, { width: 97 }),
  ];
  await storePage(portal, { Content: showing(used.Url) });
  expect((await unused()).Images).toEqual([]);
  await leaveAlone(portal);
  const fresh = await storeImage(portal, { width: 98 });
  const listed = ids((await unused()).Images);
  expect(listed).toEqual(expect.arrayContaining([idle.Id, taken.Id]));
  for (const { Id } of [used, fresh]) expect(listed).not.toContain(Id);
  await storePage(portal, { Content: showing(taken.Url) });
  const open = await openHub(portal, 'footereditor');
  const { status, body } = await clear([idle.Id, taken.Id, fresh.Id, 2_000_000]);
  const told = await open.update(({ ComponentId }) => ComponentId === 'images');
  expect(told.Data).toEqual({ Change: 'deleted', Id: idle.Id });
  await open.stop();
  expect([status, body.Deleted, ids(body.Kept)]).toEqual([200, [idle.Id], [taken.Id, fresh.Id]]);
  expect(body.Kept[0]).toMatchObject({ Url: taken.Url, Uses: 1 });
  expect([await statusOf(idle.Url), await statusOf(taken.Url)]).toEqual([404, 200]);
  const last = await lastChange();
  expect(last).toMatchObject({ Resource: 'images', Action: 'deleted', Title: 'picture' });
  expect((await clear([taken.Id], 'member')).status).toBe(403);
  expect((await clear([])).status).toBe(400);
});

it('search and uses are found by their indexes', async () => {
  const plans = await portal.db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const plan = async (query: ReturnType<typeof sql>) =>
      JSON.stringify((await sql`explain ${query}`.execute(transaction)).rows);
    return Promise.all([
      plan(sql`select from images where "Search" @@ search_query(array['quay'])`),
      plan(sql`select from app_tiles where "OwnerId" is not null
        and image_names("IconUrl") @> array['a']`),
    ]);
  });
  expect(plans).toEqual([
    expect.stringContaining('images_search'),
    expect.stringContaining('app_tiles_images'),
  ]);
});
