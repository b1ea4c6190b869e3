import { SpeedFigures } from '../../features/speed/SpeedFigures';
import { useTexts } from '../../texts/useTexts';
import { DashboardFrame } from './DashboardFrame';

/** Route /admin/speed: how fast pages and widgets were for those who used them. */
export function SpeedPage() {
  const { speed: title } = useTexts().navigation;
  const { introduction } = useTexts('speed');
  return (
    <DashboardFrame title={title} introduction={introduction} back="/admin">
      <SpeedFigures />
    </DashboardFrame>
  );
}
