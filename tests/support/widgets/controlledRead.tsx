import { waitFor } from '@testing-library/react';
import { FailureError } from '../../../src/client/data/connection/failure';
import { failureWithout } from '../../../src/client/data/connection/failureOf';
import { useRead, type Read } from '../../../src/client/data/read/useRead';

/** A read whose answers the test decides. */
export function controlled(more: Partial<Read<string[]>> = {}) {
  const calls: {
    answer: (value: string[]) => void;
    fail: (status: number) => void;
    signal: AbortSignal;
  }[] = [];
  const read: Read<string[]> = {
    key: 'posts test',
    isEmpty: (value) => value.length === 0,
    ...more,
    read: (signal) =>
      new Promise((answer, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
        calls.push({
          answer,
          fail: (status) =>
            reject(
              new FailureError(failureWithout({ operation: 'Test', url: '/test' }, status, 'no')),
            ),
          signal,
        });
      }),
  };
  return {
    read,
    calls,
    next: () => waitFor(() => calls.at(-1) ?? Promise.reject(new Error('No read has begun.'))),
  };
}

/** Shows the state of a read in words. */
export function List({ read }: { read: Read<string[]> }) {
  const state = useRead(read);
  if (state.state === 'loading') return <p>Loading</p>;
  if (state.state === 'empty') return <p>Empty</p>;
  if (state.state === 'failed')
    return <button onClick={state.reload}>Failed with {state.failure.status}</button>;
  return (
    <p>
      {state.value.join(', ')}
      {state.stale && ' (saved)'}
    </p>
  );
}
