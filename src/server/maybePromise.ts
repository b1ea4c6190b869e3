/** A value that is there, or one that comes. */
export type MaybePromise<T> = T | Promise<T>;

/**
 * Goes on with a value: in the same turn where it is there, else when it comes. An answer that is
 * known goes out in the turn in which it was asked for (decision 0124).
 */
export function whenThere<T, R>(
  value: MaybePromise<T>,
  next: (value: T) => MaybePromise<R>,
): MaybePromise<R> {
  return value instanceof Promise ? value.then(next) : next(value);
}

/** Does work; `end` is called when it is done, also where it failed. */
export function endedBy<T>(work: () => MaybePromise<T>, end: () => void): MaybePromise<T> {
  let result: MaybePromise<T>;
  try {
    result = work();
  } catch (error) {
    end();
    throw error;
  }
  if (result instanceof Promise) return result.finally(end);
  end();
  return result;
}
