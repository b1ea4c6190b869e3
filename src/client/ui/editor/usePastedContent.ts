import { useContext, useRef, useState } from 'react';
import { Fragment, Slice } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { noVideoHosts, TextSourcesContext } from '../found/textSources';
import { useImageStore } from '../images/imageStore';
import { useStable } from '../../platform/useStable';
import { clipboardParser, clipboardSerializer, ownClipboard } from './paste/clipboard';
import { insertPasted } from './paste/insertPasted';
import { pastedHtml, type Pasted } from './paste/pastedHtml';
import { isPictureFile, pastedPicture, type PastedPicture } from './paste/pastedPictures';
import { usePictureQueue, usePictureWait, type Refusal } from './usePictureQueue';
import { framesToVideos, isFrameCode } from './videos/framesToVideos';
import { useSourceFrames } from './videos/useSourceFrames';

type TakenOut = Omit<Pasted, 'html'> & { frames: readonly string[] };
const nothing: TakenOut = { pictures: [], leftOut: [], frames: [] };

/**
 * How the editor takes what is pasted and dropped: text without its looks, pictures by way of the
 * product's upload, and aloud, by name, what stays behind.
 */
export function usePastedContent() {
  const store = useImageStore();
  const hosts = useContext(TextSourcesContext)?.videoHosts ?? noVideoHosts;
  const queue = usePictureQueue(store);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  // Of the text that is being read.
  const inText = useRef(nothing);
  const isOwn = useRef(false);
  const take = (view: EditorView, data: DataTransfer | null, hasText: boolean): boolean => {
    const { pictures, leftOut, frames } = inText.current;
    inText.current = nothing;
    // Office programs put a picture of a text beside it.
    const files = hasText ? [] : [...(data?.files ?? [])];
    const ofFiles = files.filter(isPictureFile);
    const others = files.filter((file) => !isPictureFile(file));
    const waiting = store ? [...pictures, ...ofFiles.map((file) => pastedPicture(file))] : [];
    const leftOutOnly = ofFiles.length > 0 ? [] : leftOut;
    setRefusals(refused({ leftOut: leftOutOnly, others, frames, lost: store ? [] : ofFiles }));
    if (!hasText) insertPictures(view, waiting);
    queue.add(view, waiting);
    return !hasText && (files.length > 0 || leftOut.length > 0 || frames.length > 0);
  };
  const transformPastedHTML = useStable((html: string) => {
    const own = ownClipboard(html);
    isOwn.current = own !== undefined;
    if (own !== undefined) return own;
    const videos = framesToVideos(html, hosts);
    const { html: text, ...pictures } = pastedHtml(videos.html, window.location.origin, !!store);
    inText.current = { ...pictures, frames: videos.leftOut };
    return text;
  });
  const handlePaste = useStable((view: EditorView, event: ClipboardEvent, slice: Slice) => {
    const code = event.clipboardData?.getData('text/plain') ?? '';
    if (isFrameCode(code)) {
      view.pasteHTML(code);
      return true;
    }
    const isForeign = !isOwn.current && event.clipboardData?.types.includes('text/html');
    isOwn.current = false;
    const isTaken = take(view, event.clipboardData, slice.size > 0);
    return isTaken || (isForeign === true && insertPasted(view, slice));
  });
  const handleDrop = useStable(
    (view: EditorView, event: DragEvent, slice: Slice, isMoved: boolean) => {
      if (isMoved) return false;
      if (event.dataTransfer?.files.length) selectPlace(view, event);
      const isTaken = take(view, event.dataTransfer, slice.size > 0);
      if (isTaken) event.preventDefault();
      return isTaken;
    },
  );
  const [props] = useState((): EditorProps => ({
    ...{ clipboardParser, clipboardSerializer, transformPastedHTML },
    ...{ handlePaste, handleDrop },
  }));
  return {
    props,
    queue,
    ...usePictureWait(queue),
    refusals: [...refusals, ...queue.refusals],
    source: useSourceFrames(hosts, (frames) =>
      setRefusals((others) => [
        ...others.filter(({ reason }) => reason !== 'framesLeftOut'),
        ...named('framesLeftOut', frames),
      ]),
    ),
    dismissRefusals: () => {
      setRefusals([]);
      queue.dismissRefusals();
    },
  };
}

const named = (reason: Refusal['reason'], names: readonly string[]): Refusal[] =>
  names.length > 0 ? [{ reason, names }] : [];

interface LeftOut {
  /** Addresses of pictures; one that was copied by itself comes as a file and by its address. */
  leftOut: readonly string[];
  /** Files that are no pictures. */
  others: readonly File[];
  /** Addresses of frames. */
  frames: readonly string[];
  /** Pictures for which there is no place. */
  lost: readonly File[];
}

const refused = ({ leftOut, others, frames, lost }: LeftOut): Refusal[] => [
  ...named('picturesLeftOut', leftOut),
  ...named(
    'notAPicture',
    others.map(({ name }) => name),
  ),
  ...named(
    'noPictures',
    lost.map(({ name }) => name),
  ),
  ...named('framesLeftOut', frames),
];

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
