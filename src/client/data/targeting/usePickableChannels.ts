import { useMemo } from 'react';
import type { Term } from '#shared/contract/pages/terms';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import { offeredIds } from '#shared/rules/targeting/channelProperties';
import { hasAnyRole } from '#shared/rules/people/roles';
import type { ReadState } from '../read/readState';
import { useSession } from '../session/session';
import { useLast } from '../read/useLast';
import { useChannelTree } from './useTerms';

interface ListedChannel {
  id: string;
  name: string;
  above: string[];
  isPickable: boolean;
}

/**
 * Every channel, below its parents, and whether the person may give it to content (CHANNELS-32):
 * one that is not offered to them is named where it stands already (CHANNELS-33).
 * `lcid` is a Windows language identifier.
 */
export function usePickableChannels(lcid: number): {
  channels: ListedChannel[] | undefined;
  /** None may be given, as the person follows none that could be. */
  hasToFollow: boolean;
  state: ReadState<Term[]>;
} {
  const { settings, roles } = useSession();
  const state = useChannelTree(lcid);
  const tree = useLast(state);
  const isFree =
    (settings.noChannelSelectionLimitationsForAdmins && hasAnyRole(roles, ['Admin'])) ||
    (settings.noChannelSelectionLimitationsForEditors && hasAnyRole(roles, ['Editor']));
  const known = useMemo(() => {
    if (!tree) return { channels: undefined, hasToFollow: false };
    const offered = offeredIds(tree);
    const canBeGiven = ({ Guid, IsAvailableForTagging, IsDeprecated }: Term) =>
      IsAvailableForTagging && !IsDeprecated && offered.has(Guid);
    const channels = listed(tree, [], (term) => canBeGiven(term) && (isFree || term.Selected));
    const hasNone = !channels.some(({ isPickable }) => isPickable);
    return { channels, hasToFollow: hasNone && flattenedTerms(tree).some(canBeGiven) };
  }, [tree, isFree]);
  return { ...known, state };
}

function listed(
  terms: readonly Term[],
  above: string[],
  isPickable: (term: Term) => boolean,
): ListedChannel[] {
  return terms.flatMap((term) => [
    { id: term.Guid, name: term.Name, above, isPickable: isPickable(term) },
    ...listed(term.Terms, [...above, term.Name], isPickable),
  ]);
}
