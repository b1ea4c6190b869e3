import { PageCenterList } from '../features/pageCenter/PageCenterList';
import { useTexts } from '../texts/useTexts';
import { EditedContentFrame } from './manage/EditedContentFrame';

/** Route /pages/content: the list of content pages. */
export function PageCenterPage() {
  return (
    <EditedContentFrame title={useTexts().navigation.pages}>
      <PageCenterList kind="content" />
    </EditedContentFrame>
  );
}
