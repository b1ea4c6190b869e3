import { startTransition, useEffect, useState } from 'react';
import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalXL,
  },
  title: { margin: 0 },
  date: { color: tokens.colorNeutralForeground3, '::first-letter': { textTransform: 'uppercase' } },
});

/** "Today" with the date, on the start page and its light form. */
export function TodayHeading() {
  const styles = useStyles();
  // Writing out a date takes longer than drawing a card: it comes right after the first paint,
  // beside the heading.
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return (
    <div className={styles.root}>
      <Title1 as="h1" className={styles.title}>
        {useTexts().today.title}
      </Title1>
      {hasPainted && <DateOfToday />}
    </div>
  );
}

function DateOfToday() {
  const styles = useStyles();
  const locale = useLocale();
  return (
    <Text size={400} className={styles.date}>
      {dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date())}
    </Text>
  );
}
