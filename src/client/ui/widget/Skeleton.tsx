import type { CSSProperties, ReactNode } from 'react';
import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  item: {
    position: 'relative',
    overflow: 'hidden',
    width: '100%',
    height: '16px',
    borderRadius: '4px',
    backgroundColor: tokens.colorNeutralStencil1,
    '::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage:
        `linear-gradient(to right, ${tokens.colorNeutralStencil1}, ` +
        `${tokens.colorNeutralStencil2}, ${tokens.colorNeutralStencil1})`,
      transform: 'translate(-100%)',
      animationName: { to: { transform: 'translate(100%)' } },
      animationDuration: '3s',
      animationIterationCount: 'infinite',
      animationTimingFunction: 'ease-in-out',
      '@media (prefers-reduced-motion: reduce)': { animationName: 'none' },
      '@media (forced-colors: active)': { backgroundColor: 'WindowText' },
    },
  },
  square: { flexShrink: 0 },
  circle: { flexShrink: 0, borderRadius: '50%' },
});

/** Who hears the page is told what is being loaded, or nothing of it. */
type SkeletonProps = ({ 'aria-label': string } | { 'aria-hidden': true }) & {
  className?: string;
  children?: ReactNode;
};

/** Stands in for what is being loaded. */
export function Skeleton(props: SkeletonProps) {
  return <div role="progressbar" aria-busy {...props} />;
}

interface SkeletonItemProps {
  /** Pixels of its height, and of its width unless it is a line. */
  size?: number;
  shape?: 'line' | 'square' | 'circle';
  className?: string;
  style?: CSSProperties;
}

/**
 * One line or block of it. Fluent's has styles for eighteen sizes and four animations, and the first
 * screen would wait for all of them.
 */
export function SkeletonItem({ size, shape = 'line', className, style }: SkeletonItemProps) {
  const styles = useStyles();
  const own = size !== undefined && {
    height: `${size}px`,
    ...(shape !== 'line' && { width: `${size}px` }),
  };
  return (
    <div
      data-skeleton
      className={mergeClasses(styles.item, shape !== 'line' && styles[shape], className)}
      style={{ ...own, ...style }}
    />
  );
}
