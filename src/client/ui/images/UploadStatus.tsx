import { Button, Field, ProgressBar, makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { AlertMessage } from '../trouble/AlertMessage';
import { ErrorPanel } from '../trouble/ErrorPanel';
import type { UploadState } from './useUpload';

const useStyles = makeStyles({
  working: {
    display: 'flex',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
    '& > :first-child': { flexGrow: 1, minWidth: 0 },
  },
});

interface UploadStatusProps {
  upload: UploadState;
  cancel: () => void;
  retry: (file: File) => void;
}

/** How an upload goes, and what became of it. */
export function UploadStatus({ upload, cancel, retry }: UploadStatusProps) {
  const styles = useStyles();
  const texts = useTexts('editing').images;
  switch (upload.state) {
    case 'idle':
      return null;
    case 'working':
      return (
        <div className={styles.working}>
          <Field
            label={format(upload.part === undefined ? texts.shrinking : texts.uploading, {
              name: upload.name,
            })}
            validationState="none"
          >
            <ProgressBar value={upload.part} />
          </Field>
          <Button onClick={cancel}>{texts.cancel}</Button>
        </div>
      );
    case 'refused':
      return <AlertMessage id={texts[upload.reason]} />;
    case 'failed':
      return (
        <ErrorPanel
          name={texts.picture}
          failure={upload.failure}
          isSave
          reload={() => retry(upload.file)}
        />
      );
  }
}
