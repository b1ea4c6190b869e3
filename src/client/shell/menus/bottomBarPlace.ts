/**
 * Where the entries stand in a bar at the bottom: on a phone's browser (below md). In a window that
 * is lower, as at 400 % zoom or behind a keyboard, header and bar would take more than a quarter of
 * it: there the side menu has them.
 */
export const bottomBarMedia = '(max-width: 767.98px) and (min-height: 480px)';

/** Entries that fit side by side at 320 px. */
export const bottomBarPlaces = 5;
