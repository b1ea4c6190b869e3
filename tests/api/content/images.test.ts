import sharp from 'sharp';
import type { Audit } from '#shared/contract/audits';
import { download, drawing, movingGif, sendForm, upload } from '../../support/content/uploads';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const list = async () => (await portal.call<string[]>('editor', 'GET', '/Image')).body;
const rows = () => portal.db.selectFrom('images').select(['Name', 'Width', 'Height']).execute();

it('IMAGES-02 POST /Image takes a file as multipart and names its address in the location header', async () => {
  const { status, headers, body } = await upload(portal, await drawing().jpeg().toBuffer());
  expect([status, headers.get('location')]).toEqual([201, body.Url]);
  expect(body.Url).toMatch(/^\/images\/[0-9a-f]{40}\.jpg$/);
  expect(await sharp(await download(portal, body.Url)).metadata()).toMatchObject({
    format: 'jpeg',
    width: 320,
    height: 200,
  });
});

it('IMAGES-01 GET /Image answers the addresses of the uploaded pictures, the newest first', async () => {
  const first = (await upload(portal, await drawing(30, 30).png().toBuffer())).body.Url;
  const second = (await upload(portal, await drawing(31, 30).png().toBuffer())).body.Url;
  expect((await list()).slice(0, 2)).toEqual([second, first]);
  expect((await portal.call('member', 'GET', '/Image')).status).toBe(403);
});

it('the same picture twice is stored once', async () => {
  const bytes = await drawing(40, 40).jpeg().toBuffer();
  const [one, other] = [await upload(portal, bytes), await upload(portal, bytes)];
  expect([one.status, other.status, other.body.Url]).toEqual([201, 201, one.body.Url]);
  expect((await list()).filter((address) => address === one.body.Url)).toHaveLength(1);
});

it('anybody may read a picture by its address, and keeps it for ever', async () => {
  const {
    body: { Url },
  } = await upload(portal, await drawing(50, 50).png().toBuffer());
  const answer = await fetch(`${portal.url}${Url}`);
  expect(answer.headers.get('content-type')).toBe('image/png');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  const again = await fetch(`${portal.url}${Url}`, {
    headers: { 'if-none-match': answer.headers.get('etag')! },
  });
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
  expect(
    (await fetch(`${portal.url}${Url}`, { method: 'HEAD' })).headers.get('content-length'),
  ).toBe(answer.headers.get('content-length'));
});

it('who has a picture already is told so without reading it, also behind a proxy that packs answers', async () => {
  const name = '0123456789abcdef0123456789abcdef01234567.png';
  for (const tag of [`"${name}"`, `W/"${name}"`, `"other", "${name}"`])
    expect(
      (await fetch(`${portal.url}/images/${name}`, { headers: { 'if-none-match': tag } })).status,
    ).toBe(304);
  expect(
    (await fetch(`${portal.url}/images/${name}`, { headers: { 'if-none-match': '"other"' } }))
      .status,
  ).toBe(404);
});

it.each([
  '/images/0123456789012345678901234567890123456789.png',
  '/images/x',
  '/images/..%2f..%2fetc%2fpasswd',
  '/images/',
])('%s is no picture', async (address) => {
  expect((await fetch(`${portal.url}${address}`)).status).toBe(404);
});

it('guessing addresses is limited', async () => {
  const limited = await startTestPortal({ beside: portal, config: { rateLimitAnonymous: 3 } });
  const guess = async (end: number) =>
    (await fetch(`${limited.url}/images/${String(end).padStart(40, '0')}.png`)).status;
  const statuses: number[] = [];
  for (let end = 0; end < 5; end += 1) statuses.push(await guess(end));
  await limited.stop();
  expect(statuses).toEqual([404, 404, 404, 429, 429]);
});

