import type { Editor } from '@tiptap/core';
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
import { AddressDialog } from './AddressDialog';
import { insertAddress } from './insertAddress';
import type { usePastedContent } from './usePastedContent';

const useStyles = makeStyles({
  part: { padding: tokens.spacingHorizontalS },
});

interface PastedPicturesProps {
  editor: Editor;
  pasted: ReturnType<typeof usePastedContent>;
}

/**
 * What becomes of pictures that were pasted or dropped: how the upload goes, what was not taken,
 * and, once one is uploaded, the question what it shows (EDITOR-03).
 */
export function PastedPictures({ editor, pasted }: PastedPicturesProps) {
  const styles = useStyles();
  const { editor: texts } = useTexts('editing');
  const { upload, refusal, dismissRefusal, picture, finishPicture } = pasted;
  const isUploading = upload.upload.state !== 'idle';
  return (
    <>
      {(isUploading || refusal) && (
        <div role="alert">
          {isUploading && (
            <div className={styles.part}>
              <UploadStatus upload={upload.upload} cancel={upload.cancel} retry={upload.start} />
            </div>
          )}
          {refusal && (
            <div className={styles.part}>
              <MessageBar intent="warning" layout="multiline">
                <MessageBarBody>{texts[refusal]}</MessageBarBody>
                <MessageBarActions
                  containerAction={
                    <Button
                      appearance="transparent"
                      icon={<DismissRegular />}
                      aria-label={texts.dismiss}
                      onClick={dismissRefusal}
                    />
                  }
                />
              </MessageBar>
            </div>
          )}
        </div>
      )}
      {picture !== undefined && (
        <AddressDialog
          kind="image"
          initial={picture}
          insert={(address, alternative) => insertAddress(editor, 'image', address, alternative)}
          close={finishPicture}
        />
      )}
    </>
  );
}
