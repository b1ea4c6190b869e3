import { useEffect, useState } from 'react';
import { clientListeners, clientState } from '../../platform/clientState';
import { onLookedAt } from '../../platform/moments';
import { useStable } from '../../platform/useStable';

/** Milliseconds between two looks at the time while somebody sees the page. */
const pause = 60_000;

const ticks = clientListeners();
/** Of all texts there is one timer, which runs while there is one of them. */
const running = clientState(() => ({ texts: 0, stop: (): void => undefined }));

/** Words that say how long ago something was: drawn again when they have become other ones. */
export function usePassingWords(write: () => string, isPassing: boolean): string {
  const words = write();
  const [, setShown] = useState(words);
  const writeNow = useStable(write);
  useEffect(
    () => (isPassing ? onTick(() => setShown(writeNow())) : undefined),
    [isPassing, writeNow],
  );
  return words;
}

function onTick(listener: () => void): () => void {
  const { value } = running;
  const unsubscribe = ticks.subscribe(listener);
  value.texts += 1;
  if (value.texts === 1) value.stop = startTicks();
  return () => {
    unsubscribe();
    value.texts -= 1;
    if (value.texts === 0) value.stop();
  };
}

/** Each minute while the page is seen, and as soon as somebody looks at it again. */
function startTicks(): () => void {
  const tick = () => void ticks.notify();
  const timer = setInterval(() => document.visibilityState !== 'hidden' && tick(), pause);
  const stopLooking = onLookedAt(tick);
  return () => {
    clearInterval(timer);
    stopLooking();
  };
}
