import type { Metadata, Sharp } from 'sharp';
import {
  imageKindOf,
  maxImagePixels,
  maxMovingPixels,
  type ImageKind,
} from '#shared/rules/pictures/images';
import { inTurns } from '#shared/rules/values/inTurns';
import { messageOfError } from '#shared/rules/values/records';
import { ProblemError } from '../../http/answers/problems';
import { loadSharp, type OpenImage } from './openImage';

export interface WrittenImage {
  kind: ImageKind;
  width: number;
  /** Of one frame. */
  height: number;
  bytes: Buffer;
}

/**
 * Uploads do not wait for sizes that are made of other pictures, and still pictures not for those
 * that may move.
 */
const lines = { still: inTurns(), moving: inTurns() };

/** Pixels of the longer side: more than any screen of the portal shows. */
const maxSide = 2_560;

/**
 * Reads a picture and writes it again from its pixels, upright, in sRGB and without anything else
 * that the file held: places and cameras, other formats in the same bytes, scripts. Throws
 * `ProblemError` `notAnImage`, `imageTooLarge` or `imageTakesTooLong`.
 */
export async function rewrite(bytes: Uint8Array): Promise<WrittenImage> {
  const kind = imageKindOf(bytes);
  if (!kind) throw new ProblemError('notAnImage');
  const open = await loadSharp();
  return lines[kind === 'gif' ? 'moving' : 'still'](async () => {
    await checkSize(open, bytes, kind);
    const { data, info } = await formOf(openWhole(open, bytes, kind), kind)
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
    return { kind, width: info.width, height: info.pageHeight ?? info.height, bytes: data };
  });
}

/** With all frames, of which the pixels are counted by `checkSize`. */
function openWhole(open: OpenImage, bytes: Uint8Array, kind: ImageKind): Sharp {
  return open(bytes, { animated: kind === 'gif', limitInputPixels: false });
}

/** Known before a single pixel is unpacked. */
async function checkSize(open: OpenImage, bytes: Uint8Array, kind: ImageKind): Promise<void> {
  const {
    format,
    width,
    height,
    pages = 1,
    pageHeight = height,
  }: Metadata = await openWhole(open, bytes, kind).metadata().catch(refuse);
  if (format !== kind) throw new ProblemError('notAnImage');
  const max = pages > 1 ? maxMovingPixels : maxImagePixels;
  if (width * pageHeight * pages > max) throw new ProblemError('imageTooLarge');
}

function formOf(image: Sharp, kind: ImageKind): Sharp {
  if (kind === 'gif') return image.gif();
  const upright = image
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  return kind === 'png'
    ? upright.png({ compressionLevel: 9 })
    : upright.jpeg({ quality: 88, progressive: true });
}

function refuse(error: unknown): never {
  throw refusalOf(error);
}

/** The problem of a picture that sharp gave up. */
export function refusalOf(error: unknown): ProblemError {
  const isLate = messageOfError(error).startsWith('timeout:');
  return new ProblemError(isLate ? 'imageTakesTooLong' : 'notAnImage');
}
