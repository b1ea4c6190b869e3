import { deviceClassOf, type DeviceClass, type MeasureHost } from '#shared/rules/measures/measures';
import { hostState, type HostState } from '../../host/hostState';

/** Where this page runs, as figures tell it; nobody's name. */
export function surroundings(build: string): {
  Time: string;
  Host: MeasureHost;
  Device: DeviceClass;
  Build: string;
} {
  return {
    Time: new Date().toISOString(),
    Host: measureHostOf(hostState()),
    Device: deviceClassOf(window.innerWidth),
    Build: build,
  };
}

function measureHostOf({ place, client = '' }: HostState): MeasureHost {
  if (place !== 'teams') return place === 'frame' ? 'otherSite' : 'browser';
  if (/^(desktop|macos)$/i.test(client)) return 'teamsDesktop';
  return /^(android|ios|ipados|visionos)$/i.test(client) ? 'teamsMobile' : 'teamsWeb';
}
