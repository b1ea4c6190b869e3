const name = 'portal-a2hs';
/** Seconds: a year. */
const lifetime = 31_536_000;

/**
 * True on iOS, unless the portal is on the home screen already (SHELL-25). An iPad calls itself a
 * Macintosh, but can be touched.
 */
export function isIos({
  userAgent,
  maxTouchPoints,
  standalone,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean }): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isApple && !standalone;
}

/** True once the person has closed the hint, for a year (SHELL-27, SHELL-40). */
export function isHintClosed(): boolean {
  return document.cookie.split('; ').includes(`${name}=closed`);
}

export function noteHintClosed(): void {
  document.cookie = `${name}=closed; max-age=${lifetime}; path=/; samesite=lax`;
}
