import { useTexts } from '../texts/useTexts';
import { ConfirmDialog } from '../ui/leave/ConfirmDialog';

/** Asks before a dialog goes together with what was entered in it. */
export function UnsavedQuestion({ discard, stay }: { discard: () => void; stay: () => void }) {
  const { forms } = useTexts('editing');
  return (
    <ConfirmDialog
      title={forms.unsavedTitle}
      accept={forms.discard}
      decline={forms.keepEditing}
      isLoss
      onAccept={discard}
      onDecline={stay}
      text={forms.unsaved}
    />
  );
}
