import { useEffect } from 'react';
import { notifyParentFrame } from '../../data/session/parentFrame';
import { EditedDialog } from '../../editing/EditedDialog';
import { useTexts } from '../../texts/useTexts';
import { useModal } from '../../ui/leave/modal';
import { BroadcastForm } from './BroadcastForm';
import { messageEditing } from './messageEditing';

/** Dialogs broadcast-messages/add (BROADCAST-30) and broadcast-messages/edit/{id}. */
export function BroadcastEditor() {
  const { editorTitle } = useTexts().broadcasts;
  const { alert } = useTexts('editing').alerts;
  const id = useModal()?.params.id;
  useEffect(() => {
    if (id !== undefined) notifyParentFrame('edit-broadcast', { id: Number(id) });
  }, [id]);
  return (
    <EditedDialog editing={messageEditing} title={editorTitle} name={alert}>
      {(message) => <BroadcastForm message={message} />}
    </EditedDialog>
  );
}
