import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inTurns } from '#shared/rules/inTurns';
import { isFileName, uploadTroubleOf, type UploadTrouble } from '#shared/rules/uploads';
import type { DriveFile } from '../../data/drive/driveFiles';
import { driveUpload, type DriveUpload } from '../../data/drive/driveUpload';
import { isUnreadable } from '../../data/drive/readBytes';
import { FailureError, type Failure } from '../../data/failure';
import { logFailure } from '../../data/handleFailure';

export type UploadState =
  | { kind: 'waiting' }
  /** `part` of it has been sent, 0 to 1; `pause`: what it waits for. */
  | { kind: 'running'; part: number; pause?: 'busy' | 'network' }
  | { kind: 'exists' }
  | { kind: 'done'; file: DriveFile }
  /** The person has decided against it. */
  | { kind: 'left' }
  | { kind: 'refused'; trouble: UploadTrouble | 'folder' }
  | { kind: 'failed'; trouble: UploadTrouble; failure: Failure };

export interface Upload {
  id: number;
  file: File;
  state: UploadState;
}

interface Job {
  upload: DriveUpload;
  running?: AbortController;
}

/**
 * Uploads files one after the other from the start on (DOCS-15); each can be cancelled, replaced
 * and tried again by itself.
 */
export function useUploads(files: readonly File[], mostBytes: number, operation: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    files.map((file, id) => ({ id, file, state: startOf(file, mostBytes) })),
  );
  const jobs = useRef(new Map<number, Job>());
  const [inTurn] = useState(inTurns);

  const change = (id: number, state: UploadState) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, state } : each)));
  const jobOf = ({ id, file }: Upload): Job => {
    let part = 0;
    const show = (pause?: 'busy' | 'network') =>
      jobs.current.get(id)?.running &&
      change(id, { kind: 'running', part, ...(pause && { pause }) });
    const upload = driveUpload(file, file.name, {
      operation,
      onProgress: (sent) => {
        part = sent;
        show();
      },
      onWait: show,
    });
    return { upload };
  };
  const start = (upload: Upload, replaces = false) => {
    const job = jobs.current.get(upload.id) ?? jobOf(upload);
    const running = new AbortController();
    jobs.current.set(upload.id, Object.assign(job, { running }));
    change(upload.id, { kind: 'waiting' });
    void inTurn(async () => {
      if (running.signal.aborted) return;
      change(upload.id, { kind: 'running', part: 0 });
      const state = await attempt(job.upload, replaces, running.signal);
      if (!running.signal.aborted) change(upload.id, state);
    });
  };
  const leave = ({ id }: Upload) => {
    const job = jobs.current.get(id);
    job?.running?.abort();
    job?.upload.discard();
    change(id, { kind: 'left' });
  };
  const onOpen = useEffectEvent(() =>
    uploads.filter(({ state }) => state.kind === 'waiting').forEach((each) => start(each)),
  );
  useEffect(() => {
    const begun = jobs.current;
    onOpen();
    return () => {
      for (const { upload, running } of begun.values()) {
        running?.abort();
        upload.discard();
      }
    };
  }, []);
  return {
    uploads,
    retry: (upload: Upload) => start(upload),
    leave,
    replace: (upload: Upload) => start(upload, true),
  };
}

/** What is known of a file before anything is asked. */
function startOf({ name, size }: File, mostBytes: number): UploadState {
  if (size > mostBytes) return { kind: 'refused', trouble: 'tooLarge' };
  return isFileName(name) ? { kind: 'waiting' } : { kind: 'refused', trouble: 'name' };
}

async function attempt(
  upload: DriveUpload,
  replaces: boolean,
  signal: AbortSignal,
): Promise<UploadState> {
  try {
    const outcome = await upload.start({ replaces, signal });
    if ('file' in outcome) return { kind: 'done', file: outcome.file };
    return outcome.exists === 'file' ? { kind: 'exists' } : { kind: 'refused', trouble: 'folder' };
  } catch (error) {
    if (signal.aborted) return { kind: 'left' };
    if (!(error instanceof FailureError)) throw error;
    const { failure } = error;
    logFailure(failure);
    const trouble = isUnreadable(failure) ? 'unreadable' : uploadTroubleOf(failure.status);
    return { kind: 'failed', trouble, failure };
  }
}
