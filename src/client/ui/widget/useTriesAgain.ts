import { useCallback, useEffect, useRef, useState, type RefCallback } from 'react';
import { retryDelay } from '#shared/rules/values/retryDelay';
import type { WidgetFailure, WidgetState } from './widgetState';

/** Milliseconds before a widget tries again, at most. */
const pauses = { first: 20_000, maxLength: 300_000 };

/**
 * Tries again by itself after a failure that may pass, for as long as its place is seen: after up to
 * 20 s, then 40 … 5 minutes, and not before the service wants to be asked.
 * @param failure left out while there is none
 * @param isWell whether the value is there; the pauses begin again with the next failure
 * @param tryAgain left out where nothing can be tried
 * @returns for the element that stands for the failure
 */
export function useTriesAgain(
  failure: WidgetFailure | undefined,
  isWell: boolean,
  tryAgain: (() => void) | undefined,
): RefCallback<HTMLElement> {
  const attempts = useRef(0);
  const latest = useRef(tryAgain);
  const [isSeen, watch] = useSeen();
  useEffect(() => {
    latest.current = tryAgain;
    if (isWell) attempts.current = 0;
  });
  const canTry = tryAgain !== undefined && isSeen;
  useEffect(() => {
    if (!failure || !mayPass(failure) || !canTry) return;
    const wanted = (failure.retryAfterSeconds ?? 0) * 1_000;
    const timer = setTimeout(
      () => {
        attempts.current += 1;
        latest.current?.();
      },
      wanted + retryDelay(attempts.current, undefined, pauses),
    );
    return () => clearTimeout(timer);
  }, [failure, canTry]);
  return watch;
}

/**
 * Tries again by itself; meanwhile the failure stays as it is, and nobody hears of it again. Who
 * presses the button sees that something happens.
 */
export function useFailureKept<T>(state: WidgetState<T>) {
  type Failed = Extract<WidgetState<T>, { state: 'failed' }>;
  const [kept, setKept] = useState<Failed>();
  const isWell = state.state === 'ready' || state.state === 'empty';
  if (kept && isWell) setKept(undefined);
  const failed = state.state === 'failed' ? state : undefined;
  const tryAgain = () => {
    if (!failed) return;
    setKept(failed);
    failed.reload();
  };
  const watch = useTriesAgain(failed?.failure, isWell, failed && tryAgain);
  const reload = () => {
    setKept(undefined);
    (failed ?? kept)?.reload();
  };
  return { shown: state.state === 'loading' && kept ? kept : state, reload, tryAgain, watch };
}

/** No answer, too much to do, or trouble of the service's own; not what it refuses. */
export function mayPass({ status, isSignInNeeded }: WidgetFailure): boolean {
  return !isSignInNeeded && (status === 0 || status === 429 || (status >= 500 && status !== 501));
}

/** Whether an element is in the window, of a page that is seen. */
function useSeen(): [isSeen: boolean, watch: RefCallback<HTMLElement>] {
  const [isNear, setNear] = useState(false);
  const [isVisible, setVisible] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setVisible(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true);
      return;
    }
    const observer = new IntersectionObserver((entries) =>
      setNear(entries.at(-1)?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setNear(false);
    };
  }, []);
  return [isNear && isVisible, watch];
}
