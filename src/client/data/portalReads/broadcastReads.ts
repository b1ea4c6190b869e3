import type { ReadName } from '../read/readKey';

/** The reads that a changed message changes (BROADCAST-25). */
export const broadcastReads = [
  'GET /broadcastmessages',
  'GET /broadcastmessages/all',
  'GET /broadcastmessages/next',
  'GET /broadcastmessages/{id}',
  'GET /broadcastmessages/{id}/audits',
  'GET /me/broadcastmessages/hidden',
] as const satisfies readonly ReadName[];
