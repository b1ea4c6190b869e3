import { useState } from 'react';
import type { ReadState } from './readState';

/**
 * The read as a form that stands in it needs it: what was read last stays while it cannot be read
 * again, with the reason, and where `isChanged` also when nothing of it is left.
 */
export function useStanding<T>(read: ReadState<T>, isChanged = false): ReadState<T> {
  const [last, setLast] = useState<T>();
  const present = read.state === 'ready' ? read.value : undefined;
  const value = read.state === 'empty' && !isChanged ? undefined : (present ?? last);
  if (value !== last) setLast(() => value);
  if (value === undefined || read.state === 'ready') return read;
  return {
    state: 'ready',
    value,
    ...(read.state === 'failed' && { stale: { failure: read.failure } }),
    reload: read.state === 'loading' ? () => undefined : read.reload,
  };
}
