import { singleUpload } from '#shared/rules/uploads';
import { graphUrlOf } from '../graph/graphAddress';
import { FailureError } from '../failure';
import { failureWithout } from '../failureOf';
import { afterTrouble, type OnWait } from './afterTrouble';
import {
  drivePath,
  findDriveFile,
  isStatus,
  putDriveFile,
  type Conflict,
  type DriveFile,
} from './driveFiles';
import { readBytes } from './readBytes';
import { endSession, openSession, sendParts, type UploadSession } from './uploadSession';

interface Attempt {
  /** The person has said that the file of this name may go. */
  replaces: boolean;
  signal: AbortSignal;
}

interface Telling {
  operation: string;
  /** Told how much has been sent, 0 to 1. */
  onProgress: (part: number) => void;
  onWait: OnWait;
}

/** What became of an attempt. Without `replaces` nothing that is there is touched. */
export type UploadOutcome = { file: DriveFile } | { exists: 'file' | 'folder' };

export interface DriveUpload {
  /** Uploads, or goes on where an attempt before has stopped. Throws a `FailureError`. */
  start(attempt: Attempt): Promise<UploadOutcome>;
  /** Leaves nothing behind of what has been sent so far. */
  discard(): void;
}

/** One file on its way to the person's OneDrive. */
export function driveUpload(file: File, name: string, telling: Telling): DriveUpload {
  let session: UploadSession | undefined;
  /** The name was free when the file was sent: what has it now, of this size, is the file. */
  let wasFree = false;
  let isSent = false;

  const find = async ({ signal }: Attempt): Promise<UploadOutcome | undefined> => {
    const found = await findDriveFile(name, { ...telling, signal });
    if (!found) {
      wasFree = true;
      return undefined;
    }
    if (isSent && wasFree && found.size === file.size) return { file: found };
    return { exists: found.folder ? 'folder' : 'file' };
  };
  const discard = () => {
    if (session) endSession(session, telling.operation);
    session = undefined;
  };
  /** Only a service that has refused for being busy has certainly done nothing. */
  const patiently = async <T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> => {
    for (let troubles = 0; ; troubles += 1)
      try {
        return await act();
      } catch (error) {
        if (!isStatus(error, 429, 503)) throw error;
        await afterTrouble(error, { ...telling, signal, troubles, most: 1 });
      }
  };
  const sendWhole = async (signal: AbortSignal, conflict: Conflict): Promise<UploadOutcome> => {
    const { operation, onProgress } = telling;
    const bytes = await readBytes(file, { operation, url: graphUrlOf(drivePath(name)) });
    const call = { operation, onProgress, signal, conflict, bytes };
    isSent = true;
    return { file: await patiently(signal, () => putDriveFile(name, file.type, call)) };
  };
  const sendInParts = async (attempt: Attempt, conflict: Conflict): Promise<UploadOutcome> => {
    const { signal } = attempt;
    const call = { ...telling, signal };
    for (let attempts = 0; attempts < 3; attempts += 1) {
      session ??= await patiently(signal, () => openSession(name, { ...call, conflict }));
      isSent = true;
      const stored = await sendParts(file, session, call);
      session = undefined;
      if (stored) return { file: stored };
      // The session is over: because all is there and only the answer was lost, or it was too old.
      const known = await find(attempt);
      if (known && ('file' in known || !attempt.replaces)) return known;
    }
    const url = graphUrlOf(drivePath(name));
    throw new FailureError(failureWithout({ ...telling, url }, 502, 'The upload did not last.'));
  };
  return {
    start: async (attempt) => {
      const known = attempt.replaces || session ? undefined : await find(attempt);
      if (known) return known;
      const conflict = attempt.replaces ? 'replace' : 'fail';
      try {
        return file.size > singleUpload
          ? await sendInParts(attempt, conflict)
          : await sendWhole(attempt.signal, conflict);
      } catch (error) {
        if (attempt.replaces || !isStatus(error, 409)) throw error;
        // Somebody was faster with the name.
        discard();
        return { exists: 'file' };
      }
    },
    discard,
  };
}
