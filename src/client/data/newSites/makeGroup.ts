import { certain } from '#shared/rules/values/certain';
import type { NewSite } from '#shared/rules/sites/newSite';
import { literal } from '#shared/rules/people/peopleQueries';
import { isOutcomeUnknown } from '../editing/attempt';
import { FailureError, failureIn, type Failure } from '../connection/failure';
import { readGraphPage } from '../graph/graph';
import { graphUrlOf } from '../graph/graphAddress';
import { writeGraph } from '../graph/writeGraph';
import { eventually } from './eventually';
import { writeScopes, type Making } from './making';

/** Milliseconds by which the clocks of the device and the directory may differ. */
const clockDifference = 10 * 60_000;

/**
 * Creates the group, once: what has been asked for may be there although no answer came, and is
 * looked for before it is asked for again. Its address is nobody else's, so that the directory
 * itself refuses a second one.
 */
export async function makeGroup(making: Making): Promise<string> {
  const { state, update, person, operation } = making;
  const wasAsked = state.isAsked;
  const found = wasAsked ? await findOwn(making) : undefined;
  if (found) return found;
  await update({ isAsked: true });
  try {
    const body = bodyOf(state.site, person.id);
    const group = { body, scopes: writeScopes, operation };
    return certain(await writeGraph<{ id: string }>('/groups', group)).id;
  } catch (error) {
    const failure = failureIn(error);
    // The one that was asked for before is there, and the directory does not show it yet.
    if (wasAsked && isAddressTaken(failure)) return foundAtLast(making, failure);
    if (!isOutcomeUnknown(failure)) await update({ isAsked: wasAsked });
    throw error;
  }
}

async function foundAtLast(making: Making, conflict: Failure): Promise<string> {
  const find = async () => {
    const found = await findOwn(making);
    // Taken, and not to be seen: that is worth another look.
    if (!found) throw new FailureError({ ...conflict, status: 404 });
    return found;
  };
  return eventually(find, making).catch(() => {
    throw new FailureError(conflict);
  });
}

/** Whether no group was made because another one has its address. */
export function isAddressTaken({
  status,
  messages,
}: Pick<Failure, 'status' | 'messages'>): boolean {
  return status === 409 || (status === 400 && /already exists/i.test(messages.join(' ')));
}

/** The id of the group with this address, if it is the one that was asked for. */
async function findOwn({
  state: { site, startedAt },
  operation,
  signal,
}: Making): Promise<string | undefined> {
  const filter = encodeURIComponent(`mailNickname eq ${literal(site.address)}`);
  const { items } = await readGraphPage<{
    id: string;
    displayName?: string;
    createdDateTime?: string;
  }>(`/groups?$select=id,displayName,createdDateTime&$filter=${filter}`, {
    scopes: ['GroupMember.Read.All'],
    operation,
    signal,
  });
  const since = Date.parse(startedAt) - clockDifference;
  return items.find(
    ({ displayName, createdDateTime }) =>
      displayName === site.name && Date.parse(createdDateTime ?? '') >= since,
  )?.id;
}

function bodyOf(site: NewSite, ownId: string): object {
  const self = [graphUrlOf(`/users/${ownId}`)];
  return {
    displayName: site.name,
    mailNickname: site.address,
    ...(site.description && { description: site.description }),
    mailEnabled: true,
    securityEnabled: false,
    groupTypes: ['Unified'],
    visibility: site.isPrivate ? 'Private' : 'Public',
    ...(site.label && { assignedLabels: [{ labelId: site.label }] }),
    'owners@odata.bind': self,
    'members@odata.bind': self,
  };
}
