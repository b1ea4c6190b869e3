import type { PictureIds } from '#shared/rules/news';
import { connection } from './connection';
import { FailureError } from './failure';
import { readItemIds } from './itemIds';
import { isSharePointHost } from './resources';
import { readSharePoint, readSharePointBytes } from './sharePoint';

export interface PictureSize {
  /** Pixels. */
  width: number;
  height: number;
}

/** True for a picture that the browser cannot read without the person's token. */
export function isSitePicture(address: string): boolean {
  return URL.canParse(address) && isSharePointHost(new URL(address), connection().config);
}

/**
 * The picture of a SharePoint page, cropped by the service to the size (IMAGES-16, IMAGES-17): its bytes, or an address that
 * an `<img>` can read. Without ids they are found by the picture's own address. Throws a `FailureError`.
 */
export async function readSitePicture(picture: { address: string; ids: PictureIds | null }, size: PictureSize, options: { operation: string; signal?: AbortSignal }): Promise<Blob | string> {
  const { siteId, listId, itemId } = picture.ids ?? (await readItemIds(picture.address, options));
  const { origin } = new URL(picture.address);
  const thumbnail = `${origin}/_api/v2.1/sites/${siteId}/lists/${listId}/items/${itemId}/driveItem/thumbnails/0/c${size.width}x${size.height}`;
  try {
    return await readSharePointBytes(`${thumbnail}/content?preferNoRedirect=true&prefer=extendCacheMaxAge&clientType=modernWebPart`, { ...options, headers: { accept: 'image/*' } });
  } catch (error) {
    // Status 0: the service sent the browser on to another host, which it may not follow with a token (IMAGES-18).
    if (!(error instanceof FailureError && error.failure.status === 0)) throw error;
    const { value } = await readSharePoint<{ value: string }>(`${thumbnail}/url`, options);
    return value;
  }
}
