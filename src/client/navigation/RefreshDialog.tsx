import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useTexts } from '../texts/useTexts';
import { useReturnFromDialog } from '../ui/leave/useReturnFromDialog';

export interface RefreshDialogProps {
  /** Shows the title "An error has occurred" (ERRORS-22). */
  hasTitle?: boolean;
  close: () => void;
}

/** Asks to reload the page (ERRORS-20..23). */
export function RefreshDialog({ hasTitle = false, close }: RefreshDialogProps) {
  useReturnFromDialog();
  const { refreshDialog } = useTexts();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface>
        <DialogBody>
          {hasTitle && <DialogTitle>{refreshDialog.title}</DialogTitle>}
          <DialogContent>{refreshDialog.text}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={() => location.reload()}>
              {refreshDialog.refresh}
            </Button>
            <Button onClick={close}>{refreshDialog.cancel}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
