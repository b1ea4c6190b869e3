import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without a letter, and since the first one at most, after which it is told. */
const [pause, maxPause] = [150, 400];

/** Whatever is done with a text begins with one of these. */
const endings = [
  ...['pointerdown', 'click', 'keydown', 'submit', 'focusout'],
  ...['popstate', 'beforeunload', 'pagehide', 'visibilitychange'],
];

function isWriting({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const writes = /^(.|Enter|Backspace|Delete|Shift|Dead|Process|Unidentified|Arrow.+)$/u;
  return !ctrlKey && !metaKey && writes.test(key);
}

/**
 * Calls `tell` when a pause is made in writing: a form that is drawn again at every letter holds up
 * the next one. A press, a command, leaving the field or the page find it told.
 */
export function useTypingPause(notify: () => void): Pick<TypingPause, 'typed' | 'drop'> {
  const onTell = useEffectEvent(notify);
  const [typing] = useState(() => new TypingPause());
  useEffect(() => typing.listen(() => onTell()), [typing]);
  return typing;
}

class TypingPause implements EventListenerObject {
  private notify: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;

  /** A letter was typed. */
  typed(): void {
    if (this.timer === undefined) this.since = performance.now();
    const left = this.since + maxPause - performance.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.notifyDrawn(), Math.max(0, Math.min(pause, left)));
  }

  /** What waits is not to be told any more. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Tells from now on, and hears what ends a pause before anybody else; answers what stops it. */
  listen(notify: () => void): () => void {
    this.notify = notify;
    for (const name of endings) window.addEventListener(name, this, true);
    return () => {
      for (const name of endings) window.removeEventListener(name, this, true);
      this.notifyPending();
    };
  }

  handleEvent(event: Event): void {
    if (this.timer === undefined || (event instanceof KeyboardEvent && isWriting(event))) return;
    // What moves the focus may be React itself.
    if (event.type === 'focusout') this.notifyPending();
    // What is pressed finds a form that knows.
    else this.notifyDrawn();
  }

  /** The form has drawn it before anything else happens. */
  private notifyDrawn(): void {
    flushSync(() => this.notifyPending());
  }

  private notifyPending(): void {
    if (this.timer === undefined) return;
    this.drop();
    this.notify();
  }
}
