import { clientState } from '../../platform/clientState';

/** Where somebody writes a text of their own. */
const fields = 'input, textarea, [contenteditable]:not([contenteditable=false])';

const typed = clientState<string | undefined>(() => undefined);

/**
 * Notes what has been typed where search is opened from. Until the dialog's field is there, letters
 * that arrive anywhere else are kept too.
 */
export function noteTypedAhead(text: string): void {
  if (typed.value === undefined) document.addEventListener('keydown', keep, true);
  typed.value = text;
}

/** The text typed before the dialog's field was there; given once. */
export function takeTypedAhead(): string | undefined {
  document.removeEventListener('keydown', keep, true);
  const text = typed.value;
  typed.value = undefined;
  return text;
}

/**
 * In a field a letter arrives by itself; the frame of the dialog, which comes before its content,
 * has no place for it.
 */
function keep(event: KeyboardEvent): void {
  const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isLetter || (event.target instanceof Element && event.target.closest(fields))) return;
  typed.value += event.key;
  event.preventDefault();
}
