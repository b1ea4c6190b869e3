import type { PageNeighbours } from '#shared/contract/pages';
import { apiRead } from '../../../data/apiRead';
import type { ReadState } from '../../../data/readState';
import { useRead } from '../../../data/useRead';

/** What comes before and after a page in its channels, for the reader. */
export function useNeighbours(id: number, operation: string): ReadState<PageNeighbours> {
  return useRead({
    ...apiRead('GET /pages/{id}/neighbours', { params: { id }, operation }),
    isEmpty: ({ Previous, Next }) => !Previous && !Next,
  });
}
