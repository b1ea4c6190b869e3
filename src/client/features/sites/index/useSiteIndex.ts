import { useState } from 'react';
import { groupsWithSite, type IndexMode } from '#shared/rules/sites/siteIndex';
import type { DirectoryGroup } from '#shared/rules/sites/sites';
import { readAllGroups, readMemberGroups, readOwnedGroups } from '../../../data/people/groups';
import { useRead } from '../../../data/read/useRead';
import { valueOr } from '../../../ui/widget/combineStates';
import { combineSources, type SourceList } from '../../../ui/widget/combineSources';
import { useOverdue } from '../../../ui/widget/useOverdue';
import type { WidgetState } from '../../../ui/widget/widgetState';

interface SourceNames {
  member: string;
  owned: string;
  all: string;
}

const none: DirectoryGroup[] = [];
const isEmpty = (groups: DirectoryGroup[]) => groups.length === 0;

/** The groups of the index; all of the organisation are asked for only where they are wanted. */
export function useSiteIndex(
  mode: IndexMode,
  names: SourceNames,
): WidgetState<SourceList<DirectoryGroup>> {
  const isOwn = mode === 'own';
  const member = useRead({
    key: 'sites/groups member',
    isWanted: isOwn,
    read: (signal) => readMemberGroups({ operation: names.member, signal }),
    isEmpty,
  });
  const owned = useRead({
    key: 'sites/groups owned',
    isWanted: isOwn,
    read: (signal) => readOwnedGroups({ operation: names.owned, signal }),
    isEmpty,
  });
  const all = useRead({
    key: 'sites/all',
    isWanted: !isOwn,
    read: (signal) => readAllGroups({ operation: names.all, signal }),
    isEmpty,
  });
  const sources = isOwn
    ? [
        { name: names.member, state: member },
        { name: names.owned, state: owned },
      ]
    : [{ name: names.all, state: all }];
  const [first = none, second = none] = sources.map(({ state }) => valueOr(state, none));
  // The same list as long as the answers are the same: sorting thousands takes its time.
  const [merged, setMerged] = useState({ first: none, second: none, groups: none });
  if (merged.first !== first || merged.second !== second)
    setMerged({ first, second, groups: groupsWithSite(first, second) });
  const isWaiting = sources.some(({ state }) => state.state === 'loading');
  return combineSources(sources, { isOverdue: useOverdue(isWaiting), merge: () => merged.groups });
}
