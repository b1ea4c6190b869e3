import { useLocation } from 'react-router-dom';
import type { PowerBiFrame } from '#shared/contract/powerBiFrames';
import { apiRead } from '../../data/connection/apiRead';
import { connection } from '../../data/connection/connection';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';

/** The report frames of a page that the person may see, by the page's path. */
export function framesRead(routeId: string, operation: string) {
  return apiRead('GET /powerbiframes', { query: { routeId }, operation });
}

/** The frames that the person had on a page when they were last read. */
export function knownFrames(routeId: string): PowerBiFrame[] | undefined {
  return connection().cache.last<PowerBiFrame[]>(framesRead(routeId, '').key)?.Data;
}

/** Asks for the frames of this page while the code that shows them is on its way. */
export function useFramesAhead(isWanted: boolean): void {
  const operation = useTexts().today.widgets.reports;
  const { pathname } = useLocation();
  useRead({ ...framesRead(pathname, operation), isWanted });
}
