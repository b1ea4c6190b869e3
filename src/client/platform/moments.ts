import { clientState } from './clientState';

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
