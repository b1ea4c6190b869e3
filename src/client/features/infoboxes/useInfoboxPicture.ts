import { useCallback, useMemo, useState, type RefCallback } from 'react';
import { backgroundSize } from '#shared/rules/images';
import { isSitePicture, readSitePicture } from '../../data/sitePictures';
import type { LoadPicture } from '../../ui/useBlobAddress';

interface InfoboxPicture {
  /** Undefined until the element is measured. */
  picture: { source: string | LoadPicture | null; fallback?: LoadPicture } | undefined;
  /** Goes to the element that the picture fills. */
  watch: RefCallback<HTMLElement>;
}

/** Where the picture of an infobox comes from: SharePoint's by its service, in the width of the element (IMAGES-10, IMAGES-22). */
export function useInfoboxPicture(address: string | null): InfoboxPicture {
  const [width, setWidth] = useState<number>();
  const watch = useCallback((element: HTMLElement | null) => {
    if (element) setWidth(element.clientWidth);
  }, []);
  const picture = useMemo(() => {
    if (width === undefined) return undefined;
    if (!address || !isSitePicture(address)) return { source: address };
    const load: LoadPicture = (signal) => readSitePicture({ address, ids: null }, backgroundSize(width), { operation: 'Picture', signal });
    return { source: address, fallback: load };
  }, [address, width]);
  return { picture, watch };
}
