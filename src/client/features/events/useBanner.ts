import { useMemo } from 'react';
import { useSession } from '../../data/session/session';
import { isSitePicture, readSitePicture } from '../../data/sharePoint/sitePictures';
import type { LoadPicture } from '../../platform/useBlobAddress';

/**
 * How the banner of an event is read with the person's token, in the size that the settings name
 * (SETTINGS-36); undefined where it needs none.
 */
export function useBanner(address: string): LoadPicture | undefined {
  const { defaultImageThumbnailSize: size } = useSession().settings;
  return useMemo(() => {
    if (!isSitePicture(address)) return undefined;
    return (signal) =>
      readSitePicture({ address, ids: null }, size, { operation: 'Picture', signal });
  }, [address, size]);
}
