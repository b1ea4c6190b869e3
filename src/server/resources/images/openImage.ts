import type { Sharp, SharpOptions } from 'sharp';
import { maxImagePixels } from '#shared/rules/pictures/images';

/** Seconds. */
const workTimeout = 10;

export type OpenImage = (bytes: Uint8Array, options?: SharpOptions) => Sharp;

/**
 * Opens pictures with sharp, which works on threads of its own. Loaded with the first picture: most
 * servers start without one, and it takes 20 MB.
 */
export async function loadSharp(): Promise<OpenImage> {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return (bytes, options) =>
    sharp(bytes, {
      failOn: 'error',
      limitInputPixels: maxImagePixels,
      sequentialRead: true,
      ...options,
    }).timeout({ seconds: workTimeout });
}
