import type { ReactNode } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from '@fluentui/react-components';
import { useReturnFromDialog } from './useReturnFromDialog';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** What it is about in more detail, below the text. */
  children?: ReactNode;
  /** What accepting does, as a verb. */
  accept: string;
  decline: string;
  /** Accepting loses something: declining comes first, where the keyboard is. */
  isLoss?: boolean;
  onAccept: () => void;
  /** Also with the Escape key. */
  onDecline: () => void;
}

/** Asks before something is done that concerns others or cannot be taken back (ERRORS-26). */
export function ConfirmDialog({
  title,
  text,
  children,
  accept,
  decline,
  isLoss = false,
  onAccept,
  onDecline,
}: ConfirmDialogProps) {
  useReturnFromDialog();
  const accepting = (
    <Button key="accept" appearance={isLoss ? 'secondary' : 'primary'} onClick={onAccept}>
      {accept}
    </Button>
  );
  const declining = (
    <Button key="decline" appearance={isLoss ? 'primary' : 'secondary'} onClick={onDecline}>
      {decline}
    </Button>
  );
  return (
    <Dialog open modalType="alert" onOpenChange={(_, data) => !data.open && onDecline()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{title}</DialogTitle>
          <DialogContent>
            {text}
            {children}
          </DialogContent>
          <DialogActions>{isLoss ? [declining, accepting] : [accepting, declining]}</DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
