import { useDeferredValue, type ReactNode } from 'react';
import {
  Button,
  DrawerBody,
  DrawerHeader,
  DrawerHeaderTitle,
  OverlayDrawer,
  Title3,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useTexts } from '../../../texts/useTexts';
import { surface } from '../../../ui/style/surface';
import { RowsPlaceholder } from '../../../ui/widget/RowsPlaceholder';
import type { PageValues } from './pageValues';
import { fingerSquare } from '../../../ui/style/layout';

const phone = '@media (max-width: 575.98px)';

const useStyles = makeStyles({
  beside: {
    ...surface,
    position: 'sticky',
    top: 'var(--editor-bar, 0px)',
    maxHeight: 'calc(100vh - 140px)',
    overflowY: 'auto',
    boxSizing: 'border-box',
    padding: tokens.spacingHorizontalL,
  },
  title: { marginBottom: tokens.spacingVerticalM },
  sheet: { width: 'min(420px, 100%)', [phone]: { width: '100%' } },
  close: fingerSquare,
});

/** The fields that stand in the panel. */
export const settingFields = [
  'PageType',
  'PublishingDate',
  'ArchiveDate',
  'ChannelTermPages',
  'LanguageTermId',
  'OwnerUserUpnId',
  'SenderTags',
  'IsFeaturedPage',
  'IsCommentsEnabled',
  'Notify',
] as const satisfies readonly (keyof PageValues)[];

interface SettingsPanelProps {
  isOpen: boolean;
  /** There is room beside the text; else it is a sheet over it. */
  isBeside: boolean;
  close: () => void;
  children: ReactNode;
}

/** The settings of what is written, beside it or as a sheet over it. */
export function SettingsPanel({ isOpen, isBeside, close, children }: SettingsPanelProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { forms } = useTexts('editing');
  // Writing comes first: the text can be seen before these are drawn.
  const isTime = useDeferredValue(true, false);
  if (isBeside)
    return (
      isOpen && (
        <aside className={styles.beside} aria-label={texts.settings}>
          <Title3 as="h2" block className={styles.title}>
            {texts.settings}
          </Title3>
          {isTime ? children : <RowsPlaceholder count={6} />}
        </aside>
      )
    );
  return (
    <OverlayDrawer
      className={styles.sheet}
      position="end"
      open={isOpen}
      aria-label={texts.settings}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <DrawerHeader>
        <DrawerHeaderTitle
          action={
            <Button
              className={styles.close}
              appearance="subtle"
              aria-label={forms.close}
              icon={<DismissRegular />}
              onClick={close}
            />
          }
        >
          {texts.settings}
        </DrawerHeaderTitle>
      </DrawerHeader>
      <DrawerBody>{children}</DrawerBody>
    </OverlayDrawer>
  );
}
