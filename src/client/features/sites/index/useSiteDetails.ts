import { afterAWhile } from '../../../data/cache/afterAWhile';
import { readSiteDetails, type SiteDetails } from '../../../data/sharePoint/siteDetails';
import { useRead } from '../../../data/read/useRead';
import type { WidgetState } from '../../../ui/widget/widgetState';

/** The details of the site at an address; read on request. */
export function useSiteDetails(address: string, operation: string): WidgetState<SiteDetails> {
  return useRead<SiteDetails>({
    key: `sites/details ${address}`,
    read: (signal) => readSiteDetails(address, { operation, signal }),
    isEmpty: ({ Hub, Libraries, IsPartial }) => !Hub && Libraries.length === 0 && !IsPartial,
    isWhole: ({ IsPartial }) => !IsPartial,
    recheckWithin: afterAWhile,
  });
}
