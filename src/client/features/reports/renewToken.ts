import type { ReportToken } from '#shared/contract/powerBiFrames';
import { FailureError, type Failure } from '../../data/connection/failure';
import { isRefusal } from '../../data/connection/handleFailure';
import { onLookedAt } from '../../platform/moments';
import { presentTime } from '../../platform/presentTime';

/**
 * Milliseconds before its end at which a token is renewed, so that a report that stays open goes
 * on.
 */
const renewBefore = 120_000;
/** Milliseconds until a renewal that failed is tried again; each further pause is twice as long. */
const firstPause = 5_000;

interface Hearer {
  onToken: (token: ReportToken) => void;
  onFailure: (failure: Failure) => void;
}

/**
 * Asks for a token, and for another before it ends, until the returned function is called. A
 * renewal that fails is tried again while the token still opens its report; a failure is told when
 * it does not any more, or where the person may not have it. Timers stand still while a device
 * sleeps: who looks again has the token renewed at once where that is due.
 */
export function renewToken(
  ask: (signal: AbortSignal) => Promise<ReportToken>,
  { onToken, onFailure }: Hearer,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let held: ReportToken | undefined;
  let isPending = false;
  const request = (pause = firstPause) => {
    isPending = true;
    const come = (token: ReportToken) => {
      if (signal.aborted) return;
      isPending = false;
      held = token;
      onToken(token);
      timer = setTimeout(request, Math.max(renewBefore, millisecondsLeft(token) - renewBefore));
    };
    const fail = (error: unknown) => {
      if (signal.aborted) return;
      if (!(error instanceof FailureError)) throw error;
      isPending = false;
      const left = isRefusal(error.failure) ? 0 : millisecondsLeft(held);
      if (left > 0) timer = setTimeout(request, Math.min(pause, left), pause * 2);
      else {
        held = undefined;
        onFailure(error.failure);
      }
    };
    ask(signal).then(come, fail);
  };
  request();
  const stopLooking = onLookedAt(() => {
    if (isPending || !held || millisecondsLeft(held) > renewBefore) return;
    clearTimeout(timer);
    request();
  });
  return () => {
    stopLooking();
    leaving.abort();
    clearTimeout(timer);
  };
}

/** How long the token still opens its report; 0 for none. */
function millisecondsLeft(token: ReportToken | undefined): number {
  return token ? Math.max(0, Date.parse(token.expiration) - presentTime()) : 0;
}
