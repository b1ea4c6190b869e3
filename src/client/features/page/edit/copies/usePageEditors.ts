import { useEffect, useState } from 'react';
import type { PageEditor } from '#shared/contract/pages/pages';
import { apiRead } from '../../../../data/connection/apiRead';
import { callApi } from '../../../../data/connection/callApi';
import { connection } from '../../../../data/connection/connection';
import type { ReadKey } from '../../../../data/read/readKey';
import { isRunning } from '../../../../data/read/runningReads';
import { useReplace } from '../../../../data/read/useReplace';
import { useRead } from '../../../../data/read/useRead';

/** Milliseconds after which a window says again that it has the page open; half of what counts. */
const again = 30_000;

/**
 * Says that this window has a page open, and answers who else has, as the server says each time. The
 * hub tells of those who come and go meanwhile. That it cannot be said is no trouble of whoever writes.
 */
export function usePageEditors(id: number | undefined, operation: string): PageEditor[] {
  const [isOpen, setOpen] = useState(false);
  const replace = useReplace();
  const stored = apiRead('GET /pages/{id}/editing', { params: { id: id ?? 0 }, operation });
  const { key } = stored;
  useEffect(() => {
    if (id === undefined) return;
    const Window = crypto.randomUUID();
    let isLeft = false;
    const say = async () => {
      const saidAt = new Date().toISOString();
      const put = callApi('PUT /pages/{id}/editing', {
        params: { id },
        body: { Window },
        operation,
      });
      const editors = await put.catch(() => undefined);
      if (isLeft || !editors) return;
      if (!isReadSince(key, saidAt)) replace(key, () => editors, editors);
      setOpen(true);
    };
    const close = () =>
      void callApi('DELETE /pages/{id}/editing/{window}', {
        params: { id, window: Window },
        operation,
        keepalive: true,
      }).catch(() => undefined);
    void say();
    const timer = setInterval(() => void say(), again);
    window.addEventListener('pagehide', close);
    return () => {
      isLeft = true;
      clearInterval(timer);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [id, operation, key, replace]);
  const state = useRead({ ...stored, isWanted: isOpen && id !== undefined });
  return state.state === 'ready' ? state.value.filter(({ IsMe }) => !IsMe) : [];
}

/** Was the list asked for since, because somebody came or went? Then its answer is the newer one. */
function isReadSince(key: ReadKey, time: string): boolean {
  return isRunning(key) || (connection().cache.last(key)?.AddedToCache ?? '') > time;
}
