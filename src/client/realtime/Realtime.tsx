import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { componentIds, type ComponentId } from '#shared/realtime';
import { useDirectorySync } from '../data/targeting/useDirectorySync';
import { errorNoticeDuration } from '../data/connection/handleFailure';
import { showNotice } from '../data/notices';
import { componentStates } from '../data/components/componentStates';
import { portalComponents } from '../data/components/portalComponents';
import { beginStay, noteVisit } from '../data/components/visits';
import { useSession } from '../data/session/session';
import { useTabConfigurations } from '../data/tabConfigurations';
import { useTexts } from '../texts/useTexts';
import { checkForNewContent, checkInterval } from './checkForNewContent';
import { shareBadges } from './shareBadges';
import { takeUpdates } from './takeUpdates';
import { useTracking } from './useTracking';

/** The components of each route, by its path (HUB-09). */
export type RouteMap = Readonly<Record<string, readonly ComponentId[]>>;

/**
 * Keeps an open page in step with the portal: visits, checks for new content, and the hub. It draws
 * nothing.
 */
export function Realtime({ routeMap }: { routeMap: RouteMap }) {
  const { pathname } = useLocation();
  const { settings, config, person } = useSession();
  const here = Object.keys(routeMap).find((path) => matchPath(path, pathname)) ?? '';
  const texts = useTexts().notices;
  const now = useRef({ here, settings, texts });
  useEffect(() => {
    now.current = { here, settings, texts };
  });
  useVisit(routeMap[here] ?? none);
  useChecks(routeMap, here, pathname);
  const isOnScreen = useCallback(
    (id: ComponentId) => !document.hidden && (routeMap[now.current.here] ?? none).includes(id),
    [routeMap],
  );
  useEffect(() => shareBadges(person.id, isOnScreen), [person.id, isOnScreen]);
  useTracking(pathname);
  useHiddenComponents();
  useDirectorySync(pathname);

  const { enableSignalR } = settings;
  useEffect(() => {
    // HUB-08.
    if (!enableSignalR) return;
    const leaving = new AbortController();
    const check = (id: ComponentId) =>
      void checkForNewContent({
        ids: [id],
        settings: now.current.settings,
        signal: leaving.signal,
      });
    const isShown = (id: ComponentId) =>
      portalComponents[id].hasOwn?.(now.current.settings) ?? true;
    const { take, takeEverything, stop } = takeUpdates({ isOnScreen, check, isShown });
    const link = import(/* webpackChunkName: "hub" */ './hubLink').then(
      ({ openHubLink }) =>
        leaving.signal.aborted
          ? undefined
          : openHubLink({
              onUpdate: take,
              onBroken: (details) =>
                showNotice({
                  kind: 'error',
                  text: now.current.texts.liveLost,
                  details,
                  duration: errorNoticeDuration,
                }),
              onUnknown: config.realtimeService ? takeEverything : undefined,
            }),
      // Without its code there is no hub; the checks go on.
      () => undefined,
    );
    return () => {
      leaving.abort();
      stop();
      void link.then((close) => close?.());
    };
  }, [enableSignalR, isOnScreen, config]);
  return null;
}

/**
 * Finds out what the person has hidden on their pages, once it matters: while a component has a
 * badge, or has had none because it was hidden (BADGE-07).
 */
function useHiddenComponents(): void {
  const states = componentStates();
  const matters = useSyncExternalStore(states.subscribe, () =>
    componentIds.map(states.of).some(({ ShowBadge, Hidden }) => ShowBadge || Hidden),
  );
  useTabConfigurations('Your board', matters);
}

const none: readonly ComponentId[] = [];

/**
 * BADGE-15: when the person comes, goes, or looks elsewhere, so that what they have had before them
 * does not count as new.
 */
function useVisit(ids: readonly ComponentId[]): void {
  useEffect(() => {
    const endStay = beginStay(ids);
    const note = () => ids.forEach((id) => noteVisit(id));
    const noteIfSeen = () => !document.hidden && note();
    noteIfSeen();
    document.addEventListener('visibilitychange', note);
    return () => {
      document.removeEventListener('visibilitychange', note);
      noteIfSeen();
      endStay();
    };
  }, [ids]);
}

/**
 * After each navigation, and every half hour on a page that stays open and is seen (BADGE-01,
 * BADGE-02).
 */
function useChecks(routeMap: RouteMap, here: string, pathname: string): void {
  const { settings } = useSession();
  useEffect(() => {
    const leaving = new AbortController();
    const own = routeMap[here] ?? none;
    const others = [...new Set(Object.values(routeMap).flat())].filter((id) => !own.includes(id));
    const check = () =>
      void (
        document.hidden || checkForNewContent({ ids: others, settings, signal: leaving.signal })
      );
    check();
    const timer = setInterval(check, checkInterval);
    document.addEventListener('visibilitychange', check);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, [routeMap, here, pathname, settings]);
}
