import { PersonSection } from '../features/dataProtection/PersonSection';
import { RetentionSection } from '../features/dataProtection/RetentionSection';
import { useTexts } from '../texts/useTexts';
import { DashboardFrame } from './manage/DashboardFrame';

/** Route /admin/data-protection: how long what is kept, and what is kept about one person. */
export function DataProtectionPage() {
  const { dataProtection: title } = useTexts().navigation;
  const { introduction } = useTexts('dataProtection');
  return (
    <DashboardFrame title={title} introduction={introduction} back="/admin">
      <RetentionSection />
      <PersonSection />
    </DashboardFrame>
  );
}
