import { type ReactNode } from 'react';
import {
  Button,
  Dialog,
  DialogSurface,
  Title2,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { format } from '#shared/rules/values/format';
import { Part } from '../../loading/Part';
import { FailedDialog } from '../../navigation/FailedDialog';
import { useTexts } from '../../texts/useTexts';
import { RowsPlaceholder } from '../../ui/widget/RowsPlaceholder';
import { Skeleton } from '../../ui/widget/Skeleton';
import { useReturnFromDialog } from '../../ui/leave/useReturnFromDialog';
import { fingers } from '../../ui/style/layout';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  // As large from its first moment as it will be: what is in it comes and goes without moving its
  // edges. The page in it scrolls, the close button stays. In per cent, because `100vw` reaches
  // below the room of a scrollbar.
  surface: {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    width: 'min(960px, 100% - 32px)',
    maxWidth: 'none',
    height: 'min(840px, 100dvh - 48px)',
    maxHeight: 'none',
    padding: 0,
    overflow: 'hidden',
    [phone]: { width: '100%', height: '100dvh', borderRadius: 0 },
  },
  small: { width: 'min(640px, 100% - 32px)', height: 'min(600px, 100dvh - 48px)' },
  // The focused element is clear of what sticks to the top and the bottom.
  page: {
    flexGrow: 1,
    overflowY: 'auto',
    scrollbarGutter: 'stable',
    scrollPaddingBlock: '120px 96px',
    padding: tokens.spacingHorizontalXXL,
    [phone]: { padding: tokens.spacingHorizontalL, scrollbarGutter: 'auto' },
    [fingers]: {
      // Whatever stands in it can be hit by a finger.
      '& :is(button, [role="tab"])': { minWidth: '44px', minHeight: '44px' },
      // An icon within a field.
      '& [role="button"]': { padding: '12px' },
    },
  },
  title: { margin: '0 40px 20px 0' },
  // Above what sticks to the top of the page, and on a ground of its own: the page passes below it.
  // On one middle line with the field of the search, which begins the page.
  close: {
    position: 'absolute',
    top: '20px',
    right: '12px',
    zIndex: 2,
    backgroundColor: tokens.colorNeutralBackground1,
    [fingers]: { right: '6px', minWidth: '44px', minHeight: '44px' },
    '@media (min-width: 768px) and (pointer: coarse)': { top: '16px' },
    [phone]: { top: '12px' },
  },
});

/** The frame of a modal page. */
export function ModalDialog({
  title,
  size = 'large',
  belongsTo,
  isUntitled = false,
  close,
  children,
}: {
  title: string;
  size?: 'large' | 'small';
  /** Selector of what the keyboard returns to, wherever it was; default: where it was. */
  belongsTo?: string;
  /** Its content has no title of its own. */
  isUntitled?: boolean;
  close: () => void;
  children: ReactNode;
}) {
  useReturnFromDialog(belongsTo);
  const styles = useStyles();
  const { shell } = useTexts();
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && close()}>
      <DialogSurface
        aria-label={title}
        className={mergeClasses(styles.surface, size === 'small' && styles.small)}
      >
        <div className={styles.page}>
          <Part
            waiting={<Waiting title={title} />}
            failed={(failure) => (
              <>
                <Title>{title}</Title>
                <FailedDialog name={title} {...failure} />
              </>
            )}
          >
            {isUntitled && <Title>{title}</Title>}
            {children}
          </Part>
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

/** The title, and the shape of what comes. */
function Waiting({ title }: { title: string }) {
  const { widgets } = useTexts();
  return (
    <>
      <Title>{title}</Title>
      <Skeleton aria-label={format(widgets.loading, { name: title })}>
        <RowsPlaceholder count={4} />
      </Skeleton>
    </>
  );
}

/** Leaves room for the close button. */
function Title({ children }: { children: string }) {
  return (
    <Title2 as="h1" block className={useStyles().title}>
      {children}
    </Title2>
  );
}
