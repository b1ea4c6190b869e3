import { createContext, useCallback, useContext } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The place of a page that is shown as a dialog. */
export interface ModalPlace {
  /** The parts of its name that are filled in, e.g. `id` of `app-tiles/edit/:id`. */
  params: Readonly<Record<string, string | undefined>>;
  /**
   * Closes the dialog, at once; the page below, or the dialog that it was opened from, stays as it
   * is.
   */
  close: () => void;
  /** Closes it, but asks first while something in it has not been saved. */
  leave: () => void;
}

export const ModalContext = createContext<ModalPlace | undefined>(undefined);

/** The dialog that shows this page; undefined where it is an ordinary page. */
export function useModal(): ModalPlace | undefined {
  return useContext(ModalContext);
}

/**
 * Opens a dialog by its name in the address, over the page. Opened from within another dialog,
 * closing it leads back to that one.
 */
export function useOpenModal(): (name: string, query?: Readonly<Record<string, string>>) => void {
  const [search, setSearch] = useSearchParams();
  const below = search.get('modal');
  return useCallback(
    (name, query) =>
      setSearch((present) => withModal(present, name, query), {
        state: { modalBelow: below },
      }),
    [setSearch, below],
  );
}

/**
 * Parts of the address that belong to the dialog and go with it (INFOBOX-10); `q` is what is
 * searched for.
 */
const dialogQuery = ['area', 'route', 'IsSmartLink', 'parentId', 'Order', 'q'];

/** The address with another dialog, or without one. */
export function withModal(
  present: URLSearchParams,
  name: string | null | undefined,
  query: Readonly<Record<string, string>> = {},
): URLSearchParams {
  const changed = new URLSearchParams(present);
  for (const part of dialogQuery) changed.delete(part);
  for (const [part, value] of Object.entries(query)) changed.set(part, value);
  if (name) changed.set('modal', name);
  else changed.delete('modal');
  return changed;
}
