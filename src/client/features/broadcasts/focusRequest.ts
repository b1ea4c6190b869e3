import { clientState } from '../../platform/clientState';

const wanted = clientState<number | undefined>(() => undefined);

/**
 * The banner of this message takes the focus when it appears: what showed it again is gone by then.
 */
export function requestFocusFor(id: number): void {
  wanted.value = id;
}

/** Whether the banner of this message is waited for. */
export function isFocusRequestedFor(id: number): boolean {
  return wanted.value === id;
}

/** The message does not come: later it takes the keyboard from nobody. */
export function dropFocusRequest(id: number): void {
  if (wanted.value === id) wanted.value = undefined;
}

/** True once, for the message that was asked for. */
export function takeFocusFor(id: number): boolean {
  if (wanted.value !== id) return false;
  wanted.value = undefined;
  return true;
}
