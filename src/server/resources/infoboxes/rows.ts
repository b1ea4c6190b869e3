import type { Selectable } from 'kysely';
import type { Infobox } from '#shared/contract/infoboxes';
import type { InfoboxTable } from '../../db/tables';

export type InfoboxRow = Selectable<InfoboxTable>;

/**
 * The infobox as the wire has it; what the contract does not name is left out when the answer is
 * written.
 */
export function infoboxOf(row: InfoboxRow): Infobox {
  return {
    ...row,
    ChannelTermInfoBoxes: row.ChannelTermIds.map((ChannelTermId) => ({
      InfoBoxId: row.Id,
      ChannelTermId,
    })),
  };
}
