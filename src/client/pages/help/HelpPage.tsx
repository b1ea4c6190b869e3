import { pageRoutes } from '#shared/rules/pages/routeTable';
import { hasAnyRole } from '#shared/rules/people/roles';
import { useSession } from '../../data/session/session';
import { HelpTopics } from '../../features/help/HelpTopics';
import { TourList } from '../../features/tour/TourList';
import { lazyPart } from '../../loading/lazyPart';
import { Part } from '../../loading/Part';
import { useTexts } from '../../texts/useTexts';
import { SectionHeading } from '../../ui/SectionHeading';
import { TextLink } from '../../ui/TextLink';
import { DashboardFrame } from '../manage/DashboardFrame';

const EditorsGuide = lazyPart(() => import('../../features/help/EditorsGuide'), 'EditorsGuide');

/** Route /help: how the portal is used, and for those who write how that is done. */
export function HelpPage() {
  const { navigation } = useTexts();
  const { introduction, forEditors, english } = useTexts('help');
  const { roles } = useSession();
  return (
    <DashboardFrame title={navigation.help} introduction={introduction}>
      <HelpTopics />
      <TourList />
      {hasAnyRole(roles, pageRoutes['/editor-dashboard'].access) && (
        <section aria-labelledby="help-editors">
          <SectionHeading id="help-editors" title={forEditors} introduction={english} />
          <Part>
            <EditorsGuide />
          </Part>
        </section>
      )}
      <TextLink to="/whats-new">{navigation.whatsNew}</TextLink>
    </DashboardFrame>
  );
}
