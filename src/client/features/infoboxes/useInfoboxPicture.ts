import { useMemo, useRef, type RefObject } from 'react';
import { backgroundSize } from '#shared/rules/pictures/images';
import { isSitePicture, readSitePicture } from '../../data/sharePoint/sitePictures';
import type { LoadPicture } from '../../platform/useBlobAddress';

interface InfoboxPicture {
  picture: { source: string | null; fallback?: LoadPicture };
  /** Goes to the element that the picture fills. */
  frame: RefObject<HTMLDivElement | null>;
}

/**
 * Where the picture of an infobox comes from: SharePoint's by its service, in the width of the
 * element (IMAGES-10, IMAGES-22).
 */
export function useInfoboxPicture(address: string | null): InfoboxPicture {
  const frame = useRef<HTMLDivElement>(null);
  const picture = useMemo(() => {
    if (!address || !isSitePicture(address)) return { source: address };
    // Measured when it is read: before, that would lay the whole page out in the middle of drawing
    // it.
    const fallback: LoadPicture = (signal) =>
      readSitePicture({ address, ids: null }, backgroundSize(frame.current?.clientWidth ?? 0), {
        operation: 'Picture',
        signal,
      });
    return { source: address, fallback };
  }, [address]);
  return { picture, frame };
}
