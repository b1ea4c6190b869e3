import { BroadcastList } from '../../features/broadcasts/BroadcastList';
import { useTexts } from '../../texts/useTexts';
import { EditedContentFrame } from './EditedContentFrame';

/** Route /broadcast-messages: the messages that editors manage (ADMIN-09). */
export function BroadcastMessagesPage() {
  return (
    <EditedContentFrame title={useTexts().broadcasts.listTitle}>
      <BroadcastList />
    </EditedContentFrame>
  );
}
