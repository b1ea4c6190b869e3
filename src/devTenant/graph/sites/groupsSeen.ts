import type { Group } from '../../company/groups';
import type { Person } from '../../company/person';
import type { NewGroup } from '../../company/tenantState';
import type { GraphCall } from '../graphCall';
import { directoryNotFound } from '../graphProblem';

/** New groups that the directory already shows. */
function newGroupsSeen({ state, switches, now }: GraphCall): NewGroup[] {
  return [...state.newGroups.values()].filter(
    ({ createdAt }) => now.getTime() - createdAt >= switches.groupDelay,
  );
}

/** Every group that can be read by now. */
export function groupsSeen(call: GraphCall): readonly Group[] {
  const created = newGroupsSeen(call);
  return created.length > 0 ? [...call.company.groups, ...created] : call.company.groups;
}

export function groupsOf(call: GraphCall, person: Person): readonly Group[] {
  return [
    ...call.company.groupsOf(person),
    ...newGroupsSeen(call).filter(({ memberIds }) => memberIds.includes(person.id)),
  ];
}

export function groupWith(call: GraphCall, id = ''): Group {
  const group =
    call.company.group(id) ??
    newGroupsSeen(call).find((created) => created.id === id.toLowerCase());
  if (!group) throw directoryNotFound(id);
  return group;
}

/** A new group that can be read by now: what is in it was made by people, and can be changed. */
export function newGroupWith(call: GraphCall, id = ''): NewGroup {
  const group = newGroupsSeen(call).find((created) => created.id === id.toLowerCase());
  if (!group) throw directoryNotFound(id);
  return group;
}
