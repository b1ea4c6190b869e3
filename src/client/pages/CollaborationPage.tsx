import { Title1, makeStyles, tokens } from '@fluentui/react-components';
import { ColleaguesSection } from '../features/people/ColleaguesSection';
import { FollowedSites } from '../features/sites/FollowedSites';
import { GroupSites } from '../features/sites/GroupSites';
import { LatestSites } from '../features/sites/LatestSites';
import { useTexts } from '../texts/useTexts';
import { stacked } from '../ui/layout';
import { WidgetBoundary } from '../ui/WidgetBoundary';
import { PageFrame } from './PageFrame';

const useStyles = makeStyles({
  title: { margin: `0 0 ${tokens.spacingVerticalXL}` },
  sections: stacked('40px'),
});

/**
 * Route /collaboration: the sites and the colleagues that the person works with (COLLEAGUES-01).
 */
export function CollaborationPage() {
  const styles = useStyles();
  const texts = useTexts('collaboration');
  const { colleagues } = useTexts('people');
  return (
    <PageFrame>
      <Title1 as="h1" block className={styles.title}>
        {useTexts().navigation.collaboration}
      </Title1>
      <div className={styles.sections}>
        <WidgetBoundary name={texts.latest}>
          <LatestSites />
        </WidgetBoundary>
        <WidgetBoundary name={texts.followed}>
          <FollowedSites />
        </WidgetBoundary>
        <WidgetBoundary name={colleagues.heading}>
          <ColleaguesSection />
        </WidgetBoundary>
        <WidgetBoundary name={texts.groups}>
          <GroupSites />
        </WidgetBoundary>
      </div>
    </PageFrame>
  );
}
