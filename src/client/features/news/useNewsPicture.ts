import { useMemo } from 'react';
import type { NewsItem } from '#shared/rules/news';
import { hasPicture } from '#shared/rules/newsPicture';
import { isSitePicture, readSitePicture, type PictureSize } from '../../data/sitePictures';
import type { LoadPicture } from '../../ui/useBlobAddress';

/** Where a card's picture comes from; `null` for a coloured background. Pictures of SharePoint need the person's token. */
export function useNewsPicture(item: NewsItem, { width, height }: PictureSize): string | LoadPicture | null {
  const { Picture: address, PictureIds: ids } = item;
  const identity = JSON.stringify([address, ids]);
  return useMemo(() => {
    if (!address || !hasPicture({ Picture: address })) return null;
    if (!isSitePicture(address)) return address;
    return (signal) => readSitePicture({ address, ids }, { width, height }, { operation: 'Picture', signal });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- address and ids are new objects after each refresh; identity says whether they differ
  }, [identity, width, height]);
}
