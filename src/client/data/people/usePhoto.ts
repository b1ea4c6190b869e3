import { useMemo } from 'react';
import { useSession } from '../session/session';
import { knownPhoto, loadPhoto } from './photos';

interface Photo {
  /** The photo, when it is known already. */
  photo?: string;
  /** How to read it; left out where there is none to be read. */
  loadPhoto?: (signal: AbortSignal) => Promise<string>;
}

/**
 * A colleague's photo for `PersonAvatar`. Without a licence nothing is asked of Graph (LICENCE-04),
 * and without a name there is nobody to ask about.
 */
export function usePhoto(upn: string | null | undefined, operation: string): Photo {
  const { licensed } = useSession();
  return useMemo(() => {
    if (!licensed || !upn) return {};
    const photo = knownPhoto(upn);
    if (photo !== undefined) return photo === null ? {} : { photo };
    return { loadPhoto: (signal: AbortSignal) => loadPhoto(upn, operation, signal) };
  }, [licensed, upn, operation]);
}
