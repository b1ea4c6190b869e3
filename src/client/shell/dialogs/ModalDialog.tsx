import { type ReactNode } from 'react';
import {
  Button,
  Dialog,
  DialogSurface,
  Spinner,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useTexts } from '../../texts/useTexts';
import { WidgetBoundary } from '../../ui/widget/WidgetBoundary';
import { useReturnFromDialog } from '../../ui/leave/useReturnFromDialog';

const useStyles = makeStyles({
  // The page in it scrolls, the close button stays.
  surface: {
    display: 'flex',
    flexDirection: 'column',
    maxWidth: 'min(960px, 100vw - 32px)',
    maxHeight: 'calc(100dvh - 48px)',
    padding: 0,
    overflow: 'hidden',
    '@media (max-width: 767.98px)': { maxWidth: '100vw', maxHeight: '100dvh' },
  },
  // What takes the focus is clear of what sticks to the top and the bottom.
  page: {
    overflowY: 'auto',
    scrollPaddingBlock: '120px 96px',
    padding: tokens.spacingHorizontalXXL,
    '@media (max-width: 767.98px)': { padding: tokens.spacingHorizontalL },
  },
  // Above what sticks to the top of the page.
  close: { position: 'absolute', top: '12px', right: '12px', zIndex: 2 },
});

/** The frame of a modal page. */
export function ModalDialog({
  title,
  close,
  children,
}: {
  title: string;
  close: () => void;
  children: ReactNode;
}) {
  useReturnFromDialog();
  const styles = useStyles();
  const { shell } = useTexts();
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface aria-label={title} className={styles.surface}>
        <div className={styles.page}>
          <WidgetBoundary name={title} waiting={<Spinner label={shell.loading} />}>
            {children}
          </WidgetBoundary>
        </div>
        {/* At the end, so that the keyboard starts in the page. */}
        <Button
          className={styles.close}
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={shell.closeDialog}
          onClick={close}
        />
      </DialogSurface>
    </Dialog>
  );
}
