import { useEffect, useState } from 'react';
import { listenToNotices, type Notice } from '../data/notices';
import { loadNoticeToaster } from './loadNoticeToaster';

export interface NumberedNotice extends Notice {
  number: number;
}

type Toaster = Awaited<ReturnType<typeof loadNoticeToaster>>;

/** Draws the notices; their code loads with the first one, or before it. */
export function Notices() {
  const [notices, setNotices] = useState<readonly NumberedNotice[]>([]);
  const [Toaster, setToaster] = useState<Toaster>();
  useEffect(
    () =>
      listenToNotices((notice) => {
        setNotices((before) => [
          ...before.slice(-9),
          { ...notice, number: (before.at(-1)?.number ?? 0) + 1 },
        ]);
        loadNoticeToaster().then(
          (loaded) => setToaster(() => loaded),
          () => undefined,
        );
      }),
    [],
  );
  return Toaster && <Toaster notices={notices} />;
}
