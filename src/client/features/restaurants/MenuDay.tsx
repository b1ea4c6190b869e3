import { Badge, Text, makeStyles, tokens } from '@fluentui/react-components';
import { dateOfCard, type MenuCard } from '#shared/rules/widgets/restaurantMenu';
import { localDay } from '#shared/rules/time/localDays';
import { useDay } from '../../data/useDay';
import { format } from '#shared/rules/values/format';
import { dateFormat } from '../../texts/formatters';
import { useTexts } from '../../texts/useTexts';
import { useLocale } from '../../texts/useLocale';
import { stacked, text300 } from '../../ui/style/layout';

const useStyles = makeStyles({
  head: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: tokens.spacingHorizontalS,
  },
  day: {
    ...text300,
    margin: 0,
    fontWeight: tokens.fontWeightSemibold,
    '::first-letter': { textTransform: 'uppercase' },
  },
  week: { color: tokens.colorNeutralForeground3 },
  dishes: {
    ...stacked(tokens.spacingVerticalXS),
    margin: `${tokens.spacingVerticalXS} 0 0`,
    padding: 0,
    listStyleType: 'none',
    overflowWrap: 'anywhere',
  },
});

/** One day of a menu, or what there is all week (MENU-28). */
export function MenuDay({ card }: { card: MenuCard }) {
  const styles = useStyles();
  const texts = useTexts('restaurants');
  const locale = useLocale();
  const date = dateOfCard(card);
  const day = useDay();
  const isToday = date !== undefined && localDay(date) === day;
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.day}>
          {date
            ? dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'short' }).format(date)
            : texts.allWeek}
        </h3>
        {isToday ? (
          <Badge appearance="tint" color="brand">
            {texts.today}
          </Badge>
        ) : (
          <Text size={200} className={styles.week}>
            {format(texts.week, { week: card.WeekNumber })}
          </Text>
        )}
      </div>
      <ul className={styles.dishes}>
        {card.values.map((dish, index) => (
          <li key={index}>{dish}</li>
        ))}
      </ul>
    </>
  );
}
