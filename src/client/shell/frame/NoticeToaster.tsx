import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import {
  Link,
  Toast,
  ToastBody,
  ToastTitle,
  ToastTrigger,
  Toaster,
  makeStyles,
  tokens,
  typographyStyles,
  useId,
  useToastController,
} from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import type { NumberedNotice } from './Notices';
import { fingers } from '../../ui/style/layout';

const useStyles = makeStyles({
  // Outside of the page it has no look but its own.
  root: { ...typographyStyles.body1, color: tokens.colorNeutralForeground1 },
  // Fluent puts what floats over a page, dialogs and their dimming among it, at a million. Not by
  // `style`: the toaster writes its place into that object.
  toaster: {
    zIndex: 1_000_001,
    // Of all together: Fluent gives this class to each of them as well.
    '&[role="list"]': { marginBottom: 'max(var(--bottom-bar, 0px), var(--form-actions, 0px))' },
  },
  // On one line with what was done, which is as high.
  action: { alignItems: 'baseline' },
  button: { lineHeight: 'inherit' },
  // Told to those who have one.
  key: {
    marginInlineStart: tokens.spacingHorizontalS,
    padding: `0 ${tokens.spacingHorizontalXS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusSmall,
    color: tokens.colorNeutralForeground3,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase200,
    [fingers]: { display: 'none' },
  },
  summary: {
    width: 'fit-content',
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    [fingers]: { lineHeight: '44px' },
  },
  details: { fontFamily: tokens.fontFamilyMonospace, overflowWrap: 'anywhere' },
});

/** Leads to the last notice, also out of a dialog; Escape and what is chosen lead back. */
const noticeKey = 'F8';

/**
 * Whether a key leads from the page to the last notice. Within the notices it leads there as well,
 * but the way back stays the one to the page.
 */
function leadsIn({ key, target }: KeyboardEvent, place: HTMLElement | null): boolean {
  if (key !== noticeKey) return false;
  if (!place?.contains(target as Node)) return true;
  const shown = place.querySelectorAll<HTMLElement>('[role="list"] > [role="listitem"]');
  shown[shown.length - 1]?.focus();
  return false;
}

/** For what stays within reach for a moment after it was pressed. */
function onlyOnce(run: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    run();
  };
}

/** Snackbars at the edge of the screen, each for its own time (ERRORS-05, ERRORS-49). */
export function NoticeToaster({ notices }: { notices: readonly NumberedNotice[] }) {
  const styles = useStyles();
  const texts = useTexts().notices;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const toasterId = useId('notices');
  const { dispatchToast, dismissToast, updateToast } = useToastController(toasterId);
  const shown = useRef(0);
  const before = useRef<HTMLElement | null>(null);
  const noteBefore = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      before.current = relatedTarget;
  };
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
              action && {
                className: styles.action,
                children: (
                  <NoticeAction text={action.text} run={onlyOnce(action.run)} before={before} />
                ),
              }
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
  }, [notices, place, toasterId, styles, texts, dispatchToast, dismissToast, updateToast]);
  return createPortal(
    // Outside of the page, which nobody hears while a dialog is open: what a dialog says is heard,
    // and can be undone.
    <section
      ref={setPlace}
      className={styles.root}
      aria-label={`${texts.region} (${noticeKey})`}
      data-tabster-never-hide
      onFocus={noteBefore}
    >
      {place && (
        <Toaster
          className={styles.toaster}
          toasterId={toasterId}
          shortcuts={{ focus: (event) => leadsIn(event, place) }}
          position="bottom-end"
          mountNode={place}
        />
      )}
    </section>,
    document.body,
  );
}

interface NoticeActionProps {
  text: string;
  run: () => void;
  /** Where the person was before the focus came to a notice. */
  before: RefObject<HTMLElement | null>;
}

function NoticeAction({ text, run, before }: NoticeActionProps) {
  const styles = useStyles();
  return (
    <>
      <ToastTrigger>
        <Link
          className={styles.button}
          onClick={({ currentTarget }) => {
            leave(currentTarget, before.current);
            run();
          }}
        >
          {text}
        </Link>
      </ToastTrigger>
      <kbd className={styles.key}>{noticeKey}</kbd>
    </>
  );
}

/**
 * Leads from what was chosen back to where the person was. The focus would go on to the next notice,
 * which says what has come of it and has nothing to choose; with the focus, it would never go.
 */
function leave(chosen: HTMLElement, before: HTMLElement | null): void {
  if (document.activeElement !== chosen) return;
  chosen.blur();
  before?.focus({ preventScroll: true });
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
