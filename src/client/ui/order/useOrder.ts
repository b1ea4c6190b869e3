import { useEffect, useRef, useState } from 'react';
import { moved, type Id, type Move } from './Place';

interface OrderOptions<T> {
  stored: readonly T[];
  idOf: (item: T) => Id;
  /** Stores an order that these moves make of what is stored; resolves to false when that failed. */
  save: (items: readonly T[], moves: readonly Move[]) => Promise<boolean>;
}

/**
 * The order of things on the screen: a move shows at once, and goes again if it could not be saved.
 * Moves are sent one after the other, each made of what is stored by then, so that nobody else's is
 * overwritten; those that wait go together.
 */
export function useOrder<T>({ stored, idOf, save }: OrderOptions<T>) {
  // A saved move counts until the stored list has been read again.
  const [all, setAll] = useState<readonly (Move & { savedInto?: readonly T[] })[]>([]);
  const isSaving = useRef(false);
  const current = all.filter(({ savedInto }) => !savedInto || savedInto === stored);
  const waiting = current.filter(({ savedInto }) => !savedInto);
  const items = current.reduce((list, move) => moved(list, move, idOf), stored);
  useEffect(() => {
    if (waiting.length === 0 || isSaving.current) return;
    isSaving.current = true;
    void save(items, waiting).then((isSaved) => {
      isSaving.current = false;
      const done = isSaved
        ? current.map((move) => ({ ...move, savedInto: stored }))
        : current.filter(({ savedInto }) => savedInto);
      setAll((now) => [...done, ...now.filter((move) => !all.includes(move))]);
    });
  });
  return {
    items,
    /** Puts one at a place. */
    move: (id: Id, index: number) => {
      const before = items.filter((item) => idOf(item) !== id)[index - 1];
      setAll([...current, { id, index, after: before && idOf(before) }]);
    },
    /** Makes moves again that were not saved. */
    repeat: (moves: readonly Move[]) => setAll([...current, ...moves]),
  };
}
