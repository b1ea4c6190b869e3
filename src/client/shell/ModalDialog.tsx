import { Suspense, type ReactNode } from 'react';
import { Button, Dialog, DialogSurface, Spinner, makeStyles } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useTexts } from '../texts/useTexts';

const useStyles = makeStyles({
  surface: { maxWidth: 'min(960px, 100vw - 32px)' },
  close: { position: 'absolute', top: '12px', right: '12px' },
});

/** The frame of a modal page. */
export function ModalDialog({ title, close, children }: { title: string; close: () => void; children: ReactNode }) {
  const styles = useStyles();
  const { shell } = useTexts();
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface aria-label={title} className={styles.surface}>
        <Button className={styles.close} appearance="subtle" icon={<DismissRegular />} aria-label={shell.closeDialog} onClick={close} />
        <Suspense fallback={<Spinner label={shell.loading} />}>{children}</Suspense>
      </DialogSurface>
    </Dialog>
  );
}
