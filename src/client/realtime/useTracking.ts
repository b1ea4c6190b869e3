import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { pageView, trackedPaths } from '#shared/rules/tracking';
import { measureWidgets } from '../data/measures/measureWidgets';
import { sendTracked } from '../data/sendTracked';
import { useSession } from '../data/session/session';
import { track } from '../data/tracking';
import { onIdle } from '../platform/onIdle';
import { clientState } from '../platform/clientState';

type Path = (typeof trackedPaths)[number];

/** The pages of this visit, each with the moment of the page's clock from which it was there. */
const places = clientState<{ since: number; Path: Path | undefined }[]>(() => []);
const isMeasuring = clientState(() => false);

/**
 * Counts the pages that are opened, and how fast they were, and sends what was counted (TRACK-01,
 * TRACK-12).
 */
export function useTracking(pathname: string): void {
  const { settings, user, config } = useSession();
  const isAllowed = settings.enableAnalytics && user.AllowsAnalytics !== false;
  const { buildHash } = config;
  useEffect(() => sendTracked(isAllowed, () => measureWidgets(buildHash)), [isAllowed, buildHash]);
  useEffect(() => {
    const Path = pathOf(pathname);
    places.value.push({ since: performance.now(), Path });
    if (Path) track({ Name: pageView, Path });
  }, [pathname]);
  useEffect(
    () => (isAllowed ? onIdle(() => void startMeasuring(buildHash), 2_000, 1_000) : undefined),
    [isAllowed, buildHash],
  );
}

/** Once for each load of the page; without its code nothing of it is measured. */
async function startMeasuring(build: string): Promise<void> {
  if (isMeasuring.value) return;
  isMeasuring.value = true;
  await import(/* webpackChunkName: "vitals" */ '../data/measures/measurePages').then(
    ({ measurePages }) => measurePages(build, pathAt),
    () => undefined,
  );
}

function pathAt(moment: number): Path | undefined {
  const place = places.value.findLast(({ since }) => since <= moment);
  // The page of the way back from the sign-in is none that people read.
  return place ? place.Path : (pathOf(landing()) ?? places.value[0]?.Path);
}

function pathOf(pathname: string): Path | undefined {
  return trackedPaths.find((path) => matchPath(path, pathname));
}

/** Where this page was loaded, wherever the person has gone since. */
function landing(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href, location.href).pathname;
}
