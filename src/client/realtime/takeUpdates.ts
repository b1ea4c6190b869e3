import { componentIds, type ComponentId, type ComponentUpdate } from '#shared/realtime';
import { certain } from '#shared/rules/values/certain';
import { componentStates } from '../data/components/componentStates';
import { portalComponents } from '../data/components/portalComponents';
import { invalidate } from '../data/read/invalidate';
import type { ReadName } from '../data/read/readKey';

interface Surroundings {
  /** Whether the person has the component before them. */
  isOnScreen: (id: ComponentId) => boolean;
  /** Finds out whether a change is something new to the person. */
  check: (id: ComponentId) => void;
  /** Whether what is new there is shown to anybody; left out: always. */
  isShown?: (id: ComponentId) => boolean;
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

/** How a change is found out about. */
interface Manner {
  isUnknown: boolean;
  /** Nobody has said whether it is new to the person. */
  wantsCheck: boolean;
  /** Something came or went, which is no choice of the person's own. */
  isOfOthers: boolean;
}

interface Awaited extends Manner {
  timer: ReturnType<typeof setTimeout>;
}

/** Two changes as one: found out about like the one that is known better. */
function together(next: Manner, earlier: Manner = next): Manner {
  return {
    isUnknown: next.isUnknown && earlier.isUnknown,
    wantsCheck: next.wantsCheck || earlier.wantsCheck,
    isOfOthers: next.isOfOthers || earlier.isOfOthers,
  };
}

/**
 * The components that are read together with one: some of their answers are the same, and would be
 * asked for again a moment later. Those that first ask whose choice it was are together, so that
 * nothing else waits for that.
 */
function companionsOf(id: ComponentId, awaited: ReadonlyMap<ComponentId, Awaited>): ComponentId[] {
  const answersOf = (each: ComponentId): readonly ReadName[] => {
    const { reads, dependents = [] } = portalComponents[each];
    return [...reads, ...dependents];
  };
  if (awaited.get(id)?.isUnknown) return [];
  const own = answersOf(id);
  return [...awaited].flatMap(([other, { isUnknown }]) => {
    if (other === id || isUnknown) return [];
    const isLike = !portalComponents[other].isOwn === !portalComponents[id].isOwn;
    return isLike && answersOf(other).some((name) => own.includes(name)) ? [other] : [];
  });
}

/**
 * Updates states, and reads again what changed: several changes of a component as one, spread over a
 * moment so that not every open page asks at once, and in a tab that nobody sees only when it is
 * seen again. Only what is shown is asked for; the rest is outdated until it is.
 */
export function takeUpdates({
  isOnScreen,
  check,
  isShown = () => true,
}: Surroundings): UpdateTaker {
  const awaited = new Map<ComponentId, Awaited>();
  const postponed = new Map<ComponentId, Manner>();

  let isStopped = false;

  const outdatedBy = async (
    id: ComponentId,
    { isUnknown, isOfOthers }: Manner,
  ): Promise<readonly ReadName[]> => {
    const { reads, dependents = [], isOwn } = portalComponents[id];
    // Where nobody can be asked, it counts as somebody else's.
    if (isOwn && !isOfOthers && (await isOwn().catch(() => false))) return [];
    // Where nobody knows what has changed, every component reads its own.
    return isUnknown ? reads : [...reads, ...dependents];
  };
  const read = async (id: ComponentId) => {
    const due = [id, ...companionsOf(id, awaited)].map((each) => {
      const { timer, ...manner } = certain(awaited.get(each));
      clearTimeout(timer);
      awaited.delete(each);
      if (manner.wantsCheck && !isOnScreen(each)) check(each);
      return outdatedBy(each, manner);
    });
    const outdated = (await Promise.all(due)).flat();
    if (!isStopped && outdated.length > 0) await invalidate(...outdated);
  };
  const readSoon = (id: ComponentId, next: Manner) => {
    const earlier = awaited.get(id);
    if (earlier && (next.isUnknown || !earlier.isUnknown)) {
      earlier.wantsCheck ||= next.wantsCheck;
      earlier.isOfOthers ||= next.isOfOthers;
      return;
    }
    if (document.hidden) return void postponed.set(id, together(next, postponed.get(id)));
    clearTimeout(earlier?.timer);
    const spread = next.isUnknown ? unknownSpread : (portalComponents[id].spread ?? 0);
    const timer = setTimeout(() => void read(id), Math.random() * spread);
    awaited.set(id, { ...together(next, earlier), timer });
  };
  const onVisible = () => {
    if (document.hidden) return;
    for (const [id, manner] of postponed) readSoon(id, manner);
    postponed.clear();
  };
  document.addEventListener('visibilitychange', onVisible);

  const take = ({ ShowBadge, ...update }: ComponentUpdate) => {
    // A server of a newer version may know more components.
    if (!componentIds.includes(update.ComponentId)) return;
    const isSeen = isOnScreen(update.ComponentId);
    componentStates().update({
      ...update,
      ...(ShowBadge !== undefined && !isSeen && isShown(update.ComponentId) && { ShowBadge }),
    });
    const isUnknown = update.Data === null;
    const wantsCheck = isUnknown || (ShowBadge === undefined && !isSeen);
    const isOfOthers = !isUnknown && update.Data?.Change !== 'updated';
    readSoon(update.ComponentId, { isUnknown, wantsCheck, isOfOthers });
  };
  return {
    take,
    takeEverything: () => componentIds.forEach((ComponentId) => take({ ComponentId, Data: null })),
    stop: () => {
      isStopped = true;
      document.removeEventListener('visibilitychange', onVisible);
      for (const { timer } of awaited.values()) clearTimeout(timer);
    },
  };
}
