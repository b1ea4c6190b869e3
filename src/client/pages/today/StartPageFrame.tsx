import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { makeStyles, Text, tokens, Title1 } from '@fluentui/react-components';
import { WeatherSunnyRegular } from '@fluentui/react-icons/svg/weather-sunny';
import { startOfDay } from '#shared/rules/time/localDays';
import { isMicrosoftAddress } from '../../data/connection/isMicrosoftAddress';
import { useHasChannels } from '../../data/session/useHasChannels';
import { useDay } from '../../data/useDay';
import { dateFormat } from '../../texts/formatters';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../../ui/style/layout';
import { TextLink } from '../../ui/TextLink';
import { Outage } from '../../ui/widget/Outage';
import { SetUpHint } from '../SetUpHint';
import { StripPlace } from './strip/StripPlace';
import type { StartPage } from './useStartPage';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  stack: {
    '--stack-gap': '32px',
    display: 'flex',
    flexDirection: 'column',
    rowGap: 'var(--stack-gap)',
    '@media (min-width: 768px)': { '--stack-gap': '48px' },
  },
  root: {
    ...stacked(tokens.spacingVerticalS),
    alignItems: 'center',
    padding: '64px 16px',
    textAlign: 'center',
    color: tokens.colorNeutralForeground2,
  },
  icon: { color: tokens.colorBrandForeground1, lineHeight: 0 },
  todayHeading: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: tokens.spacingHorizontalL,
    marginBottom: tokens.spacingVerticalXL,
    [phone]: { marginTop: '-8px' },
  },
  title: {
    margin: 0,
    [phone]: { fontSize: tokens.fontSizeHero700, lineHeight: tokens.lineHeightHero700 },
  },
  date: { color: tokens.colorNeutralForeground3, '::first-letter': { textTransform: 'uppercase' } },
});

interface StartPageFrameProps {
  page: StartPage;
  /** The sections. */
  children: ReactNode;
}

/** The heading of the start page and its sections; a friendly word when all of them are empty. */
export function StartPageFrame({ page, children }: StartPageFrameProps) {
  const styles = useStyles();
  const hasNothing = page.sections.flat().every(page.isEmpty);
  return (
    <>
      <TodayHeading />
      <StripPlace isDue={page.isNewsSettled} />
      <div className={styles.stack}>
        <Outage isService={isMicrosoftAddress}>{children}</Outage>
      </div>
      {hasNothing && <NothingToday />}
    </>
  );
}

/** Stands on the start page when every section of it is empty. */
function NothingToday() {
  const styles = useStyles();
  const texts = useTexts();
  const hasChannels = useHasChannels();
  return (
    <div className={styles.root}>
      <span className={styles.icon} aria-hidden>
        <WeatherSunnyRegular fontSize={48} />
      </span>
      <Text align="center" size={500} weight="semibold">
        {texts.today.nothing}
      </Text>
      {hasChannels && (
        <Text align="center">
          {texts.today.nothingHint}{' '}
          <TextLink inline to="/settings">
            {texts.news.chooseChannels}
          </TextLink>
        </Text>
      )}
      <SetUpHint />
    </div>
  );
}

/** "Today" with the date, on the start page and its light form. */
function TodayHeading() {
  const styles = useStyles();
  // Writing out a date takes longer than drawing a card: it comes right after the first paint,
  // beside the heading.
  const [hasPainted, setPainted] = useState(false);
  useEffect(() => startTransition(() => setPainted(true)), []);
  return (
    <div className={styles.todayHeading}>
      <Title1 as="h1" className={styles.title}>
        {useTexts().today.title}
      </Title1>
      {hasPainted && <DateOfToday />}
    </div>
  );
}

function DateOfToday() {
  const styles = useStyles();
  const words = dateFormat(useLocale(), { weekday: 'long', day: 'numeric', month: 'long' });
  const day = useDay();
  return (
    <Text size={400} className={styles.date}>
      {words.format(startOfDay(day))}
    </Text>
  );
}
