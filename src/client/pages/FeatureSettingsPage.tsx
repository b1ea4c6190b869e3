import { FeatureSettingsList } from '../features/featureSettings/FeatureSettingsList';
import { useFeatureSettingsTexts } from '../texts/useFeatureSettingsTexts';
import { DashboardFrame } from './DashboardFrame';

/** Route /admin/settings: every feature setting (ADMIN-14, ADMIN-15). */
export function FeatureSettingsPage() {
  const { title, introduction, back } = useFeatureSettingsTexts();
  return (
    <DashboardFrame title={title} introduction={introduction} back={{ to: '/admin', text: back }}>
      <FeatureSettingsList />
    </DashboardFrame>
  );
}
