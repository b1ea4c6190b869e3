import { certain } from '#shared/rules/values/certain';
import { stepsOf, type MakingStep } from '#shared/rules/sites/newSite';
import { failureIn, type Failure } from '../connection/failure';
import { readGroupSite } from '../sharePoint/readSite';
import { readGraph } from '../graph/graph';
import { graphUrlOf } from '../graph/graphAddress';
import { writeGraph } from '../graph/writeGraph';
import { eventually } from './eventually';
import { makeChannels } from './makeChannels';
import { makeGroup } from './makeGroup';
import { writeScopes, type Making } from './making';
import { unlessDone } from './unlessDone';

/**
 * Makes what is missing of a site, step by step; told before each of them. Begun again after a
 * failure or a reload it goes on where it was. Throws a `FailureError`.
 */
export async function makeSite(making: Making, notify: (step: MakingStep) => void): Promise<void> {
  for (const step of stepsOf(making.state.site)) {
    making.signal.throwIfAborted();
    notify(step);
    await makers[step](making);
  }
}

const makers: Record<MakingStep, (making: Making) => Promise<void>> = {
  group: async (making) => {
    if (making.state.groupId) return;
    await making.update({ groupId: await makeGroup(making) });
  },
  people: async (making) => {
    const { owners, members } = making.state.site;
    for (const { id } of owners) await addTo(making, 'owners', id);
    // A team wants its owners to be members too.
    for (const { id } of [...owners, ...members]) await addTo(making, 'members', id);
  },
  team: async (making) => {
    const { state, update, operation } = making;
    if (state.hasTeam) return;
    const settings = { memberSettings: { allowCreateUpdateChannels: true } };
    const put = () =>
      writeGraph<object>(`/groups/${state.groupId}/team`, {
        method: 'PUT',
        body: settings,
        scopes: writeScopes,
        operation,
      });
    await eventually(() => unlessDone(put, [409]), making);
    await update({ hasTeam: true });
  },
  channels: makeChannels,
  site: async (making) => {
    const { state, update, operation, signal } = making;
    if (state.siteUrl) return;
    const read = () => readGroupSite(certain(state.groupId), { operation, signal });
    // SharePoint knows later than the directory that the person owns the group.
    const site = await eventually(read, making).catch((error: unknown) => {
      // It may take SharePoint hours; all the rest works, and its address leads there then.
      if ([403, 404].includes(failureIn(error).status)) return undefined;
      throw error;
    });
    if (site?.webUrl) await update({ siteUrl: site.webUrl });
  },
};

/** Adds somebody; notes who is refused for good, so that the site is made without them. */
async function addTo(making: Making, list: 'owners' | 'members', id: string): Promise<void> {
  const { state, update, person, operation } = making;
  if (id === person.id || state[list].includes(id) || state.refused?.includes(id)) return;
  const post = () =>
    writeGraph(`/groups/${state.groupId}/${list}/$ref`, {
      body: { '@odata.id': graphUrlOf(`/users/${id}`) },
      scopes: writeScopes,
      operation,
    });
  const isAdded = await eventually(async () => {
    try {
      await unlessDone(post, [409]);
      return true;
    } catch (error) {
      if (await isRefusedForGood(making, id, failureIn(error))) return false;
      throw error;
    }
  }, making).catch((error: unknown) => {
    if (failureIn(error).status === 403) return false;
    throw error;
  });
  await update(
    isAdded ? { [list]: [...state[list], id] } : { refused: [...(state.refused ?? []), id] },
  );
}

async function isRefusedForGood(making: Making, id: string, { status }: Failure): Promise<boolean> {
  // It may be the new group that is not known yet.
  if (status === 404) return !(await isKnown(making, id));
  // Or its owner, until somebody was added.
  const isOwnerKnown = making.state.owners.length + making.state.members.length > 0;
  return status === 400 || (status === 403 && isOwnerKnown);
}

async function isKnown({ operation, signal }: Making, id: string): Promise<boolean> {
  try {
    const scopes = ['User.ReadBasic.All'];
    await readGraph(`/users/${id}?$select=id`, { scopes, operation, signal });
    return true;
  } catch (error) {
    return failureIn(error).status !== 404;
  }
}
