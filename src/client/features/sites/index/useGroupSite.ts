import type { GroupSite } from '#shared/rules/sites/siteIndex';
import { FailureError } from '../../../data/connection/failure';
import { idLifetime, readGroupSite, type NamedSite } from '../../../data/sharePoint/readSite';
import { useRead } from '../../../data/read/useRead';
import type { WidgetState } from '../../../ui/widget/widgetState';

/** The site of a group, to whose address the index itself has only a redirect. */
export function useGroupSite(
  { GroupId }: GroupSite,
  operation: string,
): WidgetState<Partial<NamedSite>> {
  return useRead<Partial<NamedSite>>({
    key: `sites/groupSite ${GroupId}`,
    operation,
    read: (signal) => readGroupSite(GroupId, { operation, signal }).catch(noneYet),
    isEmpty: ({ webUrl }) => !webUrl,
    isWhole: ({ webUrl }) => !!webUrl,
    lifetime: idLifetime,
  });
}

/** SharePoint takes its time for the site of a new group. */
function noneYet(error: unknown): Partial<NamedSite> {
  if (error instanceof FailureError && error.failure.status === 404) return {};
  throw error;
}
