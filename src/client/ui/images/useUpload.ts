import { useEffect, useRef, useState } from 'react';
import { useStable } from '../../platform/useStable';
import type { WidgetFailure } from '../widget/widgetState';
import type { ImageStore } from './imageStore';
import { shrinkImage } from './shrinkImage';

export type UploadState =
  | { state: 'idle' }
  /** `part` of it has been sent, 0 to 1; nothing while it is made smaller. */
  | { state: 'working'; name: string; part?: number }
  | { state: 'refused'; reason: RefusedPicture }
  | { state: 'failed'; failure: WidgetFailure; file: File };

interface Upload {
  upload: UploadState;
  start: (file: File) => void;
  cancel: () => void;
}

export type RefusedPicture = 'tooLarge' | 'takesTooLong' | 'notAnImage' | 'unreadable';

/**
 * Makes a picture smaller and uploads it. What failed can be tried again; what was cancelled leaves
 * nothing, and so does what nobody shows any more. When it is uploaded or refused, the one that is
 * answered comes next; who is told knows what was entered meanwhile.
 */
export function useUpload(
  store: ImageStore | undefined,
  onUploaded: (url: string) => File | undefined,
  onRefused?: (reason: RefusedPicture) => File | undefined,
): Upload {
  const [upload, setUpload] = useState<UploadState>({ state: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const notifyUploaded = useStable(onUploaded);
  const notifyRefused = useStable((reason: RefusedPicture) => onRefused?.(reason));
  const refuse = (reason: RefusedPicture) => {
    setUpload({ state: 'refused', reason });
    return notifyRefused(reason);
  };
  const work = async (file: File, { signal }: AbortController): Promise<File | undefined> => {
    setUpload({ state: 'working', name: file.name });
    const shrunk = await shrinkImage(file);
    if (signal.aborted || !store) return;
    if ('refused' in shrunk) return refuse(shrunk.refused);
    const result = await store.upload(shrunk.blob, {
      name: file.name,
      onProgress: (part) =>
        !signal.aborted && setUpload({ state: 'working', name: file.name, part }),
      signal,
    });
    if (signal.aborted) return;
    if ('url' in result) {
      setUpload({ state: 'idle' });
      return notifyUploaded(result.url);
    }
    const reason = refusalOf(result.failure);
    if (reason) return refuse(reason);
    setUpload({ state: 'failed', failure: result.failure, file });
  };

  const cancel = () => {
    running.current?.abort();
    setUpload({ state: 'idle' });
  };
  const start = (file: File) => {
    running.current?.abort();
    const controller = (running.current = new AbortController());
    const workAll = async () => {
      let next: File | undefined = file;
      while (next) next = await work(next, controller);
    };
    workAll().catch((error: unknown) => {
      if (!controller.signal.aborted) throw error;
    });
  };
  return { upload, start, cancel };
}

/** The server found what this browser could not. */
function refusalOf({ problemId }: { problemId?: string }): RefusedPicture | undefined {
  if (problemId === 'imageTooLarge') return 'tooLarge';
  if (problemId === 'imageTakesTooLong') return 'takesTooLong';
  return problemId === 'notAnImage' ? problemId : undefined;
}
