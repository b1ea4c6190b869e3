import { itemAt, certain } from '#shared/rules/values/certain';
import { isReader } from '#shared/rules/targeting/visibility';
import type { HandlerDeps } from '../../deps';
import { ProblemError } from '../../http/answers/problems';
import { maxRecipients, type TeamsActivity } from '../../microsoft/teamsActivity';
import type { TargetingReader } from '../targeting/targeting';
import { changeOf } from './changeOf';
import { noticeOf, type Notice } from './notice';
import {
  findUnfinished,
  finishNotification,
  listPeople,
  noteReached,
  updateNotification,
  type NotificationRow,
} from './store';

export interface Delivery extends Pick<
  HandlerDeps,
  'db' | 'changes' | 'targeting' | 'now' | 'log'
> {
  teams: TeamsActivity;
  isStopped: () => boolean;
}

/** Milliseconds after which a notification comes too late to be one. */
const maxDelay = 24 * 3_600_000;
/** Milliseconds after the first failure; each further one doubles it. */
const [firstWait, maxWait] = [15_000, 3_600_000];
const peopleAtOnce = 1_000;

/**
 * Sends a notification to everybody who has not been reached yet; what fails is tried again later,
 * and nobody gets it twice.
 */
export async function deliver(delivery: Delivery, notification: NotificationRow): Promise<void> {
  const { db, targeting, now, log } = delivery;
  const { Id } = notification;
  const notice = await noticeOf(db, notification, now());
  // Taken back in this moment: it waits as before.
  if (!notice) return updateNotification(db, Id, { LeasedUntil: null });
  const { enableTeamsNotification } = await targeting.settings();
  const isLate = now().getTime() - notice.since.getTime() > maxDelay;
  if (isLate) log.warn('A notification was given up, because it could not be sent for a day.');
  if (!enableTeamsNotification || isLate) return finish(delivery, notification);
  try {
    await sendToRest(delivery, notification, notice);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    log.warn(`A notification could not be sent and is tried again later: ${error.message}`);
    await updateNotification(db, Id, {
      LeasedUntil: null,
      Attempts: notification.Attempts + 1,
      NextAttempt: nextAttempt(notification, error, now()),
    });
  }
}

/** Editors who have its source open learn that it waits no more. */
async function finish(
  { db, changes, now }: Delivery,
  { Id, Source, SourceId }: NotificationRow,
): Promise<void> {
  await changes.commit(db, {}, undefined, async (transaction, announce) => {
    await finishNotification(transaction, Id, now());
    announce(changeOf(Source, SourceId));
  });
}

async function sendToRest(
  delivery: Delivery,
  notification: NotificationRow,
  { activity, audience, version }: Notice,
): Promise<void> {
  const { db, targeting, now, teams, isStopped, log } = delivery;
  const { Id, Source, SourceId, ReachedUntil, Sent } = notification;
  let sent = Sent;
  // A notification whose source was taken back or limited meanwhile must not reach the rest: it is
  // taken up again as it is then. One that was withdrawn is not there any more.
  const isToStop = async () =>
    isStopped() ||
    (await noticeOf(db, notification, now()))?.version !== version ||
    (await findUnfinished(db, Source, SourceId))?.Id !== Id;
  const reached = (person: string) => noteReached(db, Id, { ReachedUntil: person, Sent: sent });
  for (
    let people = await listPeople(db, ReachedUntil, peopleAtOnce);
    people.length > 0;
    people = await listPeople(db, itemAt(people, -1), peopleAtOnce)
  ) {
    for (const batch of batchesOf(await readersAmong(people, audience, targeting))) {
      if (await isToStop()) return updateNotification(db, Id, { LeasedUntil: null });
      await teams.send(activity, batch);
      sent += batch.length;
      await reached(itemAt(batch, -1));
    }
    await reached(itemAt(people, -1));
  }
  await finish(delivery, notification);
  log.info(`A notification was sent to ${sent} people.`);
}

async function readersAmong(
  people: readonly string[],
  audience: Notice['audience'],
  targeting: TargetingReader,
): Promise<string[]> {
  const readers = await Promise.all(people.map((id) => targeting.of(id)));
  return people.filter((_, index) => isReader(audience, certain(readers[index])));
}

function batchesOf(people: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(people.length / maxRecipients) }, (_, index) =>
    people.slice(index * maxRecipients, (index + 1) * maxRecipients),
  );
}

function nextAttempt(
  { Attempts }: Pick<NotificationRow, 'Attempts'>,
  { extras }: ProblemError,
  now: Date,
): Date {
  const wait = Math.min(maxWait, firstWait * 2 ** Attempts);
  return new Date(now.getTime() + Math.max(wait, (extras.retryAfter ?? 0) * 1_000));
}
