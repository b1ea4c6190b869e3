import { useEffect, useRef } from 'react';
import { Toast, ToastTitle, Toaster, useId, useToastController } from '@fluentui/react-components';
import type { NumberedNotice } from './Notices';

/** Snackbars at the edge of the screen, each for its own time (ERRORS-05, ERRORS-49). */
export function NoticeToaster({ notices }: { notices: readonly NumberedNotice[] }) {
  const toasterId = useId('notices');
  const { dispatchToast } = useToastController(toasterId);
  const shown = useRef(0);
  useEffect(() => {
    for (const { number, kind, text, duration } of notices) {
      if (number <= shown.current) continue;
      shown.current = number;
      dispatchToast(<Toast><ToastTitle>{text}</ToastTitle></Toast>, { intent: kind, timeout: duration, pauseOnHover: true });
    }
  }, [notices, dispatchToast]);
  return <Toaster toasterId={toasterId} position="bottom-end" />;
}
