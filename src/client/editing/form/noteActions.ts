import { clientState } from '../../platform/clientState';

const property = '--form-actions';
/** The actions of the forms that are drawn. */
const drawn = clientState(() => new Set<HTMLElement>());

/**
 * Keeps in the page's style how far the actions of a form reach above the window's lower edge, so
 * that notices come to stand above them. Of a form in a dialog, where there is one; on a page they
 * stick to that edge, or to the bar there.
 */
export function noteActions(part: HTMLElement | null): (() => void) | undefined {
  if (!part) return undefined;
  drawn.value.add(part);
  const observer = new ResizeObserver(note);
  observer.observe(part);
  const dialog = dialogOf(part);
  if (dialog) observer.observe(dialog);
  addEventListener('resize', note);
  return () => {
    observer.disconnect();
    removeEventListener('resize', note);
    drawn.value.delete(part);
    note();
  };
}

function note(): void {
  const { style } = document.documentElement;
  const parts = [...drawn.value];
  const part = parts.findLast(dialogOf) ?? parts.at(-1);
  if (!part) return void style.removeProperty(property);
  const dialog = dialogOf(part);
  // By its place in the layout: a dialog is drawn smaller while it opens.
  const below = dialog
    ? `${innerHeight - dialog.offsetTop - dialog.offsetHeight}px`
    : 'var(--bottom-bar, 0px)';
  style.setProperty(property, `calc(${below} + ${part.offsetHeight}px)`);
}

const dialogOf = (part: HTMLElement) => part.closest<HTMLElement>('[role="dialog"]');
