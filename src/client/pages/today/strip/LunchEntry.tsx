import {
  Popover,
  PopoverSurface,
  PopoverTrigger,
  Text,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { FoodRegular } from '@fluentui/react-icons/svg/food';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../../texts/useTexts';
import { plainList, stacked } from '../../../ui/style/layout';
import { useEntryStyles } from './entryStyles';
import type { Lunch } from './useStrip';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(320px, calc(100vw - 24px))', boxSizing: 'border-box' },
  title: { display: 'block', marginBottom: tokens.spacingVerticalS },
  dishes: { ...plainList, ...stacked(tokens.spacingVerticalXS), overflowWrap: 'anywhere' },
});

/** The dishes served where the person eats; pressed, it shows every one of them. */
export function LunchEntry({ lunch: { restaurant, dishes } }: { lunch: Lunch }) {
  const [styles, entry] = [useStyles(), useEntryStyles()];
  const { parts, lunchAt } = useTexts('todayStrip');
  const title = format(lunchAt, { restaurant });
  return (
    <Popover trapFocus positioning={{ position: 'below', align: 'start' }}>
      <PopoverTrigger disableButtonEnhancement>
        <button type="button" className={entry.entry}>
          <span className={entry.icon} aria-hidden>
            <FoodRegular />
          </span>
          <span className={mergeClasses(entry.words, entry.twoLines)}>
            <span className={entry.label}>{parts.lunch}: </span>
            {dishes.join(', ')}
          </span>
        </button>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={title} tabIndex={-1}>
        <Text weight="semibold" className={styles.title}>
          {title}
        </Text>
        <ul className={styles.dishes}>
          {[...new Set(dishes)].map((dish) => (
            <li key={dish}>{dish}</li>
          ))}
        </ul>
      </PopoverSurface>
    </Popover>
  );
}
