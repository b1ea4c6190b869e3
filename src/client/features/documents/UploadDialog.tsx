import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { mostUploadBytes } from '#shared/rules/uploads';
import { useSession } from '../../data/session';
import { useTexts } from '../../texts/useTexts';
import { plainList, stacked } from '../../ui/layout';
import { useReturnFromDialog } from '../../ui/useReturnFromDialog';
import { useUnsavedChanges } from '../../ui/useUnsavedChanges';
import { UploadRow } from './UploadRow';
import { useUploads, type Upload } from './useUploads';

const useStyles = makeStyles({
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
  useReturnFromDialog();
  const styles = useStyles();
  const texts = useTexts('uploads');
  const { documentUploadLimit } = useSession().settings;
  const { uploads, ...acts } = useUploads(
    files,
    mostUploadBytes(documentUploadLimit),
    texts.operation,
  );
  const isBusy = uploads.some(isUnderWay);
  useUnsavedChanges(isBusy);
  const isAsking = uploads.some(({ state }) => state.kind === 'exists');
  const isCancel = isBusy || uploads.some(({ state }) => state.kind === 'failed');
  const isTooLarge = uploads.every(
    ({ state }) => state.kind === 'refused' && state.trouble === 'tooLarge',
  );
  return (
    // Nobody is to lose an upload by a key, or a question by a press beside it.
    <Dialog
      open
      onOpenChange={(_, { open, type }) =>
        !open && !isBusy && type !== 'backdropClick' && onClose()
      }
    >
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{isTooLarge ? texts.tooLargeTitle : texts.title}</DialogTitle>
          <DialogContent>
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
          </DialogContent>
          <DialogActions>
            <Button appearance={isCancel || isAsking ? 'secondary' : 'primary'} onClick={onClose}>
              {isCancel ? texts.cancel : texts.close}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

function isUnderWay({ state }: Upload): boolean {
  return state.kind === 'waiting' || state.kind === 'running';
}
