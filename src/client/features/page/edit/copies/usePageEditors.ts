import { useEffect, useState } from 'react';
import type { PageEditor } from '#shared/contract/pages/pages';
import { apiRead } from '../../../../data/connection/apiRead';
import { callApi } from '../../../../data/connection/callApi';
import { useRead } from '../../../../data/read/useRead';

/** Milliseconds after which a window says again that it has the page open; half of what counts. */
const again = 30_000;

/**
 * Says that this window has a page open, and answers who else has. The hub tells of those who come
 * and go. That it cannot be said is no trouble of whoever writes.
 */
export function usePageEditors(id: number | undefined, operation: string): PageEditor[] {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (id === undefined) return;
    const Window = crypto.randomUUID();
    const say = () =>
      callApi('PUT /pages/{id}/editing', { params: { id }, body: { Window }, operation }).then(
        () => setOpen(true),
        () => undefined,
      );
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
      clearInterval(timer);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [id, operation]);
  const state = useRead({
    ...apiRead('GET /pages/{id}/editing', { params: { id: id ?? 0 }, operation }),
    isWanted: isOpen && id !== undefined,
    isFresh: true,
  });
  return state.state === 'ready' ? state.value.filter(({ IsMe }) => !IsMe) : [];
}
