import { BroadcastList } from '../features/broadcasts/BroadcastList';
import { EditedContentFrame } from './EditedContentFrame';

/** Route /broadcast-messages: the messages that editors manage (ADMIN-09). */
export function BroadcastMessagesPage() {
  return (
    <EditedContentFrame>
      <BroadcastList />
    </EditedContentFrame>
  );
}
