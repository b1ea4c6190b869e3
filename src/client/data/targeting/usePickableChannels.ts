import { useMemo } from 'react';
import type { Term } from '#shared/contract/pages/terms';
import { offeredTerms } from '#shared/rules/targeting/channelProperties';
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
 * Every channel, below its parents, and whether the person may give it to content (CHANNELS-32).
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
  const channels = useMemo(() => tree && listed(offeredTerms(tree), [], isFree), [tree, isFree]);
  return { channels, state };
}

function listed(terms: readonly Term[], above: string[], isFree: boolean): ListedChannel[] {
  return terms.flatMap(({ Guid, Name, Terms, IsAvailableForTagging, IsDeprecated, Selected }) => [
    {
      id: Guid,
      name: Name,
      above,
      isPickable: IsAvailableForTagging && !IsDeprecated && (isFree || Selected),
    },
    ...listed(Terms, [...above, Name], isFree),
  ]);
}
