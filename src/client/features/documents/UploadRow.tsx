import { useRef, type ReactNode } from 'react';
import { Button, ProgressBar, Text, makeStyles, tokens } from '@fluentui/react-components';
import { CheckmarkCircleRegular } from '@fluentui/react-icons/svg/checkmark-circle';
import { kindOfName } from '#shared/rules/documents/fileKinds';
import { numberedName, type UploadTrouble } from '#shared/rules/documents/uploads';
import { useOpensNewTab } from '../../data/useOpensNewTab';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { ErrorPanel } from '../../ui/trouble/ErrorPanel';
import { FileIcon } from '../../ui/FileIcon';
import { fingerHeight, inRow, oneLine, stacked, wrapped } from '../../ui/style/layout';
import { TextLink } from '../../ui/TextLink';
import { useFocusFallback } from '../../ui/leave/useFocusFallback';
import { OtherName } from './OtherName';
import type { Upload, UploadActs, UploadState } from './useUploads';

const useStyles = makeStyles({
  root: { ...inRow(), alignItems: 'flex-start' },
  icon: { display: 'flex', flexShrink: 0, fontSize: '28px' },
  body: { ...stacked(tokens.spacingVerticalXS), flexGrow: 1, minWidth: 0 },
  name: { ...oneLine, display: 'block', fontWeight: tokens.fontWeightSemibold },
  quiet: { color: tokens.colorNeutralForeground2 },
  done: { ...inRow(tokens.spacingHorizontalXS), color: tokens.colorStatusSuccessForeground1 },
  actions: {
    ...wrapped(tokens.spacingHorizontalS),
    alignItems: 'center',
    '& > *': fingerHeight,
  },
});

interface UploadRowProps extends UploadActs {
  upload: Upload;
  /** No other file is in the dialog: its own buttons say what else there is to say. */
  isAlone: boolean;
  oneDrive: string | undefined;
}

/** One file in the dialog: how far it is, what it needs, what became of it. */
export function UploadRow(props: UploadRowProps) {
  const styles = useStyles();
  const { name } = props.upload;
  return (
    <li className={styles.root}>
      <span className={styles.icon} aria-hidden>
        <FileIcon kind={kindOfName(name)} />
      </span>
      <div className={styles.body}>
        <Text className={styles.name} title={name}>
          {name}
        </Text>
        <Progress {...props} />
      </div>
    </li>
  );
}

function Progress(props: UploadRowProps) {
  const { state, name } = props.upload;
  const texts = useTexts('uploads');
  switch (state.kind) {
    case 'waiting':
    case 'running':
      return <UnderWay {...props} />;
    case 'exists':
      return <Question {...props} state={state} />;
    case 'done':
      return <Done name={state.file.name ?? name} webUrl={state.file.webUrl ?? undefined} />;
    case 'left':
      return <Sentence {...props}>{texts.left}</Sentence>;
    case 'refused':
      return <Refusal {...props} trouble={state.trouble} />;
    case 'failed':
      return state.trouble === 'unexpected' || state.failure.isSignInNeeded ? (
        <ErrorPanel
          name={name}
          failure={state.failure}
          isSave
          reload={() => props.retry(props.upload)}
        />
      ) : (
        <Refusal {...props} trouble={state.trouble} canRetry />
      );
  }
}

function UnderWay(props: UploadRowProps) {
  const { state, name } = props.upload;
  const texts = useTexts('uploads');
  const pause = state.kind === 'running' ? state.pause : undefined;
  return (
    <>
      {state.kind === 'running' && (
        <ProgressBar
          value={pause ? undefined : state.part}
          aria-label={format(texts.progress, { name })}
        />
      )}
      <Sentence {...props}>
        {state.kind === 'waiting' ? texts.waiting : texts.running[pause ?? 'sent']}
      </Sentence>
    </>
  );
}

/** A word on how it goes; among several files each can be cancelled by itself. */
function Sentence({ upload, isAlone, leave, children }: UploadRowProps & { children: ReactNode }) {
  const styles = useStyles();
  const texts = useTexts('uploads');
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root);
  const mayLeave = !isAlone && ['waiting', 'running'].includes(upload.state.kind);
  return (
    <div ref={root} className={styles.actions}>
      <Text role="status" size={200} className={styles.quiet}>
        {children}
      </Text>
      {mayLeave && (
        <Button
          size="small"
          appearance="subtle"
          aria-label={format(texts.cancelOne, { name: upload.name })}
          onClick={() => leave(upload)}
        >
          {texts.cancel}
        </Button>
      )}
    </div>
  );
}

/** DOCS-16, DOCS-17: nothing that is there is touched before the person has said so. */
function Question({
  state,
  ...props
}: UploadRowProps & { state: Extract<UploadState, { kind: 'exists' }> }) {
  const { upload, isAlone, choose, leave } = props;
  const texts = useTexts('uploads');
  const isFolder = state.exists === 'folder';
  const replaceLook = isAlone ? 'primary' : 'secondary';
  return (
    <Answers text={isFolder ? texts.folder : state.isChanged ? texts.changed : texts.exists}>
      {!isFolder && (
        <Button appearance={replaceLook} onClick={() => choose(upload, 'replace')}>
          {texts.replace}
        </Button>
      )}
      <Button onClick={() => choose(upload, 'keepBoth')}>{texts.keepBoth}</Button>
      {!isAlone && <Button onClick={() => leave(upload)}>{texts.skip}</Button>}
      <OtherName {...props} proposal={numberedName(upload.name, 1)} />
    </Answers>
  );
}

function Refusal({
  trouble,
  canRetry = false,
  ...props
}: UploadRowProps & { trouble: UploadTrouble; canRetry?: boolean }) {
  const { upload, oneDrive, retry } = props;
  const texts = useTexts('uploads');
  const opensNewTab = useOpensNewTab();
  const leadsOn = ['tooLarge', 'full', 'noDrive'].includes(trouble) && oneDrive;
  return (
    <Answers text={texts.troubles[trouble]}>
      {canRetry && <Button onClick={() => retry(upload)}>{texts.tryAgain}</Button>}
      {trouble === 'name' && <OtherName {...props} proposal={upload.name} />}
      {leadsOn && (
        <TextLink to={oneDrive} opensNewTab={opensNewTab}>
          {trouble === 'tooLarge' ? texts.useOneDrive : texts.openOneDrive}
        </TextLink>
      )}
    </Answers>
  );
}

/** DOCS-19. */
function Done({ name, webUrl }: { name: string; webUrl: string | undefined }) {
  const styles = useStyles();
  const texts = useTexts('uploads');
  const opensNewTab = useOpensNewTab();
  return (
    <div className={styles.actions}>
      <Text role="status" size={200} className={styles.done}>
        <CheckmarkCircleRegular aria-hidden />
        {texts.done}
      </Text>
      {webUrl && (
        <TextLink to={webUrl} opensNewTab={opensNewTab}>
          {format(texts.open, { name })}
        </TextLink>
      )}
    </div>
  );
}

/** The obstacle to the upload, and the ways on. */
function Answers({ text, children }: { text: string; children: ReactNode }) {
  const styles = useStyles();
  const buttons = useRef<HTMLDivElement>(null);
  useFocusFallback(buttons);
  return (
    <>
      <Text role="alert">{text}</Text>
      <div ref={buttons} className={styles.actions}>
        {children}
      </div>
    </>
  );
}
