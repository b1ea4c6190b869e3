import { useEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { connection } from '../connection/connection';
import { swrCache } from '../cache/swrCache';
import { isShown } from '../read/runningReads';

const settings: SWRConfiguration = {
  provider: () => swrCache(connection().cache),
  // Asking again is decided in send(): by status, by method and by what the service says.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  // Nobody listens for slow reads; a timer for each of them would only keep running.
  loadingTimeout: 0,
  // Reads are joined while they run, not for a while after.
  dedupingInterval: 0,
};

/** Keeps what is on screen for one person; below it `useRead` works. */
export function DataProvider({ children }: { children: ReactNode }) {
  return (
    <SWRConfig value={settings}>
      <RefreshConnection />
      {children}
    </SWRConfig>
  );
}

/** Lets `invalidate()` reach what is on screen. */
function RefreshConnection() {
  const { mutate, cache } = useSWRConfig();
  useEffect(() => {
    const own = connection();
    let isGone = false;
    own.refresh = async (accepts) => {
      for (const key of [...cache.keys()]) if (accepts(key) && !isShown(key)) cache.delete(key);
      // Content on screen can go while it is read again; then there is nothing left to refresh.
      await mutate((key) => !isGone && typeof key === 'string' && accepts(key)).catch(
        (error: unknown) => {
          if (!isGone) throw error;
        },
      );
    };
    return () => {
      isGone = true;
      own.refresh = async () => undefined;
    };
  }, [mutate, cache]);
  return null;
}
