import { sql, type Insertable, type Updateable } from 'kysely';
import type { InfoboxChange, NewInfobox } from '#shared/contract/infoboxes';
import { infoboxRoute } from '#shared/rules/infoboxes';
import type { Database } from '../../db/database';
import type { InfoboxTable } from '../../db/tables';
import { cleanHtml } from '../../html/cleanHtml';
import type { InfoboxRow } from './rows';

/** Columns that are given; absent ones stay absent. An empty text is stored as nothing. */
function columns({ ChannelTermInfoBoxes, ...given }: InfoboxChange) {
  const orNull = (text: string | null | undefined) => (text === '' ? null : text);
  const values = {
    ...given,
    ...{ Id: undefined, Modified: undefined },
    Title: given.Title?.trimEnd(),
    Content: given.Content === undefined ? undefined : cleanHtml(given.Content),
    ...{
      LinkUrl: orNull(given.LinkUrl),
      LinkDescription: orNull(given.LinkDescription),
      PictureUrl: orNull(given.PictureUrl),
      VideoEmbedCode: orNull(given.VideoEmbedCode),
    },
    TextBackgroundBanner: given.TextBackgroundBanner?.toLowerCase() ?? given.TextBackgroundBanner,
    RouteId: given.RouteId === undefined ? undefined : infoboxRoute(given.RouteId),
    ChannelTermIds: ChannelTermInfoBoxes && channelIds({ ChannelTermInfoBoxes }),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The channels of an infobox, each once, lower case. */
export function channelIds({
  ChannelTermInfoBoxes = [],
}: Pick<InfoboxChange, 'ChannelTermInfoBoxes'>): string[] {
  return [...new Set(ChannelTermInfoBoxes.map(({ ChannelTermId }) => ChannelTermId.toLowerCase()))];
}

const defaults = {
  ...{
    ShowTitle: true,
    Content: '',
    LinkUrl: null,
    LinkDescription: null,
    PictureUrl: null,
    VideoEmbedCode: null,
    Style: 'None',
    Width: 'Auto',
    Height: 0,
  },
  ...{
    StartDate: null,
    EndDate: null,
    Hidden: false,
    TextBackgroundBanner: null,
    ChannelTermIds: [],
    LanguageTermId: null,
  },
};

/** Stores an infobox; without an order at the end of its zone. */
export async function insertInfobox(
  db: Database,
  infobox: NewInfobox,
  now: Date,
): Promise<InfoboxRow> {
  const last = sql<number>`(select coalesce(max("Order") + 1, 0) from infoboxes where "RouteId" = ${infoboxRoute(infobox.RouteId)} and "AreaId" = ${infobox.AreaId} and "Order" < 9999)`;
  const values = {
    ...defaults,
    Order: last,
    ...columns(infobox),
    Modified: now,
  } as unknown as Insertable<InfoboxTable>;
  return db.insertInto('infoboxes').values(values).returningAll().executeTakeFirstOrThrow();
}

/**
 * Changes an infobox; fields that the change leaves out stay. The time of change always moves on,
 * so that it tells two changes apart.
 */
export async function updateInfobox(
  db: Database,
  id: number,
  change: InfoboxChange,
  now: Date,
): Promise<InfoboxRow> {
  const values = {
    ...columns(change),
    Modified: sql<string>`greatest(${now}::timestamptz, "Modified" + interval '1 millisecond')`,
  } as unknown as Updateable<InfoboxTable>;
  return db
    .updateTable('infoboxes')
    .set(values)
    .where('Id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Infoboxes, held against other changes until the transaction ends. */
export async function lockInfoboxes(db: Database, ids: readonly number[]): Promise<InfoboxRow[]> {
  return db
    .selectFrom('infoboxes')
    .selectAll()
    .where('Id', 'in', ids)
    .orderBy('Id')
    .forUpdate()
    .execute();
}

export async function deleteInfobox(db: Database, id: number): Promise<void> {
  await db.deleteFrom('infoboxes').where('Id', '=', id).execute();
}
