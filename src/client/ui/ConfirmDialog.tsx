import type { ReactNode } from 'react';
import { Button, Dialog, DialogActions, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components';
import { useReturnFromDialog } from './useReturnFromDialog';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What it is about in more detail, below the text. */
  children?: ReactNode;
  /** What accepting does, as a verb. */
  accept: string;
  decline: string;
  onAccept: () => void;
  /** Also with the Escape key. */
  onDecline: () => void;
}

/** Asks before something is done that concerns others or cannot be taken back (ERRORS-26). */
export function ConfirmDialog({ title, text, children, accept, decline, onAccept, onDecline }: ConfirmDialogProps) {
  useReturnFromDialog();
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && onDecline()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>{text}{children}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={onAccept}>{accept}</Button>
            <Button onClick={onDecline}>{decline}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
