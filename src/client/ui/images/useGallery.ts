import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '#shared/contract/pages/images';
import { useSettled } from '../../platform/useSettled';
import type { WidgetFailure } from '../widget/widgetState';
import { askGallery, type ImageStore } from './imageStore';

/** Milliseconds without typing after which is searched. */
const pause = 300;

/** Of one answer. */
const [usualAmount, maxAtOnce] = [24, 100];

interface Found {
  text: string;
  images: GalleryImage[];
  hasMore: boolean;
}

/**
 * The uploaded pictures that fit what is typed, page by page. What was found before stays until the
 * next answer is there, and an older answer is never shown over a newer one.
 */
export function useGallery(store: ImageStore) {
  const [text, setText] = useState('');
  const [wanted, settle] = useSettled(text.trim(), pause);
  const [found, setFound] = useState<Found>();
  const [failure, setFailure] = useState<WidgetFailure>();
  const running = useRef<AbortController>(undefined);
  // Of the load that somebody waits for, and whether pictures have changed since they were read.
  const awaited = useRef<AbortSignal>(undefined);
  const isDue = useRef(false);
  /** Reads again what is shown, after what is waited for; what lies beyond one answer stays. */
  const refresh = useCallback(
    async (asked: string, shown: readonly GalleryImage[]) => {
      isDue.current = true;
      if (awaited.current?.aborted === false) return;
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const amount = Math.min(Math.max(shown.length, usualAmount), maxAtOnce);
      const answer = await askGallery(store, (gallery) =>
        gallery.find({ text: asked, amount }, signal),
      );
      if (signal.aborted || 'failure' in answer) return;
      isDue.current = false;
      const end = answer.Images.at(-1)?.Id ?? 0;
      const rest = shown.length > amount ? shown.filter(({ Id }) => Id < end) : [];
      setFound((before) => ({
        text: asked,
        images: [...answer.Images, ...rest],
        hasMore: rest.length > 0 && before ? before.hasMore : answer.HasMore,
      }));
    },
    [store],
  );
  const load = useCallback(
    async (asked: string, known: GalleryImage[]) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      awaited.current = signal;
      if (known.length === 0) isDue.current = false;
      const before = known.at(-1)?.Id;
      const answer = await askGallery(store, (gallery) =>
        gallery.find({ text: asked, ...(before !== undefined && { before }) }, signal),
      );
      if (signal.aborted) return;
      awaited.current = undefined;
      if ('failure' in answer) return setFailure(answer.failure);
      setFailure(undefined);
      const images = [...known, ...answer.Images];
      setFound({ text: asked, images, hasMore: answer.HasMore });
      if (isDue.current) await refresh(asked, images);
    },
    [store, refresh],
  );
  useEffect(() => {
    void load(wanted, []);
    return () => running.current?.abort();
  }, [load, wanted]);
  useGalleryChanges(store, () => void refresh(wanted, found?.images ?? []));
  const known = found?.text === wanted ? found.images : [];
  const change = (to: (images: GalleryImage[]) => GalleryImage[]) =>
    setFound((before) => before && { ...before, images: to(before.images) });
  return {
    text,
    setText,
    /** Searches at once. */
    search: () => settle(text.trim()),
    found,
    failure,
    isSearching: found !== undefined && found.text !== wanted,
    more: () => void load(wanted, known),
    reload: () => {
      setFailure(undefined);
      void load(wanted, known);
    },
    takeChanged: (image: GalleryImage) =>
      change((images) => images.map((other) => (other.Id === image.Id ? image : other))),
    takeDeleted: (ids: readonly number[]) =>
      change((images) => images.filter(({ Id }) => !ids.includes(Id))),
  };
}

/** Several changes within a moment are one. */
function useGalleryChanges(store: ImageStore, onChanged: () => void): void {
  const latest = useRef(onChanged);
  useEffect(() => {
    latest.current = onChanged;
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop: (() => void) | undefined;
    let isOver = false;
    void store.gallery().then(
      (gallery) => {
        if (isOver) return;
        stop = gallery.onChanged(() => {
          clearTimeout(timer);
          timer = setTimeout(() => latest.current(), pause);
        });
      },
      // Code that did not arrive is told by the list itself.
      () => undefined,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      stop?.();
    };
  }, [store]);
}
