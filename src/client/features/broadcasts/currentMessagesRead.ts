import { apiRead } from '../../data/connection/apiRead';

/** The current messages; asked for at the very start, because they stand above everything else. */
export const currentMessagesRead = {
  ...apiRead('GET /broadcastmessages', { operation: 'Messages' }),
  outlivesTrouble: true,
};
