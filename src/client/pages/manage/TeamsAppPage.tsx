import { SetUpSection } from '../../features/teamsApp/SetUpSection';
import { TeamsAppSections } from '../../features/teamsApp/TeamsAppSections';
import { useTexts } from '../../texts/useTexts';
import { DashboardFrame } from './DashboardFrame';

/** Route /admin/teams-app: the set-up check, the app package, and how to register and upload it. */
export function TeamsAppPage() {
  const { teamsApp: title } = useTexts().navigation;
  const { teamsApp: texts } = useTexts('admin');
  return (
    <DashboardFrame title={title} introduction={texts.introduction} back="/admin">
      <SetUpSection />
      <TeamsAppSections />
    </DashboardFrame>
  );
}
