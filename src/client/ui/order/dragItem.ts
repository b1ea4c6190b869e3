import type { Place } from './Place';
import { clientState } from '../../platform/clientState';

/** Pixels that a pointer moves before it drags; less is a click. */
const threshold = 4;
/** Milliseconds that a finger rests before it drags what the page can also be scrolled by. */
const hold = 300;
/** Pixels from the edge of what scrolls, within which dragging scrolls it; and by how many a frame. */
const edge = 56;
const scrollStep = 12;

interface Drag {
  /** The list item; its list's other items are those that have `data-ordered`. */
  item: HTMLElement;
  /** Things of a column are dragged up and down only. */
  layout: Place['layout'];
  /** A finger has to rest first, because the page is scrolled by the same place. */
  isHeld: boolean;
  /** Puts the item at a place in the document, before it returns. */
  place: (index: number) => void;
  /** The place where it was let go; none when it goes back. */
  end: (index: number | undefined) => void;
}

/** True while something is dragged, wherever on the page. */
const isDraggedAnywhere = clientState(() => false);

/**
 * Keeps a finger that drags in this list from scrolling. Browsers ask this of the listeners that
 * were there when the finger came down.
 */
export function keepFromScrolling(list: HTMLElement | null): void {
  const keep = (event: TouchEvent) => isDraggedAnywhere.value && event.preventDefault();
  list?.addEventListener('touchmove', keep, { passive: false });
}

/**
 * Follows a pressed pointer (mouse, pen, finger) with a list item: the item goes with the pointer
 * and takes the place of those that the pointer enters. Listens to the document, because an element
 * that is moved in it loses the pointer.
 */
export function dragItem(down: PointerEvent, { item, layout, isHeld, place, end }: Drag): void {
  const listening: (() => void)[] = [];
  const pointer = { x: down.clientX, y: down.clientY };
  const box = item.getBoundingClientRect();
  const grip = { x: pointer.x - box.left, y: pointer.y - box.top };
  const mustWait = isHeld && down.pointerType === 'touch';
  const timer = mustWait ? setTimeout(() => begin(), hold) : undefined;
  let index: number | undefined;
  let entered: Element | undefined;
  let frame = 0;

  const begin = () => {
    index = siblings().indexOf(item);
    isDraggedAnywhere.value = true;
    place(index);
    follow();
    const scroll = () => {
      if (scrollAtEdge(item, pointer.y)) follow();
      frame = requestAnimationFrame(scroll);
    };
    scroll();
  };
  const siblings = () =>
    [...(item.parentElement?.children ?? [])].filter(
      (child) => 'ordered' in (child as HTMLElement).dataset,
    );
  const follow = () => {
    const over = siblings().find(
      (each) =>
        each !== item && contains(each, layout === 'grid' ? pointer.x : undefined, pointer.y),
    );
    // Once for each that is entered: it may stay below the pointer when the others have moved.
    if (over && over !== entered) place((index = siblings().indexOf(over)));
    entered = over;
    item.style.translate = 'none';
    const { left, top } = item.getBoundingClientRect();
    const across = layout === 'grid' ? pointer.x - grip.x - left : 0;
    item.style.translate = `${across}px ${pointer.y - grip.y - top}px`;
  };
  const stop = (isDropped: boolean) => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    for (const stopListening of listening) stopListening();
    item.style.translate = '';
    isDraggedAnywhere.value = false;
    if (index !== undefined) end(isDropped ? index : undefined);
  };
  const isDragging = () => index !== undefined;
  const listen = <E extends keyof DocumentEventMap>(
    event: E,
    react: (event: DocumentEventMap[E]) => void,
  ) => {
    document.addEventListener(event, react, { capture: true, passive: false });
    listening.push(() => document.removeEventListener(event, react, { capture: true }));
  };

  listen('pointermove', ({ pointerId, clientX, clientY }) => {
    if (pointerId !== down.pointerId) return;
    const isMoved = Math.hypot(clientX - pointer.x, clientY - pointer.y) >= threshold;
    if (!isDragging() && !isMoved) return;
    Object.assign(pointer, { x: clientX, y: clientY });
    if (isDragging()) follow();
    else if (mustWait) stop(false);
    else begin();
  });
  listen('pointerup', ({ pointerId }) => pointerId === down.pointerId && stop(true));
  listen('pointercancel', ({ pointerId }) => pointerId === down.pointerId && stop(false));
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !isDragging()) return;
    event.preventDefault();
    event.stopPropagation();
    stop(false);
  });
  // Of a long press.
  listen('contextmenu', (event) => event.preventDefault());
}

function contains(element: Element, x: number | undefined, y: number): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isBeside = x !== undefined && (x < left || x >= right);
  return !isBeside && y >= top && y < bottom;
}

/** Scrolls what the item scrolls with, when the pointer is near its edge; tells whether it did. */
function scrollAtEdge(item: HTMLElement, y: number): boolean {
  let scroller: Element | null = item.parentElement;
  while (scroller && !isScroller(scroller)) scroller = scroller.parentElement;
  scroller ??= document.documentElement;
  const { top, bottom } = scroller.getBoundingClientRect();
  const before = scroller.scrollTop;
  if (y < Math.max(top, 0) + edge) scroller.scrollTop -= scrollStep;
  if (y > Math.min(bottom, innerHeight) - edge) scroller.scrollTop += scrollStep;
  return scroller.scrollTop !== before;
}

function isScroller(element: Element): boolean {
  const { overflowY } = getComputedStyle(element);
  return /auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight;
}
