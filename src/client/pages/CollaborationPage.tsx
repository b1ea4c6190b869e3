import { Title1, makeStyles, tokens } from '@fluentui/react-components';
import { FollowedSites } from '../features/sites/FollowedSites';
import { useTexts } from '../texts/useTexts';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({ title: { margin: `0 0 ${tokens.spacingVerticalXL}` } });

/** Route /collaboration: the sites that the person works with. */
export function CollaborationPage() {
  const styles = useStyles();
  return (
    <PageFrame>
      <Title1 as="h1" block className={styles.title}>{useTexts().navigation.collaboration}</Title1>
      <FollowedSites />
    </PageFrame>
  );
}
