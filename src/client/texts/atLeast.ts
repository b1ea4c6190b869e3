import { countText } from './formatters';

/** How many, or e.g. `1,000+` where there are more than were counted. */
export function atLeast(count: number, maxCounted: number, locale: string): string {
  return count > maxCounted ? `${countText(maxCounted, locale)}+` : countText(count, locale);
}
