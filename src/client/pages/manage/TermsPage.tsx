import { TermSection } from '../../features/terms/TermSection';
import { useTexts } from '../../texts/useTexts';
import { DashboardFrame } from './DashboardFrame';

/** Route /admin/channels: the channels and languages that the portal owns (CHANNELS-31). */
export function TermsPage() {
  const { terms: title } = useTexts().navigation;
  const { introduction } = useTexts('terms');
  return (
    <DashboardFrame title={title} introduction={introduction} back="/admin">
      <TermSection kind="channels" />
      <TermSection kind="languages" />
    </DashboardFrame>
  );
}
