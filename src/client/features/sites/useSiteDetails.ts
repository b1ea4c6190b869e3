import { afterAWhile } from '../../data/cache/afterAWhile';
import { readSiteDetails, type SiteDetails } from '../../data/siteDetails';
import { useRead } from '../../data/useRead';
import type { WidgetState } from '../../ui/widgetState';

/** What is known of the site at an address; read when somebody asks. */
export function useSiteDetails(address: string, operation: string): WidgetState<SiteDetails> {
  return useRead<SiteDetails>({
    key: `sites/details ${address}`,
    read: (signal) => readSiteDetails(address, { operation, signal }),
    isEmpty: ({ Hub, Libraries, IsPartial }) => !Hub && Libraries.length === 0 && !IsPartial,
    isWhole: ({ IsPartial }) => !IsPartial,
    recheckWithin: afterAWhile,
  });
}
