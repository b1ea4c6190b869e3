import { useMemo } from 'react';
import { readOwnPhoto } from '../../data/session/ownPhoto';
import { useSession } from '../../data/session/session';
import { useRead } from '../../data/read/useRead';
import type { LoadPicture } from '../../platform/useBlobAddress';
import { useIdle } from '../../platform/useIdle';

const lifetime = 24 * 60 * 60_000;

/**
 * The own photo, read when nothing else is to be done; a person without a licence has none
 * (LICENCE-04).
 */
export function useOwnPhoto(): LoadPicture | undefined {
  const { licensed } = useSession();
  const isIdle = useIdle();
  const photo = useRead<Blob | null>({
    key: 'me/photo',
    isWanted: licensed && isIdle,
    read: (signal) => readOwnPhoto({ operation: 'Your photo', signal }),
    lifetime,
    recheckWithin: lifetime / 2,
    isEmpty: (blob) => blob === null,
  });
  const blob = photo.state === 'ready' ? photo.value : null;
  return useMemo(() => (blob ? async () => blob : undefined), [blob]);
}
