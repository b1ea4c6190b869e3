import { useEffect, useState } from 'react';
import { listenToNotices, type Notice } from '../../data/notices';
import { leftOut, Part } from '../../loading/Part';
import { NoticeToaster } from '../laterParts';

export interface NumberedNotice extends Notice {
  number: number;
}

/** Draws the notices; their code loads with the first one, or before it. */
export function Notices() {
  const [notices, setNotices] = useState<readonly NumberedNotice[]>([]);
  useEffect(
    () =>
      listenToNotices((notice) =>
        setNotices((before) => [
          ...before.slice(-9),
          { ...notice, number: (before.at(-1)?.number ?? 0) + 1 },
        ]),
      ),
    [],
  );
  // With the next notice its code is asked for again.
  return (
    <Part failed={leftOut} chance={notices}>
      {notices.length > 0 && <NoticeToaster notices={notices} />}
    </Part>
  );
}
