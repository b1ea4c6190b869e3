import { ReleaseNotes } from '../../features/help/ReleaseNotes';
import { useTexts } from '../../texts/useTexts';
import { DashboardFrame } from '../manage/DashboardFrame';

/** Route /whats-new: what each version of the portal has brought. */
export function WhatsNewPage() {
  const { navigation } = useTexts();
  const { news } = useTexts('help');
  return (
    <DashboardFrame title={navigation.whatsNew} introduction={news} back="/help">
      <ReleaseNotes />
    </DashboardFrame>
  );
}
