import { usualScopes } from '../auth/usualScopes';
import { getToken } from '../auth/tokens';
import { connection } from './connection';
import { loadGraphClient } from './graph/batchQueue';
import { startRead } from './runningReads';
import { rolesRead, settingsRead, userRead } from './sessionReads';
import { followedChannelsRead, readLanguagesRead } from './useTerms';

/**
 * On a visit without cached content: starts what the first page needs side by side, before React has rendered anything.
 * Who shows a read handles its failure.
 */
export function startFirstReads(): void {
  const { cache, config } = connection();
  if (cache.peek(settingsRead.key)) return;
  for (const read of [userRead, settingsRead, rolesRead, followedChannelsRead, readLanguagesRead]) {
    startRead<unknown>(read).catch(() => undefined);
  }
  // Licence and SharePoint news follow at once; their tokens and code are then there. Nobody is asked for anything yet.
  for (const scope of usualScopes(config)) getToken([scope], { interactive: false }).catch(() => undefined);
  loadGraphClient().catch(() => undefined);
}
