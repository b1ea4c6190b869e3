import { useRef } from 'react';
import { Button, Field, ProgressBar, makeStyles, tokens } from '@fluentui/react-components';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { useFocusFallback } from '../leave/useFocusFallback';
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
  const texts = useTexts('editing').images;
  switch (upload.state) {
    case 'idle':
      return null;
    case 'working':
      return <Working upload={upload} cancel={cancel} />;
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

interface WorkingProps {
  upload: Extract<UploadState, { state: 'working' }>;
  cancel: () => void;
}

/** When it has ended, the keyboard is at the first button of what it stood in. */
function Working({ upload: { name, part }, cancel }: WorkingProps) {
  const styles = useStyles();
  const texts = useTexts('editing').images;
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root, (parent) => parent?.querySelector('button'));
  return (
    <div ref={root} className={styles.working}>
      <Field
        label={format(part === undefined ? texts.shrinking : texts.uploading, { name })}
        validationState="none"
      >
        <ProgressBar value={part} />
      </Field>
      <Button onClick={cancel}>{texts.cancel}</Button>
    </div>
  );
}
