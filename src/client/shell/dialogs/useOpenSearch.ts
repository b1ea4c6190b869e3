import { useCallback, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { noteTypedAhead, takeTypedAhead } from '../../features/search/typedAhead';
import { withModal } from '../../ui/leave/modal';
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
  const [search, setSearch] = useSearchParams();
  const isOpen = search.get('modal') === 'search';
  const latest = useRef('');
  const isComing = useRef(false);
  const open = useCallback(
    (typed: string) => {
      latest.current = typed;
      noteTypedAhead(typed);
      // One step in the history, however many letters are typed while the code is on its way.
      if (isComing.current) return;
      isComing.current = true;
      void loadCode()
        .then(() =>
          setSearch(
            (present) => withModal(present, 'search', latest.current ? { q: latest.current } : {}),
            { replace: isOpen, preventScrollReset: true },
          ),
        )
        .finally(() => (isComing.current = false));
    },
    [setSearch, isOpen],
  );
  return { open, prepare: loadCode };
}

/**
 * Code that does not come is told of where it is missing; then nothing waits for letters any more.
 */
function loadCode(): Promise<unknown> {
  return Promise.all([OpenModal.load(), SearchDialog.load()]).catch(() => void takeTypedAhead());
}
