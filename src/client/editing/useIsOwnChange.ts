import { useSession } from '../data/session/session';
import type { ChangedBy } from '../data/connection/failure';

/** Whether the person made a change themselves, as in another window. */
export function useIsOwnChange(change: ChangedBy | undefined): boolean {
  const { person } = useSession();
  return change?.UpnId.toLowerCase() === person.upn.toLowerCase();
}
