import { Button } from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';
import { DialogFrame } from '../ui/leave/DialogFrame';

export interface RefreshDialogProps {
  /** Shows the title "An error has occurred" (ERRORS-22). */
  hasTitle?: boolean;
  close: () => void;
}

/** Asks to reload the page (ERRORS-20..23). */
export function RefreshDialog({ hasTitle = false, close }: RefreshDialogProps) {
  const { refreshDialog } = useTexts();
  return (
    <DialogFrame
      isAlert
      onClose={close}
      title={hasTitle && refreshDialog.title}
      actions={
        <>
          <Button appearance="primary" onClick={() => location.reload()}>
            {refreshDialog.refresh}
          </Button>
          <Button onClick={close}>{refreshDialog.cancel}</Button>
        </>
      }
    >
      {refreshDialog.text}
    </DialogFrame>
  );
}
