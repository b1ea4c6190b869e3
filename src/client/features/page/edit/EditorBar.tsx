import { useState } from 'react';
import {
  Button,
  Spinner,
  Text,
  Tooltip,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { EyeRegular } from '@fluentui/react-icons/svg/eye';
import { PanelRightRegular } from '@fluentui/react-icons/svg/panel-right';
import type { Page } from '#shared/contract/pages';
import { publishingState } from '#shared/rules/pageTypes';
import type { CopyStatus } from '../../../data/workingCopies/copyKeeper';
import type { WorkingCopyState } from '../../../data/workingCopies/useWorkingCopy';
import { format } from '../../../texts/format';
import { dateFormat } from '../../../texts/formatters';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { useIsAtLeast } from '../../../ui/useBreakpoint';
import { PageMenu } from './PageMenu';
import type { PageValues } from './pageValues';
import { PreviewDialog } from './PreviewDialog';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [phone]: { gap: tokens.spacingHorizontalXS },
    maxWidth: '1372px',
    margin: `0 auto ${tokens.spacingVerticalM}`,
    padding: `${tokens.spacingVerticalS} 0`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // On a phone the actions are in one row, and below them where the text is kept.
  status: {
    flexGrow: 1,
    minWidth: '80px',
    [phone]: { order: 1, flexBasis: '100%', minHeight: tokens.lineHeightBase200 },
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  button: {
    [phone]: {
      minHeight: '44px',
      minWidth: '44px',
      paddingInline: tokens.spacingHorizontalS,
    },
  },
  cancel: { [phone]: { marginInlineEnd: 'auto' } },
});

interface EditorBarProps {
  /** The page as it is stored; nothing for a new one. */
  page: Page | undefined;
  values: PageValues;
  copy: WorkingCopyState;
  isSaving: boolean;
  isPanelOpen: boolean;
  togglePanel: () => void;
  leave: () => void;
  save: () => void;
  publish: () => void;
}

/** What can be done with what is written, in sight however long it is. */
export function EditorBar({
  page,
  values,
  copy,
  isSaving,
  isPanelOpen,
  togglePanel,
  leave,
  save,
  publish,
}: EditorBarProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  const { forms } = useTexts('editing');
  const isWide = useIsAtLeast('md');
  const [isPreviewing, setPreviewing] = useState(false);
  const button = { className: styles.button, disabledFocusable: isSaving };
  const isStoredPublished = Boolean(page?.PublishingDate);
  const publishLabel = {
    draft: texts.publish,
    scheduled: texts.schedule,
    published: isStoredPublished ? texts.publishChanges : texts.publish,
  }[publishingState(values.PublishingDate, new Date())];
  return (
    <div className={styles.root} role="toolbar" aria-label={texts.actions}>
      <Button
        {...button}
        className={mergeClasses(styles.button, styles.cancel)}
        {...(isWide
          ? { children: forms.cancel }
          : { icon: <DismissRegular />, 'aria-label': forms.cancel })}
        onClick={leave}
      />
      <StatusText status={copy.status} />
      <Tooltip content={texts.preview} relationship="label">
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<EyeRegular />}
          onClick={() => setPreviewing(true)}
        />
      </Tooltip>
      <Tooltip content={texts.settings} relationship="label">
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<PanelRightRegular />}
          aria-expanded={isPanelOpen}
          onClick={togglePanel}
        />
      </Tooltip>
      {page && <PageMenu page={page} />}
      {values.PublishingDate === null && (
        <Button {...button} onClick={save}>
          {isStoredPublished ? texts.unpublish : texts.saveDraft}
        </Button>
      )}
      <Button
        {...button}
        appearance="primary"
        icon={isSaving ? <Spinner size="tiny" /> : undefined}
        onClick={publish}
      >
        {isSaving ? forms.saving : publishLabel}
      </Button>
      {isPreviewing && (
        <PreviewDialog page={page} values={values} close={() => setPreviewing(false)} />
      )}
    </div>
  );
}

/** Where what was written last is. */
function StatusText({ status }: { status: CopyStatus }) {
  const styles = useStyles();
  const { status: texts } = useTexts('pageEditor');
  const locale = useLocale();
  const words = () => {
    if (status.state === 'none') return '';
    if (status.state === 'typing') return texts.typing;
    if (status.state === 'elsewhere') return texts.elsewhere;
    const time = dateFormat(locale, { timeStyle: 'short' }).format(status.at);
    return format(texts[status.where], { time });
  };
  return (
    <Text className={styles.status} role="status">
      {words()}
    </Text>
  );
}
