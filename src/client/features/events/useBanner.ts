import { useMemo } from 'react';
import { isSitePicture, readSitePicture } from '../../data/sitePictures';
import type { LoadPicture } from '../../ui/useBlobAddress';

const size = { width: 192, height: 144 };

/** How the banner of an event is read with the person's token; undefined where it needs none. */
export function useBanner(address: string): LoadPicture | undefined {
  return useMemo(() => {
    if (!isSitePicture(address)) return undefined;
    return (signal) =>
      readSitePicture({ address, ids: null }, size, { operation: 'Picture', signal });
  }, [address]);
}
