import { namesKey } from '#shared/rules/search/searchProperties';
import { effectiveSettings, type FeatureSettings } from '#shared/rules/settings/settings';
import { keyOfChange } from '#shared/rules/sites/activity';
import { settingsRead } from '../../data/portalReads/sessionReads';
import { startTogether } from '../../data/read/firstReads';
import { joinRead } from '../../data/read/joinRead';
import {
  readChangeNames,
  readSiteActivity,
  type ChangeNames,
  type SiteActivities,
  type SiteChangeOf,
} from '../../data/sharePoint/siteActivity';

type OwnNames = FeatureSettings['searchManagedProperties'];

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
        void ownNames(signal).then(
          (own) => startTogether([changeNamesRead(activities.changes, { own, operation })]),
          () => undefined,
        );
      return activities;
    },
    isWhole: ({ missing }: SiteActivities) => missing.length === 0,
  };
}

/** The settings are on their way before this is asked, or known. */
async function ownNames(signal: AbortSignal): Promise<OwnNames> {
  return effectiveSettings(await joinRead(settingsRead, signal)).searchManagedProperties;
}

/** The names of these changed things. `own`: the organisation's names of what the search knows. */
export function changeNamesRead(
  changes: readonly SiteChangeOf[],
  options: { own: OwnNames; operation: string },
) {
  // A part of each id, and its place, distinguish one list of changes from another.
  const ids = changes.map(({ change }) => keyOfChange(change)?.replace(/^(.{8})\S*/, '$1')).join();
  return {
    key: `sites/changeNames ${ids} ${namesKey(options.own)}` as const,
    read: (signal: AbortSignal) => readChangeNames(changes, { ...options, signal }),
    isWhole: ({ isWhole }: ChangeNames) => isWhole,
  };
}
