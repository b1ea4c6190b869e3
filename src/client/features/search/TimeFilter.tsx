import { ToggleButton, makeStyles, tokens } from '@fluentui/react-components';
import { timeRanges, type TimeRange } from '#shared/rules/search/searchText';
import { useTexts } from '../../texts/useTexts';
import { wrapped } from '../../ui/style/layout';

const useStyles = makeStyles({
  root: wrapped(tokens.spacingHorizontalXS),
  button: { minWidth: 'auto', '@media (max-width: 767.98px)': { minHeight: '36px' } },
});

interface TimeFilterProps {
  range: TimeRange;
  setRange: (range: TimeRange) => void;
}

/** From when on something was published or changed (SEARCH-31). */
export function TimeFilter({ range, setRange }: TimeFilterProps) {
  const styles = useStyles();
  const texts = useTexts('search');
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
