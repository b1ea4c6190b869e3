const look = {
  outline: '3px solid var(--colorBrandStroke1)',
  outlineOffset: '4px',
  borderRadius: '8px',
  scrollMarginTop: '16px',
};

/** Brings an element into the window, outlined until the returned function runs. */
export function outlined(target: HTMLElement, isPhone: boolean): () => void {
  const { outline, outlineOffset, borderRadius, scrollMarginTop } = target.style;
  Object.assign(target.style, look, isPhone && { outlineOffset: '0' });
  const isTall = target.offsetHeight > innerHeight / 2;
  // On a phone the card stands below it.
  target.scrollIntoView({ block: isPhone || isTall ? 'start' : 'center' });
  return () =>
    void Object.assign(target.style, { outline, outlineOffset, borderRadius, scrollMarginTop });
}

/** The part of an element beside which a card has room: of a tall one its beginning. */
export function partInWindow(target: HTMLElement): DOMRect {
  const { x, y, width, height } = target.getBoundingClientRect();
  return new DOMRect(x, y, width, Math.min(height, innerHeight * 0.4));
}
