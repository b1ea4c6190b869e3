import type { AppTile } from '#shared/contract/appTiles';
import { apiRead } from '../../data/connection/apiRead';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';

/** One tile as its readers get it. `operation`: what a failure calls it. */
export function useTile(id: number, operation: string): ReadState<AppTile> {
  return useRead(apiRead('GET /apptiles/{id}', { params: { id }, operation }));
}
