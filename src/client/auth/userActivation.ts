/** True right after a click or a key: only then do browsers let a window open. */
export function isUserActive(): boolean {
  return navigator.userActivation?.isActive ?? true;
}
