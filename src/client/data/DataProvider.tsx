import { useEffect, type ReactNode } from 'react';
import { SWRConfig, useSWRConfig, type SWRConfiguration } from 'swr';
import { connection } from './connection';

const settings: SWRConfiguration = {
  provider: () => new Map(),
  // Asking again is decided in send(): by status, by method and by what the service says.
  shouldRetryOnError: false,
  revalidateOnFocus: false,
  // Joining reads is decided in runningReads.
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
  const { mutate } = useSWRConfig();
  useEffect(() => {
    const own = connection();
    own.refresh = async (accepts) => {
      await mutate((key) => typeof key === 'string' && accepts(key));
    };
    return () => {
      own.refresh = async () => undefined;
    };
  }, [mutate]);
  return null;
}
