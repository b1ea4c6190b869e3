import { keyOfChange } from '#shared/rules/sites/activity';
import {
  readChangeNames,
  readSiteActivity,
  type ChangeNames,
  type SiteActivities,
  type SiteChangeOf,
} from '../../data/sharePoint/siteActivity';
import { startTogether } from '../../data/read/firstReads';

/**
 * One read for all of the sites that the person uses most. The names of the changed things are
 * requested as soon as those are known, and not waited for.
 */
export function activityRead(count: number, operation: string) {
  return {
    key: `sites/activity ${count}` as const,
    read: async (signal: AbortSignal) => {
      const activities = await readSiteActivity(count, { operation, signal });
      if (activities.changes.length > 0)
        startTogether([changeNamesRead(activities.changes, operation)]);
      return activities;
    },
    isWhole: ({ missing }: SiteActivities) => missing.length === 0,
  };
}

/** The names of these changed things. */
export function changeNamesRead(changes: readonly SiteChangeOf[], operation: string) {
  // A part of each id, and its place, distinguish one list of changes from another.
  const ids = changes.map(({ change }) => keyOfChange(change)?.replace(/^(.{8})\S*/, '$1')).join();
  return {
    key: `sites/changeNames ${ids}` as const,
    read: (signal: AbortSignal) => readChangeNames(changes, { operation, signal }),
    isWhole: ({ isWhole }: ChangeNames) => isWhole,
  };
}
