import { EditedDialog } from '../../editing/EditedDialog';
import { useTexts } from '../../texts/useTexts';
import { BroadcastForm } from './BroadcastForm';
import { messageEditing } from './messageEditing';

/** Dialogs broadcast-messages/add (BROADCAST-30) and broadcast-messages/edit/{id}. */
export function BroadcastEditor() {
  const { editorTitle } = useTexts().broadcasts;
  const { alert } = useTexts('editing').alerts;
  return (
    <EditedDialog editing={messageEditing} title={editorTitle} name={alert}>
      {(message) => <BroadcastForm message={message} />}
    </EditedDialog>
  );
}
