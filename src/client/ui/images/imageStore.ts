import { createContext, useContext } from 'react';
import type { GalleryImage, ImageUse } from '#shared/contract/pages/images';
import { failureOfCode } from '../../loading/failureOfCode';
import type { WidgetFailure } from '../widget/widgetState';

/** `current`: what is stored now, of a conflict. */
export type ImageFailure = WidgetFailure & { problemId?: string; current?: unknown };
/** The requested value, or why it could not be had. */
export type Answered<T> = T | { failure: ImageFailure };

export type UploadResult = Answered<{ url: string }>;

/** A page of the uploaded pictures, the newest first. */
export interface FoundImages {
  Images: GalleryImage[];
  HasMore: boolean;
}

/** The questions to the uploaded pictures, and the operations on them. */
export interface GalleryStore {
  /** `before`: only those that were uploaded before this one. */
  find: (
    asked: { text: string; before?: number; amount?: number },
    signal: AbortSignal,
  ) => Promise<Answered<FoundImages>>;
  /** Notifies when pictures come, go or are renamed, until what it answers is called. */
  onChanged: (listener: () => void) => () => void;
  listUnused: (signal: AbortSignal) => Promise<Answered<FoundImages>>;
  usesOf: (
    id: number,
    signal: AbortSignal,
  ) => Promise<Answered<{ Uses: ImageUse[]; Total: number }>>;
  change: (
    id: number,
    change: { Title?: string; Description: string; Modified: string },
  ) => Promise<Answered<GalleryImage>>;
  /** `uses`: in how many places it is known to be used. */
  remove: (image: GalleryImage, uses: number) => Promise<Answered<object>>;
  /** Deletes those that are still unused. */
  clear: (ids: number[]) => Promise<Answered<{ Deleted: number[]; Kept: GalleryImage[] }>>;
}

/** Where pictures are uploaded to and found again; given by the shell. */
export interface ImageStore {
  /** Comes with its first use. */
  gallery: () => Promise<GalleryStore>;
  /** Rejects only when it is aborted. `onProgress` gets how much has been sent, 0 to 1. */
  upload: (
    file: Blob,
    options: { name: string; onProgress: (part: number) => void; signal: AbortSignal },
  ) => Promise<UploadResult>;
  /** Address of the organisation's picture archive; empty for none. */
  vaultUrl: string;
}

export const ImageStoreContext = createContext<ImageStore | undefined>(undefined);

/** Undefined where nothing can be uploaded: pictures then come by their address only. */
export function useImageStore(): ImageStore | undefined {
  return useContext(ImageStoreContext);
}

/** Asks the gallery; never rejects: code that did not arrive is a failure like any other. */
export async function askGallery<T>(
  store: ImageStore,
  ask: (gallery: GalleryStore) => Promise<Answered<T>>,
): Promise<Answered<T>> {
  try {
    return await ask(await store.gallery());
  } catch (error) {
    return { failure: failureOfCode(error, 'Pictures') };
  }
}
