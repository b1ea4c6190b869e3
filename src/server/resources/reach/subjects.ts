import type { TargetedKind, Subject } from '#shared/rules/why';
import type { Database } from '../../db/database';

type Find = (db: Database, id: number, personId: string) => Promise<Subject | undefined>;

/** What decides by whom a thing of each kind is seen. */
export const subjects: Readonly<Record<TargetedKind, Find>> = {
  page: async (db, id) => {
    const page = await db
      .selectFrom('pages')
      .select(['ChannelTermIds', 'LanguageTermId', 'PublishingDate', 'ArchiveDate'])
      .where('Id', '=', id)
      .executeTakeFirst();
    return page && { ...page, LanguageTermIds: listOf(page.LanguageTermId) };
  },
  broadcastMessage: async (db, id, personId) => {
    const message = await db
      .selectFrom('broadcast_messages')
      .select(['ChannelTermIds', 'StartDate', 'EndDate'])
      .where('Id', '=', id)
      .executeTakeFirst();
    if (!message) return undefined;
    const hidden = await db
      .selectFrom('hidden_broadcast_messages')
      .select('UserId')
      .where('BroadcastMessageId', '=', id)
      .where('UserId', '=', personId)
      .executeTakeFirst();
    return { ...message, isHidden: hidden !== undefined };
  },
  infobox: async (db, id) => {
    const box = await db
      .selectFrom('infoboxes')
      .select(['ChannelTermIds', 'LanguageTermId', 'StartDate', 'EndDate', 'Hidden'])
      .where('Id', '=', id)
      .executeTakeFirst();
    return box && { ...box, LanguageTermIds: listOf(box.LanguageTermId), isHidden: box.Hidden };
  },
  appTile: async (db, id) => {
    const tile = await db
      .selectFrom('app_tiles')
      .select(['ChannelTermAppTiles', 'LanguageTermAppTiles', 'IsSmartLink', 'Start', 'End'])
      .where('Id', '=', id)
      .where('IsPersonal', '=', false)
      .executeTakeFirst();
    return (
      tile && {
        ChannelTermIds: channelsOf(tile.ChannelTermAppTiles),
        LanguageTermIds: tile.LanguageTermAppTiles.map(({ LanguageTermId }) => LanguageTermId),
        isInEveryLanguage: true,
        ...(tile.IsSmartLink && { StartDate: tile.Start, EndDate: tile.End }),
      }
    );
  },
  powerBIFrame: async (db, id) => {
    const frame = await db
      .selectFrom('power_bi_frames')
      .select(['ChannelTermPowerBIFrames', 'Active'])
      .where('Id', '=', id)
      .executeTakeFirst();
    return (
      frame && {
        ChannelTermIds: channelsOf(frame.ChannelTermPowerBIFrames),
        isHidden: !frame.Active,
      }
    );
  },
};

function listOf(id: string | null): string[] {
  return id === null ? [] : [id];
}

function channelsOf(links: readonly { ChannelTermId: string }[]): string[] {
  return links.map(({ ChannelTermId }) => ChannelTermId.toLowerCase());
}
