import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without a letter, and since the first one at most, after which it is notified. */
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
 * Calls `notify` when a pause is made in writing: a form that is drawn again at every letter holds
 * up the next one. It has been called before a press, a command, or leaving the field or the page.
 */
export function useTypingPause(notify: () => void): Pick<TypingPause, 'typed' | 'drop'> {
  const onPause = useEffectEvent(notify);
  const [typing] = useState(() => new TypingPause());
  useEffect(() => typing.listen(() => onPause()), [typing]);
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

  /** Discards the pending notification. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /**
   * Notifies from now on, and gets what ends a pause before anybody else; answers what stops it.
   */
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
    // React itself may move the focus.
    if (event.type === 'focusout') this.notifyPending();
    // A control that is pressed finds a form that knows.
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
