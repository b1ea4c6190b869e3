import { useEffect } from 'react';
import { useSession } from '../data/session/session';

/** Milliseconds: by then the page has its content, so that nothing of it waits for this. */
const delay = 3_000;

/** Keeps on the device what the next visit opens with, unless nothing may stay there (CACHE-19). */
export function useNextVisit(): void {
  const { config, settings } = useSession();
  const { disableLocalStorage } = settings;
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      import('./prepareNextVisit').then(
        ({ prepareNextVisit }) => (stop ??= prepareNextVisit(config, disableLocalStorage)),
        () => undefined,
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      (stop ??= () => undefined)();
    };
  }, [config, disableLocalStorage]);
}