it('a picture is turned upright and loses what it tells of place and camera', async () => {
  const sideways = await drawing(300, 200)
    .withExif({
      IFD0: { Make: 'Camera of Ann' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '55/1 40/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(sideways.includes('Camera of Ann')).toBe(true);
  const stored = await download(portal, (await upload(portal, sideways)).body.Url);
  expect(await sharp(stored).metadata()).toMatchObject({ width: 200, height: 300 });
  expect([stored.includes('Camera of Ann'), stored.includes('Exif')]).toEqual([false, false]);
});

it('IMAGES-23 a moving gif stays one, and png keeps its transparency', async () => {
  const gif = await download(
    portal,
    (await upload(portal, await movingGif(), { name: 'a.gif', type: 'image/gif' })).body.Url,
  );
  expect(await sharp(gif, { animated: true }).metadata()).toMatchObject({
    format: 'gif',
    pages: 3,
    pageHeight: 16,
    width: 24,
  });
  const glass = sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  });
  const png = await download(portal, (await upload(portal, await glass.png().toBuffer())).body.Url);
  expect(await sharp(png).stats()).toMatchObject({ isOpaque: false });
});

it('a very large picture is stored as large as a screen shows', async () => {
  const stored = await download(
    portal,
    (
      await upload(
        portal,
        await sharp({ create: { width: 6_000, height: 3_000, channels: 3, background: '#345' } })
          .jpeg()
          .toBuffer(),
      )
    ).body.Url,
  );
  expect(await sharp(stored).metadata()).toMatchObject({ width: 2_560, height: 1_280 });
});

it('IMAGES-04 a picture above 6291456 bytes is refused in the specified words; one of that size is taken', async () => {
  const padded = async (length: number) => {
    const jpeg = await drawing(64, 64).jpeg().toBuffer();
    return Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);
  };
  const limit = 6_291_456;
  const before = await rows();
  const refused = await upload(portal, await padded(limit + 1));
  expect([refused.status, refused.body.id, refused.body.title]).toEqual([
    413,
    'imageTooLarge',
    'Image was too large! Try again with a smaller size',
  ]);
  expect((await upload(portal, await padded(limit + 100_000))).body.id).toBe('imageTooLarge');
  expect(await rows()).toEqual(before);
  expect((await upload(portal, await padded(limit))).status).toBe(201);
});

it('who writes no content uploads nothing', async () => {
  const bytes = await drawing(10, 10).png().toBuffer();
  expect((await upload(portal, bytes, { person: 'member' })).status).toBe(403);
  expect((await upload(portal, bytes, { person: 'footereditor' })).status).toBe(201);
});

it('a form without a file, with two, or torn apart is refused, and no other call takes a form', async () => {
  const bytes = await drawing(12, 12).png().toBuffer();
  const two = new FormData();
  for (const name of ['a.png', 'b.png']) two.append(name, new Blob([new Uint8Array(bytes)]), name);
  const none = new FormData();
  none.append('title', 'no file');
  const multipart = { 'content-type': 'multipart/form-data; boundary=x' };
  const before = await rows();
  expect((await sendForm(portal, none)).body).toMatchObject({
    id: 'invalidRequest',
    errors: { file: ['is required'] },
  });
  expect((await sendForm(portal, two)).body).toMatchObject({
    id: 'invalidRequest',
    errors: { file: ['must be one file'] },
  });
  expect(
    (
      await sendForm(
        portal,
        '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf',
        'editor',
        multipart,
      )
    ).body.id,
  ).toBe('malformedBody');
  expect(
    (await sendForm(portal, 'x', 'editor', { 'content-type': 'multipart/form-data' })).body.id,
  ).toBe('malformedBody');
  expect(
    (await sendForm(portal, '{}', 'editor', { 'content-type': 'application/json' })).status,
  ).toBeGreaterThanOrEqual(400);
  const elsewhere = await fetch(`${portal.url}/api/pages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenOf('editor')}` },
    body: two,
  });
  expect(elsewhere.status).toBe(415);
  expect(await rows()).toEqual(before);
});

it('a new picture and its history entry are stored together', async () => {
  const {
    body: { Url },
  } = await upload(portal, await drawing(70, 60).png().toBuffer());
  const audits = await portal.db
    .selectFrom('audits')
    .selectAll()
    .where('Resource', '=', 'images')
    .orderBy('Id', 'desc')
    .limit(1)
    .execute();
  expect(audits[0] as unknown as Audit).toMatchObject({
    Action: 'created',
    UpnId: 'editor@nordvik.example',
    NewValues: { Url, Width: 70, Height: 60 },
  });
});

it('a picture that breaks off on its way leaves nothing behind', async () => {
  const before = await rows();
  const bytes = await drawing(900, 900).png().toBuffer();
  const abort = new AbortController();
  const slow = new ReadableStream<Uint8Array>({
    start: (controller) =>
      controller.enqueue(
        Buffer.concat([
          Buffer.from(
            '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
          ),
          bytes.subarray(0, 100_000),
        ]),
      ),
  });
  const init = {
    method: 'POST',
    headers: {
      authorization: `Bearer ${await portal.tokenOf('editor')}`,
      'content-type': 'multipart/form-data; boundary=x',
    },
    body: slow,
    duplex: 'half',
    signal: abort.signal,
  };
  const sending = fetch(`${portal.url}/api/Image`, init as RequestInit);
  abort.abort();
  await expect(sending).rejects.toThrow();
  expect((await upload(portal, await drawing(71, 60).png().toBuffer())).status).toBe(201);
  expect(await rows()).toHaveLength(before.length + 1);
});
