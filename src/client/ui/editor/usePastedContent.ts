import { useRef, useState } from 'react';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { imageTypes } from '#shared/rules/images';
import { useImageStore } from '../images/imageStore';
import { useUpload } from '../images/useUpload';
import { clipboardParser, clipboardSerializer, ownClipboard } from './paste/clipboard';
import { pastedHtml } from './paste/pastedHtml';

export type Refusal = 'picturesLeftOut' | 'notAPicture' | 'noPictures';

const pictureTypes: readonly string[] = Object.values(imageTypes);

/**
 * How the editor takes what is pasted and dropped: text without its looks, one picture by way of
 * the product's upload, and aloud what stays behind.
 */
export function usePastedContent() {
  const store = useImageStore();
  const [refusal, setRefusal] = useState<Refusal>();
  const [picture, setPicture] = useState<string>();
  const upload = useUpload(store, setPicture);
  // Pictures of the text that is being read.
  const leftOut = useRef(0);
  const take = (data: DataTransfer | null, hasText: boolean): boolean => {
    const pictures = leftOut.current;
    leftOut.current = 0;
    const files = [...(data?.files ?? [])];
    const file = hasText ? undefined : files.find(({ type }) => pictureTypes.includes(type));
    const isMore = file ? files.length > 1 : pictures > 0;
    const isNone = !file && !hasText && files.length > 0;
    const reason = isNone ? 'notAPicture' : isMore ? 'picturesLeftOut' : undefined;
    setRefusal(file && !store ? 'noPictures' : reason);
    if (file && store) upload.start(file);
    return !hasText && (files.length > 0 || pictures > 0);
  };
  const props: EditorProps = {
    clipboardParser,
    clipboardSerializer,
    transformPastedHTML: (html) => {
      const own = ownClipboard(html);
      const pasted = own === undefined ? pastedHtml(html, window.location.origin) : undefined;
      leftOut.current = pasted?.pictures ?? 0;
      return own ?? pasted?.html ?? '';
    },
    handlePaste: (_, event, slice) => take(event.clipboardData, slice.size > 0),
    handleDrop: (view, event, slice, isMoved) => {
      if (isMoved) return false;
      if (event.dataTransfer?.files.length) selectPlace(view, event);
      const isTaken = take(event.dataTransfer, slice.size > 0);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
  };
  return {
    props,
    upload,
    refusal,
    dismissRefusal: () => setRefusal(undefined),
    /** Address of the picture that has just been uploaded. */
    picture,
    finishPicture: () => setPicture(undefined),
  };
}

/** A picture comes to where it was dropped. */
function selectPlace(view: EditorView, { clientX, clientY }: DragEvent): void {
  const place = view.posAtCoords({ left: clientX, top: clientY });
  if (!place) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
}
