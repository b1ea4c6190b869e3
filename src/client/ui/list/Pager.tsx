import { Button, makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { ChevronLeftRegular } from '@fluentui/react-icons/svg/chevron-left';
import { ChevronRightRegular } from '@fluentui/react-icons/svg/chevron-right';
import { pagerState } from '#shared/rules/values/pager';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useHiddenText } from '../style/hiddenText';
import { fingerSquare, inRow, square } from '../style/layout';

const useStyles = makeStyles({
  root: { ...inRow(), justifyContent: 'center', marginTop: tokens.spacingVerticalM },
  button: {
    minWidth: '32px',
    ...fingerSquare,
  },
  dots: { display: 'flex', gap: tokens.spacingHorizontalS },
  dot: {
    ...square('8px'),
    boxSizing: 'border-box',
    borderRadius: tokens.borderRadiusCircular,
    border: `1px solid ${tokens.colorNeutralStrokeAccessible}`,
  },
  current: {
    backgroundColor: tokens.colorBrandForeground1,
    border: `1px solid ${tokens.colorBrandForeground1}`,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
});

interface PagerProps {
  /** Counted from 0. */
  page: number;
  /** How many items are known; one more than shown says that another page exists. */
  items: number;
  pageSize: number;
  /** See `pagerState`. */
  perDot?: number;
  /** Id of the list whose page it turns. */
  controls: string;
  onTurn: (page: number) => void;
}

/**
 * Previous and Next with up to three dots, below a list of which one page shows; nothing while
 * everything fits (BIRTHDAY-10, BIRTHDAY-12..15).
 */
export function Pager({ page, items, pageSize, perDot, controls, onTurn }: PagerProps) {
  const styles = useStyles();
  const hidden = useHiddenText();
  const texts = useTexts().widgets;
  const { isShown, dots, hasPrevious, hasNext } = pagerState({ page, items, pageSize, perDot });
  if (!isShown) return null;
  return (
    <div className={styles.root}>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ChevronLeftRegular />}
        aria-label={texts.previous}
        aria-controls={controls}
        disabledFocusable={!hasPrevious}
        onClick={() => onTurn(page - 1)}
      />
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: dots }, (_, index) => (
          <span
            key={index}
            data-dot=""
            className={mergeClasses(
              styles.dot,
              index === Math.min(page, dots - 1) && styles.current,
            )}
          />
        ))}
      </span>
      <span role="status" className={hidden.hidden}>
        {format(texts.slide, { position: page + 1, total: Math.max(dots, page + 1) })}
      </span>
      <Button
        className={styles.button}
        appearance="subtle"
        icon={<ChevronRightRegular />}
        aria-label={texts.next}
        aria-controls={controls}
        disabledFocusable={!hasNext}
        onClick={() => onTurn(page + 1)}
      />
    </div>
  );
}
