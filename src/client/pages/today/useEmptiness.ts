import { useMemo, useState } from 'react';

interface Emptiness<Name extends string> {
  /** True while this widget says that it has nothing. */
  isEmpty(name: Name): boolean;
  /** The function to give to each widget; it stays the same. */
  report: Record<Name, (isEmpty: boolean) => void>;
}

/**
 * Keeps what the widgets of a page say about their emptiness (TODAY-05). `names` must not change.
 */
export function useEmptiness<Name extends string>(names: readonly Name[]): Emptiness<Name> {
  const [empty, setEmpty] = useState<ReadonlySet<Name>>(new Set());
  const report = useMemo(() => {
    const change = (name: Name, isEmpty: boolean) =>
      setEmpty((before) =>
        before.has(name) === isEmpty ? before : changed(before, name, isEmpty),
      );
    return Object.fromEntries(
      names.map((name) => [name, (isEmpty: boolean) => change(name, isEmpty)]),
    ) as Record<Name, (isEmpty: boolean) => void>;
  }, [names]);
  return { isEmpty: (name) => empty.has(name), report };
}

function changed<Name>(before: ReadonlySet<Name>, name: Name, isEmpty: boolean): ReadonlySet<Name> {
  const after = new Set(before);
  if (isEmpty) after.add(name);
  else after.delete(name);
  return after;
}
