import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks before what was entered is given up. */
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
