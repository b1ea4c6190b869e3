import type { ReactNode } from 'react';
import {
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  makeStyles,
  tokens,
} from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons/svg/dismiss';
import { useTexts } from '../../texts/useTexts';
import { UploadStatus } from '../images/UploadStatus';
import { AlertMessage } from '../trouble/AlertMessage';
import { ImageDialog } from './ImageDialog';
import type { usePastedContent } from './usePastedContent';

const useStyles = makeStyles({
  part: { padding: tokens.spacingHorizontalS },
});

/**
 * The state of pasted or dropped pictures: how the upload goes, which of them were not taken, and,
 * for each that is uploaded, the question what it shows (EDITOR-03).
 */
export function PastedPictures({ pasted }: { pasted: ReturnType<typeof usePastedContent> }) {
  const { queue, isBusy, isAwaited, refusals, dismissRefusals } = pasted;
  const { editor } = useTexts('editing');
  return (
    <>
      {(isBusy || refusals.length > 0) && (
        <div role="alert">
          {isBusy && (
            <Part>
              <UploadStatus upload={queue.upload} cancel={queue.cancel} retry={queue.retry} />
              {isAwaited && <AlertMessage id={editor.pictureAwaited} />}
            </Part>
          )}
          {refusals.length > 0 && <Refusals refusals={refusals} dismiss={dismissRefusals} />}
        </div>
      )}
      {queue.silent !== undefined && (
        <ImageDialog
          key={queue.silent}
          initial={{ src: queue.silent }}
          insert={(picture) => queue.describe(picture)}
          close={() => queue.describe()}
        />
      )}
    </>
  );
}

function Refusals({
  refusals,
  dismiss,
}: {
  refusals: ReturnType<typeof usePastedContent>['refusals'];
  dismiss: () => void;
}) {
  const { editor, images } = useTexts('editing');
  const texts = { ...editor, ...images };
  return (
    <Part>
      <MessageBar intent="warning" layout="multiline">
        <MessageBarBody>
          {refusals.map(({ reason, names }, index) => (
            <div key={index}>
              {texts[reason]} {names.join(', ')}
            </div>
          ))}
        </MessageBarBody>
        <MessageBarActions
          containerAction={
            <Button
              appearance="transparent"
              icon={<DismissRegular />}
              aria-label={editor.dismiss}
              onClick={dismiss}
            />
          }
        />
      </MessageBar>
    </Part>
  );
}

function Part({ children }: { children: ReactNode }) {
  return <div className={useStyles().part}>{children}</div>;
}
