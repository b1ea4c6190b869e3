import type { PageNeighbours } from '#shared/contract/pages/pages';
import { apiRead } from '../../../data/connection/apiRead';
import type { ReadState } from '../../../data/read/readState';
import { useRead } from '../../../data/read/useRead';

/** The pages before and after a page in its channels, for the reader. */
export function useNeighbours(id: number, operation: string): ReadState<PageNeighbours> {
  return useRead({
    ...apiRead('GET /pages/{id}/neighbours', { params: { id }, operation }),
    isEmpty: ({ Previous, Next }) => !Previous && !Next,
  });
}
