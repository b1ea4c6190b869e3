import { setTimeout as pause } from 'node:timers/promises';
import { retentionKinds, retentionSettings } from '#shared/rules/retention';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import type { HandlerDeps } from '../../deps';
import { insertAudit } from '../audits/store';
import { removables } from './removables';
import type { Removable } from './Removable';
import { changeOfRun, claimRun, deleteOldRuns, noteRun, type RunRow } from './runs';

export type RunDeps = Pick<
  HandlerDeps,
  'config' | 'db' | 'changes' | 'targeting' | 'now' | 'log' | 'figures'
>;

/** Milliseconds that a run belongs to a server that says nothing more. */
const leaseTime = 120_000;
const day = 24 * 3_600_000;
/** As the history names who does what nobody does. */
const portal = { upn: 'portal' };

/** Another server has taken the run over. */
class LeaseLost extends Error {
  override name = 'LeaseLost';
}

/**
 * Removes what was kept long enough, where a run is due and no other server is at it. Every batch
 * is a transaction that also counts it, with a pause behind it as long as itself: so nobody waits,
 * and what is interrupted goes on, by this server or another, with the right numbers.
 */
export async function runWhatIsDue(deps: RunDeps, isStopped: () => boolean): Promise<void> {
  const { db, now, log, figures } = deps;
  const run = await claimRun(db, now(), leaseEnd(now()));
  if (!run) return;
  const settings = await deps.targeting.settings();
  const started = performance.now();
  const failed = new Set<RunRow['Failed'][number]>();
  for (const removable of removables(deps)) {
    try {
      await removeAll(deps, run, removable, { settings, isStopped });
    } catch (error) {
      if (error instanceof LeaseLost) return;
      failed.add(removable.kind);
      const reason = error instanceof Error ? error.message : String(error);
      log.warn({ retention: { kind: removable.kind } }, `Could not be removed: ${reason}`);
    }
    if (isStopped()) return void (await noteRun(db, run, { LeasedUntil: null }));
  }
  run.Failed = retentionKinds.filter((kind) => failed.has(kind));
  await finish(deps, run);
  figures?.job('retention', failed.size > 0 ? 'failed' : 'done', now());
  const { Id, Removed, Failed } = run;
  const milliseconds = Math.round(performance.now() - started);
  log.info({ retention: { run: Id, removed: Removed, failed: Failed, milliseconds } }, 'Retention');
}

interface Circumstances {
  settings: FeatureSettings;
  isStopped: () => boolean;
}

async function removeAll(
  deps: RunDeps,
  run: RunRow,
  { kind, change, prepare, removeSome }: Removable,
  { settings, isStopped }: Circumstances,
): Promise<void> {
  const { db, changes, now } = deps;
  const days = settings[retentionSettings[kind]];
  if (days === 0) return;
  await prepare?.(settings, async () => {
    if (isStopped()) throw new Error('The server stops.');
    await keep(db, run, run.Removed, now());
  });
  const before = new Date(now().getTime() - days * day);
  for (let from: unknown, isLast = false; !isLast && !isStopped();) {
    const began = performance.now();
    const changeOf = (removed: number) => (removed > 0 ? change : undefined);
    await changes.commit(db, {}, changeOf, async (transaction, announce) => {
      const batch = await removeSome({ transaction, announce, now: now(), before, from });
      await count(transaction, run, kind, batch.removed, now());
      from = batch.next;
      isLast = batch.next === undefined;
      return batch.removed;
    });
    if (!isLast) await pause(performance.now() - began);
  }
}

/** Counts a batch. */
async function count(
  transaction: RunDeps['db'],
  run: RunRow,
  kind: Removable['kind'],
  removed: number,
  now: Date,
): Promise<void> {
  const counted = { ...run.Removed, [kind]: (run.Removed[kind] ?? 0) + removed };
  await keep(transaction, run, counted, now);
}

/** Keeps the run, and what it has removed so far, for this server. */
async function keep(
  db: RunDeps['db'],
  run: RunRow,
  Removed: RunRow['Removed'],
  now: Date,
): Promise<void> {
  const lease = leaseEnd(now);
  if (!(await noteRun(db, { ...run, Removed }, { LeasedUntil: lease }))) throw new LeaseLost();
  run.Removed = Removed;
  run.LeasedUntil = lease.toISOString();
}

/** The history tells of a run that has removed something. */
async function finish({ db, changes, now }: RunDeps, run: RunRow): Promise<void> {
  const removed = Object.entries(run.Removed).filter(([, amount]) => amount > 0);
  await changes.commit(db, {}, undefined, async (transaction, announce) => {
    const isOurs = await noteRun(transaction, run, { LeasedUntil: null, Finished: now() });
    if (!isOurs) return;
    announce(changeOfRun(run.Id, 'updated'));
    await deleteOldRuns(transaction);
    if (removed.length > 0)
      await insertAudit(
        transaction,
        {
          Resource: 'retention',
          ResourceId: run.Id,
          Action: 'purged',
          values: { Title: now().toISOString().slice(0, 10), ...Object.fromEntries(removed) },
        },
        portal,
        now(),
      );
  });
}

function leaseEnd(now: Date): Date {
  return new Date(now.getTime() + leaseTime);
}
