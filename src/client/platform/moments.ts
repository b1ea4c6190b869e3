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

/** Notes that the page is shown again by its host, perhaps after hours. */
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
