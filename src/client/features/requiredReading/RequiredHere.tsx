import { makeStyles, tokens } from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages/pages';
import { lazyPart } from '../../loading/lazyPart';
import { leftOut, Part } from '../../loading/Part';
import { useReadingOf } from './useReadingOf';

const ReadingEnd = lazyPart(() => import('./ReadingEnd'), 'ReadingEnd');

const useStyles = makeStyles({
  root: { marginTop: tokens.spacingVerticalXXL, '@media print': { display: 'none' } },
  room: { minHeight: '64px' },
});

/**
 * At the end of a page that the person has to read: by when, and the way to say that they have.
 * Other pages have nothing there.
 */
export function RequiredHere({ page }: { page: Page }) {
  const styles = useStyles();
  const item = useReadingOf(page.Id);
  if (!item) return null;
  return (
    <div className={styles.root}>
      <Part waiting={<div className={styles.room} />} failed={leftOut}>
        <ReadingEnd item={item} />
      </Part>
    </div>
  );
}
