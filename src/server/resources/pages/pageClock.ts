import { sql, type SqlBool } from 'kysely';
import type { Deps } from '../../deps';
import { announcementMemory } from '../../db/announcement';
import type { Database } from '../../db/database';
import { announcePage } from './announcePage';
import { nextMoment } from './feedStore';
import { pageColumns, type PageRow } from './rows';

/**
 * Milliseconds after which it looks again in any case; also what a timer can wait without overflow.
 */
const maxWait = 3_600_000;
/** Milliseconds before it looks again after the database was away. */
const afterFailure = 10_000;
/** Milliseconds in which several changes count as one. */
const settling = 200;

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
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void look(), milliseconds).unref();
  };
  const look = async () => {
    try {
      const time = now();
      for (const page of await listTurned(db, seenUntil, time)) announceTurn(page, seenUntil, time);
      seenUntil = time;
      const next = await nextMoment(db, time);
      lookIn(Math.min(maxWait, next ? next.getTime() - now().getTime() + 1 : maxWait));
    } catch {
      lookIn(afterFailure);
    }
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
  changes.onChange(
    ({ topic }) => (topic === 'pages' || topic === 'everything') && lookIn(settling),
  );
  lookIn(settling);
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
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
