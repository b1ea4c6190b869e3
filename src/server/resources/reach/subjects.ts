import { sql, type Selectable } from 'kysely';
import { menuLevels } from '#shared/rules/pages/navigation';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { TargetedKind, Subject } from '#shared/rules/targeting/why';
import { isWithinTimeSpan } from '#shared/rules/widgets/appTiles';
import type { Database } from '../../db/database';
import type { NavigationNodeTable } from '../../db/editableTables';
import { readTargets } from './store';

interface Asked {
  id: string;
  now: Date;
  settings: FeatureSettings;
  /** Whether all conditions of a thing are met for the person. */
  sees: (subject: Subject) => boolean;
}

type Find = (db: Database, id: number, person: Asked) => Promise<Subject | undefined>;
type FindLevels = (db: Database, id: number, person: Asked) => Promise<Subject[]>;

const alone =
  (find: Find): FindLevels =>
  async (...asked) => {
    const subject = await find(...asked);
    return subject ? [subject] : [];
  };

/**
 * The conditions that decide who sees a thing of each kind, then those of the things it lies below;
 * empty where it does not exist.
 */
export const subjects: Readonly<Record<TargetedKind, FindLevels>> = {
  page: async (db, id) => [...(await pageSubjects(db, [id])).values()],
  broadcastMessage: async (db, id, person) => {
    const message = await db
      .selectFrom('broadcast_messages')
      .select(['ChannelTermIds', 'AppTileIds', 'StartDate', 'EndDate'])
      .where('Id', '=', id)
      .executeTakeFirst();
    if (!message) return [];
    const hidden = await db
      .selectFrom('hidden_broadcast_messages')
      .select('UserId')
      .where('BroadcastMessageId', '=', id)
      .where('UserId', '=', person.id)
      .executeTakeFirst();
    const { AppTileIds, ...own } = message;
    const subject = { ...own, isHidden: hidden !== undefined };
    if (AppTileIds.length === 0) return [subject];
    const isAdded = await seesAnyTile(db, AppTileIds, person);
    return [subject, { ChannelTermIds: [], isAdded }];
  },
  infobox: alone(async (db, id) => {
    const box = await db
      .selectFrom('infoboxes')
      .select(['ChannelTermIds', 'LanguageTermId', 'StartDate', 'EndDate', 'Hidden'])
      .where('Id', '=', id)
      .executeTakeFirst();
    return box && { ...box, LanguageTermIds: listOf(box.LanguageTermId), isHidden: box.Hidden };
  }),
  appTile: alone(tileSubject),
  powerBIFrame: alone(async (db, id, { settings }) => {
    const frame = await db
      .selectFrom('power_bi_frames')
      .select(['ChannelTermPowerBIFrames', 'Active'])
      .where('Id', '=', id)
      .executeTakeFirst();
    return (
      frame && {
        ChannelTermIds: channelsOf(frame.ChannelTermPowerBIFrames),
        isHidden: !frame.Active,
        hasReports: settings.enablePowerBI,
      }
    );
  }),
  navigationNode: async (db, id) => {
    const { rows } = await sql<MenuLevel>`
      with recursive levels as (
        select navigation_nodes.*, 1 as level from navigation_nodes where "Id" = ${id}
        union all
        select node.*, levels.level + 1 from navigation_nodes node
        join levels on node."Id" = levels."ParentId" where levels.level < ${menuLevels}
      )
      select "ChannelTermNavigationNodes", "LanguageTermNavigationNodes"
      from levels order by level`.execute(db);
    return rows.map((node) => ({
      ChannelTermIds: channelsOf(node.ChannelTermNavigationNodes),
      LanguageTermIds: languagesOf(node.LanguageTermNavigationNodes),
      isInEveryLanguage: true,
    }));
  },
};

async function tileSubject(
  db: Database,
  id: number,
  { id: UserId, now, settings }: Pick<Asked, 'id' | 'now' | 'settings'>,
): Promise<Subject | undefined> {
  const tile = await db
    .selectFrom('app_tiles')
    .select(['ChannelTermAppTiles', 'LanguageTermAppTiles', 'IsSmartLink', 'Start', 'End'])
    .select(['IsRecurring', 'RecurrenceDays', 'RecurrenceFrom', 'RecurrenceTo'])
    .where('Id', '=', id)
    .where('IsPersonal', '=', false)
    .executeTakeFirst();
  if (!tile) return undefined;
  const choice = await db
    .selectFrom('user_app_tiles')
    .select(['IsAdded', 'HideFromUI'])
    .where('AppTileId', '=', id)
    .where('UserId', '=', UserId)
    .executeTakeFirst();
  const ChannelTermIds = channelsOf(tile.ChannelTermAppTiles);
  return {
    ChannelTermIds,
    LanguageTermIds: languagesOf(tile.LanguageTermAppTiles),
    isInEveryLanguage: true,
    ...(tile.IsSmartLink
      ? {
          ...{ StartDate: tile.Start, EndDate: tile.End },
          ...(tile.IsRecurring && {
            isWithinHours: isWithinTimeSpan(tile, now, settings.organisationTimeZone),
          }),
        }
      : { isHidden: choice?.HideFromUI ?? false }),
    // Those of channels come by themselves (APPS-51).
    ...(!tile.IsSmartLink && ChannelTermIds.length === 0 && { isAdded: choice?.IsAdded ?? false }),
  };
}

/** Whether the person has one of these tiles; why they lack one is not the message's own reason. */
async function seesAnyTile(db: Database, ids: readonly number[], person: Asked): Promise<boolean> {
  for (const id of ids) {
    const tile = await tileSubject(db, id, person);
    if (tile && person.sees(tile)) return true;
  }
  return false;
}

/** The conditions that decide who sees pages, by their ids. */
export async function pageSubjects(
  db: Database,
  ids: readonly number[],
): Promise<Map<number, Subject>> {
  const pages = await readTargets(db, ids);
  return new Map(
    pages.map(({ Id, LanguageTermId, ...page }) => [
      Id,
      { ...page, LanguageTermIds: listOf(LanguageTermId) },
    ]),
  );
}

type MenuLevel = Pick<
  Selectable<NavigationNodeTable>,
  'ChannelTermNavigationNodes' | 'LanguageTermNavigationNodes'
>;

function listOf(id: string | null): string[] {
  return id === null ? [] : [id];
}

function channelsOf(links: readonly { ChannelTermId: string }[]): string[] {
  return links.map(({ ChannelTermId }) => ChannelTermId.toLowerCase());
}

function languagesOf(links: readonly { LanguageTermId: string }[]): string[] {
  return links.map(({ LanguageTermId }) => LanguageTermId.toLowerCase());
}
