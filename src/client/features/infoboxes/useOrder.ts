import { useState } from 'react';
import type { Infobox } from '#shared/contract/infoboxes';

interface Order {
  /** As they stand now, also while one is being dragged or the order is being saved. */
  infoboxes: readonly Infobox[];
  /** Puts an infobox at a place, on the screen only. */
  place(id: number, index: number): void;
  /** Saves the order on the screen, with an infobox at another place if one is given. */
  save(moved?: { id: number; index: number }): void;
  /** Back to what is stored. */
  forget(): void;
}

/** The order of a zone's infoboxes on the screen: what a person does shows at once, and goes again if it could not be saved. */
export function useOrder(stored: readonly Infobox[], reorder: (infoboxes: readonly Infobox[]) => Promise<boolean>): Order {
  const [changed, setChanged] = useState<{ stored: readonly Infobox[]; ids: readonly number[] }>();
  const present = changed?.stored === stored ? inOrder(stored, changed.ids) : stored;
  const show = (infoboxes: readonly Infobox[]) => setChanged({ stored, ids: infoboxes.map(({ Id }) => Id) });
  const forget = () => setChanged(undefined);
  return {
    infoboxes: present,
    place: (id, index) => show(moved(present, id, index)),
    save: (wanted) => {
      const next = wanted ? moved(present, wanted.id, wanted.index) : present;
      if (next.every(({ Id }, index) => Id === stored[index]?.Id)) return forget();
      show(next);
      void reorder(next).then((isSaved) => !isSaved && forget());
    },
    forget,
  };
}

function inOrder(infoboxes: readonly Infobox[], ids: readonly number[]): readonly Infobox[] {
  return [...infoboxes].sort((a, b) => ids.indexOf(a.Id) - ids.indexOf(b.Id));
}

function moved(infoboxes: readonly Infobox[], id: number, index: number): readonly Infobox[] {
  const one = infoboxes.find(({ Id }) => Id === id);
  if (!one) return infoboxes;
  const others = infoboxes.filter(({ Id }) => Id !== id);
  return [...others.slice(0, Math.max(0, index)), one, ...others.slice(Math.max(0, index))];
}
