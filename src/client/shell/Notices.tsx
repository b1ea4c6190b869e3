import { Suspense, lazy, useEffect, useState } from 'react';
import { listenToNotices, type Notice } from '../data/notices';

const NoticeToaster = lazy(() => import('./NoticeToaster').then(({ NoticeToaster: component }) => ({ default: component })));

export interface NumberedNotice extends Notice {
  number: number;
}

/** Draws the notices; their code loads with the first one. */
export function Notices() {
  const [notices, setNotices] = useState<readonly NumberedNotice[]>([]);
  useEffect(() => listenToNotices((notice) => setNotices((before) => [...before.slice(-9), { ...notice, number: (before.at(-1)?.number ?? 0) + 1 }])), []);
  return notices.length > 0 && <Suspense><NoticeToaster notices={notices} /></Suspense>;
}
