import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { IndexMode } from '#shared/rules/sites/siteIndex';
import { afterPaint } from '../../../platform/afterPaint';
import { useSettled } from '../../../platform/useSettled';

/** Milliseconds after the last key (SITES-14). */
const pause = 300;
/** Names in the address, so that going back finds the same again. */
const [modeName, filterName] = ['sites', 'sitesNamed'];

/** The part of the index that is shown: whose sites, and the name they are filtered by. */
export function useIndexView() {
  const [search, setSearch] = useSearchParams();
  const [mode, setMode] = useState<IndexMode>(search.get(modeName) === 'all' ? 'all' : 'own');
  const [typed, type] = useState(search.get(filterName) ?? '');
  const [wanted, settle] = useSettled(typed, pause);
  const isInAddress =
    search.get(modeName) === (mode === 'all' ? 'all' : null) &&
    (search.get(filterName) ?? '') === wanted.trim();
  useEffect(() => {
    if (isInAddress) return;
    let isWanted = true;
    const write = () =>
      setSearch((present) => withView(present, mode, wanted.trim()), {
        replace: true,
        preventScrollReset: true,
      });
    // A new address draws the whole page again: what was found is shown before that.
    void afterPaint().then(() => isWanted && write());
    return () => {
      isWanted = false;
    };
  }, [isInAddress, mode, wanted, setSearch]);
  const choose = (next: IndexMode) => {
    setMode(next);
    // SITES-13.
    type('');
    settle('');
  };
  return { mode, choose, typed, type, wanted };
}

function withView(present: URLSearchParams, mode: IndexMode, filter: string): URLSearchParams {
  const changed = new URLSearchParams(present);
  if (mode === 'all') changed.set(modeName, mode);
  else changed.delete(modeName);
  if (filter) changed.set(filterName, filter);
  else changed.delete(filterName);
  return changed;
}
