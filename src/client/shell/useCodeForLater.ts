import { useEffect } from 'react';
import { LateRefreshDialog } from '../navigation/lateRefreshDialog';
import { NoticeToaster } from './laterParts';

/** Milliseconds: by then the page has long had its content, on a slow network too. */
const delay = 15_000;

/**
 * Fetches, when nothing else is to be done, what is needed just when code can no longer be fetched.
 */
export function useCodeForLater(): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      LateRefreshDialog.loadAhead();
      NoticeToaster.loadAhead();
    }, delay);
    return () => clearTimeout(timer);
  }, []);
}
