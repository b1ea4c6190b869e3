import { makeStyles, tokens } from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages/pages';
import { lazyPart } from '../../loading/lazyPart';
import { leftOut, Part } from '../../loading/Part';
import { WhenVisible } from '../../ui/widget/WhenVisible';

const NeighbourLinks = lazyPart(() => import('./neighbours/NeighbourLinks'), 'NeighbourLinks');

const useStyles = makeStyles({
  root: { marginTop: tokens.spacingVerticalXXXL, '@media print': { display: 'none' } },
  room: { minHeight: '88px' },
});

/**
 * The pages before and after this one in its channels, once the reader comes near the end. The page
 * is complete without them.
 */
export function NeighbourPages({ page }: { page: Page }) {
  const styles = useStyles();
  const room = <div className={styles.room} />;
  if (page.PublishingDate === null) return null;
  return (
    <div className={styles.root}>
      <WhenVisible placeholder={room} key={page.Id}>
        <Part waiting={room} failed={leftOut}>
          <NeighbourLinks id={page.Id} room={room} />
        </Part>
      </WhenVisible>
    </div>
  );
}
