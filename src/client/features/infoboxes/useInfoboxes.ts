import type { Infobox } from '#shared/contract/infoboxes';
import { callApi } from '../../data/callApi';
import type { ReadState } from '../../data/readState';
import { useRead } from '../../data/useRead';

/** Prefix of what is kept of infoboxes; whatever changes one of them invalidates it. */
export const infoboxesKey = 'infoboxes/';

export interface Zone {
  /** Path of the page. */
  route: string;
  area: string;
}

/** The infoboxes of a zone that are for the person now (INFOBOX-19). */
export function useZone({ route, area }: Zone, operation: string): ReadState<Infobox[]> {
  return useRead({
    key: `${infoboxesKey}zone/${route} ${area}`,
    read: (signal) => callApi('GET /infoboxes', { query: { route, area }, operation, signal }),
    isEmpty: (infoboxes) => infoboxes.length === 0,
  });
}

/** What editors see of a zone: also what is to come, in every language and channel (INFOBOX-20). */
export function useEditedZone({ route, area }: Zone, operation: string): ReadState<Infobox[]> {
  return useRead({
    key: `${infoboxesKey}edited/${route} ${area}`,
    read: (signal) => callApi('GET /infoboxes', { query: { route, area, includeFuture: true }, operation, signal }),
    lifetime: 0,
  });
}
