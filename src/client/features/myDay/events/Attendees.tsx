import { Text, makeStyles, tokens } from '@fluentui/react-components';
import type { DayEvent } from '#shared/rules/calendar/dayEvents';
import { format } from '#shared/rules/values/format';
import { plural } from '../../../texts/plural';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { Disclosure } from '../../../ui/Disclosure';
import { plainList, stacked } from '../../../ui/style/layout';

const useStyles = makeStyles({
  list: { ...plainList, ...stacked(tokens.spacingVerticalXXS) },
  answer: { color: tokens.colorNeutralForeground3 },
});

/** Who is asked and what they have answered: how many, and, opened, each of them. */
export function Attendees({ event }: { event: DayEvent }) {
  const styles = useStyles();
  const texts = useTexts('myDay');
  const locale = useLocale();
  const { counts } = texts;
  const answers = (
    [
      [counts.accepted, event.Accepted],
      [counts.tentative, event.Tentative],
      [counts.declined, event.Declined],
      [counts.noResponse, event.NoResponse],
    ] as const
  ).flatMap(([words, count]) => (count > 0 ? [format(words, { count })] : []));
  return (
    <Disclosure
      summary={`${plural(texts.attendees, event.Attendees, locale)}: ${answers.join(', ')}`}
    >
      <ul className={styles.list}>
        {event.People.map(({ Name, Response }, index) => (
          <li key={index}>
            <Text>{Name}</Text>{' '}
            <Text size={200} className={styles.answer}>
              {texts.responses[Response]}
            </Text>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
