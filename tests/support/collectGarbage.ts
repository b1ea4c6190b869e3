import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Lets go of whatever nothing holds any more, and of what waits for that to happen. */
export async function collectGarbage(): Promise<void> {
  collect();
  await delay(0);
}
