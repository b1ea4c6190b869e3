import type { ReactNode } from 'react';
import {
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
  type DialogProps,
} from '@fluentui/react-components';
import { useReturnFromDialog } from './useReturnFromDialog';
import { fingerHeight } from '../style/layout';

const useStyles = makeStyles({
  title: { textWrap: 'balance' },
  actions: { '& > *': fingerHeight },
  // Two groups share the line: the words of a button stay on one.
  beside: { '& > *': { whiteSpace: 'nowrap' } },
  pictured: { padding: 0, overflow: 'hidden' },
  pad: { padding: tokens.spacingHorizontalXXL },
});

interface DialogFrameProps {
  title?: ReactNode;
  /** Above the title, as wide as the dialog. */
  picture?: ReactNode;
  /** Only its buttons lead on: a press beside it does not close it. */
  isAlert?: boolean;
  /** A press beside it does not close it, though it is no alert. */
  ignoresOutside?: boolean;
  /** By a key, or by a press beside it; left out: only a button closes it. */
  onClose?: () => void;
  /** The dialog is a form of its own, also within another one. */
  onSubmit?: () => void;
  actions: ReactNode;
  /** Actions at the other end of the line. */
  others?: ReactNode;
  /** Beside each other they fill the line. */
  isFluid?: boolean;
  className?: string;
  contentClassName?: string;
  /** Its content has nothing that takes the keyboard, and is scrolled by it. */
  isScrolledByKeys?: boolean;
  children: ReactNode;
}

/**
 * A dialog with a title, what it is about and its actions, open as long as it is rendered. The
 * keyboard returns to where it was.
 */
export function DialogFrame({ isAlert, ignoresOutside, onClose, ...parts }: DialogFrameProps) {
  useReturnFromDialog();
  const styles = useStyles();
  const change: DialogProps['onOpenChange'] = (_, { open, type }) => {
    if (!open && !(ignoresOutside && type === 'backdropClick')) onClose?.();
  };
  const { picture, className } = parts;
  return (
    <Dialog open modalType={isAlert ? 'alert' : 'modal'} onOpenChange={change}>
      <DialogSurface
        className={mergeClasses(Boolean(picture) && styles.pictured, className)}
        // Also over another dialog, whose colour it has.
        backdrop={{ appearance: 'dimmed' }}
      >
        {picture}
        <Body {...parts} />
      </DialogSurface>
    </Dialog>
  );
}

type BodyProps = Omit<DialogFrameProps, 'isAlert' | 'ignoresOutside' | 'onClose'>;

function Body({ title, picture, onSubmit, actions, others, isFluid, ...content }: BodyProps) {
  const styles = useStyles();
  const body = (
    <DialogBody className={picture ? styles.pad : undefined}>
      {title && <DialogTitle className={styles.title}>{title}</DialogTitle>}
      <DialogContent
        className={content.contentClassName}
        tabIndex={content.isScrolledByKeys ? 0 : undefined}
      >
        {content.children}
      </DialogContent>
      {others && (
        <DialogActions position="start" className={mergeClasses(styles.actions, styles.beside)}>
          {others}
        </DialogActions>
      )}
      <DialogActions
        fluid={isFluid}
        className={mergeClasses(styles.actions, others ? styles.beside : undefined)}
      >
        {actions}
      </DialogActions>
    </DialogBody>
  );
  if (!onSubmit) return body;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // The form around it is not to be saved by it.
        event.stopPropagation();
        onSubmit();
      }}
    >
      {body}
    </form>
  );
}
