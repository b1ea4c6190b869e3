import type { Selectable } from 'kysely';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import type { BroadcastMessageTable } from '../../db/tables';

export type BroadcastRow = Selectable<BroadcastMessageTable>;

/**
 * The message as the wire has it; what the contract does not name is left out when the answer is
 * written.
 */
export function messageOf(row: BroadcastRow): BroadcastMessage {
  return {
    ...row,
    AppTileBroadcastMessages: row.AppTileIds.map((AppTileId) => ({
      BroadcastMessageId: row.Id,
      AppTileId,
    })),
    ChannelTermBroadcastMessages: row.ChannelTermIds.map((ChannelTermId) => ({
      BroadcastMessageId: row.Id,
      ChannelTermId,
    })),
  };
}
