import { deleteOldAnswers } from './db/keyedWrite';
import type { HandlerDeps } from './deps';
import { deleteEventsBefore } from './resources/analytics/store';
import { deleteEditorsBefore } from './resources/pages/editors';
import { purgeBefore } from './resources/trash/purge';
import { deleteWorkingCopiesBefore } from './resources/workingCopies/store';

const day = 24 * 3_600_000;
/** Milliseconds between two looks at what has been kept long enough. */
const interval = 3_600_000;
/** Days for which a working copy is kept that nobody touches. */
const workingCopyDays = 90;

/**
 * Deletes what has been kept long enough: answers of writes with a key, events of use as old as the
 * setting says, also while nothing is counted any more (TRACK-12), what has lain in the trash for
 * the days of its setting, and forgotten working copies. Returns how to stop it.
 */
export function startRetention({
  db,
  changes,
  targeting,
  now,
  log,
  figures,
}: Pick<HandlerDeps, 'db' | 'changes' | 'targeting' | 'now' | 'log' | 'figures'>): () => void {
  const daysAgo = (days: number) => new Date(now().getTime() - days * day);
  const deleteOldEvents = async () => {
    const { analyticsRetentionDays } = await targeting.settings();
    await deleteEventsBefore(db, daysAgo(analyticsRetentionDays));
  };
  const emptyTrash = async () => {
    const { trashDays } = await targeting.settings();
    await purgeBefore({ db, changes }, daysAgo(trashDays), now());
  };
  const attempt = (what: string, clean: () => Promise<void>) =>
    void clean().then(
      () => figures?.job(`retention: ${what}`, 'done', now()),
      (error: Error) => {
        figures?.job(`retention: ${what}`, 'failed', now());
        log.warn(`Old ${what} could not be deleted: ${error.message}`);
      },
    );
  const round = () => {
    attempt('events of use', deleteOldEvents);
    attempt('answers of writes', () => deleteOldAnswers(db, now()));
    attempt('deletions', emptyTrash);
    attempt('working copies', () => deleteWorkingCopiesBefore(db, daysAgo(workingCopyDays)));
    attempt('notes of who edits', () => deleteEditorsBefore(db, now()));
  };
  round();
  const timer = setInterval(round, interval).unref();
  return () => clearInterval(timer);
}
