import type { HandlerDeps } from '../../deps';
import { deleteEventsBefore } from './store';

const day = 24 * 3_600_000;
/** Milliseconds between two looks at what has been kept long enough. */
const interval = 3_600_000;

/**
 * Deletes events of use as old as the setting says, also while nothing is counted any more
 * (TRACK-12). Returns how to stop it.
 */
export function startRetention({
  db,
  targeting,
  now,
  log,
}: Pick<HandlerDeps, 'db' | 'targeting' | 'now' | 'log'>): () => void {
  const clean = async () => {
    const { analyticsRetentionDays } = await targeting.settings();
    await deleteEventsBefore(db, new Date(now().getTime() - analyticsRetentionDays * day));
  };
  const attempt = () =>
    void clean().catch((error: Error) =>
      log.warn(`Old events of use could not be deleted: ${error.message}`),
    );
  attempt();
  const timer = setInterval(attempt, interval).unref();
  return () => clearInterval(timer);
}
