import { useCallback } from 'react';
import { showNotice } from '../data/notices';
import { errorNoticeDuration } from '../data/connection/handleFailure';
import { useTexts } from '../texts/useTexts';

/** Says that a licence is missing for what was to be opened (LICENCE-15, LICENCE-16). */
export function useUnlicensedNotice(): () => void {
  const text = useTexts().guard.unlicensed;
  return useCallback(
    () => showNotice({ kind: 'warning', text, duration: errorNoticeDuration }),
    [text],
  );
}
