import { useRef, type ReactNode } from 'react';
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
import { useFocusFallback } from '../leave/useFocusFallback';
import { UploadStatus } from '../images/UploadStatus';
import { AlertMessage } from '../trouble/AlertMessage';
import { ImageDialog } from './ImageDialog';
import type { usePastedContent } from './usePastedContent';

const useStyles = makeStyles({
  part: { padding: tokens.spacingHorizontalS },
});

interface PastedPicturesProps {
  pasted: ReturnType<typeof usePastedContent>;
  /** Finds the text, which takes the keyboard over from what goes. */
  text: () => HTMLElement;
}

/**
 * The state of pasted or dropped pictures: how the upload goes, which of them were not taken, and,
 * for each that is uploaded, the question what it shows (EDITOR-03).
 */
export function PastedPictures({ pasted, text }: PastedPicturesProps) {
  const { queue, isBusy, isAwaited, refusals, dismissRefusals } = pasted;
  const { editor } = useTexts('editing');
  return (
    <>
      {(isBusy || refusals.length > 0) && (
        <div role="alert">
          {isBusy && (
            <Part text={text}>
              <UploadStatus upload={queue.upload} cancel={queue.cancel} retry={queue.retry} />
              {isAwaited && <AlertMessage id={editor.pictureAwaited} />}
            </Part>
          )}
          {refusals.length > 0 && (
            <Refusals refusals={refusals} dismiss={dismissRefusals} text={text} />
          )}
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

interface RefusalsProps extends Pick<PastedPicturesProps, 'text'> {
  refusals: ReturnType<typeof usePastedContent>['refusals'];
  dismiss: () => void;
}

function Refusals({ refusals, dismiss, text }: RefusalsProps) {
  const { editor, images } = useTexts('editing');
  const texts = { ...editor, ...images };
  return (
    <Part text={text}>
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

interface PartProps extends Pick<PastedPicturesProps, 'text'> {
  children: ReactNode;
}

function Part({ text, children }: PartProps) {
  const root = useRef<HTMLDivElement>(null);
  useFocusFallback(root, text);
  return (
    <div ref={root} className={useStyles().part}>
      {children}
    </div>
  );
}
