import type { ReadName } from '../read/readKey';
import { shownTileReads } from './tileReads';

/**
 * The reads that a changed message changes (BROADCAST-25); those of tiles hold the messages about
 * them (APPS-52).
 */
export const broadcastReads = [
  'GET /broadcastmessages',
  'GET /broadcastmessages/all',
  'GET /broadcastmessages/next',
  'GET /broadcastmessages/{id}',
  'GET /broadcastmessages/{id}/audits',
  'GET /broadcastmessages/{id}/notification',
  'GET /me/broadcastmessages/hidden',
  ...shownTileReads,
] as const satisfies readonly ReadName[];
