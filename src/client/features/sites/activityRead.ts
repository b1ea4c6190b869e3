import { readSiteActivity, type SiteActivities } from '../../data/sharePoint/siteActivity';

/** One read for all of the sites that the person uses most. */
export function activityRead(count: number, operation: string) {
  return {
    key: `sites/activity ${count}` as const,
    read: (signal: AbortSignal) => readSiteActivity(count, { operation, signal }),
    isWhole: ({ missing }: SiteActivities) => missing.length === 0,
  };
}
