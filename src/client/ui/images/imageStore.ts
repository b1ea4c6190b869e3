import { createContext, useContext } from 'react';
import type { WidgetFailure } from '../widgetState';

export type UploadResult = { url: string } | { failure: WidgetFailure & { problemId?: string } };

/** Where pictures are uploaded to and found again; given by the shell. */
export interface ImageStore {
  /** Addresses of the uploaded pictures, the newest first. */
  list: (signal: AbortSignal) => Promise<{ urls: string[] } | { failure: WidgetFailure }>;
  /** Rejects only when it is aborted. `onProgress` is told how much has been sent, 0 to 1. */
  upload: (
    file: Blob,
    options: { onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<UploadResult>;
  /** Address of the organisation's picture archive; empty for none. */
  vaultUrl: string;
}

export const ImageStoreContext = createContext<ImageStore | undefined>(undefined);

/** Undefined where nothing can be uploaded: pictures then come by their address only. */
export function useImageStore(): ImageStore | undefined {
  return useContext(ImageStoreContext);
}
