import { connection } from './connection';
import { startRead } from './runningReads';
import { rolesRead, settingsRead, userRead } from './sessionReads';

/** Starts what every page needs before it can be shown, side by side and before React has rendered anything. */
export function startFirstReads(): void {
  for (const read of [userRead, settingsRead, rolesRead]) {
    if (connection().cache.peek(read.key)) continue;
    // Who shows it handles its failure; without this the browser would report it as unhandled.
    startRead<unknown>(read).catch(() => undefined);
  }
}
