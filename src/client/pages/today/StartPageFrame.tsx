import type { ReactNode } from 'react';
import { makeStyles } from '@fluentui/react-components';
import { PageFrame } from '../PageFrame';
import { NothingToday } from './NothingToday';
import { TodayHeading } from './TodayHeading';
import type { StartPage } from './useStartPage';

const useStyles = makeStyles({
  stack: {
    '--stack-gap': '40px',
    display: 'flex',
    flexDirection: 'column',
    rowGap: 'var(--stack-gap)',
    '@media (min-width: 768px)': { '--stack-gap': '48px' },
  },
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
    <PageFrame>
      <TodayHeading />
      <div className={styles.stack}>{children}</div>
      {hasNothing && <NothingToday />}
    </PageFrame>
  );
}
