import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/** Lets go of whatever nothing holds any more. */
export const collectGarbage = runInNewContext('gc') as () => void;
