import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** Milliseconds without a letter, and since the first one at most, after which it is told. */
const [pause, longest] = [150, 400];

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
 * Calls `tell` when a pause is made in writing: a form that is drawn anew at every letter holds up
 * the next one. A press, a command, leaving the field or the page find it told.
 */
export function useTypingPause(tell: () => void): Pick<TypingPause, 'typed' | 'drop'> {
  const onTell = useEffectEvent(tell);
  const [typing] = useState(() => new TypingPause());
  useEffect(() => typing.listen(() => onTell()), [typing]);
  return typing;
}

class TypingPause implements EventListenerObject {
  private tell: () => void = () => undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = 0;

  /** A letter was typed. */
  typed(): void {
    if (this.timer === undefined) this.since = performance.now();
    const left = this.since + longest - performance.now();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.tellDrawn(), Math.max(0, Math.min(pause, left)));
  }

  /** What waits is not to be told any more. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  /** Tells from now on, and hears what ends a pause before anybody else; answers what stops it. */
  listen(tell: () => void): () => void {
    this.tell = tell;
    for (const name of endings) window.addEventListener(name, this, true);
    return () => {
      for (const name of endings) window.removeEventListener(name, this, true);
      this.tellPending();
    };
  }

  handleEvent(event: Event): void {
    if (this.timer === undefined || (event instanceof KeyboardEvent && isWriting(event))) return;
    // What moves the focus may be React itself.
    if (event.type === 'focusout') this.tellPending();
    // What is pressed finds a form that knows.
    else this.tellDrawn();
  }

  /** The form has drawn it before anything else happens. */
  private tellDrawn(): void {
    flushSync(() => this.tellPending());
  }

  private tellPending(): void {
    if (this.timer === undefined) return;
    this.drop();
    this.tell();
  }
}
