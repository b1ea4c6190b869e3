import { useRef, useState } from 'react';
import type { EditorView } from '@tiptap/pm/view';
import type { ImageStore } from '../images/imageStore';
import { useReadyCheck } from '../form/readiness';
import { useUnsavedChanges } from '../leave/useUnsavedChanges';
import { useUpload, type RefusedPicture } from '../images/useUpload';
import type { WrittenPicture } from './ImageDialog';
import type { PastedPicture } from './paste/pastedPictures';

export interface Refusal {
  reason: 'picturesLeftOut' | 'notAPicture' | 'noPictures' | 'framesLeftOut' | RefusedPicture;
  /** Of what was not taken: pictures, files, hosts of frames. */
  names: readonly string[];
}

/**
 * Uploads pictures that stand in a text already, one after the other. One that is refused leaves
 * the text and is named; one that fails waits to be tried again, and so do those behind it.
 */
export function usePictureQueue(store: ImageStore | undefined) {
  const view = useRef<EditorView>(undefined);
  const waiting = useRef<PastedPicture[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  // Uploaded, and nobody has said yet what they show.
  const [silent, setSilent] = useState<readonly { address: string; url: string }[]>([]);
  const next = () => {
    waiting.current.shift();
    return waiting.current[0]?.file;
  };
  const giveUp = () => {
    changePicture(view.current, waiting.current[0]?.address);
    return next();
  };
  const upload = useUpload(
    store,
    (url) => {
      const { address = '', alternative: alt } = waiting.current[0] ?? {};
      if (alt) changePicture(view.current, address, { src: url, alt });
      else setSilent((before) => [...before, { address, url }]);
      return next();
    },
    (reason) => {
      const names = [waiting.current[0]?.file.name ?? ''];
      setRefusals((before) => [...before, { reason, names }]);
      return giveUp();
    },
  );
  return {
    upload: upload.upload,
    retry: upload.start,
    cancel: () => {
      upload.cancel();
      const file = giveUp();
      if (file) upload.start(file);
    },
    add: (editor: EditorView, pictures: readonly PastedPicture[]) => {
      view.current = editor;
      const isIdle = waiting.current.length === 0;
      waiting.current.push(...pictures);
      if (isIdle && waiting.current[0]) upload.start(waiting.current[0].file);
    },
    /** Whether a picture that is not uploaded yet still stands in the text. */
    isAwaited: () => waiting.current.some(({ address }) => hasPicture(view.current, address)),
    refusals,
    dismissRefusals: () => setRefusals([]),
    /** Address of an uploaded picture that is to be described. */
    silent: silent[0]?.url,
    describe: (change?: WrittenPicture) => {
      changePicture(view.current, silent[0]?.address, change);
      setSilent(silent.slice(1));
    },
  };
}

/**
 * While a picture of the text is not uploaded, the form around is not saved, which would be without
 * it, nor left unasked.
 */
export function usePictureWait({ upload, isAwaited }: ReturnType<typeof usePictureQueue>) {
  const [isTold, setTold] = useState(false);
  // A refused picture is named, and no longer on its way.
  const isBusy = ['working', 'failed'].includes(upload.state);
  if (isTold && !isBusy) setTold(false);
  useUnsavedChanges(isBusy);
  useReadyCheck(() => {
    const isWaiting = isAwaited();
    setTold(isWaiting);
    return !isWaiting;
  });
  return {
    isBusy,
    /** An attempt to save waits for a picture. */
    isAwaited: isTold,
  };
}

function hasPicture(view: EditorView | undefined, address: string): boolean {
  let isThere = false;
  if (!view || view.isDestroyed) return isThere;
  view.state.doc.descendants(({ attrs }) => {
    isThere ||= attrs.src === address;
  });
  return isThere;
}

/** Where a picture stands it becomes another one, or goes; no step of its own to be undone. */
function changePicture(
  view: EditorView | undefined,
  address: string | undefined,
  change?: Partial<WrittenPicture>,
): void {
  if (!view || view.isDestroyed || address === undefined) return;
  const { tr, doc } = view.state;
  doc.descendants((node, at) => {
    if (node.attrs.src !== address) return;
    const place = tr.mapping.map(at);
    if (change) tr.setNodeMarkup(place, null, { ...node.attrs, ...change });
    else tr.delete(place, place + 1);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
  URL.revokeObjectURL(address);
}
