import { useRef, type FocusEventHandler, type RefObject } from 'react';
import { useFocusFallback } from '../leave/useFocusFallback';

/**
 * When a row of a list goes while the keyboard is in it, the row that takes its place has it: what
 * the selector finds there. The last row leaves it to the part of the page around the list.
 *
 * @returns what the row notes its neighbour by whenever the keyboard comes to it
 */
export function useNextRow(row: RefObject<HTMLElement | null>, target: string): FocusEventHandler {
  const neighbour = useRef<Element | null>(null);
  useFocusFallback(row, () => neighbour.current?.querySelector<HTMLElement>(target));
  return () => {
    const item = row.current?.closest('li');
    neighbour.current = item?.nextElementSibling ?? item?.previousElementSibling ?? null;
  };
}
