import fastify from 'fastify';
import sharp from 'sharp';
import { imageWidths, sourceSet } from '#shared/rules/pictures/imageSizes';
import { Changes } from '../../../src/server/db/changes';
import { createRateLimit } from '../../../src/server/http/callers/rateLimit';
import { registerImageFiles } from '../../../src/server/resources/images/imageFiles';
import { drawing, movingGif, upload } from '../../support/content/uploads';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const uploaded = async (bytes: Buffer) => (await upload(portal, bytes)).body.Url;
async function ask(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${portal.url}${address}`, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  return {
    status: answer.status,
    bytes,
    type: answer.headers.get('content-type'),
    cacheControl: answer.headers.get('cache-control'),
    etag: answer.headers.get('etag'),
    policy: answer.headers.get('content-security-policy'),
  };
}
/** The size as it is when it was made: on a busy machine the picture itself may come before. */
async function askMade(address: string) {
  for (;;) {
    const answer = await ask(address);
    if (answer.cacheControl !== 'no-store') return answer;
  }
}
/** A picture as cameras make it: without much noise. */
const photo = (width: number, height: number) => drawing(width, height).blur(3);
/** A picture of two colours in turn, which png packs into almost nothing. */
const checks = (side: number) =>
  sharp(
    Buffer.from(Array.from({ length: side * side }, (_, at) => ((at + at / side) & 1 ? 255 : 0))),
    { raw: { width: side, height: side, channels: 1 } },
  );
const sizesOf = async (url: string) =>
  (
    await portal.db
      .selectFrom('image_sizes')
      .innerJoin('images', 'images.Id', 'image_sizes.ImageId')
      .select(['image_sizes.Width', 'image_sizes.Bytes'])
      .where('Name', '=', url.slice('/images/'.length))
      .orderBy('image_sizes.Width')
      .execute()
  ).map(({ Width, Bytes }) => [Width, Bytes?.length]);

it('a picture is served in the widths that its source set names, smaller and in its own shape', async () => {
  const url = await uploaded(await photo(1_500, 900).jpeg().toBuffer());
  const whole = await ask(url);
  const asked = sourceSet(url)!.split(',');
  expect(asked).toHaveLength(imageWidths.length);
  for (const [address, wide] of asked.map((each) => each.split(' ') as [string, string])) {
    const { status, type, bytes, ...head } = await askMade(address);
    const width = Math.min(1_500, parseInt(wide));
    expect([status, type]).toEqual([200, 'image/webp']);
    expect(await sharp(bytes).metadata()).toMatchObject({
      format: 'webp',
      width,
      height: Math.round(width * 0.6),
    });
    expect(bytes.length).toBeLessThan(whole.bytes.length);
    expect(head).toMatchObject({ cacheControl: whole.cacheControl, policy: whole.policy });
    expect(head.etag).not.toBe(whole.etag);
    expect((await ask(address, { 'if-none-match': head.etag! })).status).toBe(304);
  }
});

it('a size is made once, also for several who ask at once and after its picture was forgotten', async () => {
  const url = await uploaded(await photo(900, 600).jpeg().toBuffer());
  expect(await sizesOf(url)).toEqual([]);
  const answers = await Promise.all(Array.from({ length: 5 }, () => askMade(`${url}?width=320`)));
  const [first] = answers;
  for (const { type, bytes } of answers)
    expect([type, bytes.equals(first!.bytes)]).toEqual(['image/webp', true]);
  expect(await sizesOf(url)).toEqual([[320, first!.bytes.length]]);
  await portal.db
    .updateTable('image_sizes')
    .set({ Bytes: Buffer.from('kept') })
    .execute();
  const beside = await startTestPortal({ beside: portal });
  const known = await fetch(`${beside.url}${url}?width=320`);
  expect(await known.text()).toBe('kept');
  await beside.stop();
});

it('a picture is never made wider: above its own width there is one size', async () => {
  const url = await uploaded(await photo(500, 300).png().toBuffer());
  for (const width of [640, 1_280, 1_920])
    expect(await sharp((await askMade(`${url}?width=${width}`)).bytes).metadata()).toMatchObject({
      width: 500,
      height: 300,
    });
  expect((await sizesOf(url)).map(([width]) => width)).toEqual([640]);
});

it('a picture that WebP does not make smaller, and one that moves, are served as they are', async () => {
  const tiny = await uploaded(await checks(300).png().toBuffer());
  const small = await askMade(`${tiny}?width=320`);
  const gif = await uploaded(await movingGif());
  const moving = await ask(`${gif}?width=160`);
  expect(sourceSet(gif)).toBeUndefined();
  expect([moving.type, moving.bytes]).toEqual(['image/gif', (await ask(gif)).bytes]);
  expect(small.bytes).toEqual((await ask(tiny)).bytes);
  expect(await sizesOf(tiny)).toEqual([[320, undefined]]);
});

it('what one sees through stays so', async () => {
  const glass = sharp({
    create: { width: 400, height: 200, channels: 4, background: { r: 9, g: 0, b: 0, alpha: 0.5 } },
  });
  const url = await uploaded(await glass.png().toBuffer());
  const { bytes } = await askMade(`${url}?width=160`);
  expect(await sharp(bytes).stats()).toMatchObject({ isOpaque: false });
});

it.each(['1', '161', '2000000', '-160', '160px', '', '160&width=320'])(
  'there is no width of %s',
  async (width) => {
    const url = await uploaded(await drawing(20, 20).png().toBuffer());
    expect((await ask(`${url}?width=${width}`)).status).toBe(404);
    expect(await sizesOf(url)).toEqual([]);
  },
);

it('a picture that cannot be made smaller now is served as it is, and kept by nobody as its size', async () => {
  const url = await uploaded(await drawing(700, 400).jpeg().toBuffer());
  const Bytes = Buffer.from('no picture any more');
  await portal.db
    .updateTable('images')
    .set({ Bytes })
    .where('Name', '=', url.slice('/images/'.length))
    .execute();
  const answer = await ask(`${url}?width=480`);
  expect(answer).toMatchObject({ status: 200, cacheControl: 'no-store', etag: null, bytes: Bytes });
  expect(await sizesOf(url)).toEqual([]);
});

it('sizes go with their picture', async () => {
  const url = await uploaded(await photo(333, 200).jpeg().toBuffer());
  expect((await askMade(`${url}?width=160`)).status).toBe(200);
  const { body } = await portal.call<{ Images: { Id: number; Modified: string }[] }>(
    'editor',
    'GET',
    `/Image/gallery?url=${url}`,
  );
  const { Id, Modified } = body.Images[0]!;
  const { status } = await portal.call('editor', 'DELETE', `/Image/${Id}`, undefined, {
    'if-match': `"${Modified}"`,
  });
  expect(status).toBe(204);
  expect((await ask(`${url}?width=160`)).status).toBe(404);
  expect(
    await portal.db.selectFrom('image_sizes').select('Width').where('ImageId', '=', Id).execute(),
  ).toEqual([]);
});

it('a picture that is deleted while it is being read is not served from memory afterwards', async () => {
  const url = await uploaded(await photo(300, 200).jpeg().toBuffer());
  let finish = (): void => undefined;
  let begin = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const db = portal.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      begin();
      await finished;
      return result;
    },
  });
  const changes = new Changes();
  const app = fastify();
  registerImageFiles(
    app,
    { db, changes },
    { perAddress: createRateLimit(0), addressOf: () => 'here' },
  );
  const read = app.inject(url);
  await begun;
  await portal.db.deleteFrom('images').where('Name', '=', url.slice('/images/'.length)).execute();
  changes.announce({ topic: 'images' });
  finish();
  expect((await read).statusCode).toBe(200);
  expect((await app.inject(url)).statusCode).not.toBe(200);
  await app.close();
});
