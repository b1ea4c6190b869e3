import { useState } from 'react';
import type { ReadState } from './readState';

/**
 * The newest value there has been: a refresh that fails does not take away what somebody is using.
 */
export function useLast<T>(read: ReadState<T>): T | undefined {
  const [last, setLast] = useState<T>();
  const value = read.state === 'ready' ? read.value : last;
  if (value !== last) setLast(() => value);
  return value;
}
