import type { Why } from '#shared/contract/people/targeting';
import type { TargetedKind } from '#shared/rules/targeting/why';
import { apiRead } from '../data/connection/apiRead';
import type { ReadState } from '../data/read/readState';
import { useRead } from '../data/read/useRead';

/** One thing that is shown to some people and not to others. */
export interface Targeted {
  kind: TargetedKind;
  id: number;
}

/** Whether it is shown to somebody and why, by the server's rules; `upn` left out: to oneself. */
export function useWhy(
  { kind, id }: Targeted,
  upn: string | undefined,
  operation: string,
): ReadState<Why> {
  const body = { kind, Id: id, ...(upn && { UpnId: upn }) };
  return useRead({ ...apiRead('POST /targeting/why', { body, operation }), isFresh: true });
}
