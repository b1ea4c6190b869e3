import type { KeyboardEvent } from 'react';

/** Marks what the arrow keys move over, the search field first. */
export const stop = { 'data-search-stop': '' };

/**
 * Arrow keys move over all rows of the dialog; a letter that is typed on a row goes on in the field
 * (SEARCH-29).
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-search-stop]')];
  const place = stops.indexOf(event.target as HTMLElement);
  const field = stops[0];
  const isInField = place === 0;
  const target = {
    ArrowDown: stops[place + 1],
    ArrowUp: stops[place - 1],
    Home: isInField ? undefined : stops[1],
    End: isInField ? undefined : stops.at(-1),
  }[event.key];
  if (place >= 0 && target) {
    event.preventDefault();
    target.focus();
    target.scrollIntoView({ block: 'nearest' });
  } else if (
    place > 0 &&
    field &&
    (event.key === 'Backspace' || (event.key.length === 1 && event.key !== ' '))
  ) {
    // The key press itself then arrives in the field.
    field.focus();
  }
}
