import { useRef, useState } from 'react';
import { Fragment, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { useImageStore } from '../images/imageStore';
import { clipboardParser, clipboardSerializer, ownClipboard } from './paste/clipboard';
import { insertPasted } from './paste/insertPasted';
import { pastedHtml, type Pasted } from './paste/pastedHtml';
import { isPictureFile, pastedPicture, type PastedPicture } from './paste/pastedPictures';
import { usePictureQueue, type Refusal } from './usePictureQueue';

const nothing = { pictures: [], leftOut: [] } satisfies Omit<Pasted, 'html'>;

/**
 * How the editor takes what is pasted and dropped: text without its looks, pictures by way of the
 * product's upload, and aloud, by name, what stays behind.
 */
export function usePastedContent() {
  const store = useImageStore();
  const queue = usePictureQueue(store);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  // Of the text that is being read.
  const inText = useRef<Omit<Pasted, 'html'>>(nothing);
  const isOwn = useRef(false);
  const take = (view: EditorView, data: DataTransfer | null, hasText: boolean): boolean => {
    const { pictures, leftOut } = inText.current;
    inText.current = nothing;
    // Office programs put a picture of a text beside it.
    const files = hasText ? [] : [...(data?.files ?? [])];
    const ofFiles = files.filter(isPictureFile);
    const others = files.filter((file) => !isPictureFile(file));
    const waiting = store ? [...pictures, ...ofFiles.map((file) => pastedPicture(file))] : [];
    const named = (reason: Refusal['reason'], names: readonly string[]) =>
      names.length > 0 ? [{ reason, names }] : [];
    setRefusals([
      // A picture that was copied by itself comes as a file and by its address.
      ...named('picturesLeftOut', ofFiles.length > 0 ? [] : leftOut),
      ...named(
        'notAPicture',
        others.map(({ name }) => name),
      ),
      ...named('noPictures', store ? [] : ofFiles.map(({ name }) => name)),
    ]);
    if (!hasText) insertPictures(view, waiting);
    queue.add(view, waiting);
    return !hasText && (files.length > 0 || leftOut.length > 0);
  };
  const props: EditorProps = {
    clipboardParser,
    clipboardSerializer,
    transformPastedHTML: (html) => {
      const own = ownClipboard(html);
      isOwn.current = own !== undefined;
      if (own !== undefined) return own;
      const { html: text, ...pictures } = pastedHtml(html, window.location.origin, !!store);
      inText.current = pictures;
      return text;
    },
    handlePaste: (view, event, slice) => {
      const isForeign = !isOwn.current && event.clipboardData?.types.includes('text/html');
      isOwn.current = false;
      const isTaken = take(view, event.clipboardData, slice.size > 0);
      return isTaken || (isForeign === true && insertPasted(view, slice));
    },
    handleDrop: (view, event, slice, isMoved) => {
      if (isMoved) return false;
      if (event.dataTransfer?.files.length) selectPlace(view, event);
      const isTaken = take(view, event.dataTransfer, slice.size > 0);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
  };
  return {
    props,
    queue,
    /** A refused picture is named, and no longer on its way. */
    isBusy: ['working', 'failed'].includes(queue.upload.state),
    refusals: [...refusals, ...queue.refusals],
    dismissRefusals: () => {
      setRefusals([]);
      queue.dismissRefusals();
    },
  };
}

function insertPictures(view: EditorView, pictures: readonly PastedPicture[]): void {
  const { image } = view.state.schema.nodes;
  const nodes = pictures.flatMap(({ address }) => image?.create({ src: address }) ?? []);
  if (nodes.length > 0)
    view.dispatch(view.state.tr.replaceSelection(new Slice(Fragment.from(nodes), 0, 0)));
}

/** A picture comes to where it was dropped. */
function selectPlace(view: EditorView, { clientX, clientY }: DragEvent): void {
  const place = view.posAtCoords({ left: clientX, top: clientY });
  if (!place) return;
  const { doc, tr } = view.state;
  view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
}
