import type { BroadcastMessageChange } from '#shared/contract/broadcastMessages';
import type { Database } from '../../db/database';
import type { AuditTable } from '../../db/tables';
import type { Person } from '../../person';
import { findAuditValues, insertAudit } from '../audits/store';
import type { BroadcastRow } from './rows';

const Resource = 'broadcastmessages';

interface History extends Required<
  Pick<
    BroadcastRow,
    'Title' | 'Message' | 'LinkUrl' | 'LinkText' | 'BroadcastType' | 'StartDate' | 'EndDate'
  >
> {
  AppTileBroadcastMessages: number[];
  ChannelTermBroadcastMessages: string[];
}

/** Writes down a change of a message; must run in the transaction of the change. */
export async function insertMessageAudit(
  db: Database,
  Action: AuditTable['Action'],
  message: BroadcastRow,
  person: Person,
  now: Date,
): Promise<void> {
  const {
    Title,
    Message,
    LinkUrl,
    LinkText,
    BroadcastType,
    StartDate,
    EndDate,
    AppTileIds,
    ChannelTermIds,
  } = message;
  const values: History = {
    Title,
    Message,
    LinkUrl,
    LinkText,
    BroadcastType,
    StartDate,
    EndDate,
    AppTileBroadcastMessages: AppTileIds,
    ChannelTermBroadcastMessages: ChannelTermIds,
  };
  await insertAudit(
    db,
    { Resource, ResourceId: message.Id, Action, values: { ...values } },
    person,
    now,
  );
}

/** The change that puts a message back to an earlier state. */
export async function changeOfAudit(
  db: Database,
  id: number,
  auditId: number,
): Promise<BroadcastMessageChange | undefined> {
  const found = (await findAuditValues(db, Resource, id, auditId)) as History | undefined;
  if (!found) return undefined;
  return {
    ...found,
    AppTileBroadcastMessages: found.AppTileBroadcastMessages.map((AppTileId) => ({ AppTileId })),
    ChannelTermBroadcastMessages: found.ChannelTermBroadcastMessages.map((ChannelTermId) => ({
      ChannelTermId,
    })),
  };
}
