import { memo } from 'react';
import {
  Button,
  MenuItem,
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
import { SaveRegular } from '@fluentui/react-icons/svg/save';
import type { Page } from '#shared/contract/pages/pages';
import { publishingState } from '#shared/rules/pages/pageTypes';
import type { CopyStatus } from '../../../data/workingCopies/copyKeeper';
import { presentDate } from '../../../platform/presentTime';
import { format } from '#shared/rules/values/format';
import { dateFormat } from '../../../texts/formatters';
import { useLocale } from '../../../texts/useLocale';
import { useTexts } from '../../../texts/useTexts';
import { useIsAtLeast } from '../../../ui/useBreakpoint';
import { PageMenu } from './PageMenu';
import { fingerSquare } from '../../../ui/style/layout';

const phone = '@media (max-width: 767.98px)';

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    [phone]: { display: 'block' },
    maxWidth: '1372px',
    margin: `0 auto ${tokens.spacingVerticalM}`,
    padding: `${tokens.spacingVerticalS} 0`,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  // On a phone the actions are in one row, and below them where the text is kept; elsewhere that
  // comes after the first of them.
  actions: {
    display: 'contents',
    '& > :not(:first-child)': { order: 2 },
    [phone]: { display: 'flex', alignItems: 'stretch', gap: tokens.spacingHorizontalXS },
  },
  status: {
    order: 1,
    flexGrow: 1,
    minWidth: '80px',
    [phone]: { display: 'block', minHeight: tokens.lineHeightBase200 },
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
  },
  button: {
    ...fingerSquare,
    [phone]: {
      paddingBlock: 0,
      paddingInline: tokens.spacingHorizontalS,
      lineHeight: tokens.lineHeightBase200,
    },
  },
  cancel: { [phone]: { marginInlineEnd: 'auto' } },
  // Its word stays in one piece while the others share what is left.
  publish: { [phone]: { flexShrink: 0, maxWidth: '40%' } },
});

/** The editor's actions; each is the same function at every rendering. */
interface EditorActions {
  togglePanel: () => void;
  leave: () => void;
  save: () => void;
  preview: () => void;
  publish: () => void;
}

interface EditorBarProps extends EditorActions {
  /** The page as it is stored; nothing for a new one. */
  page: Page | undefined;
  /** When it is to be published. */
  date: string | null;
  status: CopyStatus;
  /** It is something else than what is stored. */
  isChanged: boolean;
  isSaving: boolean;
  isPanelOpen: boolean;
}

/** The editor's actions and where the text is kept, in sight however long the page is. */
export function EditorBar({ status, ...bar }: EditorBarProps) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  return (
    <div className={styles.root} role="toolbar" aria-label={texts.actions}>
      <div className={styles.actions}>
        <LeaveButton leave={bar.leave} isSaving={bar.isSaving} />
        <WaysOn {...bar} />
      </div>
      <StatusText status={status} />
    </div>
  );
}

const LeaveButton = memo(function LeaveButton({
  leave,
  isSaving,
}: Pick<EditorBarProps, 'leave' | 'isSaving'>) {
  const styles = useStyles();
  const { forms } = useTexts('editing');
  const isWide = useIsAtLeast('md');
  return (
    <Button
      className={mergeClasses(styles.button, styles.cancel)}
      disabledFocusable={isSaving}
      {...(isWide
        ? { children: forms.cancel }
        : { icon: <DismissRegular />, 'aria-label': forms.cancel })}
      onClick={leave}
    />
  );
});

/** The actions besides leaving; apart from the status, which changes every few seconds. */
const WaysOn = memo(function WaysOn({
  page,
  date,
  isChanged,
  isSaving,
  isPanelOpen,
  togglePanel,
  save,
  preview,
  publish,
}: Omit<EditorBarProps, 'status'>) {
  const styles = useStyles();
  const texts = useTexts('pageEditor');
  // In one row on a phone, whatever the language: what to publish with has the room.
  const hasRoom = useIsAtLeast('sm');
  const isStoredPublished = Boolean(page?.PublishingDate);
  const state = publishingState(date, presentDate());
  const hasNothingNew = isStoredPublished && state === 'published' && !isChanged;
  const publishLabel = {
    draft: texts.publish,
    scheduled: texts.schedule,
    published: isStoredPublished ? texts.publishChanges : texts.publish,
  }[state];
  const saveLabel = isStoredPublished ? texts.unpublish : texts.saveDraft;
  return (
    <>
      {hasRoom && (
        <Tooltip content={texts.preview} relationship="label">
          <Button
            className={styles.button}
            appearance="subtle"
            icon={<EyeRegular />}
            onClick={preview}
          />
        </Tooltip>
      )}
      <Tooltip content={texts.settings} relationship="label">
        <Button
          className={styles.button}
          appearance="subtle"
          icon={<PanelRightRegular />}
          aria-expanded={isPanelOpen}
          onClick={togglePanel}
        />
      </Tooltip>
      <PageMenu page={page}>
        {!hasRoom && (
          <>
            <MenuItem icon={<EyeRegular />} onClick={preview}>
              {texts.preview}
            </MenuItem>
            {date === null && (
              <MenuItem icon={<SaveRegular />} disabled={isSaving} onClick={save}>
                {saveLabel}
              </MenuItem>
            )}
          </>
        )}
      </PageMenu>
      {hasRoom && date === null && (
        <Button className={styles.button} disabledFocusable={isSaving} onClick={save}>
          {saveLabel}
        </Button>
      )}
      <PublishButton label={publishLabel} {...{ hasNothingNew, isSaving, publish }} />
    </>
  );
});

interface PublishButtonProps {
  label: string;
  /** Readers already see what is written here. */
  hasNothingNew: boolean;
  isSaving: boolean;
  publish: () => void;
}

function PublishButton({ label, hasNothingNew, isSaving, publish }: PublishButtonProps) {
  const styles = useStyles();
  const { nothingChanged } = useTexts('pageEditor');
  const { saving } = useTexts('editing').forms;
  const button = (
    <Button
      className={mergeClasses(styles.button, styles.publish)}
      appearance="primary"
      disabledFocusable={isSaving || hasNothingNew}
      icon={isSaving ? <Spinner size="tiny" /> : undefined}
      onClick={publish}
    >
      {isSaving ? saving : label}
    </Button>
  );
  if (!hasNothingNew) return button;
  return (
    <Tooltip content={nothingChanged} relationship="description">
      {button}
    </Tooltip>
  );
}

/** Where the latest changes are kept. */
function StatusText({ status }: { status: CopyStatus }) {
  const styles = useStyles();
  const { status: texts } = useTexts('pageEditor');
  const locale = useLocale();
  const words = () => {
    if (status.state === 'none') return '';
    if (status.state === 'typing') return texts.typing;
    if (status.state === 'elsewhere') return texts.window;
    const time = dateFormat(locale, { timeStyle: 'short' }).format(status.at);
    return format(texts[status.where], { time });
  };
  return (
    <Text className={styles.status} role="status">
      {words()}
    </Text>
  );
}
