import { FeatureSettingsList } from '../../features/featureSettings/FeatureSettingsList';
import { useTexts } from '../../texts/useTexts';
import { DashboardFrame } from './DashboardFrame';

/** Route /admin/settings: every feature setting (ADMIN-14, ADMIN-15). */
export function FeatureSettingsPage() {
  const { title, introduction } = useTexts('featureSettings');
  return (
    <DashboardFrame title={title} introduction={introduction} back="/admin">
      <FeatureSettingsList />
    </DashboardFrame>
  );
}
