import { Title1, makeStyles, tokens } from '@fluentui/react-components';
import { isMicrosoftAddress } from '../data/connection/isMicrosoftAddress';
import { useSession } from '../data/session/session';
import { ColleaguesSection } from '../features/people/ColleaguesSection';
import { LatestSites } from '../features/sites/LatestSites';
import { RecentActivity } from '../features/sites/activity/RecentActivity';
import { SiteIndex } from '../features/sites/index/SiteIndex';
import { useTexts } from '../texts/useTexts';
import { stacked } from '../ui/style/layout';
import { Outage } from '../ui/widget/Outage';
import { Skeleton } from '../ui/widget/Skeleton';
import { WidgetBoundary } from '../ui/widget/WidgetBoundary';
import { WidgetPlaceholder } from '../ui/widget/WidgetPlaceholder';
import { UnlicensedNotice } from './BoardNotice';

const useStyles = makeStyles({
  title: { margin: `0 0 ${tokens.spacingVerticalXL}` },
  sections: stacked('40px'),
});

/**
 * Route /collaboration: what happens in the sites that the person works with, the sites and the
 * colleagues (ACTIVITY-01).
 */
export function CollaborationPage() {
  const styles = useStyles();
  const texts = useTexts('collaboration');
  const { licensed, isLicenceKnown, config } = useSession();
  const { collaboration: title } = useTexts().navigation;
  const { colleagues } = useTexts('people');
  return (
    <>
      <Title1 as="h1" block className={styles.title}>
        {title}
      </Title1>
      {!isLicenceKnown ? (
        <Skeleton aria-label={title}>
          <WidgetPlaceholder height="100vh" hasHeading />
        </Skeleton>
      ) : !licensed ? (
        <UnlicensedNotice text={texts.unlicensed} leadsOn />
      ) : (
        <div className={styles.sections}>
          <Outage isService={isMicrosoftAddress}>
            {config.sharePointUrl !== '' && (
              <div data-tour="activity">
                <WidgetBoundary name={texts.activity.title}>
                  <RecentActivity />
                </WidgetBoundary>
              </div>
            )}
            <div data-tour="latestSites">
              <WidgetBoundary name={texts.latest}>
                <LatestSites />
              </WidgetBoundary>
            </div>
            <div data-tour="colleagues">
              <WidgetBoundary name={colleagues.heading}>
                <ColleaguesSection />
              </WidgetBoundary>
            </div>
            <div data-tour="siteIndex">
              <WidgetBoundary name={texts.groups}>
                <SiteIndex />
              </WidgetBoundary>
            </div>
          </Outage>
        </div>
      )}
    </>
  );
}
