import { useEffect, useState } from 'react';
import type { IndexMode } from '#shared/rules/sites/siteIndex';
import { afterPaint } from '../../../platform/afterPaint';
import { useSettled } from '../../../platform/useSettled';
import { useQuery } from '../../../ui/useQuery';

/** Milliseconds after the last key (SITES-14). */
const pause = 300;
/** Names in the address, so that going back finds the same again. */
const [modeName, filterName] = ['sites', 'sitesNamed'];

interface View {
  mode: IndexMode;
  filter: string;
}

/** The part of the index that is shown: whose sites, and the name they are filtered by. */
export function useIndexView() {
  const [search, write] = useQuery();
  const inAddress = viewIn(search);
  const [mode, setMode] = useState(inAddress.mode);
  const [typed, type] = useState(inAddress.filter);
  const [wanted, settle] = useSettled(typed, pause);
  const address = nameOf(inAddress);
  // An address that changes by itself, by a link or by going back, says what is shown now.
  const [seen, setSeen] = useState(address);
  // A text typed while the address took the one before stays.
  const [sent, setSent] = useState(address);
  const show = (next: View) => {
    setMode(next.mode);
    type(next.filter);
    settle(next.filter);
  };
  if (seen !== address) {
    setSeen(address);
    setSent(address);
    if (sent !== address) show(inAddress);
  }
  const isInAddress = address === nameOf({ mode, filter: wanted.trim() });
  useEffect(() => {
    if (isInAddress) return;
    let isWanted = true;
    const view = { mode, filter: wanted.trim() };
    const writeView = () => {
      setSent(nameOf(view));
      write((present) => withView(present, view), { replace: true });
    };
    // A new address draws the whole page again: what was found is shown before that.
    void afterPaint().then(() => isWanted && writeView());
    return () => {
      isWanted = false;
    };
  }, [isInAddress, mode, wanted, write]);
  // SITES-13.
  const choose = (next: IndexMode) => show({ mode: next, filter: '' });
  return { mode, choose, typed, type, wanted };
}

function viewIn(search: URLSearchParams): View {
  return {
    mode: search.get(modeName) === 'all' ? 'all' : 'own',
    filter: search.get(filterName) ?? '',
  };
}

const nameOf = ({ mode, filter }: View) => `${mode} ${filter}`;

function withView(present: URLSearchParams, { mode, filter }: View): URLSearchParams {
  const changed = new URLSearchParams(present);
  if (mode === 'all') changed.set(modeName, mode);
  else changed.delete(modeName);
  if (filter) changed.set(filterName, filter);
  else changed.delete(filterName);
  return changed;
}
