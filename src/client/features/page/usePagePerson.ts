import { useMemo } from 'react';
import { readPersonName, readPersonPhoto } from '../../data/people';
import { useSession } from '../../data/session';
import { useRead } from '../../data/useRead';
import type { LoadPicture } from '../../ui/useBlobAddress';

/** A person named on a page. Without a licence nothing is asked of Graph (LICENCE-04): the known name and initials serve. */
export function usePagePerson(upn: string, knownName: string | null): { name: string; loadPhoto?: LoadPicture } {
  const { licensed } = useSession();
  const operation = 'People of the page';
  const found = useRead<string>({ key: licensed && !knownName ? `people/name/${upn}` : null, read: (signal) => readPersonName(upn, { operation, signal }) });
  const loadPhoto = useMemo<LoadPicture | undefined>(() => (licensed ? (signal) => readPersonPhoto(upn, { operation, signal }) : undefined), [licensed, upn]);
  const foundName = found.state === 'ready' ? found.value : found.state === 'loading' && licensed ? '' : upn;
  return { name: knownName ?? foundName, loadPhoto };
}
