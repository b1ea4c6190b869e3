import { sql, type SqlBool } from 'kysely';
import type { Deps } from '../../deps';
import { announcementMemory } from '../../db/announcement';
import type { Database } from '../../db/database';
import { keepLooking } from '../../keepLooking';
import { announcePage } from './announcePage';
import { nextMoment } from './feedStore';
import { pageColumns, type PageRow } from './rows';

/**
 * Tells the open pages of this server when a page appears or is archived by its dates, which
 * happens without anybody's change. Every server does so for its own. Returns how to stop it.
 */
export function startPageClock({
  db,
  changes,
  now,
}: Pick<Deps, 'db' | 'changes' | 'now'>): () => void {
  const started = now();
  // Who was connected to this server before it was started again has not heard of them.
  let seenUntil = new Date(started.getTime() - announcementMemory);
  const look = async () => {
    const time = now();
    for (const page of await listTurned(db, seenUntil, time)) announceTurn(page, seenUntil, time);
    seenUntil = time;
    const next = await nextMoment(db, time);
    return next && next.getTime() - now().getTime() + 1;
  };
  const announceTurn = (page: PageRow, before: Date, time: Date) => {
    const isNew = page.PublishingDate !== null && new Date(page.PublishingDate) > before;
    const moment = new Date((isNew ? page.PublishingDate : page.ArchiveDate) ?? time);
    announcePage(
      (announcement) =>
        changes.deliver(
          { ...announcement, origin: moment < started ? '' : changes.origin },
          time.getTime() - moment.getTime(),
        ),
      isNew ? { after: page } : { before: page },
      isNew ? time : before,
    );
  };
  const { soon, stop } = keepLooking(look);
  changes.onChange(({ topic }) => (topic === 'pages' || topic === 'everything') && soon());
  return () => void stop();
}

/** Pages whose time came, or went, after one moment and not after another. */
async function listTurned(db: Database, after: Date, until: Date): Promise<PageRow[]> {
  const isWithin = (column: 'PublishingDate' | 'ArchiveDate') =>
    sql<SqlBool>`${sql.ref(column)} > ${after} and ${sql.ref(column)} <= ${until}`;
  return db
    .selectFrom('pages')
    .select(pageColumns)
    .where(sql<SqlBool>`(${isWithin('PublishingDate')}) or (${isWithin('ArchiveDate')})`)
    .orderBy('Id')
    .limit(500)
    .execute();
}
