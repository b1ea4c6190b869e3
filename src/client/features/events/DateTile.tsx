import { makeStyles, tokens } from '@fluentui/react-components';
import { square, text200 } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: {
    ...square('52px'),
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusLarge,
    border: `1px solid ${tokens.colorTransparentStroke}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  day: {
    fontSize: tokens.fontSizeBase500,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    fontVariantNumeric: 'tabular-nums',
  },
  month: text200,
});

interface DateTileProps {
  /** For machines: a moment or a day. */
  dateTime: string;
  day: string;
  month: string;
}

/** The day on which an event begins, as a leaf of a calendar. */
export function DateTile({ dateTime, day, month }: DateTileProps) {
  const styles = useStyles();
  return (
    <time className={styles.root} dateTime={dateTime}>
      <span className={styles.day}>{day}</span> <span className={styles.month}>{month}</span>
    </time>
  );
}
