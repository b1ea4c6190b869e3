/**
 * One work after the other, or so many at a time: several do not need their memory at once, and
 * nobody is asked for all of it together.
 */
export function inTurns(places = 1): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = places;
  const place = () =>
    free > 0
      ? Promise.resolve(void (free -= 1))
      : new Promise<void>((begin) => waiting.push(begin));
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };
  return (work) => place().then(work).finally(leave);
}

/** The works of one key one after the other; those of another key wait for none of them. */
export function inTurnsByKey(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const own = (last.get(key) ?? Promise.resolve()).then(work);
    const over = own.then(
      () => undefined,
      () => undefined,
    );
    last.set(key, over);
    void over.then(() => last.get(key) === over && last.delete(key));
    return own;
  };
}
