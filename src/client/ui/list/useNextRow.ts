import { useRef, type FocusEventHandler, type RefObject } from 'react';
import { useFocusFallback } from '../leave/useFocusFallback';

/**
 * When a row of a list goes while the keyboard is in it, the row that takes its place has it: what
 * the selector finds there, without one the same of its buttons. The last row leaves it to the part
 * of the page around the list.
 *
 * @returns what the row notes its neighbour by whenever the keyboard comes to it
 */
export function useNextRow(row: RefObject<HTMLElement | null>, target?: string): FocusEventHandler {
  const noted = useRef<{ neighbour: Element | null | undefined; place: number }>(undefined);
  useFocusFallback(row, () => {
    const { neighbour, place = 0 } = noted.current ?? {};
    return neighbour?.querySelectorAll<HTMLElement>(target ?? 'button')[target ? 0 : place];
  });
  return (event) => {
    const item = row.current?.closest('li');
    noted.current = {
      neighbour: item?.nextElementSibling ?? item?.previousElementSibling,
      place: [...(item?.querySelectorAll('button') ?? [])].findIndex(
        (each) => each === event.target,
      ),
    };
  };
}
