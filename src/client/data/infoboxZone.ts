import type { Infobox } from '#shared/contract/infoboxes';
import { apiRead, type ApiRead } from './connection/apiRead';
import { connection } from './connection/connection';

export interface Zone {
  /** Path of the page. */
  route: string;
  area: string;
}

/** The infoboxes of a zone that are for the person and have begun (INFOBOX-19). */
export function zoneRead({ route, area }: Zone, operation: string): ApiRead<'GET /infoboxes'> {
  return apiRead('GET /infoboxes', { query: { route, area }, operation });
}

/** The infoboxes that the person had in a zone when it was last read. */
export function knownZone(zone: Zone): Infobox[] | undefined {
  return connection().cache.peek<Infobox[]>(zoneRead(zone, '').key)?.Data;
}
