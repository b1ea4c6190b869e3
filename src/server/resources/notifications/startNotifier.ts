import type { HandlerDeps } from '../../deps';
import { keepLooking } from '../../keepLooking';
import { TeamsActivity } from '../../microsoft/teamsActivity';
import { deliver, type Delivery } from './deliver';
import { claimNotification, nextNotification } from './store';

const minWait = 1_000;
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
  const delivery: Delivery = {
    db,
    changes,
    targeting,
    now,
    log,
    teams: new TeamsActivity(config),
    isStopped: () => isStopped,
  };
  const look = async () => {
    for (let next = await claim(); next; next = await claim()) await deliver(delivery, next);
    figures?.job('notifications', 'done', now());
    const due = await nextNotification(db, now());
    return due && Math.max(minWait, due.getTime() - now().getTime());
  };
  const claim = async () => (isStopped ? undefined : claimNotification(db, now()));
  const { soon, stop } = keepLooking(look, (error) => {
    figures?.job('notifications', 'failed', now());
    log.warn({ err: error }, 'Notifications are looked for again in a moment.');
  });
  changes.onChange(({ topic }) => sources.includes(topic) && soon());
  return () => {
    isStopped = true;
    return stop();
  };
}
