import { useMemo } from 'react';
import type { Term } from '#shared/contract/pages/terms';
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
  state: ReadState<Term[]>;
} {
  const { settings, roles } = useSession();
  const state = useChannelTree(lcid);
  const tree = useLast(state);
  const isFree =
    (settings.noChannelSelectionLimitationsForAdmins && hasAnyRole(roles, ['Admin'])) ||
    (settings.noChannelSelectionLimitationsForEditors && hasAnyRole(roles, ['Editor']));
  const channels = useMemo(() => {
    if (!tree) return undefined;
    const offered = offeredIds(tree);
    const isPickable = ({ Guid, IsAvailableForTagging, IsDeprecated, Selected }: Term) =>
      IsAvailableForTagging && !IsDeprecated && offered.has(Guid) && (isFree || Selected);
    return listed(tree, [], isPickable);
  }, [tree, isFree]);
  return { channels, state };
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
