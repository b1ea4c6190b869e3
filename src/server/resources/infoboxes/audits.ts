import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import type { Person } from '../../person';
import { insertAudit } from '../audits/store';
import type { InfoboxRow } from './rows';

export const Resource = 'infoboxes';

/** Writes down a change of an infobox; must run in the transaction of the change. */
export async function insertInfoboxAudit(
  db: Database,
  Action: AuditTable['Action'],
  infobox: InfoboxRow,
  person: Person,
  now: Date,
): Promise<void> {
  const without = ['Id', 'Modified', 'ChannelTermIds'];
  const values = Object.fromEntries(
    Object.entries(infobox).filter(([name]) => !without.includes(name)),
  );
  await insertAudit(
    db,
    {
      Resource,
      ResourceId: infobox.Id,
      Action,
      values: { ...values, ChannelTermInfoBoxes: infobox.ChannelTermIds },
    },
    person,
    now,
  );
}
