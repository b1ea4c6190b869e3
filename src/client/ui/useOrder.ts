import { useRef, useState } from 'react';

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

/**
 * The order of things on the screen: what a person does shows at once, and goes again if it could
 * not be saved. Orders are sent one after the other, so that the last one stays; those that were
 * overtaken while they waited are not sent at all.
 */
export function useOrder<T>({ stored, idOf, reorder }: OrderOptions<T>): Order<T> {
  const [changed, setChanged] = useState<{ stored: readonly T[]; ids: readonly number[] }>();
  const [isSaving, setSaving] = useState(false);
  const queue = useRef<{ isRunning: boolean; next: readonly T[] | undefined }>({
    isRunning: false,
    next: undefined,
  });
  // While a change is on its way, what was read before it must not take its place.
  const present =
    changed && (isSaving || changed.stored === stored)
      ? [...stored].sort((a, b) => changed.ids.indexOf(idOf(a)) - changed.ids.indexOf(idOf(b)))
      : stored;
  const show = (items: readonly T[]) => setChanged({ stored, ids: items.map(idOf) });
  const moved = (id: number, index: number): readonly T[] => {
    const one = present.find((item) => idOf(item) === id);
    if (!one) return present;
    const others = present.filter((item) => item !== one);
    return [...others.slice(0, Math.max(0, index)), one, ...others.slice(Math.max(0, index))];
  };
  const forget = () => setChanged(undefined);
  const sendAll = async () => {
    const { current } = queue;
    let isSaved = true;
    while (current.next) {
      const { next } = current;
      current.next = undefined;
      isSaved = await reorder(next);
    }
    current.isRunning = false;
    setSaving(false);
    if (!isSaved) forget();
  };
  return {
    items: present,
    place: (id, index) => show(moved(id, index)),
    save: (wanted) => {
      const next = wanted ? moved(wanted.id, wanted.index) : present;
      const { current } = queue;
      const isStored = next.every(
        (item, index) => idOf(item) === (stored[index] && idOf(stored[index])),
      );
      if (isStored && !current.isRunning) return forget();
      show(next);
      current.next = next;
      if (current.isRunning) return;
      current.isRunning = true;
      setSaving(true);
      void sendAll();
    },
    forget,
  };
}
