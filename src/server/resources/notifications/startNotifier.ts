import type { HandlerDeps } from '../../deps';
import { TeamsActivity } from '../../microsoft/teamsActivity';
import { deliver, type Delivery } from './deliver';
import { claimNotification, nextNotification } from './store';

/** Milliseconds after which it looks again in any case. */
const maxWait = 3_600_000;
const minWait = 1_000;
/** Milliseconds before it looks again after the database was away. */
const afterFailure = 10_000;
/** Milliseconds in which several changes count as one. */
const settling = 200;
const sources: readonly string[] = ['pages', 'broadcastMessages', 'everything'];

/**
 * Sends the notifications that editors ask for, in the background: when the time of their content
 * comes, one server at a time, and after a restart from where it stopped. Returns how to stop it,
 * which waits for what is under way.
 */
export function startNotifier({
  config,
  db,
  changes,
  targeting,
  now,
  log,
  figures,
}: Pick<
  HandlerDeps,
  'config' | 'db' | 'changes' | 'targeting' | 'now' | 'log' | 'figures'
>): () => Promise<void> {
  let isStopped = false;
  let working = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const delivery: Delivery = {
    db,
    targeting,
    now,
    log,
    teams: new TeamsActivity(config),
    isStopped: () => isStopped,
  };
  const lookIn = (milliseconds: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => (working = working.then(look)), milliseconds).unref();
  };
  const look = async () => {
    try {
      for (let next = await claim(); next; next = await claim()) await deliver(delivery, next);
      figures?.job('notifications', 'done', now());
      const due = await nextNotification(db, now());
      lookIn(due ? Math.min(maxWait, Math.max(minWait, due.getTime() - now().getTime())) : maxWait);
    } catch (error) {
      figures?.job('notifications', 'failed', now());
      log.warn({ err: error }, 'Notifications are looked for again in a moment.');
      lookIn(afterFailure);
    }
  };
  const claim = async () => (isStopped ? undefined : claimNotification(db, now()));
  changes.onChange(({ topic }) => sources.includes(topic) && lookIn(settling));
  lookIn(settling);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return working;
  };
}
