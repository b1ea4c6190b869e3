import type { Call } from '#shared/contract/call';
import { endedBy, type MaybePromise } from '../../maybePromise';
import { ProblemError } from '../answers/problems';

type Kind = NonNullable<Call['takes']> | 'little';

/** Calls of one person that are worked on at once. */
const atOnce: Readonly<Record<Kind, number>> = { little: 4, database: 1, services: 4 };
/** Calls that wait in a person's line; a page asks for far fewer, what moves content in for many. */
const maxWaiting: Readonly<Record<Kind, number>> = { little: 200, database: 30, services: 30 };
/** Seconds until it makes sense to ask again. */
const pause = 2;

interface Line {
  working: number;
  waiting: (() => void)[];
}

/**
 * Lets each person have few calls worked on at a time: further ones wait in that person's own line,
 * so that nobody else waits for them. Calls that take much have lines of their own.
 */
export class PersonLines {
  readonly #lines = new Map<string, Line>();

  /**
   * Does work when it is this call's turn: at once, where no line is before it. Whom nobody knows
   * waits in no line.
   * @param onGone told what to do when nobody waits for the answer any more
   * @throws ProblemError `tooManyRequests` when the line is full, or the caller has gone
   */
  work<T>(
    personId: string | undefined,
    kind: Kind,
    onGone: (leave: () => void) => void,
    work: () => MaybePromise<T>,
  ): MaybePromise<T> {
    if (personId === undefined) return work();
    const key = `${kind} ${personId}`;
    const line = this.#lines.get(key) ?? { working: 0, waiting: [] };
    this.#lines.set(key, line);
    const leave = () => {
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.working -= 1) === 0) this.#lines.delete(key);
    };
    if (line.working >= atOnce[kind])
      return this.#wait(line, maxWaiting[kind], onGone).then(() => endedBy(work, leave));
    line.working += 1;
    return endedBy(work, leave);
  }

  /**
   * The parts of an answer that are read while it is sent, each in its own turn: a file that goes
   * out slowly holds up no other call of the person meanwhile.
   */
  async *eachInTurn<T>(
    personId: string | undefined,
    kind: Kind,
    parts: AsyncIterable<T>,
  ): AsyncGenerator<T, void> {
    const source = parts[Symbol.asyncIterator]();
    // Who has gone begins no further part.
    const nothing = () => undefined;
    try {
      for (;;) {
        const { value, done } = await this.work(personId, kind, nothing, () => source.next());
        if (done) return;
        yield value;
      }
    } finally {
      await source.return?.();
    }
  }

  /** Whoever ends hands its place on. */
  #wait(line: Line, max: number, onGone: (leave: () => void) => void): Promise<void> {
    if (line.waiting.length >= max)
      throw new ProblemError('tooManyRequests', { retryAfter: pause });
    return new Promise((resolve, reject) => {
      line.waiting.push(resolve);
      onGone(() => {
        const place = line.waiting.indexOf(resolve);
        if (place < 0) return;
        line.waiting.splice(place, 1);
        reject(new ProblemError('tooManyRequests', { retryAfter: pause }));
      });
    });
  }
}
