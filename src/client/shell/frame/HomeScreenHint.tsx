import { useState } from 'react';
import { lazyPart } from '../../loading/lazyPart';
import { leftOut, Part } from '../../loading/Part';
import { useHostState } from '../../host/useHostState';
import { isHintClosed, isIos, noteHintClosed } from './isIos';

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
