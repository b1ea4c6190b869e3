import { cardsOfGroups, type SiteCard } from '#shared/rules/sites';
import { readOwnGroups } from '../../data/people/ownGroups';
import { useSession } from '../../data/session';
import { useRead } from '../../data/useRead';
import type { WidgetState } from '../../ui/widgetState';

/** The sites of the groups that the person is in, by name. */
export function useGroupSites(operation: string): WidgetState<SiteCard[]> {
  const { sharePointUrl } = useSession().config;
  return useRead<SiteCard[]>({
    key: 'sites/groups',
    read: async (signal) =>
      cardsOfGroups(await readOwnGroups({ operation, signal }), sharePointUrl),
    isEmpty: (sites) => sites.length === 0,
  });
}
