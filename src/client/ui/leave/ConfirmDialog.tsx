import type { ReactNode } from 'react';
import { Button } from '@fluentui/react-components';
import { DialogFrame } from './DialogFrame';

interface ConfirmDialogProps {
  title: string;
  text: string;
  /** The matter in more detail, below the text. */
  children?: ReactNode;
  /** The effect of accepting, as a verb. */
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
    <DialogFrame
      isAlert
      onClose={onDecline}
      title={title}
      actions={isLoss ? [declining, accepting] : [accepting, declining]}
    >
      {text}
      {children}
    </DialogFrame>
  );
}
