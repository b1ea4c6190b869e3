import { setTimeout as delay } from 'node:timers/promises';
import type { ProblemId } from '#shared/errors';
import { ProblemError } from '../http/answers/problems';

/** Times that it is done again, and milliseconds before each at most. */
const [maxRepeats, maxPause] = [5, 60_000];
/** Milliseconds after which somebody says whether to wait on. */
const step = 5_000;
const passing: ReadonlySet<ProblemId> = new Set(['tooManyRequests', 'serviceAway', 'identityAway']);

/**
 * Does again what a service of Microsoft was too busy for, after the time that it asks for: within
 * long work, of which all that is done so far would be lost.
 * @param goOn called before each wait and while it lasts; what it throws ends the work
 */
export async function whileBusy<T>(
  work: () => Promise<T>,
  goOn: () => Promise<void> = () => Promise.resolve(),
): Promise<T> {
  for (let repeat = 0; ; repeat += 1)
    try {
      return await work();
    } catch (error) {
      const mayPass = error instanceof ProblemError && passing.has(error.id);
      if (!mayPass || repeat === maxRepeats) throw error;
      await wait(Math.min(maxPause, (error.extras.retryAfter ?? 2 ** repeat) * 1_000), goOn);
    }
}

async function wait(milliseconds: number, goOn: () => Promise<void>): Promise<void> {
  for (let left = milliseconds; left > 0; left -= step) {
    await goOn();
    await delay(Math.min(left, step), undefined, { ref: false });
  }
}
