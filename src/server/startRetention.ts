import { deleteOldAnswers } from './db/keyedWrite';
import type { HandlerDeps } from './deps';
import { deleteEventsBefore } from './resources/analytics/store';

const day = 24 * 3_600_000;
/** Milliseconds between two looks at what has been kept long enough. */
const interval = 3_600_000;

/**
 * Deletes what has been kept long enough: answers of writes with a key, and events of use as old as
 * the setting says, also while nothing is counted any more (TRACK-12). Returns how to stop it.
 */
export function startRetention({
  db,
  targeting,
  now,
  log,
}: Pick<HandlerDeps, 'db' | 'targeting' | 'now' | 'log'>): () => void {
  const deleteOldEvents = async () => {
    const { analyticsRetentionDays } = await targeting.settings();
    await deleteEventsBefore(db, new Date(now().getTime() - analyticsRetentionDays * day));
  };
  const attempt = (what: string, clean: () => Promise<void>) =>
    void clean().catch((error: Error) =>
      log.warn(`Old ${what} could not be deleted: ${error.message}`),
    );
  const round = () => {
    attempt('events of use', deleteOldEvents);
    attempt('answers of writes', () => deleteOldAnswers(db, now()));
  };
  round();
  const timer = setInterval(round, interval).unref();
  return () => clearInterval(timer);
}
