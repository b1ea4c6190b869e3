import { useEffect } from 'react';
import { showNotice } from '../../data/notices';
import { noticeOffline } from '../../data/connection/handleFailure';
import { reachesServer } from '../../data/connection/reachesServer';
import { isMissingCode } from '../../loading/loadable';
import { onMissingPart } from '../../loading/missingParts';
import { useTexts } from '../../texts/useTexts';

/** Milliseconds: long enough to decide. */
const duration = 20_000;

/**
 * Says why a part of the page did not appear: there is no connection, a newer build has replaced its
 * code and the page is to be reloaded, or it broke.
 */
export function useMissingParts(): void {
  const texts = useTexts();
  useEffect(() => {
    const { text, refresh } = texts.refreshDialog;
    const notify = (isReached: boolean) =>
      isReached
        ? showNotice({
            kind: 'warning',
            text,
            duration,
            action: { text: refresh, run: () => location.reload() },
          })
        : noticeOffline(texts);
    return onMissingPart((error) =>
      isMissingCode(error)
        ? void reachesServer().then(notify)
        : showNotice({ kind: 'error', text: texts.widgets.errors.server, duration }),
    );
  }, [texts]);
}
