import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { callApi } from '../../data/callApi';

/**
 * Prefix of what is kept of messages; whatever changes one of them invalidates it (BROADCAST-25).
 */
export const broadcastsKey = 'broadcasts/';

/** The current messages; asked for at the very start, because they stand above everything else. */
export const currentMessagesRead = {
  key: `${broadcastsKey}current`,
  read: (signal: AbortSignal): Promise<BroadcastMessage[]> =>
    callApi('GET /broadcastmessages', { operation: 'Messages', signal }),
};
