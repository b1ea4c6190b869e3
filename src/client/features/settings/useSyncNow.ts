import { useState } from 'react';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { useHasLicence, useSession } from '../../data/session/session';
import { showAlert } from '../../data/showAlert';
import { syncChannels } from '../../data/targeting/syncDirectory';
import { notifySync } from '../../data/targeting/useDirectorySync';
import { useLcid } from '../../texts/useLcid';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

interface SyncNow {
  isOffered: boolean;
  isSyncing: boolean;
  sync: () => void;
}

/** Synchronises when the person asks for it, and always says that it was done. */
export function useSyncNow(): SyncNow {
  const { settings } = useSession();
  const hasLicence = useHasLicence();
  const texts = useTexts();
  const locale = useLocale();
  const lcid = useLcid();
  const [isSyncing, setSyncing] = useState(false);
  const sync = async () => {
    setSyncing(true);
    showAlert('interestssyncing');
    try {
      const outcome = await syncChannels({ settings, lcid, signal: new AbortController().signal });
      await notifySync(outcome, locale);
      if (outcome.added === 0) showAlert('interestsselectionsynced');
    } catch (error) {
      handleWriteFailure(error, texts);
    } finally {
      setSyncing(false);
    }
  };
  return {
    isOffered: settings.enableSyncSettings && hasLicence,
    isSyncing,
    sync: () => void (isSyncing || sync()),
  };
}
