import { isMissingCode } from './loadable';

/**
 * Code that did not arrive (status 0) or that broke (500), in the form that the error template
 * shows.
 */
export function failureOfCode(error: unknown, operation: string, time = new Date()) {
  return {
    status: isMissingCode(error) ? 0 : 500,
    operation,
    url: location.origin + location.pathname,
    messages: error instanceof Error && error.message ? [error.message] : [],
    time: time.toISOString(),
  };
}
