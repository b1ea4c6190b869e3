import type { InfoboxArea } from '#shared/contract/infoboxes';
import { apiRead } from '../../../data/connection/apiRead';
import type { ReadState } from '../../../data/read/readState';
import { useRead } from '../../../data/read/useRead';

/** The areas that an infobox can stand in. */
export function useAreas(operation: string): ReadState<InfoboxArea[]> {
  return useRead(apiRead('GET /infoboxes/areas', { operation }));
}
