import { useEffect, useRef, useState } from 'react';
import {
  Link,
  Toast,
  ToastBody,
  ToastTitle,
  ToastTrigger,
  Toaster,
  makeStyles,
  tokens,
  useId,
  useToastController,
} from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import type { NumberedNotice } from './Notices';
import { fingers } from '../../ui/style/layout';

const useStyles = makeStyles({
  // Fluent puts what floats over a page, dialogs and their dimming among it, at a million. Not by
  // `style`: the toaster writes its place into that object.
  toaster: { zIndex: 1_000_001, marginBottom: 'var(--bottom-bar, 0px)' },
  summary: {
    width: 'fit-content',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    [fingers]: { lineHeight: '44px' },
  },
  details: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/** Snackbars at the edge of the screen, each for its own time (ERRORS-05, ERRORS-49). */
export function NoticeToaster({ notices }: { notices: readonly NumberedNotice[] }) {
  const styles = useStyles();
  const texts = useTexts().notices;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const toasterId = useId('notices');
  const { dispatchToast, dismissToast, updateToast } = useToastController(toasterId);
  const shown = useRef(0);
  useEffect(() => {
    // Before its place is there, nothing could be drawn.
    if (!place) return;
    for (const { number, kind, text, duration, details, action } of notices) {
      if (number <= shown.current) continue;
      shown.current = number;
      const toastId = `${toasterId}-${number}`;
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
          {details && (
            <ToastBody>
              <NoticeDetails
                label={texts.details}
                onToggle={(isOpen) =>
                  isOpen ? updateToast({ toastId, timeout: -1 }) : dismissToast(toastId)
                }
              >
                {details}
              </NoticeDetails>
            </ToastBody>
          )}
        </Toast>,
        { toastId, intent: kind, timeout: duration, pauseOnHover: true },
      );
    }
  }, [notices, place, toasterId, texts, dispatchToast, dismissToast, updateToast]);
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

interface NoticeDetailsProps {
  label: string;
  /** The notice stays for as long as they are open, and goes with them. */
  onToggle: (isOpen: boolean) => void;
  children: string;
}

function NoticeDetails({ label, onToggle, children }: NoticeDetailsProps) {
  const styles = useStyles();
  return (
    <details onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary className={styles.summary}>{label}</summary>
      <code className={styles.details}>{children}</code>
    </details>
  );
}
