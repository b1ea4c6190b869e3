import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { inTurns } from '#shared/rules/values/inTurns';
import { isFileName, uploadTroubleOf, type UploadTrouble } from '#shared/rules/documents/uploads';
import type { DriveFile } from '../../data/drive/driveFiles';
import {
  driveUpload,
  type Choice,
  type DriveUpload,
  type Existing,
} from '../../data/drive/driveUpload';
import { isUnreadable } from '../../data/drive/readBytes';
import { FailureError, type Failure } from '../../data/connection/failure';
import { logFailure } from '../../data/connection/handleFailure';

export type UploadState =
  | { kind: 'waiting' }
  /** `part` of it has been sent, 0 to 1; `pause`: what it waits for. */
  | { kind: 'running'; part: number; pause?: 'busy' | 'network' }
  | ({ kind: 'exists' } & Existing)
  | { kind: 'done'; file: DriveFile }
  /** The person has decided against it. */
  | { kind: 'left' }
  | { kind: 'refused'; trouble: UploadTrouble }
  | { kind: 'failed'; trouble: UploadTrouble; failure: Failure };

export interface Upload {
  id: number;
  file: File;
  /** In OneDrive: the file's own, or what the person has called it. */
  name: string;
  /** The person's choice where the name is taken. */
  choice: Choice;
  state: UploadState;
}

interface Job {
  upload: DriveUpload;
  running?: AbortController;
}

/**
 * Uploads files one after the other from the start on (DOCS-15); each can be cancelled, renamed
 * and retried by itself, and the person decides what happens to a file that is already there.
 */
export function useUploads(files: readonly File[], maxBytes: number, operation: string) {
  const [uploads, setUploads] = useState<readonly Upload[]>(() =>
    files.map((file, id) => ({
      id,
      file,
      name: file.name,
      choice: 'ask' as const,
      state: startOf(file, maxBytes),
    })),
  );
  const jobs = useRef(new Map<number, Job>());
  const [inTurn] = useState(inTurns);

  const changeTo = (changed: Pick<Upload, 'id'> & Partial<Upload>) =>
    setUploads((before) =>
      before.map((each) => (each.id === changed.id ? { ...each, ...changed } : each)),
    );
  const change = (id: number, state: UploadState) => changeTo({ id, state });
  const jobOf = ({ id, file, name }: Upload): Job => {
    let part = 0;
    const show = (pause?: 'busy' | 'network') =>
      jobs.current.get(id)?.running &&
      change(id, { kind: 'running', part, ...(pause && { pause }) });
    const upload = driveUpload(file, name, {
      operation,
      onProgress: (sent) => {
        part = sent;
        show();
      },
      onWait: show,
    });
    return { upload };
  };
  const start = (upload: Upload) => {
    const job = jobs.current.get(upload.id) ?? jobOf(upload);
    const running = new AbortController();
    jobs.current.set(upload.id, Object.assign(job, { running }));
    changeTo({ ...upload, state: { kind: 'waiting' } });
    void inTurn(async () => {
      if (running.signal.aborted) return;
      change(upload.id, { kind: 'running', part: 0 });
      const state = await attempt(job.upload, upload.choice, running.signal);
      if (!running.signal.aborted) change(upload.id, state);
    });
  };
  const discard = (id: number) => {
    const job = jobs.current.get(id);
    jobs.current.delete(id);
    job?.running?.abort();
    job?.upload.discard();
  };
  const onOpen = useEffectEvent(() =>
    uploads.filter(({ state }) => state.kind === 'waiting').forEach((each) => start(each)),
  );
  const onClose = useEffectEvent(discard);
  useEffect(() => {
    const begun = jobs.current;
    onOpen();
    return () => [...begun.keys()].forEach(onClose);
  }, []);
  return {
    uploads,
    retry: start,
    leave: ({ id }: Upload) => {
      discard(id);
      change(id, { kind: 'left' });
    },
    choose: (upload: Upload, choice: Choice) => start({ ...upload, choice }),
    rename: (upload: Upload, name: string) => {
      discard(upload.id);
      start({ ...upload, name, choice: 'ask' });
    },
  };
}

export type UploadActs = Omit<ReturnType<typeof useUploads>, 'uploads'>;

/** The first state of a file, by its size and name alone. */
function startOf({ name, size }: File, maxBytes: number): UploadState {
  if (size > maxBytes) return { kind: 'refused', trouble: 'tooLarge' };
  return isFileName(name) ? { kind: 'waiting' } : { kind: 'refused', trouble: 'name' };
}

async function attempt(
  upload: DriveUpload,
  choice: Choice,
  signal: AbortSignal,
): Promise<UploadState> {
  try {
    const outcome = await upload.start({ choice, signal });
    return 'file' in outcome
      ? { kind: 'done', file: outcome.file }
      : { kind: 'exists', ...outcome };
  } catch (error) {
    if (signal.aborted) return { kind: 'left' };
    if (!(error instanceof FailureError)) throw error;
    const { failure } = error;
    logFailure(failure);
    const trouble = isUnreadable(failure) ? 'unreadable' : uploadTroubleOf(failure.status);
    return { kind: 'failed', trouble, failure };
  }
}
