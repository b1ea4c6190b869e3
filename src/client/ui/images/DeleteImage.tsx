import { useState } from 'react';
import { MessageBar, MessageBarBody } from '@fluentui/react-components';
import type { GalleryImage } from '#shared/contract/pages/images';
import { Part } from '../../loading/Part';
import { format } from '#shared/rules/values/format';
import { useTexts } from '../../texts/useTexts';
import { ConfirmDialog } from '../leave/ConfirmDialog';
import { ErrorPanel } from '../trouble/ErrorPanel';
import type { GalleryDetailsProps } from './GalleryDetails';
import { GalleryWait } from './GalleryWait';
import { UseList } from './ImageUses';
import { askGallery, type ImageFailure } from './imageStore';
import { useAsked } from './useAsked';

interface DeleteImageProps extends Omit<GalleryDetailsProps, 'onEditing'> {
  done: () => void;
}

/** Looks where the picture is used by now, asks, and deletes it. */
export function DeleteImage({ store, image, onChanged, onGone, done }: DeleteImageProps) {
  const texts = useTexts('imageGallery');
  const { forms } = useTexts('editing');
  const [failure, setFailure] = useState<ImageFailure>();
  const asked = useAsked(store, (gallery, signal) => gallery.usesOf(image.Id, signal));
  const remove = async (uses: number) => {
    const answer = await askGallery(store, (gallery) => gallery.remove(image, uses));
    if (!('failure' in answer) || answer.failure.status === 404) {
      done();
      return onGone();
    }
    // It came into use while the question stood there: the question is another one now.
    const { problemId, current } = answer.failure;
    if (problemId === 'imageInUse' || problemId === 'conflict') {
      onChanged(current as GalleryImage);
      return asked.askAgain();
    }
    setFailure(answer.failure);
  };
  if (failure?.status === 403)
    return (
      <MessageBar intent="error" layout="multiline" role="alert">
        <MessageBarBody>{texts.notYours}</MessageBarBody>
      </MessageBar>
    );
  if (failure)
    return (
      <ErrorPanel name={texts.delete} failure={failure} reload={() => setFailure(undefined)} />
    );
  if (asked.failure)
    return <ErrorPanel name={texts.uses} failure={asked.failure} reload={asked.askAgain} />;
  if (!asked.answer) return <GalleryWait />;
  const { Uses, Total } = asked.answer;
  return (
    <Part>
      <ConfirmDialog
        isLoss
        title={format(texts.deleteTitle, { title: image.Title || texts.unnamed })}
        text={Total === 0 ? texts.deleteText : texts.deleteUsedText}
        accept={texts.delete}
        decline={forms.cancel}
        onAccept={() => void remove(Total)}
        onDecline={done}
      >
        {Total > 0 && <UseList uses={Uses} total={Total} />}
      </ConfirmDialog>
    </Part>
  );
}
