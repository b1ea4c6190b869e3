import { fireEvent } from '@testing-library/react';

/** Height of a row where jsdom, which lays nothing out, is asked where things stand. */
const rowHeight = 100;

interface Drag {
  pointerType?: 'mouse' | 'touch';
  /** Milliseconds that the pointer rests before it moves, by Jest's clock. */
  rest?: number;
  end?: 'pointerup' | 'pointercancel';
  /** Before it is let go. */
  meanwhile?: () => void;
}

/** Drags a list item by its handle onto the place of another, counted from 0, and lets it go there. */
export function dragOnto(
  handle: HTMLElement,
  place: number,
  { pointerType = 'mouse', rest, end = 'pointerup', meanwhile }: Drag = {},
): void {
  const placeOf = (element: Element | null) =>
    [...(element?.parentElement?.children ?? [])].findIndex((each) => each === element);
  const box = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: Element,
  ) {
    return new DOMRect(0, placeOf(this) * rowHeight, rowHeight, rowHeight);
  });
  // jsdom has no PointerEvent.
  const fire = (target: Node, type: string, index: number) => {
    const middle = { clientX: rowHeight / 2, clientY: (index + 0.5) * rowHeight };
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...middle });
    fireEvent(target, Object.assign(event, { pointerId: 1, pointerType }));
  };
  fire(handle, 'pointerdown', placeOf(handle.closest('[data-ordered]')));
  if (rest !== undefined) jest.advanceTimersByTime(rest);
  fire(document, 'pointermove', place);
  meanwhile?.();
  fire(document, end, place);
  box.mockRestore();
}
