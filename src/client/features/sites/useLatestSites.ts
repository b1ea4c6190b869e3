import type { SiteCard } from '#shared/rules/sites';
import { readLatestSites } from '../../data/latestSites';
import { useRead } from '../../data/useRead';
import type { WidgetState } from '../../ui/widgetState';

/** The sites that the person visited last, the latest first. */
export function useLatestSites(operation: string): WidgetState<SiteCard[]> {
  return useRead<SiteCard[]>({
    key: 'sites/latest',
    read: (signal) => readLatestSites({ operation, signal }),
    isEmpty: (sites) => sites.length === 0,
  });
}
