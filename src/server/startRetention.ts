import { lastDue } from '#shared/rules/retention';
import { deleteOldAnswers } from './db/keyedWrite';
import type { HandlerDeps } from './deps';
import { deleteEditorsBefore } from './resources/pages/editors';
import { runWhatIsDue } from './resources/retention/runRetention';
import { noteDue } from './resources/retention/runs';
import { purgeBefore } from './resources/trash/purge';
import { deleteWorkingCopiesBefore } from './resources/workingCopies/store';

const day = 24 * 3_600_000;
/** Milliseconds between two looks at what goes by itself, and whether the nightly run is due. */
const [interval, runInterval] = [3_600_000, 60_000];
/** Days for which a working copy is kept that nobody touches. */
const workingCopyDays = 90;

type Deps = Pick<
  HandlerDeps,
  'config' | 'db' | 'changes' | 'targeting' | 'now' | 'log' | 'figures'
>;

/**
 * Deletes what has been kept long enough: every hour answers of writes with a key, what has lain in
 * the trash for the days of its setting, and forgotten working copies; every night what settings
 * keep for some days, such as events of use, also while nothing is counted any more (TRACK-12).
 * Returns how to stop it, which waits for the batch that is under way.
 */
export function startRetention(deps: Deps): () => Promise<void> {
  const { db, changes, targeting, now, log, figures } = deps;
  const daysAgo = (days: number) => new Date(now().getTime() - days * day);
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
    attempt('answers of writes', () => deleteOldAnswers(db, now()));
    attempt('deletions', emptyTrash);
    attempt('working copies', () => deleteWorkingCopiesBefore(db, daysAgo(workingCopyDays)));
    attempt('notes of who edits', () => deleteEditorsBefore(db, now()));
  };
  round();
  const timer = setInterval(round, interval).unref();
  const stopRuns = startRuns(deps);
  return () => {
    clearInterval(timer);
    return stopRuns();
  };
}

/** Of several servers one does a run: the night's, and what an administrator asks for. */
function startRuns(deps: Deps): () => Promise<void> {
  const { config, db, changes, now, log, figures } = deps;
  let isStopped = false;
  let working = Promise.resolve();
  const look = async () => {
    if (isStopped) return;
    try {
      await noteDue(db, lastDue(config.retentionTime, now()), now());
      await runWhatIsDue(deps, () => isStopped);
    } catch (error) {
      figures?.job('retention', 'failed', now());
      log.warn({ err: error }, 'Whether a removal is due is looked at again in a minute');
    }
  };
  const lookOnce = () => void (working = working.then(look));
  lookOnce();
  changes.onChange(({ topic }) => topic === 'retention' && lookOnce());
  const timer = setInterval(lookOnce, runInterval).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
    return working;
  };
}
