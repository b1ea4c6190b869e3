import { componentIds, type ComponentId, type ComponentUpdate } from '#shared/realtime';
import { componentStates } from '../data/components/componentStates';
import { portalComponents } from '../data/components/portalComponents';
import { invalidate } from '../data/read/invalidate';

interface Surroundings {
  /** Whether the person has the component before them. */
  isOnScreen: (id: ComponentId) => boolean;
  /** Finds out whether a change is something new to the person. */
  check: (id: ComponentId) => void;
}

/** Takes over what the hub tells; `stop` forgets what has not been read yet. */
export interface UpdateTaker {
  take(update: ComponentUpdate): void;
  /** Something may have been missed: everything counts as changed. */
  takeEverything(): void;
  stop(): void;
}

/**
 * Milliseconds over which open pages spread their reading where nobody knows what was missed: all
 * of them are told at once, and each of everything.
 */
const unknownSpread = 30_000;

interface Awaited {
  timer: ReturnType<typeof setTimeout>;
  isUnknown: boolean;
}

/**
 * Updates states, and reads again what changed: several changes of a component as one, spread over a
 * moment so that not every open page asks at once, and in a tab that nobody sees only when it is
 * seen again. Only what is shown is asked for; the rest is outdated until it is.
 */
export function takeUpdates({ isOnScreen, check }: Surroundings): UpdateTaker {
  const awaited = new Map<ComponentId, Awaited>();
  const postponed = new Map<ComponentId, boolean>();

  const read = (id: ComponentId, isUnknown: boolean) => {
    awaited.delete(id);
    if (isUnknown && !isOnScreen(id)) check(id);
    void invalidate(...portalComponents[id].reads);
  };
  const readSoon = (id: ComponentId, isUnknown: boolean) => {
    const earlier = awaited.get(id);
    if (earlier && (isUnknown || !earlier.isUnknown)) return;
    if (document.hidden) return void postponed.set(id, isUnknown && postponed.get(id) !== false);
    clearTimeout(earlier?.timer);
    const spread = isUnknown ? unknownSpread : (portalComponents[id].spread ?? 0);
    const timer = setTimeout(() => read(id, isUnknown), Math.random() * spread);
    awaited.set(id, { timer, isUnknown });
  };
  const onVisible = () => {
    if (document.hidden) return;
    for (const [id, isUnknown] of postponed) readSoon(id, isUnknown);
    postponed.clear();
  };
  document.addEventListener('visibilitychange', onVisible);

  const take = ({ ShowBadge, ...update }: ComponentUpdate) => {
    // A server of a newer version may know more components.
    if (!componentIds.includes(update.ComponentId)) return;
    const isSeen = isOnScreen(update.ComponentId);
    componentStates().update({
      ...update,
      ...(ShowBadge !== undefined && !isSeen && { ShowBadge }),
    });
    const isUnknown = update.Data === null;
    if (ShowBadge === undefined && !isSeen && !isUnknown) check(update.ComponentId);
    readSoon(update.ComponentId, isUnknown);
  };
  return {
    take,
    takeEverything: () => componentIds.forEach((ComponentId) => take({ ComponentId, Data: null })),
    stop: () => {
      document.removeEventListener('visibilitychange', onVisible);
      for (const { timer } of awaited.values()) clearTimeout(timer);
    },
  };
}
