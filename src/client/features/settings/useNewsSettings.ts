import { wantsNewsFromFollowedSites } from '#shared/rules/people/users';
import { invalidate } from '../../data/read/invalidate';
import { newsReads } from '../../data/portalReads/newsReads';
import { useSession } from '../../data/session/session';
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
