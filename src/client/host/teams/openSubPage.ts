import type { app } from '@microsoft/teams-js';
import { inAppAddress } from '#shared/rules/addresses/inAppAddress';
import { openInApp } from '../openInApp';

/**
 * Opens the page that a deep link names below its tab (TEAMS-20); a page that the person reloads
 * stays where it was.
 */
export function openSubPage({ page }: app.Context): void {
  const address = inAppAddress(page.subPageId ?? '');
  if (address && !isReload()) openInApp(address);
}

function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
}
