/** Something that arrives after the start: code, a library, texts. */
export interface Loadable<T> {
  /** The value, where it is here already. */
  loaded(): T | undefined;
  /** Brings it. After a failure the next call asks again. */
  load(): Promise<T>;
  /** Brings what is probably needed next; a failure is reported when it is needed. */
  loadAhead(): void;
  /**
   * For drawing: what is here. Otherwise it throws what React waits for; when it cannot be had, it
   * throws the failure until a `Boundary` has shown it.
   */
  read(): T;
}

const discards = new WeakMap<Error, () => void>();

/** The one way in which something arrives late. A failure is never kept. */
export function loadable<T>(bring: () => Promise<T>): Loadable<T> {
  let here: { value: T } | undefined;
  let pending: Promise<T> | undefined;
  let failure: Error | undefined;

  function load(): Promise<T> {
    if (here) return Promise.resolve(here.value);
    return (pending ??= bring().then(
      (value) => {
        here = { value };
        return value;
      },
      (reason: unknown) => {
        pending = undefined;
        throw reason;
      },
    ));
  }

  function fail(reason: unknown): void {
    const error = reason instanceof Error ? reason : new Error('');
    failure = error;
    discards.set(error, () => void (failure = undefined));
  }

  return {
    loaded: () => here?.value,
    load,
    loadAhead: () => void load().catch(() => undefined),
    read() {
      if (here) return here.value;
      if (failure) throw failure;
      throw load().then(() => undefined, fail);
    },
  };
}

/** The failure has been shown: whoever draws the thing next asks for it again. */
export function clearFailure(error: unknown): void {
  if (error instanceof Error) discards.get(error)?.();
}

/**
 * True for code that did not arrive: its file was replaced by a newer build, or the network is away
 * (ERRORS-24). What is broken off without a reason counts as such (ERRORS-25).
 */
export function isMissingCode(error: unknown): boolean {
  if (!(error instanceof Error)) return error === undefined || error === null || error === '';
  return error.name === 'ChunkLoadError' || error.message === '';
}
