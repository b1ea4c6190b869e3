import { FrameList } from '../../features/reports/FrameList';
import { useTexts } from '../../texts/useTexts';
import { EditedContentFrame } from './EditedContentFrame';

/** Route /power-bi: the report frames that editors manage (ADMIN-09). */
export function PowerBiPage() {
  return (
    <EditedContentFrame title={useTexts().navigation.powerBI}>
      <FrameList />
    </EditedContentFrame>
  );
}
