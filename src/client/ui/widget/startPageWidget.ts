/**
 * Where a widget of the start page stands: over the width of the page, in the narrow side section
 * of the compact design, or in one of the panels that the side section becomes on small windows.
 * Everywhere but in `main` it takes its compact form.
 */
export type WidgetPlace = 'main' | 'side' | 'panel';

/** What the start page gives to each of its widgets. */
export interface StartPageWidgetProps {
  place: WidgetPlace;
  /**
   * To be told whether the widget is empty, as soon as that is known and when it changes; hand it to
   * `WidgetFrame` (TODAY-05).
   */
  onEmptyChange: (isEmpty: boolean) => void;
}
