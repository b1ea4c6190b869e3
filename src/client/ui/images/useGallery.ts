import { useCallback, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '#shared/contract/images';
import { useSettled } from '../useSettled';
import type { WidgetFailure } from '../widgetState';
import { askGallery, type ImageStore } from './imageStore';

/** Milliseconds without typing after which is searched. */
const pause = 300;

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
  const load = useCallback(
    async (asked: string, known: GalleryImage[]) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      const before = known.at(-1)?.Id;
      const answer = await askGallery(store, (gallery) =>
        gallery.find({ text: asked, ...(before !== undefined && { before }) }, signal),
      );
      if (signal.aborted) return;
      if ('failure' in answer) return setFailure(answer.failure);
      setFailure(undefined);
      const images = [...known, ...answer.Images];
      setFound({ text: asked, images, hasMore: answer.HasMore });
    },
    [store],
  );
  useEffect(() => {
    void load(wanted, []);
    return () => running.current?.abort();
  }, [load, wanted]);
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
