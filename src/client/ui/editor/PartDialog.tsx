import type { ReactNode } from 'react';
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { stacked } from '../style/layout';
import { useReturnFromDialog } from '../leave/useReturnFromDialog';

const useStyles = makeStyles({
  content: stacked(),
  actions: {
    '& > *': { whiteSpace: 'nowrap', '@media (max-width: 767.98px)': { minHeight: '44px' } },
  },
});

interface PartDialogProps {
  title: string;
  /** What the button is called that ends it. */
  accept: string;
  submit: () => void;
  close: () => void;
  /** What else can be done. */
  others?: ReactNode;
  children: ReactNode;
}

/** Asks for a part of a text, such as a link or a picture: a form of its own within that of the text. */
export function PartDialog({ title, accept, submit, close, others, children }: PartDialogProps) {
  useReturnFromDialog();
  const styles = useStyles();
  const { editor: texts } = useTexts('editing');
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            // The form around it is not to be saved by it.
            event.stopPropagation();
            submit();
          }}
        >
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent className={styles.content}>{children}</DialogContent>
            {others && (
              <DialogActions position="start" className={styles.actions}>
                {others}
              </DialogActions>
            )}
            <DialogActions position="end" className={styles.actions}>
              <Button appearance="primary" type="submit">
                {accept}
              </Button>
              <Button onClick={close}>{texts.cancel}</Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}
