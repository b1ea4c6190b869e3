import { singleUpload } from '#shared/rules/documents/uploads';
import { graphUrlOf } from '../graph/graphAddress';
import { afterTrouble, type OnWait } from './afterTrouble';
import { drivePath, isStatus, putDriveFile, type DriveFile, type Storing } from './driveFiles';
import { readBytes } from './readBytes';
import { endSession, openSession, sendParts, type UploadSession } from './uploadSession';

export interface SendingOptions {
  operation: string;
  /** Told how much has been sent, 0 to 1. */
  onProgress: (part: number) => void;
  onWait: OnWait;
}

export interface Sending {
  name: string;
  storing: Storing;
  signal: AbortSignal;
}

export interface FileSender {
  /** Some of its parts are there, and `send` goes on behind them. */
  isUnderWay(): boolean;
  /**
   * Nothing when an upload in parts is over: all is there and the answer was lost, or it was too
   * old. Throws a `FailureError`.
   */
  send(sending: Sending): Promise<DriveFile | undefined>;
  /** Leaves nothing behind of what has been sent so far. */
  discard(): void;
}

/** Sends one file to OneDrive, in one request or in parts. */
export function fileSender(file: File, options: SendingOptions): FileSender {
  const { operation, onProgress } = options;
  let session: UploadSession | undefined;

  /** Only a service that has refused for being busy has certainly done nothing. */
  const patiently = async <T>(signal: AbortSignal, act: () => Promise<T>): Promise<T> => {
    for (let troubles = 0; ; troubles += 1)
      try {
        return await act();
      } catch (error) {
        if (!isStatus(error, 429, 503)) throw error;
        await afterTrouble(error, { ...options, signal, troubles, max: 1 });
      }
  };
  const sendWhole = async ({ name, storing, signal }: Sending): Promise<DriveFile> => {
    const bytes = await readBytes(file, { operation, url: graphUrlOf(drivePath(name)) });
    const call = { operation, onProgress, signal, storing, bytes };
    return patiently(signal, () => putDriveFile(name, file.type, call));
  };
  const sendInParts = async ({ name, storing, signal }: Sending) => {
    const call = { ...options, signal };
    session ??= await patiently(signal, () => openSession(name, { ...call, storing }));
    const stored = await sendParts(file, session, call);
    session = undefined;
    return stored;
  };
  return {
    isUnderWay: () => session !== undefined,
    send: file.size > singleUpload ? sendInParts : sendWhole,
    discard: () => {
      if (session) endSession(session, operation);
      session = undefined;
    },
  };
}
