import { makeStyles, tokens } from '@fluentui/react-components';
import type { Page } from '#shared/contract/pages/pages';
import { kindOfPage } from '#shared/rules/pages/pageTypes';
import { commentsOrigin } from '#shared/rules/pages/commentsPage';
import { useSession } from '../../data/session/session';
import { leftOut, Part } from '../../loading/Part';
import { lazyPart } from '../../loading/lazyPart';
import { WhenVisible } from '../../ui/widget/WhenVisible';

const CommentsFrame = lazyPart(() => import('./CommentsFrame'), 'CommentsFrame');

const useStyles = makeStyles({
  room: { minHeight: '240px', marginTop: tokens.spacingVerticalXXXL },
});

/**
 * The comments below a page: where they are allowed and a service for them is configured, once the
 * reader comes near. Without its code the page is complete. Spec: content §2, §3.
 */
export function PageComments({ page }: { page: Page }) {
  const styles = useStyles();
  const { settings } = useSession();
  if (!page.IsCommentsEnabled || !commentsOrigin(settings.commentoScriptUrl)) return null;
  const room = <div className={styles.room} />;
  return (
    <WhenVisible placeholder={room} key={page.Id}>
      <Part waiting={room} failed={leftOut}>
        <CommentsFrame kind={kindOfPage(page)} id={page.Id} />
      </Part>
    </WhenVisible>
  );
}
