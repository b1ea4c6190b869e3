import { useCallback, useRef } from 'react';
import { noteTypedAhead, takeTypedAhead } from '../../features/search/typedAhead';
import { withModal } from '../../ui/leave/modal';
import { useQuery } from '../../ui/useQuery';
import { OpenModal } from '../laterParts';
import { SearchDialog } from './searchDialog';

interface OpenSearch {
  /**
   * Opens the dialog with what has been typed so far; further letters until it is there go into it
   * too (SEARCH-04).
   */
  open: (typed: string) => void;
  /** Fetches its code. */
  prepare: () => Promise<unknown>;
}

/**
 * Opens the search dialog once its code is there, so that the box keeps the keyboard and no letter
 * is lost meanwhile.
 */
export function useOpenSearch(): OpenSearch {
  const [, write, place] = useQuery();
  const isComing = useRef(false);
  const latest = useRef<() => boolean>(undefined);
  const open = useCallback(
    (typed: string) => {
      // The page there may not be drawn yet.
      const { pathname, search } = place();
      const below = new URLSearchParams(search).get('modal');
      const from = (modal: string | null) => (present: URLSearchParams) =>
        present.get('modal') === modal
          ? withModal(present, 'search', typed ? { q: typed } : {})
          : undefined;
      // Somebody who has gone on meanwhile is not thrown back; an earlier letter has gone on to
      // search itself, which this part of the page learns later.
      latest.current = () =>
        write(from('search'), { pathname, replace: true }) || write(from(below), { pathname });
      noteTypedAhead(typed);
      // One step in the history, however many letters are typed while the code is on its way.
      if (isComing.current) return;
      isComing.current = true;
      void loadCode()
        .then(() => latest.current?.() || takeTypedAhead())
        .finally(() => (isComing.current = false));
    },
    [write, place],
  );
  return { open, prepare: loadCode };
}

/**
 * Code that does not come is told of where it is missing; then nothing waits for letters any more.
 */
function loadCode(): Promise<unknown> {
  return Promise.all([OpenModal.load(), SearchDialog.load()]).catch(() => void takeTypedAhead());
}
