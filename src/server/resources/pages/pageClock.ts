import { sql, type SqlBool } from 'kysely';
import type { HandlerDeps } from '../../deps';
import { announcementMemory } from '../../db/announcement';
import type { Database } from '../../db/database';
import { AlreadyCommitted, KeyedWrite } from '../../db/keyedWrite';
import { keepLooking } from '../../keepLooking';
import { announcePage } from './announcePage';
import { nextMoment } from './feedStore';
import { listedColumns, type ListedRow } from './rows';

/**
 * Tells the open pages of this server when a page appears or is archived by its dates, which
 * happens without anybody's change. Every server does so for its own; a service that has the pages
 * of all is told by one. Returns how to stop it.
 */
export function startPageClock({
  config,
  db,
  changes,
  now,
  log,
}: Pick<HandlerDeps, 'config' | 'db' | 'changes' | 'now' | 'log'>): () => void {
  const started = now();
  // Who was connected to this server before it was started again has not heard of them.
  let seenUntil = new Date(started.getTime() - announcementMemory);
  const look = async () => {
    const time = now();
    const turns = await listTurns(db, seenUntil, time);
    const fresh = turns.filter(({ moment }) => moment >= started);
    const own = config.signalRService ? await claimTurns(db, fresh, time) : [];
    for (const turn of turns) announceTurn(turn, own.includes(turn) ? changes.origin : '', time);
    seenUntil = time;
    const next = await nextMoment(db, time);
    return next && next.getTime() - now().getTime() + 1;
  };
  const announceTurn = ({ page, moment, isNew }: Turn, origin: string, time: Date) =>
    announcePage(
      (announcement) =>
        changes.deliver({ ...announcement, origin }, time.getTime() - moment.getTime()),
      isNew ? { after: page } : { before: page },
      isNew ? time : new Date(moment.getTime() - 1),
    );
  const { soon, stop } = keepLooking(look, (error) =>
    log.warn({ err: error }, 'Pages that appear by their dates are looked for again in a moment.'),
  );
  changes.onChange(({ topic }) => (topic === 'pages' || topic === 'everything') && soon());
  return () => void stop();
}

/** That a page appeared by its dates, or was archived, also where it did both. */
interface Turn {
  page: ListedRow;
  moment: Date;
  isNew: boolean;
}

/**
 * The turns after one moment and not after another; without what a write has announced, because
 * the date was over already when it was written.
 */
async function listTurns(db: Database, after: Date, until: Date): Promise<Turn[]> {
  const isWithin = (column: 'PublishingDate' | 'ArchiveDate') => {
    const date = sql.ref(column);
    return sql<SqlBool>`${date} > ${after} and ${date} <= ${until} and ${date} > "Modified"`;
  };
  const pages = await db
    .selectFrom('pages')
    .select(listedColumns)
    .where(sql<SqlBool>`(${isWithin('PublishingDate')}) or (${isWithin('ArchiveDate')})`)
    .orderBy('Id')
    .execute();
  return pages.map((page) => turnOf(page, until));
}

function turnOf(page: ListedRow, until: Date): Turn {
  const archived = page.ArchiveDate === null ? undefined : new Date(page.ArchiveDate);
  const isNew = !archived || archived > until;
  return { page, isNew, moment: isNew ? new Date(page.PublishingDate ?? until) : archived };
}

/** Those of the turns that no other server has taken to tell a service; it is noted for a day. */
function claimTurns(db: Database, turns: readonly Turn[], now: Date): Promise<Turn[]> {
  return db.transaction().execute(async (transaction) => {
    const own: Turn[] = [];
    for (const turn of turns) if (await claimTurn(transaction, turn, now)) own.push(turn);
    return own;
  });
}

async function claimTurn(db: Database, { page, moment }: Turn, now: Date): Promise<boolean> {
  const key = `page ${page.Id} at ${moment.toISOString()}`;
  try {
    await new KeyedWrite({ personId: '', key, parts: [] }, now).claim(db);
    return true;
  } catch (error) {
    if (error instanceof AlreadyCommitted) return false;
    throw error;
  }
}
