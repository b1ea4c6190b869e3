import { InfoboxList } from '../../features/infoboxes/edit/InfoboxList';
import { useTexts } from '../../texts/useTexts';
import { EditedContentFrame } from './EditedContentFrame';

/** Route /infoboxes: the infoboxes that editors manage (ADMIN-09). */
export function InfoboxesPage() {
  return (
    <EditedContentFrame title={useTexts().navigation.infoboxes}>
      <InfoboxList />
    </EditedContentFrame>
  );
}
