import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';

const useStyles = makeStyles({
  root: { display: 'block', flexShrink: 0, forcedColorAdjust: 'none' },
  ground: { fill: tokens.colorBrandBackground },
  line: {
    fill: 'none',
    stroke: tokens.colorNeutralForegroundOnBrand,
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
});

/** The portal's mark: a sail over waves. Decorative; the name stands beside it. */
export function Logo({ size = 32, className }: { size?: number; className?: string }) {
  const styles = useStyles();
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      width={size}
      height={size}
      className={mergeClasses(styles.root, className)}
    >
      <rect width="32" height="32" rx="8" className={styles.ground} />
      <path
        d="M6 21c3.3 0 3.3-2 6.7-2s3.3 2 6.6 2 3.4-2 6.7-2M16 6v9M16 6l7 9H9z"
        className={styles.line}
      />
    </svg>
  );
}
