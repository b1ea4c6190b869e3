import { useState } from 'react';
import { lifetimes } from '../../data/cache/lifetimes';
import { connection } from '../../data/connection/connection';

const key = 'menu/folded';

/** Whether a node is folded, and the function that folds and unfolds it. */
export interface Folding {
  isFolded: (id: number) => boolean;
  toggle: (id: number) => void;
}

/** The nodes that the person has folded in the menu on this device, also in later visits. */
export function useFolded(): Folding {
  const [folded, setFolded] = useState<ReadonlySet<number>>(
    () => new Set(connection().cache.peek<number[]>(key)?.Data),
  );
  return {
    isFolded: (id) => folded.has(id),
    toggle: (id) => {
      const after = new Set(folded);
      if (!after.delete(id)) after.add(id);
      setFolded(after);
      connection().cache.put(key, [...after], lifetimes.visit);
    },
  };
}
