import { apiRead } from '../../data/apiRead';

/** The current messages; asked for at the very start, because they stand above everything else. */
export const currentMessagesRead = apiRead('GET /broadcastmessages', { operation: 'Messages' });
