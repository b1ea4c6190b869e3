import { sql, type Insertable, type Updateable } from 'kysely';
import type {
  BroadcastMessageChange,
  NewBroadcastMessage,
} from '#shared/contract/broadcastMessages';
import { cleanHtml } from '../../html/cleanHtml';
import type { Database } from '../../db/database';
import type { BroadcastMessageTable } from '../../db/tables';
import type { BroadcastRow } from './rows';

/** Columns that are given; absent ones stay absent. */
function columns({
  Title,
  Message,
  LinkUrl,
  LinkText,
  BroadcastType,
  StartDate,
  EndDate,
  ...given
}: BroadcastMessageChange) {
  const values = {
    Title: Title.trimEnd(),
    Message: Message === undefined ? undefined : cleanHtml(Message),
    // BROADCAST-03
    LinkUrl: LinkUrl === '' ? null : LinkUrl,
    LinkText: LinkText === '' ? null : LinkText,
    ...{ BroadcastType, StartDate, EndDate },
    AppTileIds:
      given.AppTileBroadcastMessages &&
      unique(given.AppTileBroadcastMessages.map(({ AppTileId }) => AppTileId)),
    ChannelTermIds: given.ChannelTermBroadcastMessages && channelIds(given),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The channels of a message, each once, lower case. */
export function channelIds({
  ChannelTermBroadcastMessages = [],
}: Pick<BroadcastMessageChange, 'ChannelTermBroadcastMessages'>): string[] {
  return unique(
    ChannelTermBroadcastMessages.map(({ ChannelTermId }) => ChannelTermId.toLowerCase()),
  );
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

export async function insertMessage(
  db: Database,
  message: NewBroadcastMessage,
  now: Date,
): Promise<BroadcastRow> {
  const defaults = {
    Message: '',
    LinkUrl: null,
    LinkText: null,
    StartDate: null,
    EndDate: null,
    AppTileIds: [],
    ChannelTermIds: [],
  };
  const values = {
    ...defaults,
    ...columns(message),
    Created: now,
    Modified: now,
  } as Insertable<BroadcastMessageTable>;
  return db
    .insertInto('broadcast_messages')
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Changes a message; fields that the change leaves out stay. The time of change always moves on, so
 * that it tells two changes apart.
 */
export async function updateMessage(
  db: Database,
  id: number,
  change: BroadcastMessageChange,
  now: Date,
): Promise<BroadcastRow> {
  const values = {
    ...columns(change),
    Modified: sql<string>`greatest(${now}::timestamptz, "Modified" + interval '1 millisecond')`,
  } as unknown as Updateable<BroadcastMessageTable>;
  return db
    .updateTable('broadcast_messages')
    .set(values)
    .where('Id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The message, held against other changes until the transaction ends. */
export async function lockMessage(db: Database, id: number): Promise<BroadcastRow | undefined> {
  return db
    .selectFrom('broadcast_messages')
    .selectAll()
    .where('Id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteMessage(db: Database, id: number): Promise<void> {
  await db.deleteFrom('broadcast_messages').where('Id', '=', id).execute();
}
