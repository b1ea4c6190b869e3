import { clientListeners, clientState } from './clientState';

/** The next moments at which something on the page changes by itself. */
const awaited = clientState(() => new Set<{ moment: number }>());

/** Milliseconds since 1970; infinite while nothing on the page waits for a moment. */
export function nextMoment(): number {
  return Math.min(...[...awaited.value].map(({ moment }) => moment));
}

/** Notes that the page is true until then; the returned function takes that back. */
export function awaitMoment(moment: number): () => void {
  const entry = { moment };
  awaited.value.add(entry);
  return () => void awaited.value.delete(entry);
}

const awake = clientListeners();

/** Notes that the page runs or is shown again, perhaps after hours. */
export function noteAwake(): void {
  awake.notify();
}

/**
 * Calls back when somebody looks at the page again, until the returned function is called: timers
 * stand still while a device sleeps.
 */
export function onLookedAt(listener: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'hidden') listener();
  };
  const stop = awake.subscribe(look);
  document.addEventListener('visibilitychange', look);
  return () => {
    stop();
    document.removeEventListener('visibilitychange', look);
  };
}

/** Milliseconds after which the time is noted, as long as the page runs. */
const noteInterval = 10_000;
/** Milliseconds without a note after which a page that is seen, or its computer, was asleep. */
const maxPause = 30_000;
/** The same where nobody sees the page: browsers may let it run once a minute. */
export const maxHiddenPause = 90_000;

const lastNote = clientState(() => Date.now());
const slept = clientListeners<[lastRun: number]>();

/** The last moment at which the page is known to have run; milliseconds since 1970. */
export function lastRun(): number {
  return lastNote.value;
}

/** Calls back after a sleep with the last moment before it, until the returned function is called. */
export function onSlept(listener: (lastRun: number) => void): () => void {
  return slept.subscribe(listener);
}

/**
 * Notices when the page or its computer has slept, which no event tells of a page that is seen all
 * the while. Until the returned function is called.
 */
export function watchSleep(): () => void {
  lastNote.value = Date.now();
  const note = (pause: number) => {
    const before = lastNote.value;
    lastNote.value = Date.now();
    if (lastNote.value - before <= pause) return;
    slept.notify(before);
    noteAwake();
  };
  const timer = setInterval(() => note(document.hidden ? maxHiddenPause : maxPause), noteInterval);
  // The time before it was spent the other way.
  const onVisibility = () => note(document.hidden ? maxPause : maxHiddenPause);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
