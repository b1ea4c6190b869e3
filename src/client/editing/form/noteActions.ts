/**
 * Keeps in the page's style how far the actions of a form reach above the window's lower edge, so
 * that notices come to stand above them. On a page they stick to that edge, or to the bar there.
 */
export function noteActions(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  const dialog = part.closest<HTMLElement>('[role="dialog"]');
  const { style } = document.documentElement;
  // Of the form that a dialog stands over.
  const before = style.getPropertyValue('--form-actions');
  // By its place in the layout: a dialog is drawn smaller while it opens.
  const note = () => {
    const below = dialog
      ? `${innerHeight - dialog.offsetTop - dialog.offsetHeight}px`
      : 'var(--bottom-bar, 0px)';
    style.setProperty('--form-actions', `calc(${below} + ${part.offsetHeight}px)`);
  };
  const observer = new ResizeObserver(note);
  observer.observe(part);
  if (dialog) observer.observe(dialog);
  addEventListener('resize', note);
  return () => {
    observer.disconnect();
    removeEventListener('resize', note);
    style.setProperty('--form-actions', before);
  };
}
