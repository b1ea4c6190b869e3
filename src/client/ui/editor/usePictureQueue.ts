import { useEffect, useRef, useState } from 'react';
import type { Editor, EditorEvents } from '@tiptap/core';
import type { EditorView } from '@tiptap/pm/view';
import { isSameValue } from '#shared/rules/values/isSameValue';
import { useStable } from '../../platform/useStable';
import type { ImageStore } from '../images/imageStore';
import { useReadyCheck } from '../form/readiness';
import { useUnsavedChanges } from '../leave/useUnsavedChanges';
import { useUpload, type RefusedPicture } from '../images/useUpload';
import type { KnownPicture } from './ImageDialog';
import type { PastedPicture } from './paste/pastedPictures';

export interface Refusal {
  reason: 'picturesLeftOut' | 'notAPicture' | 'noPictures' | 'framesLeftOut' | RefusedPicture;
  /** Of what was not taken: pictures, files, hosts of frames. */
  names: readonly string[];
}

/**
 * Uploads pictures that stand in a text already, one after the other. One that is refused leaves
 * the text and is named; one that fails waits to be tried again, and so do those behind it. One that
 * was taken out meanwhile is uploaded for the case that undo brings it back.
 */
export function usePictureQueue(store: ImageStore | undefined) {
  const view = useRef<EditorView>(undefined);
  const waiting = useRef<PastedPicture[]>([]);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  // By their address in the text; nothing for those that leave it.
  const outcomes = useRef(new Map<string, KnownPicture | undefined>());
  // Uploaded, in the text, and nobody has said yet what they show.
  const [silent, setSilent] = useState<readonly { address: string; url: string }[]>([]);
  const review = useStable(() => {
    if (outcomes.current.size === 0) return;
    const standing = picturesIn(view.current);
    const asked: { address: string; url: string }[] = [];
    for (const [address, outcome] of outcomes.current) {
      if (!standing.has(address)) continue;
      if (isSilent(outcome)) asked.push({ address, url: outcome.src });
      else changePicture(view.current, address, outcome);
    }
    setSilent((before) => (isSameValue(before, asked) ? before : asked));
  });
  const settle = (address: string | undefined, outcome?: KnownPicture) => {
    if (address === undefined) return;
    outcomes.current.set(address, outcome);
    review();
    if (!isSilent(outcome)) URL.revokeObjectURL(address);
  };
  const next = () => {
    waiting.current.shift();
    return waiting.current[0]?.file;
  };
  const giveUp = () => {
    settle(waiting.current[0]?.address);
    return next();
  };
  const upload = useUpload(
    store,
    (url) => {
      const { address, alternative: alt } = waiting.current[0] ?? {};
      settle(address, { src: url, alt: alt || undefined });
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
    isAwaited: () => {
      const standing = picturesIn(view.current);
      return waiting.current.some(({ address }) => standing.has(address));
    },
    refusals,
    dismissRefusals: () => setRefusals([]),
    /** Address of an uploaded picture that is to be described. */
    silent: silent[0]?.url,
    describe: (change?: KnownPicture) => settle(silent[0]?.address, change),
    /** Puts what became of pictures where they stand, as after an undo. */
    review,
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

/** Undo and redo bring pictures back as they stood in the text before they were uploaded. */
export function usePictureReview(
  editor: Editor | undefined,
  { review }: ReturnType<typeof usePictureQueue>,
): void {
  useEffect(() => {
    const look = ({ transaction }: EditorEvents['transaction']) => {
      if (transaction.docChanged) review();
    };
    editor?.on('transaction', look);
    return () => void editor?.off('transaction', look);
  }, [editor, review]);
}

const isSilent = (outcome: KnownPicture | undefined): outcome is { src: string } =>
  outcome?.src !== undefined && outcome.alt === undefined;

/** The addresses of the pictures in the text. */
function picturesIn(view: EditorView | undefined): ReadonlySet<string> {
  const found = new Set<string>();
  if (!view || view.isDestroyed) return found;
  view.state.doc.descendants(({ attrs }) => {
    if (typeof attrs.src === 'string') found.add(attrs.src);
  });
  return found;
}

/** Where a picture stands it becomes another one, or goes; no step of its own to be undone. */
function changePicture(view: EditorView | undefined, address: string, change?: KnownPicture): void {
  if (!view || view.isDestroyed) return;
  const { tr, doc } = view.state;
  doc.descendants((node, at) => {
    if (node.attrs.src !== address) return;
    const place = tr.mapping.map(at);
    if (change) tr.setNodeMarkup(place, null, { ...node.attrs, ...change });
    else tr.delete(place, place + 1);
  });
  if (tr.docChanged) view.dispatch(tr.setMeta('addToHistory', false));
}
