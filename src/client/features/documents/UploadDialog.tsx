import { Button, Text, makeStyles, tokens } from '@fluentui/react-components';
import { maxUploadBytes } from '#shared/rules/documents/uploads';
import { useSession } from '../../data/session/session';
import { plural } from '../../texts/plural';
import { useLocale } from '../../texts/useLocale';
import { useTexts } from '../../texts/useTexts';
import { plainList, stacked, wrapped } from '../../ui/style/layout';
import { DialogFrame } from '../../ui/leave/DialogFrame';
import { useUnsavedChanges } from '../../ui/leave/useUnsavedChanges';
import { UploadRow } from './UploadRow';
import { useUploads, type Upload, type UploadActs } from './useUploads';

const useStyles = makeStyles({
  forAll: { ...wrapped(tokens.spacingHorizontalS), alignItems: 'center' },
  list: {
    ...plainList,
    ...stacked(tokens.spacingVerticalL),
    paddingBlock: tokens.spacingVerticalS,
  },
});

interface UploadDialogProps {
  files: readonly File[];
  /** Address of the person's OneDrive, where it is known. */
  oneDrive: string | undefined;
  onClose: () => void;
}

/**
 * Uploads files to the person's OneDrive from the moment it opens (DOCS-15), and says of each what
 * becomes of it. What goes wrong with one holds up no other.
 */
export function UploadDialog({ files, oneDrive, onClose }: UploadDialogProps) {
  const styles = useStyles();
  const texts = useTexts('uploads');
  const { documentUploadLimit } = useSession().settings;
  const { uploads, ...acts } = useUploads(
    files,
    maxUploadBytes(documentUploadLimit),
    texts.operation,
  );
  const isBusy = uploads.some(isUnderWay);
  useUnsavedChanges(isBusy || uploads.some(isUndecided));
  const asking = uploads.filter(({ state }) => state.kind === 'exists');
  const isCancel = isBusy || uploads.some(({ state }) => state.kind === 'failed');
  const isTooLarge = uploads.every(
    ({ state }) => state.kind === 'refused' && state.trouble === 'tooLarge',
  );
  return (
    // Nobody is to lose an upload by a key, or a question by a press beside it.
    <DialogFrame
      ignoresOutside
      onClose={isBusy ? undefined : onClose}
      title={isTooLarge ? texts.tooLargeTitle : texts.title}
      actions={
        <Button
          appearance={isCancel || asking.length > 0 ? 'secondary' : 'primary'}
          onClick={onClose}
        >
          {isCancel ? texts.cancel : texts.close}
        </Button>
      }
    >
      {asking.length > 1 && <ForAll asking={asking} {...acts} />}
      <ul className={styles.list}>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.id}
            upload={upload}
            isAlone={uploads.length === 1}
            oneDrive={oneDrive}
            {...acts}
          />
        ))}
      </ul>
    </DialogFrame>
  );
}

/** One answer to the question of several files. */
function ForAll({
  asking,
  choose,
  leave,
}: Pick<UploadActs, 'choose' | 'leave'> & { asking: readonly Upload[] }) {
  const styles = useStyles();
  const { forAll } = useTexts('uploads');
  const locale = useLocale();
  const files = asking.filter(({ state }) => state.kind === 'exists' && state.exists === 'file');
  const label = plural(forAll.label, asking.length, locale);
  return (
    <div role="group" aria-label={label} className={styles.forAll}>
      <Text weight="semibold">{label}</Text>
      {files.length === asking.length && (
        <Button size="small" onClick={() => asking.forEach((each) => choose(each, 'replace'))}>
          {forAll.replace}
        </Button>
      )}
      <Button size="small" onClick={() => asking.forEach((each) => choose(each, 'keepBoth'))}>
        {forAll.keepBoth}
      </Button>
      <Button size="small" onClick={() => asking.forEach(leave)}>
        {forAll.skip}
      </Button>
    </div>
  );
}

/** The chosen file is on the device alone, and may still be sent. */
function isUndecided({ state }: Upload): boolean {
  return state.kind === 'failed' || state.kind === 'exists';
}

function isUnderWay({ state }: Upload): boolean {
  return state.kind === 'waiting' || state.kind === 'running';
}
