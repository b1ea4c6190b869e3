import type { ReactNode } from 'react';
import { Button, makeStyles } from '@fluentui/react-components';
import { useTexts } from '../../texts/useTexts';
import { ReadinessScope, useReadiness } from '../form/readiness';
import { stacked } from '../style/layout';
import { DialogFrame } from '../leave/DialogFrame';

const useStyles = makeStyles({ content: stacked() });

interface PartDialogProps {
  title: string;
  /** The label of the button that ends it. */
  accept: string;
  submit: () => void;
  close: () => void;
  /** Further actions. */
  others?: ReactNode;
  children: ReactNode;
}

/** Asks for a part of a text, such as a link or a picture: a form of its own within that of the text. */
export function PartDialog({ title, accept, submit, close, others, children }: PartDialogProps) {
  const styles = useStyles();
  const { editor: texts } = useTexts('editing');
  const readiness = useReadiness();
  return (
    <DialogFrame
      title={title}
      contentClassName={styles.content}
      onClose={close}
      onSubmit={() => readiness.check() && submit()}
      others={others}
      actions={
        <>
          <Button appearance="primary" type="submit">
            {accept}
          </Button>
          <Button onClick={close}>{texts.cancel}</Button>
        </>
      }
    >
      <ReadinessScope value={readiness}>{children}</ReadinessScope>
    </DialogFrame>
  );
}
