/**
 * Keeps in the page's style how far the actions of a dialog's form reach above the window's lower
 * edge, so that notices come to stand above them.
 */
export function noteActions(part: HTMLElement | null): (() => void) | undefined {
  const dialog = part?.closest<HTMLElement>('[role="dialog"]');
  if (!part || !dialog) return undefined;
  const { style } = document.documentElement;
  // By its place in the layout: a dialog is drawn smaller while it opens.
  const note = () => {
    const below = innerHeight - dialog.offsetTop - dialog.offsetHeight;
    style.setProperty('--form-actions', `${below + part.offsetHeight}px`);
  };
  const observer = new ResizeObserver(note);
  observer.observe(part);
  observer.observe(dialog);
  addEventListener('resize', note);
  return () => {
    observer.disconnect();
    removeEventListener('resize', note);
    style.removeProperty('--form-actions');
  };
}
