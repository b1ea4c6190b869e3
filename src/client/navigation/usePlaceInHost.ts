import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { onHostEvent } from '../host/hostEvents';
import { returnTo } from '../ui/leave/leftPlaces';

/**
 * Keeps the place on the page while a host hides its frame: a browser scrolls a hidden frame to its
 * top, and back only where nothing was drawn in it meanwhile. Shown again, the page is where the
 * person left it.
 */
export function usePlaceInHost(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    let top = window.scrollY;
    let end: (() => void) | undefined;
    const note = () => {
      if (isDrawn()) top = window.scrollY;
    };
    const stop = onHostEvent('resume', () => {
      end?.();
      end = returnTo({ top });
    });
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      stop();
      end?.();
      window.removeEventListener('scroll', note);
    };
  }, [pathname]);
}

/** False within a frame that is hidden. */
const isDrawn = () => document.documentElement.getClientRects().length > 0;
