import { Subtitle2, Text, Title2, makeStyles, tokens } from '@fluentui/react-components';
import type { Measures } from '#shared/contract/measures';
import { ratingOf, vitalLimits, vitals, type Vital } from '#shared/rules/measures/measures';
import { format } from '#shared/rules/values/format';
import { plural } from '../../texts/plural';
import { useTexts } from '../../texts/useTexts';
import { cardGrid, plainList, stacked } from '../../ui/style/layout';
import { surface } from '../../ui/style/surface';
import { RatingMark } from './RatingMark';
import { TrendLine } from './TrendLine';
import { useFigureTexts } from './useFigureTexts';

const useStyles = makeStyles({
  list: { ...plainList, ...cardGrid('290px') },
  card: {
    ...surface,
    ...stacked(tokens.spacingVerticalS),
    padding: tokens.spacingHorizontalL,
  },
  title: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground2 },
  small: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
});

/** Each vital in figures, and how it went day by day. */
export function VitalCards({ measures }: { measures: Measures }) {
  const styles = useStyles();
  return (
    <ul className={styles.list}>
      {vitals.map((vital) => (
        <VitalCard key={vital} vital={vital} measures={measures} />
      ))}
    </ul>
  );
}

function VitalCard({ vital, measures }: { vital: Vital; measures: Measures }) {
  const styles = useStyles();
  const { pages: texts } = useTexts('speed');
  const texter = useFigureTexts();
  const all = measures.Vitals.find(({ Vital, By }) => Vital === vital && By === 'all');
  if (!all) return null;
  const days = measures.Days.filter(({ Vital }) => Vital === vital);
  const { name, hint } = texts.vitals[vital];
  const rating = ratingOf(vital, all.P75);
  const value = (milliseconds: number) => texter.vital(vital, milliseconds);
  const [first, last] = [days[0], days.at(-1)];
  return (
    <li className={styles.card}>
      <div>
        <Subtitle2 as="h3" block className={styles.title}>
          {name}
        </Subtitle2>
        <Text className={styles.small}>{hint}</Text>
      </div>
      <div>
        <Title2 block>{value(all.P75)}</Title2>
        <RatingMark rating={rating} text={texts.ratings[rating]} />
      </div>
      {first && last && first !== last && (
        <TrendLine
          days={days.map(({ Day, P75 }) => ({ day: Day, value: P75 }))}
          limit={vitalLimits[vital][0]}
          label={format(texts.trend, {
            name,
            first: texter.day(first.Day),
            last: texter.day(last.Day),
            values: days.map(({ P75 }) => value(P75)).join(', '),
          })}
        />
      )}
      <Text className={styles.quiet}>
        {format(texts.spread, { half: value(all.P50), most: value(all.P95) })}
      </Text>
      <Text className={styles.small}>
        {plural(texts.visits, all.Count, texter.locale)}
        {' · '}
        {format(texts.share, { good: texter.share(all.Good), poor: texter.share(all.Poor) })}
      </Text>
    </li>
  );
}
