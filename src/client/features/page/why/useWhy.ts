import type { Why } from '#shared/contract/targeting';
import { apiRead } from '../../../data/apiRead';
import type { ReadState } from '../../../data/readState';
import { useRead } from '../../../data/useRead';

/** Whether the page is shown to somebody and why, by the server's rules; `upn` left out: to oneself. */
export function useWhy(id: number, upn: string | undefined, operation: string): ReadState<Why> {
  const body = { kind: 'page' as const, Id: id, ...(upn && { UpnId: upn }) };
  return useRead({ ...apiRead('POST /targeting/why', { body, operation }), isFresh: true });
}
