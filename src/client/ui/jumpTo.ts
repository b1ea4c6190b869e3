type Click = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'button' | 'preventDefault'>;

/**
 * Leads a link within the page to its part, without an entry in the history, and answers whether it
 * did. The keyboard goes on from there. A new tab stays the browser's business.
 */
export function jumpTo(event: Click, element: HTMLElement): boolean {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return false;
  event.preventDefault();
  unfold(element);
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  return true;
}

/** Opens the sections in which an element stands. */
export function unfold(element: HTMLElement): void {
  const section = element.parentElement?.closest('details');
  if (!section) return;
  section.open = true;
  unfold(section);
}
