import type { Infobox } from '#shared/contract/infoboxes';
import { callApi } from './callApi';

/** Prefix of what is kept of infoboxes; whatever changes one of them invalidates it. */
export const infoboxesKey = 'infoboxes/';

export interface Zone {
  /** Path of the page. */
  route: string;
  area: string;
}

/** Under which a zone is kept. */
export const zoneKey = ({ route, area }: Zone): string => `${infoboxesKey}zone/${route} ${area}`;

/** The infoboxes of a zone that are for the person and have begun (INFOBOX-19). */
export function zoneRead({ route, area }: Zone, operation: string) {
  return {
    key: zoneKey({ route, area }),
    read: (signal: AbortSignal): Promise<Infobox[]> =>
      callApi('GET /infoboxes', { query: { route, area }, operation, signal }),
  };
}
