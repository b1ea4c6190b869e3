/** The next moments at which something on the page changes by itself. */
const awaited = new Set<{ moment: number }>();

/** Milliseconds since 1970; infinite while nothing on the page waits for a moment. */
export function nextMoment(): number {
  return Math.min(...[...awaited].map(({ moment }) => moment));
}

/** What is on the page is true until then; the returned function takes that back. */
export function awaitMoment(moment: number): () => void {
  const entry = { moment };
  awaited.add(entry);
  return () => void awaited.delete(entry);
}
