import { createContext, useContext } from 'react';

/** What a page that stands as a dialog knows about its place. */
export interface ModalPlace {
  /** The parts of its name that are filled in, e.g. `id` of `app-tiles/edit/:id`. */
  params: Readonly<Record<string, string | undefined>>;
  /** Closes the dialog; the page below stays as it is. */
  close: () => void;
}

export const ModalContext = createContext<ModalPlace | undefined>(undefined);

/** The dialog that this page stands in; nothing where it stands as an ordinary page. */
export function useModal(): ModalPlace | undefined {
  return useContext(ModalContext);
}
