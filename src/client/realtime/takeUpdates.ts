import { componentIds, type ComponentId, type ComponentUpdate } from '#shared/realtime';
import { componentStates } from '../data/components/componentStates';
import { portalComponents } from '../data/components/portalComponents';
import { invalidate } from '../data/invalidate';

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
 * Updates states, and reads anew what changed: several changes of a component as one, spread over a
 * moment so that not every open page asks at once, and in a tab that nobody sees only when it is
 * seen again.
 */
export function takeUpdates({ isOnScreen, check }: Surroundings): UpdateTaker {
  const timers = new Map<ComponentId, ReturnType<typeof setTimeout>>();
  const postponed = new Set<ComponentId>();

  const read = (id: ComponentId) => {
    timers.delete(id);
    void invalidate(...portalComponents[id].reads);
  };
  const readSoon = (id: ComponentId) => {
    if (document.hidden) postponed.add(id);
    else if (!timers.has(id))
      timers.set(
        id,
        setTimeout(() => read(id), Math.random() * (portalComponents[id].spread ?? 0)),
      );
  };
  const onVisible = () => {
    if (document.hidden) return;
    for (const id of postponed) readSoon(id);
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
    if (ShowBadge === undefined && !isSeen) check(update.ComponentId);
    readSoon(update.ComponentId);
  };
  return {
    take,
    takeEverything: () => componentIds.forEach((ComponentId) => take({ ComponentId })),
    stop: () => {
      document.removeEventListener('visibilitychange', onVisible);
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}
