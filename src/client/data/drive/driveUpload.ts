import { numberedName } from '#shared/rules/documents/uploads';
import { graphUrlOf } from '../graph/graphAddress';
import { FailureError } from '../connection/failure';
import { failureWithout } from '../connection/failureOf';
import { drivePath, findDriveFile, isStatus, type DriveFile } from './driveFiles';
import { isUnreadable } from './readBytes';
import { fileSender, type FileSender, type SendingOptions } from './fileSender';

/** The person's choice for a file that has the name already. */
export type Choice = 'ask' | 'replace' | 'keepBoth';

interface Attempt {
  choice: Choice;
  signal: AbortSignal;
}

/** The file or folder that has the name already. */
export interface Existing {
  exists: 'file' | 'folder';
  /** It is another one than the person has agreed to replace. */
  isChanged: boolean;
}

/** The outcome of an attempt. Only `replace` touches what is there, as it was when it was found. */
export type UploadOutcome = { file: DriveFile } | Existing;

export interface DriveUpload extends Pick<FileSender, 'discard'> {
  /** Uploads, or goes on where an attempt before has stopped. Throws a `FailureError`. */
  start(attempt: Attempt): Promise<UploadOutcome>;
}

const conflicts = { ask: 'fail', replace: 'replace', keepBoth: 'rename' } as const;
/** How often it is begun again where others change the same name meanwhile. */
const max = 3;
/** After so many numbered names OneDrive finds a free one by itself. */
const maxNumbers = 9;

/** One file on its way to the person's OneDrive. */
export function driveUpload(file: File, wanted: string, options: SendingOptions): DriveUpload {
  const { operation } = options;
  const sender = fileSender(file, options);
  let name = wanted;
  /** The file or folder that had the name when it was last looked at; undefined: it was free. */
  let known: DriveFile | undefined;
  let isSent = false;

  const find = (signal: AbortSignal) => findDriveFile(name, { operation, signal });
  const takeFreeName = async (signal: AbortSignal) => {
    for (let number = 1; known && number <= maxNumbers; number += 1) {
      name = numberedName(wanted, number);
      known = await find(signal);
    }
    known = undefined;
  };
  /** The outcome that is certain before anything is sent, if any is. */
  const look = async ({ choice, signal }: Attempt): Promise<UploadOutcome | undefined> => {
    const before = known;
    known = await find(signal);
    if (!known) return undefined;
    const isOther = known.eTag !== before?.eTag;
    // A file that changed while this one was sent, and is of its size, is this one: only the answer
    // was lost.
    if (isSent && known.size === file.size && (!before || isOther)) return { file: known };
    if (choice === 'keepBoth') return void (await takeFreeName(signal));
    if (choice === 'replace' && !isOther && !known.folder) return undefined;
    return { exists: known.folder ? 'folder' : 'file', isChanged: choice === 'replace' };
  };
  /** Nothing when it is to be looked at again; throws what has not to do with the name. */
  const send = async ({ choice, signal }: Attempt): Promise<DriveFile | undefined> => {
    // The file to be replaced may have gone meanwhile.
    const conflict = choice === 'replace' && !known ? 'fail' : conflicts[choice];
    const storing = { conflict, eTag: choice === 'replace' ? known?.eTag : undefined };
    isSent = true;
    try {
      return await sender.send({ name, storing, signal });
    } catch (error) {
      isSent = mayBeStored(error);
      if (!isStatus(error, 409, 412)) throw error;
      // Somebody was faster with the name, or with a change.
      sender.discard();
      return undefined;
    }
  };
  return {
    start: async (attempt) => {
      for (let attempts = 0; attempts < max; attempts += 1) {
        const outcome = sender.isUnderWay() ? undefined : await look(attempt);
        if (outcome) return outcome;
        const stored = await send(attempt);
        if (stored) return { file: stored };
      }
      const url = graphUrlOf(drivePath(name));
      throw new FailureError(failureWithout({ operation, url }, 502, 'The upload did not last.'));
    },
    discard: sender.discard,
  };
}

/** A service that has refused has stored nothing; one that was silent or has broken may have. */
function mayBeStored(error: unknown): boolean {
  if (!(error instanceof FailureError) || isUnreadable(error.failure)) return false;
  const { status } = error.failure;
  return status === 0 || status >= 500;
}
