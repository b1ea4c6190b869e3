import { lazy, type ComponentType } from 'react';
import type { StartPageWidgetProps } from '../../ui/startPageWidget';
import type { StartPageWidgetKey } from './startPageSections';

type Widget = ComponentType<StartPageWidgetProps>;

const loaded = new Map<StartPageWidgetKey, Widget>();

/**
 * The widget itself when its code is here, else one that waits for it; the same at every call,
 * until a failed one is forgotten.
 */
export function widgetOf(key: StartPageWidgetKey, load: () => Promise<Widget>): Widget {
  const known = loaded.get(key) ?? lazy(async () => ({ default: await loadWidget(key, load) }));
  loaded.set(key, known);
  return known;
}

/** Brings the code of a widget, which is drawn at once from then on. */
export async function loadWidget(
  key: StartPageWidgetKey,
  load: () => Promise<Widget>,
): Promise<Widget> {
  const widget = await load();
  loaded.set(key, widget);
  return widget;
}

/** The next attempt loads again. */
export function forgetWidget(key: StartPageWidgetKey): void {
  loaded.delete(key);
}
