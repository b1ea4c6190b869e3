import type { ComponentId } from '#shared/realtime';
import type { FeatureSettings } from '#shared/rules/settings/settings';
import { componentStates } from '../data/components/componentStates';
import { portalComponents } from '../data/components/portalComponents';
import { lastVisit } from '../data/components/visits';
import { FailureError } from '../data/connection/failure';
import { logFailure } from '../data/connection/handleFailure';
import { invalidate } from '../data/read/invalidate';
import { onAbort } from '../platform/onAbort';

/** Milliseconds after which a component is asked again (BADGE-02). */
export const checkInterval = 30 * 60_000;

interface Check {
  /** Components of other routes than the one that is shown (BADGE-01). */
  ids: readonly ComponentId[];
  settings: FeatureSettings;
  signal: AbortSignal;
}

/**
 * Asks the components for new content that are due (BADGE-01 to BADGE-09); where there is some, the
 * content is read again and the badge shows.
 */
export async function checkForNewContent({ ids, settings, signal }: Check): Promise<void> {
  if (!settings.enableUpdateChecksForNewContent) return;
  await Promise.all(
    ids
      .filter((id) => mayBeAsked(id, settings) && isDue(id))
      .map((id) => ask(id, { signal, settings })),
  );
}

/**
 * Not what shows its badge already (BADGE-03), what the person has hidden, or what the organisation
 * does not use.
 */
function mayBeAsked(id: ComponentId, settings: FeatureSettings): boolean {
  const { hasNewSince, isUsed } = portalComponents[id];
  const { ShowBadge, Hidden } = componentStates().of(id);
  return (
    hasNewSince !== undefined &&
    !ShowBadge &&
    !Hidden &&
    (isUsed?.(settings) ?? true) &&
    lastVisit(id) !== undefined
  );
}

function isDue(id: ComponentId): boolean {
  const { LastCheckedForNewContent: last } = componentStates().of(id);
  const age = last === null ? Infinity : Date.now() - Date.parse(last);
  // The device's clock was ahead then: when it was nobody knows.
  return age > checkInterval || age < 0;
}

/**
 * BADGE-06. A check that fails is repeated when it is next due; nobody has asked for it, so nobody
 * is told.
 */
async function ask(
  id: ComponentId,
  { signal, settings }: Pick<Check, 'signal' | 'settings'>,
): Promise<void> {
  const { hasNewSince, reads, readsWhenFound = reads } = portalComponents[id];
  const states = componentStates();
  const { LastCheckedForNewContent: before } = states.of(id);
  states.update({ ComponentId: id, LastCheckedForNewContent: new Date().toISOString() });
  // Who goes on before the answer is there has asked nothing yet.
  const stay = onAbort(signal, () =>
    states.update({ ComponentId: id, LastCheckedForNewContent: before }),
  );
  try {
    if (!(await hasNewSince!(lastVisit(id)!, signal, settings).finally(stay))) return;
    states.update({ ComponentId: id, ShowBadge: true });
    await invalidate(...readsWhenFound);
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof FailureError)) throw error;
    logFailure(error.failure);
  }
}
