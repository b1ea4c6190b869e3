import type { PictureIds } from '#shared/rules/news/news';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { connection } from '../connection/connection';
import { FailureError } from '../connection/failure';
import { readItemIds } from './itemIds';
import { isSharePointHost } from '#shared/rules/sites/sharePointHosts';
import { readSharePoint, readSharePointBytes } from './sharePoint';
import type { ReadKey } from '../read/readKey';

export interface PictureSize {
  /** Pixels. */
  width: number;
  height: number;
}

/** A size by the name that SharePoint gives it: 96, 176 and 800 pixels wide. */
export type NamedSize = FeatureSettings['defaultImageThumbnailSize'];

/** True for a picture that the browser cannot read without the person's token. */
export function isSitePicture(address: string): boolean {
  return URL.canParse(address) && isSharePointHost(new URL(address), connection().config);
}

/**
 * Pictures change their address when they change; kept, they are there at once on the next visit,
 * before any token.
 */
const lifetime = 86_400_000;

interface SitePicture {
  address: string;
  ids: PictureIds | null;
}

/**
 * The picture of a SharePoint page, cropped by the service to the size, or whole in one that has a
 * name (IMAGES-16, IMAGES-17): its bytes, or an address that an `<img>` can read. Without ids they
 * are found by the picture's own address. Throws a `FailureError`.
 */
export async function readSitePicture(
  picture: SitePicture,
  size: PictureSize | NamedSize,
  options: { operation: string; signal?: AbortSignal },
): Promise<Blob | string> {
  const { cache } = connection();
  const named = typeof size === 'string' ? size : `c${size.width}x${size.height}`;
  const key: ReadKey = `pictures ${picture.address} ${named}`;
  const known = cache.peek<Blob>(key);
  if (known) return known.Data;
  const found = await readThumbnail(picture, named, options);
  if (found instanceof Blob) cache.put(key, found, lifetime);
  return found;
}

async function readThumbnail(
  picture: SitePicture,
  size: string,
  options: { operation: string; signal?: AbortSignal },
): Promise<Blob | string> {
  const { siteId, listId, itemId } = picture.ids ?? (await readItemIds(picture.address, options));
  const { origin } = new URL(picture.address);
  const item = `${origin}/_api/v2.1/sites/${siteId}/lists/${listId}/items/${itemId}`;
  const thumbnail = `${item}/driveItem/thumbnails/0/${size}`;
  try {
    return await readSharePointBytes(
      `${thumbnail}/content?preferNoRedirect=true&prefer=extendCacheMaxAge&clientType=modernWebPart`,
      { ...options, headers: { accept: 'image/*' }, retries: 0 },
    );
  } catch (error) {
    // Status 0: the service sent the browser on to another host, which it may not follow with a
    // token (IMAGES-18).
    if (!(error instanceof FailureError && error.failure.status === 0)) throw error;
    const { value } = await readSharePoint<{ value: string }>(`${thumbnail}/url`, options);
    return value;
  }
}
