import { AboutSections } from '../features/about/AboutSections';
import { useTexts } from '../texts/useTexts';
import { DashboardFrame } from './manage/DashboardFrame';

/** Route /about: what runs here, for administrators (ADMIN-01). */
export function AboutPage() {
  const { about: title } = useTexts().navigation;
  const { introduction } = useTexts('about');
  return (
    <DashboardFrame title={title} introduction={introduction} back="/admin">
      <AboutSections />
    </DashboardFrame>
  );
}
