import { useState } from 'react';
import {
  Button,
  Dialog,
  DialogSurface,
  ToggleButton,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DesktopRegular } from '@fluentui/react-icons/svg/desktop';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { PhoneRegular } from '@fluentui/react-icons/svg/phone';
import { TabletRegular } from '@fluentui/react-icons/svg/tablet';
import type { Page } from '#shared/contract/pages';
import { useTermNames } from '../../../data/useTermNames';
import { useLcid } from '../../../texts/useLcid';
import { useTexts } from '../../../texts/useTexts';
import { inRow } from '../../../ui/layout';
import { useReturnFromDialog } from '../../../ui/useReturnFromDialog';
import { PageView } from '../PageView';
import { DeviceFrame } from './DeviceFrame';
import type { PageValues } from './pageValues';
import { previewOf } from './previewOf';

const useStyles = makeStyles({
  surface: {
    boxSizing: 'border-box',
    width: '100%',
    maxWidth: '100%',
    height: '100vh',
    maxHeight: '100vh',
    borderRadius: 0,
    display: 'flex',
    flexDirection: 'column',
    padding: tokens.spacingHorizontalM,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  bar: {
    ...inRow(tokens.spacingHorizontalS),
    justifyContent: 'center',
    paddingBottom: tokens.spacingVerticalS,
  },
  close: { marginInlineStart: 'auto' },
  touch: { '@media (max-width: 767.98px)': { minHeight: '44px', minWidth: '44px' } },
});

/** Width in px of what is looked at. */
const devices = [
  ['phone', 390, PhoneRegular],
  ['tablet', 768, TabletRegular],
  ['desktop', 1280, DesktopRegular],
] as const;

interface PreviewDialogProps {
  page: Page | undefined;
  values: PageValues;
  close: () => void;
}

/** The page as readers will see it, in the width of a phone, a tablet or a desktop. */
export function PreviewDialog({ page, values, close }: PreviewDialogProps) {
  useReturnFromDialog();
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { forms } = useTexts('editing');
  const names = useTermNames(useLcid());
  const [device, setDevice] = useState<(typeof devices)[number][0]>(() =>
    window.innerWidth < 768 ? 'phone' : 'desktop',
  );
  const width = devices.find(([name]) => name === device)?.[1] ?? 1280;
  const shown = {
    page: previewOf(values, page, texts.title),
    language: names.get(values.LanguageTermId) ?? null,
    channels: values.ChannelTermPages.flatMap((id) => names.get(id) ?? []),
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && close()}>
      <DialogSurface className={styles.surface} aria-label={texts.preview}>
        <div className={styles.bar}>
          {devices.map(([name, , Icon]) => (
            <ToggleButton
              key={name}
              className={styles.touch}
              appearance="subtle"
              icon={<Icon />}
              checked={device === name}
              onClick={() => setDevice(name)}
            >
              {texts.devices[name]}
            </ToggleButton>
          ))}
          <Button
            className={styles.close}
            appearance="subtle"
            icon={<DismissRegular />}
            aria-label={forms.close}
            onClick={close}
          />
        </div>
        <DeviceFrame width={width} title={texts.preview}>
          <PageView {...shown} />
        </DeviceFrame>
      </DialogSurface>
    </Dialog>
  );
}
