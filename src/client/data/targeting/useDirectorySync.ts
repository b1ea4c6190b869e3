import { useEffect } from 'react';
import { plural } from '../../texts/plural';
import { useLcid } from '../../texts/useLcid';
import { useLocale } from '../../texts/useLocale';
import { loadTopic } from '../../texts/catalogues';
import { FailureError } from '../connection/failure';
import { logFailure } from '../connection/handleFailure';
import { showNotice } from '../notices';
import { useDay } from '../useDay';
import { useSession } from '../session/session';
import { showAlert } from '../showAlert';
import {
  isSyncDue,
  leaveGoneChannels,
  syncChannels,
  syncLanguages,
  type SyncOutcome,
} from './syncDirectory';

/** Milliseconds that people are told that channels were removed. */
const removalDuration = 5_000;

/** Says what a synchronisation has changed (CHANNELS-15, CHANNELS-19, CHANNELS-20). */
export async function notifySync({ added, gone }: SyncOutcome, locale: string): Promise<void> {
  if (added > 0) showAlert('interestsselectionsynced');
  if (gone === 0) return;
  const { interests } = await loadTopic('settings');
  showNotice({
    kind: 'info',
    text: plural(interests.removed, gone, locale),
    duration: removalDuration,
  });
}

/**
 * Keeps the person's channels and languages in step with the directory, where the organisation wants
 * that, and without the channels that are gone; once a day, not while they choose themselves
 * (CHANNELS-16 to CHANNELS-18, LANG-12, LANG-13).
 */
export function useDirectorySync(pathname: string): void {
  const { settings, licensed, isLicenceKnown } = useSession();
  const lcid = useLcid();
  const locale = useLocale();
  const isWanted = isLicenceKnown && !/\/settings\/?$/i.test(pathname);
  // A page that stays open for weeks is kept in step, too.
  const day = useDay();
  const asksDirectory = settings.enableUserChannelAutoSync && licensed;
  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const channels = async () => {
      if (!isSyncDue(asksDirectory ? 'channels' : 'goneChannels')) return;
      const outcome = asksDirectory
        ? await syncChannels({ settings, lcid, signal })
        : await leaveGoneChannels({ settings, lcid, signal });
      // It is done all the same where the words for it cannot be loaded.
      await notifySync(outcome, locale).catch(() => undefined);
    };
    const languages = async () => {
      if (licensed && isSyncDue('languages')) await syncLanguages({ lcid, signal });
    };
    // Nobody has asked for it, so nobody is told when it fails; it is tried again at the next
    // visit. That one fails is nothing to the other.
    const failed = (error: unknown) => {
      if (signal.aborted) return;
      if (!(error instanceof FailureError)) throw error;
      logFailure(error.failure);
    };
    void channels().catch(failed).then(languages).catch(failed);
    return () => leaving.abort();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- other texts or settings are no reason to do it again
  }, [isWanted, asksDirectory, licensed, day]);
}
