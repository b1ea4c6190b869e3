import { giveUpUnsaved, isUnsaved, onUnsavedChange, type UnsavedPlace } from '../ui/leave/unsaved';
import { clientListeners, clientState } from '../platform/clientState';

/** A way out that was held back; `go` takes it. */
export interface HeldLeave {
  go: () => void;
}

const listeners = clientListeners();
const held = clientState<HeldLeave | undefined>(() => undefined);

/** Takes a way out, after the person was asked where something would be lost on it. */
export function leave(place: UnsavedPlace, go: () => void): void {
  if (isUnsaved(place)) hold(go);
  else go();
}

/**
 * Leaves the portal as a whole, after the person was asked where something would be lost by it; the
 * browser then does not ask once more.
 */
export function leavePortal(go: () => void): void {
  const giveUp = () => {
    giveUpUnsaved();
    go();
  };
  if (isUnsaved()) hold(giveUp);
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

/** The way out that is held back at the moment; undefined when none is. */
export function heldLeave(): HeldLeave | undefined {
  return held.value;
}

export function onHeldLeave(listener: () => void): () => void {
  return listeners.subscribe(listener);
}

/** Lets the browser ask before it leaves the portal, while something has not been saved. */
export function watchUnsaved(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  const follow = () => {
    if (isUnsaved()) return window.addEventListener('beforeunload', ask);
    window.removeEventListener('beforeunload', ask);
    if (held.value) stay();
  };
  const unfollow = onUnsavedChange(follow);
  follow();
  return () => {
    unfollow();
    window.removeEventListener('beforeunload', ask);
  };
}

function notify(next: HeldLeave | undefined): void {
  held.value = next;
  listeners.notify();
}
