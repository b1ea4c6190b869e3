import { useEffect } from 'react';
import { useSession } from '../data/session';
import { NoticeToaster } from './laterParts';

/** Milliseconds: by then the page has its content, so that nothing of it waits for this. */
const delay = 8_000;

/**
 * Sees to it that the portal opens without a network, and can then say so, unless nothing may stay
 * on the device (CACHE-19).
 */
export function useOfflineStart(): void {
  const { disableLocalStorage } = useSession().settings;
  useEffect(() => {
    const timer = setTimeout(() => void prepare(disableLocalStorage).catch(() => undefined), delay);
    return () => clearTimeout(timer);
  }, [disableLocalStorage]);
}

async function prepare(isForbidden: boolean): Promise<void> {
  const [{ allowOfflineStart, forbidOfflineStart }] = await Promise.all([
    import('../offline/offlineStart'),
    NoticeToaster.load(),
  ]);
  await (isForbidden ? forbidOfflineStart() : allowOfflineStart());
}
