import { useEffect, useState } from 'react';
import type { WidgetFailure } from '../widget/widgetState';
import { askGallery, type Answered, type GalleryStore, type ImageStore } from './imageStore';

/** The gallery's answer to a question that stays the same as long as it is shown. */
export function useAsked<T extends object>(
  store: ImageStore,
  question: (gallery: GalleryStore, signal: AbortSignal) => Promise<Answered<T>>,
): { answer?: T; failure?: WidgetFailure; askAgain: () => void } {
  const [ask] = useState(() => question);
  const [answer, setAnswer] = useState<Answered<T>>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const { signal, abort } = abortable();
    void askGallery(store, (gallery) => ask(gallery, signal)).then(
      (found) => !signal.aborted && setAnswer(found),
    );
    return abort;
  }, [store, ask, attempt]);
  const askAgain = () => {
    setAnswer(undefined);
    setAttempt(attempt + 1);
  };
  if (!answer) return { askAgain };
  return 'failure' in answer
    ? { failure: answer.failure, askAgain }
    : { answer: answer as T, askAgain };
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}
