import { useEffect } from 'react';
import type { MeasuredWidget } from '#shared/rules/measures/measures';
import { noteWidget } from '../../platform/widgetWaits';
import type { WidgetState } from './widgetState';

/** Notes how long the widget is waited for, and how that ends. `widget` left out: nothing is noted. */
export function useMeasuredWait(
  widget: MeasuredWidget | undefined,
  shown: WidgetState<unknown>,
): void {
  const { state } = shown;
  const failure =
    shown.state === 'failed' ? shown.failure : 'stale' in shown ? shown.stale?.failure : undefined;
  const failed = failure?.status;
  useEffect(() => {
    if (!widget) return;
    if (state === 'loading') noteWidget(widget);
    else noteWidget(widget, { isThere: state !== 'failed', failed });
  }, [widget, state, failed]);
}
