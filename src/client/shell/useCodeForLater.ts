import { useEffect } from 'react';
import { loadRefreshDialog } from './loadRefreshDialog';
import { useIdle } from './useIdle';

/** Fetches, once there is nothing else to do, what is needed just when code can no longer be fetched. */
export function useCodeForLater(): void {
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) void loadRefreshDialog();
  }, [isIdle]);
}
