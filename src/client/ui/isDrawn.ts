/** Whether the element is part of what is drawn, and not within something hidden. */
export function isDrawn(element: Element): boolean {
  return element.checkVisibility?.() ?? !element.closest('[hidden]');
}
