let wanted: number | undefined;

/**
 * The banner of this message takes the focus when it appears: what showed it again is gone by then.
 */
export function requestFocusFor(id: number): void {
  wanted = id;
}

/** True once, for the message that was asked for. */
export function takeFocusFor(id: number): boolean {
  if (wanted !== id) return false;
  wanted = undefined;
  return true;
}
