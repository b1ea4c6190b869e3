/**
 * The place of a widget: over the width of the page, in a narrow side section, or in one of the
 * panels that the side section becomes on small windows. Everywhere but in `main` it takes its
 * compact form.
 */
export type WidgetPlace = 'main' | 'side' | 'panel';

/** A page's part in each of its widgets. */
export interface PlacedWidgetProps {
  place: WidgetPlace;
  /**
   * Called with whether the widget is empty, as soon as that is known and when it changes; pass it
   * on to `WidgetFrame` (TODAY-05).
   */
  onEmptyChange: (isEmpty: boolean) => void;
}
