import { useCallback, useRef } from 'react';
import { breakpointOf } from '#shared/rules/news/newsBatch';
import { readStored, writeStored } from '../../platform/guardedStorage';
import { isDrawn } from '../../ui/isDrawn';
import type { WidgetPlace } from '../../ui/widget/placedWidget';
import type { StartPageWidgetKey } from './startPageSections';

/** Goes with the person. */
const key = 'portal:of-person:heights';
/** Milliseconds without a change after which a section has come to rest. */
const rest = 1_000;

/** A widget by its place, in windows about as wide. */
const nameOf = (widget: StartPageWidgetKey, place: WidgetPlace = 'main') =>
  [breakpointOf(window.innerWidth), place, widget].join(' ');

/** In pixels, by name. */
function keptHeights(): Record<string, unknown> {
  try {
    const kept = JSON.parse(readStored('localStorage', key) ?? 'null') as object | null;
    return { ...kept };
  } catch {
    return {};
  }
}

/** How high a section was when it was seen last, in pixels; nothing where it has not been seen. */
export function keptHeight(widget: StartPageWidgetKey, place?: WidgetPlace): number | undefined {
  const height = keptHeights()[nameOf(widget, place)];
  return typeof height === 'number' && height > 0 ? height : undefined;
}

/**
 * Keeps how high a section is once its content stands there: with as much room kept free, nothing
 * moves the next time. How high the person makes it later is not how it begins.
 */
export function useKeepsHeight(widget: StartPageWidgetKey, place?: WidgetPlace) {
  const isKept = useRef(false);
  return useCallback(
    (slot: HTMLElement | null) => {
      // A page that was hidden and shown again is as the person left it.
      if (!slot || isKept.current || typeof ResizeObserver === 'undefined') return undefined;
      let timer = 0;
      const observer = new ResizeObserver(() => {
        clearTimeout(timer);
        timer = window.setTimeout(keep, rest);
      });
      const keep = () => {
        if (!isDrawn(slot) || slot.querySelector('[data-skeleton], [data-nothing]')) return;
        observer.disconnect();
        isKept.current = true;
        const heights = { ...keptHeights(), [nameOf(widget, place)]: slot.offsetHeight };
        writeStored('localStorage', key, JSON.stringify(heights));
      };
      observer.observe(slot);
      return () => {
        clearTimeout(timer);
        observer.disconnect();
      };
    },
    [widget, place],
  );
}
