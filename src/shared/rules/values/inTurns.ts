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
