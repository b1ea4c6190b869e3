import { personalNewsSources } from '#shared/rules/news/newsSources';
import { wantsNewsFromFollowedSites } from '#shared/rules/people/users';
import { invalidate } from '../../data/read/invalidate';
import { newsReads } from '../../data/portalReads/newsReads';
import { useHasLicence, useSession } from '../../data/session/session';
import { useTexts } from '../../texts/useTexts';
import { useSaving } from './useSaving';

/** Whether the person sees news of the sites they follow (USER-05). */
export function useNewsSettings() {
  const { user, updateUser } = useSession();
  return useSaving<boolean>(wantsNewsFromFollowedSites(user), {
    save: (_, ShowNewsFromFollowedSites) => updateUser({ ShowNewsFromFollowedSites }),
    refresh: () => invalidate(...newsReads),
    confirmation: useTexts('alertMessages').newssettingsupdated,
  });
}

/** Whether the person's news has that of the sites they follow, if they want it (NEWS-26). */
export function useMayHaveFollowedSites(): boolean {
  const { settings, config } = useSession();
  const circumstances = {
    isLight: settings.enableWorkplaceLight,
    isLicensed: useHasLicence(),
    hasSharePoint: config.sharePointUrl !== '',
  };
  return personalNewsSources(circumstances, settings.newsModePersonalNews, true).followedSites;
}
