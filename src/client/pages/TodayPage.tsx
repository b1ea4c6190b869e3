import { useDeferredValue } from 'react';
import { Text, Title1, makeStyles, tokens } from '@fluentui/react-components';
import { dateFormat } from '../texts/formatters';
import { useLocale } from '../texts/useLocale';
import { useTexts } from '../texts/useTexts';
import { NewsSection } from './NewsSection';
import { NothingToday } from './NothingToday';
import { PageFrame } from './PageFrame';
import { useEmptiness } from './useEmptiness';

const useStyles = makeStyles({
  head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: tokens.spacingHorizontalL, marginBottom: tokens.spacingVerticalXL },
  title: { margin: 0 },
  date: { color: tokens.colorNeutralForeground3, '::first-letter': { textTransform: 'uppercase' } },
});

const widgets = ['featured', 'personal'] as const;

/** Route "/": the start page (TODAY-01). A section hides while all of its widgets are empty (TODAY-04). */
export function TodayPage() {
  const styles = useStyles();
  const texts = useTexts().today;
  const { isEmpty, report } = useEmptiness(widgets);
  // Writing out a date takes longer than drawing a card: it comes right after the first paint, beside the heading.
  const hasPainted = useDeferredValue(true, false);
  const hasNews = !widgets.every(isEmpty);
  return (
    <PageFrame>
      <div className={styles.head}>
        <Title1 as="h1" className={styles.title}>{texts.title}</Title1>
        {hasPainted && <DateOfToday />}
      </div>
      <div hidden={!hasNews}><NewsSection report={report} /></div>
      {!hasNews && <NothingToday />}
    </PageFrame>
  );
}

function DateOfToday() {
  const styles = useStyles();
  const locale = useLocale();
  return <Text size={400} className={styles.date}>{dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long' }).format(new Date())}</Text>;
}
