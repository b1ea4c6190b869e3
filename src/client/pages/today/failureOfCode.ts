import type { WidgetFailure } from '../../ui/widgetState';

/** A widget's code that could not be loaded or broke, in the form that the error template shows. */
export function failureOfCode(
  error: unknown,
  { operation, time }: { operation: string; time: Date },
): WidgetFailure {
  return {
    status: 0,
    operation,
    url: location.origin + location.pathname,
    messages: error instanceof Error && error.message ? [error.message] : [],
    time: time.toISOString(),
  };
}
