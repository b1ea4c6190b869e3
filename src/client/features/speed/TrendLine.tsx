import { makeStyles, tokens } from '@fluentui/react-components';

const forced = '@media (forced-colors: active)';

const useStyles = makeStyles({
  root: { display: 'block', width: '100%', height: '48px', overflow: 'visible' },
  line: {
    fill: 'none',
    stroke: tokens.colorBrandStroke1,
    strokeWidth: '2px',
    [forced]: { stroke: 'Highlight' },
  },
  limit: {
    stroke: tokens.colorNeutralStrokeAccessible,
    strokeWidth: '1px',
    strokeDasharray: '4 4',
    [forced]: { stroke: 'CanvasText' },
  },
  point: { fill: tokens.colorBrandStroke1, [forced]: { fill: 'Highlight' } },
});

interface TrendLineProps {
  /** The text that a screen reader says instead. */
  label: string;
  /** As 2026-01-31, in their order. */
  days: readonly { day: string; value: number }[];
  /** Up to here a value is good. */
  limit: number;
}

const [width, height] = [200, 48];

/** A value over days; the dashed line is where good ends. */
export function TrendLine({ label, days, limit }: TrendLineProps) {
  const styles = useStyles();
  const times = days.map(({ day }) => Date.parse(day));
  const [first = 0, last = first] = [times[0], times.at(-1)];
  const top = Math.max(limit * 1.2, ...days.map(({ value }) => value));
  const x = (time: number) =>
    last === first ? width / 2 : ((time - first) / (last - first)) * width;
  const y = (value: number) => height - (value / top) * height;
  const points = days.map(({ value }, index) => [x(times[index] ?? 0), y(value)] as const);
  const [end] = points.slice(-1);
  return (
    <svg
      className={styles.root}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <line
        className={styles.limit}
        x1={0}
        x2={width}
        y1={y(limit)}
        y2={y(limit)}
        vectorEffect="non-scaling-stroke"
      />
      <polyline
        className={styles.line}
        points={points.map(([across, down]) => `${across},${down}`).join(' ')}
        vectorEffect="non-scaling-stroke"
      />
      {end && <ellipse className={styles.point} cx={end[0]} cy={end[1]} rx={2} ry={3} />}
    </svg>
  );
}
