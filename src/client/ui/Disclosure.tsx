import type { ReactNode } from 'react';
import { makeStyles, tokens } from '@fluentui/react-components';
import { focusRing } from './style/layout';

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
});

interface DisclosureProps {
  summary: string;
  /** Opens it by itself, e.g. because something within is wrong. */
  isNeeded?: boolean;
  children: ReactNode;
}

/** Something that is read only when wanted: a line that opens it. */
export function Disclosure({ summary, isNeeded, children }: DisclosureProps) {
  const styles = useStyles();
  return (
    <details open={isNeeded || undefined}>
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
