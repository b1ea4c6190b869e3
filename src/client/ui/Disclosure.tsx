import { useState, type ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { focusRing, oneLine } from './style/layout';

const useStyles = makeStyles({
  summary: {
    ...focusRing(),
    width: 'fit-content',
    minHeight: '32px',
    paddingTop: tokens.spacingVerticalSNudge,
    paddingBottom: tokens.spacingVerticalSNudge,
    cursor: 'pointer',
    color: tokens.colorBrandForegroundLink,
    borderRadius: tokens.borderRadiusMedium,
    ':hover': { textDecorationLine: 'underline' },
    '@media (max-width: 767.98px)': {
      minHeight: '44px',
      paddingTop: tokens.spacingVerticalM,
      boxSizing: 'border-box',
    },
  },
  oneLine: { ...oneLine, boxSizing: 'border-box', maxWidth: '100%' },
});

interface DisclosureProps {
  summary: string;
  /** Opens it by itself, e.g. because something within is wrong. */
  isNeeded?: boolean;
  /** What is within is drawn when it is first opened. */
  isLate?: boolean;
  /** A long summary is cut. */
  isOneLine?: boolean;
  children: ReactNode;
}

/** Something that is read only when wanted: a line that opens it. */
export function Disclosure({
  summary,
  isNeeded,
  isLate = false,
  isOneLine = false,
  children,
}: DisclosureProps) {
  const styles = useStyles();
  const [wasOpened, setOpened] = useState(!isLate);
  return (
    <details open={isNeeded || undefined} onToggle={wasOpened ? undefined : () => setOpened(true)}>
      <summary className={mergeClasses(styles.summary, isOneLine && styles.oneLine)}>
        {summary}
      </summary>
      {wasOpened && children}
    </details>
  );
}
