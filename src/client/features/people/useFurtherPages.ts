import { useEffect, useRef, useState } from 'react';
import { FailureError, type Failure } from '../../data/connection/failure';

interface Part<T> {
  items: readonly T[];
  /** Where the next one begins; nothing behind the last one. */
  next?: string;
}

interface Further<T> {
  items: readonly T[];
  next?: string;
  isLoading: boolean;
  failure?: Failure;
}

/**
 * The pages behind a first one, each asked for once and on request; who has come is kept while a
 * further page fails.
 */
export function useFurtherPages<P extends { next?: string }, T>(
  first: P | undefined,
  read: (next: string, first: P, signal: AbortSignal) => Promise<Part<T>>,
): Further<T> & { load(): void } {
  const [kept, setKept] = useState<Further<T> & { first: P }>();
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), [first]);
  const further: Further<T> =
    kept?.first === first && kept ? kept : { items: [], next: first?.next, isLoading: false };
  const load = () => {
    if (!first || !further.next || further.isLoading) return;
    const { signal } = (waiting.current = new AbortController());
    const { items } = further;
    setKept({ ...further, first, isLoading: true, failure: undefined });
    read(further.next, first, signal)
      .then(
        (page) =>
          !signal.aborted &&
          setKept({ first, items: [...items, ...page.items], next: page.next, isLoading: false }),
      )
      .catch((error: unknown) => {
        if (signal.aborted) return;
        if (!(error instanceof FailureError)) throw error;
        setKept({ ...further, first, isLoading: false, failure: error.failure });
      });
  };
  return { ...further, load };
}
