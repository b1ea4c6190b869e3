import { useEffect, useRef, useState } from 'react';
import {
  Link,
  Toast,
  ToastTitle,
  ToastTrigger,
  Toaster,
  makeStyles,
  useId,
  useToastController,
} from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';
import type { NumberedNotice } from './Notices';

const useStyles = makeStyles({
  // Fluent puts what floats over a page, dialogs and their dimming among it, at a million. Not by
  // `style`: the toaster writes its place into that object.
  toaster: { zIndex: 1_000_001 },
});

/** Snackbars at the edge of the screen, each for its own time (ERRORS-05, ERRORS-49). */
export function NoticeToaster({ notices }: { notices: readonly NumberedNotice[] }) {
  const styles = useStyles();
  const texts = useTexts().notices;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const toasterId = useId('notices');
  const { dispatchToast } = useToastController(toasterId);
  const shown = useRef(0);
  useEffect(() => {
    // Before its place is there, nothing could be drawn.
    if (!place) return;
    for (const { number, kind, text, duration, action } of notices) {
      if (number <= shown.current) continue;
      shown.current = number;
      dispatchToast(
        <Toast>
          <ToastTitle
            action={
              action && (
                <ToastTrigger>
                  <Link onClick={action.run}>{action.text}</Link>
                </ToastTrigger>
              )
            }
          >
            {text}
          </ToastTitle>
        </Toast>,
        { intent: kind, timeout: duration, pauseOnHover: true },
      );
    }
  }, [notices, place, dispatchToast]);
  return (
    <section ref={setPlace} aria-label={texts.region}>
      {place && (
        <Toaster
          className={styles.toaster}
          toasterId={toasterId}
          position="bottom-end"
          mountNode={place}
        />
      )}
    </section>
  );
}
