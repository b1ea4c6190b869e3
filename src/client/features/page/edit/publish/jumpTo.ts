import type { Finding } from './publishFindings';

/** Milliseconds in which the dialog closes and a closed panel opens. */
const opening = 350;

/** Brings what a finding is about into view, with the keyboard at it. */
export function jumpTo({ place }: Finding, form: HTMLElement | null): void {
  setTimeout(() => {
    if ('field' in place) {
      // A panel may be a sheet outside of the form.
      const field = document.querySelector(`[data-field="${place.field}"]`);
      field?.scrollIntoView({ block: 'center' });
      field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
      return;
    }
    const text = form?.querySelector<HTMLElement>('.ProseMirror');
    const found = [...(text?.querySelectorAll(place.selector) ?? [])];
    // The editor puts pictures of its own beside those of the text, for the cursor.
    const element = found.filter((each) => !each.matches('.ProseMirror-separator'))[place.index];
    text?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
    if (element) window.getSelection()?.setPosition(element, 0);
  }, opening);
}
