import { FrameList } from '../features/reports/FrameList';
import { EditedContentFrame } from './EditedContentFrame';

/** Route /power-bi: the report frames that editors manage (ADMIN-09). */
export function PowerBiPage() {
  return (
    <EditedContentFrame>
      <FrameList />
    </EditedContentFrame>
  );
}
