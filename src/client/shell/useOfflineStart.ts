import { useEffect } from 'react';
import { useSession } from '../data/session';

/** Once the page has its content: sees to it that the portal opens without a network, unless nothing may stay on the device (CACHE-19). */
export function useOfflineStart(isDue: boolean): void {
  const { disableLocalStorage } = useSession().settings;
  useEffect(() => {
    if (!isDue) return;
    const loading = import('../offline/offlineStart');
    loading.then(({ allowOfflineStart, forbidOfflineStart }) => (disableLocalStorage ? forbidOfflineStart() : allowOfflineStart()), () => undefined);
  }, [isDue, disableLocalStorage]);
}
