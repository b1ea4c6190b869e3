import { useState } from 'react';

interface Order<T> {
  /** As they stand now, also while one is being dragged or the order is being saved. */
  items: readonly T[];
  /** Puts one at a place, on the screen only. */
  place(id: number, index: number): void;
  /** Saves the order on the screen, with one at another place if one is given. */
  save(moved?: { id: number; index: number }): void;
  /** Back to what is stored. */
  forget(): void;
}

interface OrderOptions<T> {
  stored: readonly T[];
  idOf: (item: T) => number;
  /** Stores an order; resolves to false when that failed. */
  reorder: (items: readonly T[]) => Promise<boolean>;
}

/** The order of things on the screen: what a person does shows at once, and goes again if it could not be saved. */
export function useOrder<T>({ stored, idOf, reorder }: OrderOptions<T>): Order<T> {
  const [changed, setChanged] = useState<{ stored: readonly T[]; ids: readonly number[] }>();
  const [saving, setSaving] = useState(0);
  // While a change is on its way, what was read before it must not take its place.
  const present = changed && (saving > 0 || changed.stored === stored) ? [...stored].sort((a, b) => changed.ids.indexOf(idOf(a)) - changed.ids.indexOf(idOf(b))) : stored;
  const show = (items: readonly T[]) => setChanged({ stored, ids: items.map(idOf) });
  const moved = (id: number, index: number): readonly T[] => {
    const one = present.find((item) => idOf(item) === id);
    if (!one) return present;
    const others = present.filter((item) => item !== one);
    return [...others.slice(0, Math.max(0, index)), one, ...others.slice(Math.max(0, index))];
  };
  const forget = () => setChanged(undefined);
  return {
    items: present,
    place: (id, index) => show(moved(id, index)),
    save: (wanted) => {
      const next = wanted ? moved(wanted.id, wanted.index) : present;
      if (next.every((item, index) => idOf(item) === (stored[index] && idOf(stored[index])))) return forget();
      show(next);
      setSaving((count) => count + 1);
      void reorder(next).then((isSaved) => {
        setSaving((count) => count - 1);
        if (!isSaved) forget();
      });
    },
    forget,
  };
}
