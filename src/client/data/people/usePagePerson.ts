import { readName } from './directory';
import { usePhoto } from './usePhoto';
import { useSession } from '../session/session';
import { useRead } from '../read/useRead';

/**
 * A person named on a page; while their name cannot be read, by their address. Without a licence
 * nothing is asked of Graph (LICENCE-04): the known name and initials serve.
 */
export function usePagePerson(
  upn: string,
  knownName: string | null,
): { name: string } & ReturnType<typeof usePhoto> {
  const { licensed } = useSession();
  const operation = 'People of the page';
  const found = useRead<string>({
    key: `people/name ${upn}`,
    isWanted: licensed && !knownName,
    read: async (signal) => (await readName(upn, { operation, signal })).displayName,
  });
  const foundName =
    found.state === 'ready' ? found.value : found.state === 'loading' && licensed ? '' : upn;
  return { name: knownName ?? foundName, ...usePhoto(upn, operation) };
}
