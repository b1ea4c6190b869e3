import { useState } from 'react';
import { callApi } from '../../data/connection/callApi';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { invalidate } from '../../data/read/invalidate';
import { channelReads, languageReads } from '../../data/portalReads/termReads';
import { showAlert } from '../../data/showAlert';
import { useTexts } from '../../texts/useTexts';

/** Clears the channel cache of the portal, and confirms it (ADMIN-17, ERRORS-43). */
export function useClearChannelCache(): { clear: () => void; isClearing: boolean } {
  const texts = useTexts();
  const { channelCache } = useTexts('dashboards');
  const [isClearing, setClearing] = useState(false);
  const clear = async () => {
    setClearing(true);
    try {
      await callApi('DELETE /channelterms/cache', { operation: channelCache.operation });
      await invalidate(...channelReads, ...languageReads);
      showAlert('channelcachecleared');
    } catch (error) {
      handleWriteFailure(error, texts);
    } finally {
      setClearing(false);
    }
  };
  return { clear: () => void (isClearing || clear()), isClearing };
}
