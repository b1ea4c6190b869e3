import { isUnsaved, onUnsavedChange, type UnsavedPlace } from '../ui/leave/unsaved';

/** A way out that was held back; `go` takes it. */
export interface HeldLeave {
  go: () => void;
}

const listeners = new Set<() => void>();
let held: HeldLeave | undefined;

/** Takes a way out, after the person was asked where something would be lost on it. */
export function leave(place: UnsavedPlace, go: () => void): void {
  if (isUnsaved(place)) hold(go);
  else go();
}

/** Asks before `go` is taken. */
export function hold(go: () => void): void {
  const leaveNow = () => {
    stay();
    go();
  };
  notify({ go: leaveNow });
}

/** The person stays. */
export function stay(): void {
  notify(undefined);
}

/** What is held back at the moment; nothing when nothing is. */
export function heldLeave(): HeldLeave | undefined {
  return held;
}

export function onHeldLeave(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Lets the browser ask before it leaves the portal, while something has not been saved. */
export function watchUnsaved(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const follow = () => {
    if (isUnsaved()) return window.addEventListener('beforeunload', ask);
    window.removeEventListener('beforeunload', ask);
    if (held) stay();
  };
  const unfollow = onUnsavedChange(follow);
  follow();
  return () => {
    unfollow();
    window.removeEventListener('beforeunload', ask);
  };
}

function notify(next: HeldLeave | undefined): void {
  held = next;
  for (const listener of listeners) listener();
}
