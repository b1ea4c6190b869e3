import { useMemo } from 'react';
import type { NewsItem } from '#shared/rules/news/news';
import { hasPicture } from '#shared/rules/news/newsPicture';
import { isSitePicture, readSitePicture, type PictureSize } from './sharePoint/sitePictures';

type LoadPicture = (signal: AbortSignal) => Promise<Blob | string>;

interface NewsPicture {
  /** `null` for a coloured background. */
  source: string | LoadPicture | null;
  fallback?: LoadPicture;
}

/**
 * Where a card's picture comes from. SharePoint's need the person's token, except those that its
 * public pages may show.
 */
export function useNewsPicture(
  item: Pick<NewsItem, 'Picture' | 'PictureIds'>,
  { width, height }: PictureSize,
): NewsPicture {
  const { Picture: address, PictureIds: ids } = item;
  const identity = JSON.stringify([address, ids]);
  return useMemo(() => {
    if (!address || !hasPicture({ Picture: address })) return { source: null };
    if (!isSitePicture(address)) return { source: address };
    const load: LoadPicture = (signal) =>
      readSitePicture({ address, ids }, { width, height }, { operation: 'Picture', signal });
    return ids ? { source: load } : { source: address, fallback: load };
    // Address and ids are new objects after each refresh.
    // eslint-disable-next-line react-hooks/exhaustive-deps -- identity says whether they differ
  }, [identity, width, height]);
}
