import { useState } from 'react';
import { isSameValue } from '#shared/rules/values/isSameValue';

/** The value of the drawing before, as long as it is the same: then what shows it need not be drawn again. */
export function useSame<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || isSameValue(kept, value)) return kept;
  setKept(() => value);
  return value;
}
