import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { clientState } from '../platform/clientState';

const kept = clientState(() => new Map<string, unknown>());

/** State that is there again when Back leads to where it was set. */
export function useKeptState<T>(name: string, first: T): [T, (value: T) => void] {
  const entry = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() =>
    kept.value.has(entry) ? (kept.value.get(entry) as T) : first,
  );
  // The address of the same place can be written anew while it is shown, as of a search.
  useEffect(() => {
    if (value !== first) kept.value.set(entry, value);
  }, [entry, value, first]);
  const keep = (next: T) => {
    kept.value.set(entry, next);
    setValue(next);
  };
  return [value, keep];
}
