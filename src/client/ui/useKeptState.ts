import { useState } from 'react';
import { useLocation } from 'react-router-dom';

const kept = new Map<string, unknown>();

/** State that is there again when Back leads to where it was set. */
export function useKeptState<T>(name: string, first: T): [T, (value: T) => void] {
  const entry = `${useLocation().key} ${name}`;
  const [value, setValue] = useState(() => (kept.has(entry) ? (kept.get(entry) as T) : first));
  const keep = (next: T) => {
    kept.set(entry, next);
    setValue(next);
  };
  return [value, keep];
}
