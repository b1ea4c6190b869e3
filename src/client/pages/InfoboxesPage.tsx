import { InfoboxList } from '../features/infoboxes/InfoboxList';
import { EditedContentFrame } from './EditedContentFrame';

/** Route /infoboxes: the infoboxes that editors manage (ADMIN-09). */
export function InfoboxesPage() {
  return (
    <EditedContentFrame>
      <InfoboxList />
    </EditedContentFrame>
  );
}
