import { Activity, useEffectEvent, useLayoutEffect, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom';
import { isUnsaved } from '../ui/leave/unsaved';
import type { Visit } from './useVisits';

interface KeptPageProps {
  visit: Visit;
  isShown: boolean;
  /** Called when the page is left in a state that it is not to have when it is opened again. */
  onLost: (pathname: string) => void;
  children: ReactNode;
}

/**
 * A page that stays as it is while another one is shown: hidden, without effects, listeners and
 * requests, and there at once when it is opened again.
 */
export function KeptPage({ visit, isShown, onLost, children }: KeptPageProps) {
  const { pathname } = visit.location;
  return (
    <div
      hidden={!isShown}
      data-page={pathname}
      // Without it Fluent takes parts of a hidden chart for the next stop of the Tab key.
      style={isShown ? undefined : { visibility: 'hidden' }}
    >
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <LocationContext value={visit}>
          {children}
          <Leaving onLeave={() => mustBeginAnew(visit.location) && onLost(pathname)} />
        </LocationContext>
      </Activity>
    </div>
  );
}

/** Calls back when the page that it is part of is hidden. */
export function Leaving({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave);
  useLayoutEffect(() => () => leave(), []);
  return null;
}

const overThePage = ['dialog', 'alertdialog', 'menu']
  .map((role) => `[role="${role}"]:not([data-of-shell])`)
  .join();
const running = 'iframe, video, audio';

/**
 * A frame goes on unseen; whatever was given up, or stood open over the page, does not come back. A
 * dialog of the address is not the page's, and neither is a menu of the shell that led away from it.
 */
function mustBeginAnew({ pathname, search }: Visit['location']): boolean {
  const hasOwnDialog =
    !new URLSearchParams(search).has('modal') && document.querySelector(overThePage) !== null;
  const page = document.querySelector(`[data-page="${pathname}"]`);
  return hasOwnDialog || isUnsaved() || Boolean(page?.querySelector(running));
}
