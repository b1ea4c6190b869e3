import type { Metadata, Sharp } from 'sharp';
import { imageKindOf, mostImagePixels, type ImageKind } from '#shared/rules/images';
import { ProblemError } from '../../http/problems';

export interface WrittenImage {
  kind: ImageKind;
  width: number;
  /** Of one frame. */
  height: number;
  bytes: Buffer;
}

/** Pixels of the longer side: more than any screen of the portal shows. */
const longestSide = 2_560;
/** Seconds. */
const longestWork = 20;

type OpenImage = (bytes: Uint8Array, isAnimated: boolean) => Sharp;

/**
 * Reads a picture and writes it anew from its pixels, upright, in sRGB and without anything else
 * that the file held: places and cameras, other formats in the same bytes, scripts. Throws
 * `ProblemError` `notAnImage` or `imageTooLarge`.
 */
export async function writeAnew(bytes: Uint8Array): Promise<WrittenImage> {
  const kind = imageKindOf(bytes);
  if (!kind) throw new ProblemError('notAnImage');
  const open = await loadSharp();
  return inTurn(async () => {
    await checkSize(open, bytes, kind);
    const { data, info } = await formOf(open(bytes, kind === 'gif'), kind)
      .timeout({ seconds: longestWork })
      .toBuffer({ resolveWithObject: true })
      .catch(refuse);
    return { kind, width: info.width, height: info.pageHeight ?? info.height, bytes: data };
  });
}

/** Loaded with the first picture: most servers start without one, and it takes 20 MB. */
async function loadSharp(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return (bytes, isAnimated) =>
    sharp(bytes, {
      failOn: 'error',
      limitInputPixels: false,
      sequentialRead: true,
      animated: isAnimated,
    });
}

/** Known before a single pixel is unpacked. */
async function checkSize(open: OpenImage, bytes: Uint8Array, kind: ImageKind): Promise<void> {
  const {
    format,
    width,
    height,
    pages = 1,
    pageHeight = height,
  }: Metadata = await open(bytes, kind === 'gif')
    .metadata()
    .catch(refuse);
  if (format !== kind) throw new ProblemError('notAnImage');
  if (width * pageHeight * pages > mostImagePixels) throw new ProblemError('imageTooLarge');
}

function formOf(image: Sharp, kind: ImageKind): Sharp {
  if (kind === 'gif') return image.gif();
  const upright = image
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb');
  return kind === 'png'
    ? upright.png({ compressionLevel: 9 })
    : upright.jpeg({ quality: 88, progressive: true });
}

function refuse(): never {
  throw new ProblemError('notAnImage');
}

let last: Promise<unknown> = Promise.resolve();

/** One picture at a time, so that several do not need their memory at once. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = last.then(work);
  last = mine.catch(() => undefined);
  return mine;
}
