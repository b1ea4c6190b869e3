import { createContext, useContext } from 'react';

/** Whether the browser may ask for a picture at an address; any, where nobody says otherwise. */
export type PictureAccess = (address: string) => boolean;

export const PictureAccessContext = createContext<PictureAccess>(() => true);

export function usePictureAccess(): PictureAccess {
  return useContext(PictureAccessContext);
}

/** Where a picture comes from; `null` where its address may not be asked for. */
export function useAllowedSource<T>(source: string | T): string | T | null {
  const mayAsk = usePictureAccess();
  return typeof source === 'string' && !mayAsk(source) ? null : source;
}
