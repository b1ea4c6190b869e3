import type { ReactNode } from 'react';
import { makeStyles, mergeClasses } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: {
    display: '-webkit-box',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    WebkitBoxOrient: 'vertical',
  },
});

interface ClampedProps {
  /** Lines shown; the last one ends with an ellipsis when there is more. */
  lines: number;
  className?: string;
  children: ReactNode;
}

/** Text of at most so many lines (SHELL-35). */
export function Clamped({ lines, className, children }: ClampedProps) {
  const styles = useStyles();
  return (
    <span className={mergeClasses(styles.root, className)} style={{ WebkitLineClamp: lines }}>
      {children}
    </span>
  );
}
