import { inflateSync } from 'node:zlib';
import { itemAt, certain } from '#shared/rules/values/certain';

/** A decoded picture: four bytes (red, green, blue, opacity) for each pixel, row by row. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}

const signature = '89504e470d0a1a0a';
const channelsOf: Record<number, number> = { 2: 3, 6: 4 };

/**
 * Decodes a PNG of 8 bits a channel, in colour, with or without transparency, not interlaced: what
 * drawing programs write for icons.
 * @returns undefined for anything else.
 */
export function readPng(file: Uint8Array): Pixels | undefined {
  const bytes = Buffer.from(file);
  if (bytes.subarray(0, 8).toString('hex') !== signature || bytes.length < 33) return undefined;
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  const channels = channelsOf[itemAt(bytes, 25)];
  if (bytes[24] !== 8 || !channels || bytes[28] !== 0 || width * height > 4_000_000)
    return undefined;
  try {
    const raw = unfilter(
      inflateSync(Buffer.concat(dataChunks(bytes))),
      width * channels,
      height,
      channels,
    );
    return { width, height, rgba: channels === 4 ? raw : opaque(raw) };
  } catch {
    return undefined;
  }
}

function dataChunks(bytes: Buffer): Buffer[] {
  const found: Buffer[] = [];
  for (let at = 8; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      found.push(bytes.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return found;
}

/** Takes back the prediction of each row. Source: PNG specification §9. */
function unfilter(packed: Buffer, stride: number, height: number, channels: number): Uint8Array {
  if (packed.length < height * (stride + 1)) throw new RangeError('The picture ends too early.');
  const raw = new Uint8Array(stride * height);
  for (let row = 0; row < height; row++) {
    const kind = certain(packed[row * (stride + 1)]);
    for (let column = 0; column < stride; column++) {
      const at = row * stride + column;
      const left = column < channels ? 0 : certain(raw[at - channels]);
      const up = row === 0 ? 0 : certain(raw[at - stride]);
      const corner = row === 0 || column < channels ? 0 : certain(raw[at - stride - channels]);
      raw[at] =
        certain(packed[row * (stride + 1) + 1 + column]) + predicted(kind, left, up, corner);
    }
  }
  return raw;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  switch (kind) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4:
      return paeth(left, up, corner);
    default:
      return 0;
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [a, b, c] = [
    Math.abs(up - corner),
    Math.abs(left - corner),
    Math.abs(left + up - 2 * corner),
  ];
  return a <= b && a <= c ? left : b <= c ? up : corner;
}

function opaque(rgb: Uint8Array): Uint8Array {
  const rgba = new Uint8Array((rgb.length / 3) * 4).fill(255);
  for (let pixel = 0; pixel * 3 < rgb.length; pixel++)
    rgba.set(rgb.subarray(pixel * 3, pixel * 3 + 3), pixel * 4);
  return rgba;
}
