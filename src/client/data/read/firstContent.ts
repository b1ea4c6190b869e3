import { clientState } from '../../platform/clientState';

/** Milliseconds that other reads wait at most. */
export const maxWait = 1_000;

interface Waiting {
  drawn: Promise<void>;
  end: () => void;
  isTimed: boolean;
}

const waiting = clientState<Waiting | undefined>(() => undefined);

/**
 * From now on other reads wait until the page's first content is drawn, which has the line and the
 * processor for itself meanwhile.
 */
export function awaitFirstContent(): void {
  let end!: () => void;
  const drawn = new Promise<void>((resolve) => (end = resolve));
  waiting.value = { drawn, end, isTimed: false };
}

/**
 * The first content is drawn, or waits itself for what others read. What waits goes out after the
 * next paint.
 */
export function notifyFirstContent(): void {
  const present = waiting.value;
  if (present) requestAnimationFrame(() => setTimeout(() => goOn(present), 0));
}

/** Resolves when other reads may go out; nothing where none has to wait. */
export function firstContent(): Promise<void> | undefined {
  const present = waiting.value;
  if (!present) return undefined;
  if (!present.isTimed) setTimeout(() => goOn(present), maxWait);
  present.isTimed = true;
  return present.drawn;
}

function goOn(present: Waiting): void {
  present.end();
  if (waiting.value === present) waiting.value = undefined;
}
