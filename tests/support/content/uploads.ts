import { zlibSync } from 'fflate';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { Problem } from '#shared/errors';
import type { UploadedImage } from '#shared/contract/pages/images';
import type { Answer, TestPortal } from '../testPortal';

/** Sends a file as a form does; the portal is to look at the bytes, not at name and type. */
export async function upload(
  portal: Pick<TestPortal, 'url' | 'tokenOf'>,
  bytes: Uint8Array,
  { person = 'editor', name = 'picture.jpg', type = 'image/jpeg', field = 'file' } = {},
): Promise<Answer<UploadedImage & Problem>> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  return sendForm(portal, form, person);
}

/** Sends any body as multipart. */
export async function sendForm(
  portal: Pick<TestPortal, 'url' | 'tokenOf'>,
  body: FormData | string,
  person = 'editor',
  headers: Record<string, string> = {},
): Promise<Answer<UploadedImage & Problem>> {
  const response = await fetch(`${portal.url}/api/Image`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await portal.tokenOf(person)}`, ...headers },
    body,
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as UploadedImage & Problem,
  };
}

/** The bytes that the portal serves under an address. */
export async function download(portal: TestPortal, address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(`${portal.url}${address}`)).arrayBuffer());
}

/** A picture with a gradient and noise, so that it does not compress to nothing. */
export function drawing(width = 320, height = 200): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#2266aa',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
}

/**
 * A png whose header promises these dimensions; its pixels are all the same and pack into almost
 * nothing.
 */
export function pngOf(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const pixels = zlibSync(new Uint8Array((Math.ceil(width / 8) + 1) * rows), { level: 9 });
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', Buffer.from(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** One chunk of a png. */
export function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named) >>> 0);
  return Buffer.concat([length, named, sum]);
}

/** A gif that moves: frames of one colour each. */
export async function movingGif(frames = 3, width = 24, height = 16): Promise<Buffer> {
  const colours = ['#aa2222', '#22aa22', '#2222aa'];
  const each = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({ create: { width, height, channels: 3, background: colours[index % 3]! } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(each, { join: { animated: true } })
    .gif({ delay: 100, loop: 0 })
    .toBuffer();
}
