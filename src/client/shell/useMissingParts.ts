import { useEffect } from 'react';
import { showNotice } from '../data/notices';
import { noticeOffline } from '../data/handleFailure';
import { reachesServer } from '../data/reachesServer';
import { useTexts } from '../texts/useTexts';
import { onMissingPart } from '../ui/lazyPart';

/** Milliseconds: long enough to decide. */
const duration = 20_000;

/**
 * Says why a part of the page did not appear: there is no connection, or a newer build has replaced
 * its code and the page is to be reloaded.
 */
export function useMissingParts(): void {
  const texts = useTexts();
  useEffect(() => {
    const { text, refresh } = texts.refreshDialog;
    const tell = (isReached: boolean) =>
      isReached
        ? showNotice({
            kind: 'warning',
            text,
            duration,
            action: { text: refresh, run: () => location.reload() },
          })
        : noticeOffline(texts);
    return onMissingPart(() => void reachesServer().then(tell));
  }, [texts]);
}
