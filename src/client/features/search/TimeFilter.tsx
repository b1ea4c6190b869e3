import { useEffect, useRef } from 'react';
import { ToggleButton, makeStyles, tokens } from '@fluentui/react-components';
import { timeRanges, type TimeRange } from '#shared/rules/search/searchText';
import { useTexts } from '../../texts/useTexts';
import { wrapped } from '../../ui/style/layout';

const useStyles = makeStyles({
  // In one line on a phone, from edge to edge: what is found stands above its keyboard.
  root: {
    ...wrapped(tokens.spacingHorizontalXS),
    '@media (max-width: 767.98px)': {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // The ring of the keyboard is drawn outside of the buttons.
      margin: `-4px calc(-1 * ${tokens.spacingHorizontalL})`,
      padding: `4px ${tokens.spacingHorizontalL}`,
    },
  },
  button: { flexShrink: 0, minWidth: 'auto' },
});

interface TimeFilterProps {
  range: TimeRange;
  setRange: (range: TimeRange) => void;
}

/** From when on something was published or changed (SEARCH-31). */
export function TimeFilter({ range, setRange }: TimeFilterProps) {
  const styles = useStyles();
  const texts = useTexts('search');
  const chosen = useRef<HTMLButtonElement>(null);
  useEffect(() => bringToMiddle(chosen.current), [range]);
  const names: Record<TimeRange, string> = {
    any: texts.timeAny,
    '7d': texts.time7d,
    '30d': texts.time30d,
    '90d': texts.time90d,
  };
  return (
    <div role="group" aria-label={texts.time} className={styles.root}>
      {(Object.keys(timeRanges) as TimeRange[]).map((each) => (
        <ToggleButton
          key={each}
          ref={each === range ? chosen : undefined}
          size="small"
          shape="circular"
          appearance={each === range ? 'primary' : 'outline'}
          checked={each === range}
          className={styles.button}
          onClick={() => setRange(each)}
        >
          {names[each]}
        </ToggleButton>
      ))}
    </div>
  );
}

/** In its line alone: the page stays where it is. */
function bringToMiddle(button: HTMLElement | null): void {
  const line = button?.parentElement;
  if (!line) return;
  const middle = button.offsetLeft - line.offsetLeft + button.offsetWidth / 2;
  line.scrollLeft = middle - line.clientWidth / 2;
}
