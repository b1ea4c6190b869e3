import { inTime } from './db/inTime';

/**
 * Milliseconds within which a second signal is still the first one: a terminal sends Ctrl+C to the
 * server too, and `npm start` passes it on.
 */
const sameStop = 2_000;

/** The work of a stop. */
export interface Stop {
  /** Milliseconds that it may take. */
  timeout: number;
  run: () => Promise<void>;
  /** For who asks a second time: what can be ended at once; the process ends with 1. */
  hurry: () => Promise<void>;
}

/**
 * Ends the process on SIGTERM and SIGINT, from the beginning of its start on: a process that ends
 * without this leaves its database running, and as the first process of a container it would not
 * end at all.
 */
export class StopSignal {
  #asked: number | undefined;
  #stop: Stop;

  /**
   * @param first what a stop ends until {@link runs} names more
   * @param fail ends the process with the error of a stop
   */
  constructor(
    first: Stop,
    private readonly fail: (error: unknown) => void,
  ) {
    this.#stop = first;
    process.on('SIGTERM', () => this.#handle()).on('SIGINT', () => this.#handle());
  }

  /** Whether the process is about to end: what its start still does comes to nothing. */
  get isAsked(): boolean {
    return this.#asked !== undefined;
  }

  /** From now on a stop ends this. */
  runs(stop: Stop): void {
    this.#stop = stop;
  }

  #handle(): void {
    const { timeout, run, hurry } = this.#stop;
    if (this.#asked === undefined) {
      this.#asked = performance.now();
      inTime(run(), timeout).then(() => process.exit(0), this.fail);
    } else if (performance.now() - this.#asked > sameStop)
      void hurry().finally(() => process.exit(1));
  }
}
