import { useMemo } from 'react';
import { activitySites, type ActivityItem } from '#shared/rules/sites/activity';
import { afterAWhile } from '../../../data/cache/afterAWhile';
import {
  activityItems,
  type SiteActivities,
  type SiteChangeOf,
} from '../../../data/sharePoint/siteActivity';
import { useRead } from '../../../data/read/useRead';
import { useSession } from '../../../data/session/session';
import { useBreakpoint } from '../../../ui/useBreakpoint';
import type { WidgetState } from '../../../ui/widget/widgetState';
import { activityRead, changeNamesRead } from '../activityRead';

/** The latest changes in the sites that the person uses most. */
export function useSiteActivity(operation: string): WidgetState<SiteActivities> {
  return useRead<SiteActivities>({
    ...activityRead(activitySites(useBreakpoint()), operation),
    isEmpty: ({ changes, missing }) => changes.length === 0 && missing.length === 0,
    recheckWithin: afterAWhile,
    keepPrevious: true,
  });
}

/** The rows of the changes: at once, and again when more of their names are known. */
export function useActivityItems(
  changes: readonly SiteChangeOf[],
  operation: string,
): { items: ActivityItem[]; isNaming: boolean } {
  const { searchManagedProperties: own } = useSession().settings;
  const state = useRead({
    ...changeNamesRead(changes, { own, operation }),
    isWanted: changes.length > 0,
    recheckWithin: afterAWhile,
  });
  const names = state.state === 'ready' ? state.value : undefined;
  const items = useMemo(() => activityItems(changes, names), [changes, names]);
  return { items, isNaming: state.state === 'loading' };
}
