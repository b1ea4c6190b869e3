import { useState } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { leftOut, Part } from '../../loading/Part';
import { useHostState } from '../../host/useHostState';

const name = 'portal-a2hs';
/** Seconds: a year. */
const lifetime = 31_536_000;

/**
 * True on iOS, unless the portal is on the home screen already (SHELL-25). An iPad calls itself a
 * Macintosh, but can be touched.
 */
function isIos({
  userAgent,
  maxTouchPoints,
  standalone,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> & { standalone?: boolean }): boolean {
  const isApple =
    /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
  return isApple && !standalone;
}

/**
 * True once the person has closed the hint, for a year from their last visit (SHELL-27, SHELL-40).
 */
function isHintClosed(): boolean {
  const isClosed = document.cookie.split('; ').includes(`${name}=closed`);
  // Safari forgets a cookie of a page after seven days: each visit begins them anew.
  if (isClosed) noteHintClosed();
  return isClosed;
}

function noteHintClosed(): void {
  document.cookie = `${name}=closed; max-age=${lifetime}; path=/; samesite=lax`;
}

const HomeScreenBanner = lazyPart(() => import('./HomeScreenBanner'), 'HomeScreenBanner');

/**
 * On iOS, in a browser, offers to put the portal on the home screen until the person closes it
 * (SHELL-25, SHELL-27).
 */
export function HomeScreenHint() {
  const isInBrowser = useHostState().place === 'browser';
  const [isShown, setShown] = useState(() => isIos(navigator) && !isHintClosed());
  const close = () => {
    noteHintClosed();
    setShown(false);
  };
  return (
    isShown &&
    isInBrowser && (
      <Part failed={leftOut}>
        <HomeScreenBanner close={close} />
      </Part>
    )
  );
}
