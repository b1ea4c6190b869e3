import type { InfoboxArea } from '#shared/contract/infoboxes';
import { apiRead } from '../../data/apiRead';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';

/** The areas that an infobox can stand in. */
export function useAreas(operation: string): ReadState<InfoboxArea[]> {
  return useRead(apiRead('GET /infoboxes/areas', { operation }));
}
