import sharp from 'sharp';
import { chunk, download, drawing, movingGif, pngOf, upload } from '../../support/content/uploads';
import { refusalOf } from '../../../src/server/resources/images/rewrite';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
let plain: { jpeg: Buffer; png: Buffer; gif: Buffer };
beforeAll(async () => {
  portal = await startTestPortal();
  plain = {
    jpeg: await drawing().jpeg().toBuffer(),
    png: await drawing().png().toBuffer(),
    gif: await movingGif(),
  };
});
afterAll(() => portal.stop());

const script = '<script>alert(document.domain)</script>';
const html = Buffer.from(`<!doctype html><html><body>${script}</body></html>`);
const stored = () =>
  portal.db
    .selectFrom('images')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();

describe('refused, whatever name and type say', () => {
  const files: [string, () => Buffer | Promise<Buffer>][] = [
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0xff])],
    ['a page that is called png', () => html],
    [
      'a page behind the first bytes of a gif',
      () => Buffer.concat([Buffer.from('GIF89a/*'), html]),
    ],
    [
      'a page behind the first bytes of a jpeg',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]),
    ],
    ['a page behind the signature of a png', () => Buffer.concat([plain.png.subarray(0, 8), html])],
    [
      'svg with a script',
      () =>
        Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`),
    ],
    [
      'svg with an entity that reads a file',
      () =>
        Buffer.from(
          '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
        ),
    ],
    ['webp', () => drawing().webp().toBuffer()],
    [
      'moving webp',
      async () =>
        sharp(await movingGif(), { animated: true })
          .webp()
          .toBuffer(),
    ],
    ['avif', () => drawing(64, 64).avif().toBuffer()],
    ['tiff', () => drawing().tiff().toBuffer()],
    ['bmp', () => Buffer.concat([Buffer.from('BM'), Buffer.alloc(200)])],
    ['an icon', () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0]), Buffer.alloc(100)])],
    ['pdf', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n')],
    ['PostScript', () => Buffer.from('%!PS-Adobe-3.0 EPSF-3.0\n(/etc/passwd) (r) file\n')],
    [
      'ImageMagick drawing',
      () =>
        Buffer.from(
          'push graphic-context\nfill "url(https://internal.example/a)"\npop graphic-context',
        ),
    ],
    ['zip', () => Buffer.from('PK\u0003\u0004')],
    ['a program', () => Buffer.from('MZ\u0090\u0000')],
    ['zero bytes', () => Buffer.alloc(10_000)],
    ['a jpeg cut in half', () => plain.jpeg.subarray(0, plain.jpeg.length / 2)],
    ['a png cut in half', () => plain.png.subarray(0, plain.png.length / 2)],
    ['a gif cut in its first frame', () => plain.gif.subarray(0, 30)],
    ['a jpeg of which only the beginning is left', () => plain.jpeg.subarray(0, 20)],
    [
      'a png with a changed byte in its pixels',
      () => {
        const bytes = Buffer.from(plain.png);
        bytes[(bytes.length / 2) | 0]! ^= 0xff;
        return bytes;
      },
    ],
    [
      'a png without pixels',
      () => Buffer.concat([plain.png.subarray(0, 33), chunk('IEND', Buffer.alloc(0))]),
    ],
    ['a png that promises more rows than it has', () => pngOf(100, 4_000, 2)],
    ['a png of no width', () => pngOf(0, 10)],
  ];
  it.each(files)('IMAGES-03 %s', async (_, make) => {
    const before = await stored();
    for (const file of [
      { name: 'picture.png', type: 'image/png' },
      { name: 'picture.jpg', type: 'image/jpeg' },
    ]) {
      const { status, body } = await upload(portal, await make(), file);
      expect([status, body.id]).toEqual([415, 'notAnImage']);
    }
    expect(await stored()).toEqual(before);
  });
});

/** A gif of frames of 1,000 × 1,000 pixels, in a few bytes. */
async function largeMoving(frames: number): Promise<Buffer> {
  const still = sharp({ create: { width: 1_000, height: 1_000, channels: 3, background: '#fff' } });
  return framesOf(await still.gif().toBuffer(), frames);
}

it('what moves may have half the pixels of a still picture, all frames counted', async () => {
  const { status, body } = await upload(portal, await largeMoving(26));
  expect([status, body.id]).toEqual([413, 'imageTooLarge']);
});

it('a still picture does not wait for one that moves', async () => {
  const done: string[] = [];
  const noted = async (name: string, bytes: Buffer) => {
    const { status } = await upload(portal, bytes);
    done.push(`${name} ${status}`);
  };
  const moving = await largeMoving(25);
  await Promise.all([noted('moving', moving), noted('moving', moving), noted('still', plain.png)]);
  expect(done[0]).toBe('still 201');
});

describe('too many pixels for their bytes', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['a png of 30,000 × 30,000 pixels in a few kilobytes', () => pngOf(30_000, 30_000, 100)],
    ['a png of two thousand million columns', () => pngOf(2_000_000_000, 1, 0)],
    ['a jpeg whose header claims 65,500 × 65,500 pixels', () => resized(plain.jpeg, 65_500)],
    [
      'a gif of many large frames',
      async () =>
        framesOf(
          await sharp({ create: { width: 2_000, height: 2_000, channels: 3, background: '#fff' } })
            .gif()
            .toBuffer(),
          20,
        ),
    ],
  ])('%s', async (_, make) => {
    const before = await stored();
    const { status, body } = await upload(portal, await make());
    expect(['imageTooLarge', 'notAnImage']).toContain(body.id);
    expect([413, 415]).toContain(status);
    expect(await stored()).toEqual(before);
  });
});

describe('taken in, and nothing but the picture is kept', () => {
  it.each<[string, () => Buffer | Promise<Buffer>, string]>([
    ['a png that is called jpg', () => plain.png, 'png'],
    ['a gif that is called jpg', () => plain.gif, 'gif'],
    ['a jpeg with a page behind its end', () => Buffer.concat([plain.jpeg, html]), 'jpeg'],
    ['a png with a page behind its end', () => Buffer.concat([plain.png, html]), 'png'],
    ['a gif with a page behind its end', () => Buffer.concat([plain.gif, html]), 'gif'],
    [
      'a png with a page in a text chunk',
      () =>
        Buffer.concat([
          plain.png.subarray(0, 33),
          chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), html])),
          plain.png.subarray(33),
        ]),
      'png',
    ],
    [
      'a jpeg with a page in its comment',
      () =>
        Buffer.concat([
          plain.jpeg.subarray(0, 2),
          Buffer.from([0xff, 0xfe, 0, html.length + 2]),
          html,
          plain.jpeg.subarray(2),
        ]),
      'jpeg',
    ],
    [
      'a jpeg with an archive behind its end',
      () => Buffer.concat([plain.jpeg, Buffer.from(`PK\u0003\u0004${script}`)]),
      'jpeg',
    ],
    [
      'a jpeg with a page in its camera data',
      () =>
        drawing()
          .withExif({ IFD0: { ImageDescription: script } })
          .jpeg()
          .toBuffer(),
      'jpeg',
    ],
    [
      'a jpeg in the colours of print',
      () => drawing().toColourspace('cmyk').jpeg().toBuffer(),
      'jpeg',
    ],
    ['a grey jpeg', () => drawing().greyscale().jpeg().toBuffer(), 'jpeg'],
    ['a progressive jpeg', () => drawing().jpeg({ progressive: true }).toBuffer(), 'jpeg'],
    ['a png of 16 bits', () => drawing().toColourspace('rgb16').png().toBuffer(), 'png'],
    ['a png with a palette', () => drawing().png({ palette: true, colours: 16 }).toBuffer(), 'png'],
    ['an interlaced png', () => drawing().png({ progressive: true }).toBuffer(), 'png'],
    ['a png of one pixel', () => pngOf(1, 1), 'png'],
    ['a png of one row', () => pngOf(5_000, 1), 'png'],
    [
      'a picture with another colour profile',
      () => drawing().withIccProfile('p3').jpeg().toBuffer(),
      'jpeg',
    ],
  ])('%s', async (_, make, format) => {
    const bytes = await make();
    const { status, body } = await upload(portal, bytes);
    expect([status, body.Url]).toEqual([201, expect.stringContaining('/images/')]);
    const kept = await download(portal, body.Url);
    const { format: keptFormat, space, depth, exif, icc, comments } = await sharp(kept).metadata();
    expect({ keptFormat, depth, exif, icc, comments }).toEqual({
      keptFormat: format,
      depth: 'uchar',
      exif: undefined,
      icc: undefined,
      comments: undefined,
    });
    expect(['srgb', 'b-w']).toContain(space);
    expect(kept.includes('<script')).toBe(false);
  });
});

it('several at once are taken in one after the other, and the server goes on', async () => {
  const answers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async (size) =>
      upload(
        portal,
        await drawing(1_000 + size, 800)
          .jpeg()
          .toBuffer(),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 201]);
  expect((await fetch(`${portal.url}/health/live`)).status).toBe(200);
});

/** A jpeg with other dimensions in its header. */
function resized(jpeg: Buffer, side: number): Buffer {
  const bytes = Buffer.from(jpeg);
  const frame = bytes.findIndex(
    (byte, index) => byte === 0xff && [0xc0, 0xc2].includes(bytes[index + 1]!),
  );
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

/** A gif with its one frame many times. */
function framesOf(gif: Buffer, count: number): Buffer {
  const start = 13 + ((gif[10]! & 0x80) === 0 ? 0 : 3 * 2 ** ((gif[10]! & 7) + 1));
  return Buffer.concat([
    gif.subarray(0, start),
    ...Array.from({ length: count }, () => gif.subarray(start, -1)),
    Buffer.from([0x3b]),
  ]);
}

it('a picture that takes too long to prepare is not called none', async () => {
  const image = { width: 4_000, height: 4_000, channels: 3 as const, background: '#fff' };
  const late = sharp({ create: image }).blur(500).timeout({ seconds: 1 }).toBuffer();
  expect(refusalOf(await late.catch((error: unknown) => error)).id).toBe('imageTakesTooLong');
  const broken = sharp(Buffer.from('GIF89a')).toBuffer();
  expect(refusalOf(await broken.catch((error: unknown) => error)).id).toBe('notAnImage');
});
