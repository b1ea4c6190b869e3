/**
 * Milliseconds after which it looks again in any case; also what a timer can wait without overflow.
 */
const maxWait = 3_600_000;
/** Milliseconds before it looks again after the database was away. */
const afterFailure = 10_000;
/** Milliseconds in which several changes count as one. */
const settling = 200;

/** Something that is looked at again and again. */
export interface Lookout {
  /** Looks in a moment; where a look is under way, after it, for it may have missed the change. */
  soon: () => void;
  /** Looks no more; waits for the look that is under way. */
  stop: () => Promise<void>;
}

/**
 * Looks in a moment, and then again and again, one look at a time.
 * @param look answers the milliseconds until the next one; nothing: when something changes
 * @param onFailure called when a look has failed, which is repeated before long
 */
export function keepLooking(
  look: () => Promise<number | undefined>,
  onFailure: (error: unknown) => void = () => undefined,
): Lookout {
  let isStopped = false;
  let isLooking = false;
  let isChanged = false;
  let working = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => (working = lookNow()), milliseconds).unref();
  };
  const lookNow = async () => {
    [isLooking, isChanged] = [true, false];
    const wait = await look().catch((error: unknown) => {
      onFailure(error);
      return afterFailure;
    });
    isLooking = false;
    lookIn(isChanged ? settling : Math.min(maxWait, wait ?? maxWait));
  };
  const soon = () => {
    if (isLooking) isChanged = true;
    else lookIn(settling);
  };
  soon();
  return {
    soon,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      return working;
    },
  };
}
