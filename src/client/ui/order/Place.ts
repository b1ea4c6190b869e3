import type { DOMAttributes } from 'react';

export type Id = number | string;

/** One thing of an order and where it was put; `after` is what it then followed, if anything. */
export interface Move {
  id: Id;
  index: number;
  after?: Id | undefined;
}

/** The place of a thing in its list, and how it is moved. */
export interface Place {
  name: string;
  /** Counted from 0. */
  index: number;
  count: number;
  layout: 'column' | 'grid';
  /** It is held, by the pointer or by the keyboard. */
  isLifted: boolean;
  move: (index: number) => void;
  /** The events that make a button the handle. */
  handle: Pick<DOMAttributes<HTMLElement>, 'onPointerDown' | 'onClick' | 'onKeyDown' | 'onBlur'>;
}

/**
 * The list after a move: behind the item it was put behind, wherever that is by now, else at its
 * place. An item that is no longer there is not moved.
 */
export function moved<T>(items: readonly T[], move: Move, idOf: (item: T) => Id): readonly T[] {
  const one = items.find((item) => idOf(item) === move.id);
  if (!one) return items;
  const others = items.filter((item) => item !== one);
  const before = others.findIndex((item) => idOf(item) === move.after);
  const index = before < 0 ? move.index : before + 1;
  return [...others.slice(0, index), one, ...others.slice(index)];
}
