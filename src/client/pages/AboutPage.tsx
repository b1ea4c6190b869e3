import { AboutSections } from '../features/about/AboutSections';
import { useAboutTexts } from '../texts/about';
import { useAdminTexts } from '../texts/useAdminTexts';
import { useTexts } from '../texts/useTexts';
import { DashboardFrame } from './DashboardFrame';

/** Route /about: what runs here, for administrators (ADMIN-01). */
export function AboutPage() {
  const { about: title } = useTexts().navigation;
  const { introduction } = useAboutTexts();
  const { back } = useAdminTexts();
  return (
    <DashboardFrame title={title} introduction={introduction} back={{ to: '/admin', text: back }}>
      <AboutSections />
    </DashboardFrame>
  );
}
