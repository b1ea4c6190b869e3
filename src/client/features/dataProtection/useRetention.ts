import { useState } from 'react';
import type { Retention } from '#shared/contract/people/retention';
import { apiRead } from '../../data/connection/apiRead';
import { callApi } from '../../data/connection/callApi';
import { handleWriteFailure } from '../../data/connection/handleWriteFailure';
import { invalidate } from '../../data/read/invalidate';
import { confirmDone } from '../../data/notices';
import type { ReadState } from '../../data/read/readState';
import { useRead } from '../../data/read/useRead';
import { useTexts } from '../../texts/useTexts';

const read = 'GET /admin/retention';

/** How long what is kept, the last runs, and a run now. */
export function useRetention(): {
  retention: ReadState<Retention>;
  remove: () => void;
  isAsking: boolean;
} {
  const texts = useTexts();
  const { retention: words } = useTexts('dataProtection');
  const [isAsking, setAsking] = useState(false);
  const retention = useRead({ ...apiRead(read, { operation: words.title }), lifetime: 5_000 });
  const remove = async () => {
    setAsking(true);
    try {
      await callApi('POST /admin/retention/runs', { operation: words.operation });
      confirmDone(words.started);
      await invalidate(read);
    } catch (error) {
      handleWriteFailure(error, texts);
    } finally {
      setAsking(false);
    }
  };
  return { retention, remove: () => void remove(), isAsking };
}
