import type { SiteChannel, SiteTab } from '#shared/rules/sites/siteTemplates';
import { FailureError } from '../connection/failure';
import { failureWithout } from '../connection/failureOf';
import { readGraphPages } from '../graph/graph';
import { graphUrlOf } from '../graph/graphAddress';
import { writeGraph } from '../graph/writeGraph';
import { eventually } from './eventually';
import type { Making } from './making';
import { unlessDone } from './unlessDone';

/** The app of Teams that shows a page of the web as a tab. */
const webTab = 'com.microsoft.teamspace.tab.web';

interface Channel {
  id: string;
  displayName: string;
}

/** The channels of a template with their tabs, each once. */
export async function makeChannels(making: Making): Promise<void> {
  for (const channel of making.state.site.channels) {
    const id = making.state.channels[channel.Name] ?? (await makeChannel(making, channel));
    for (const tab of channel.Tabs ?? []) await makeTab(making, { channel, id, tab });
  }
}

async function makeChannel(making: Making, channel: SiteChannel): Promise<string> {
  const { state, update, operation, signal } = making;
  const body = {
    displayName: channel.Name,
    ...(channel.Description && { description: channel.Description }),
    membershipType: 'standard',
  };
  const path = `/teams/${state.groupId}/channels`;
  const post = () => writeGraph<Channel>(path, { body, scopes: ['Channel.Create'], operation });
  const made = await eventually(() => unlessDone(post, [409]), signal);
  const id = made?.id ?? (await findChannel(making, channel.Name));
  await update({ channels: { ...state.channels, [channel.Name]: id } });
  return id;
}

/**
 * One that was made before an answer was lost, or that every team has: names of channels differ by
 * more than case. The list may show it later than a second one is refused.
 */
async function findChannel({ state, operation, signal }: Making, name: string): Promise<string> {
  const path = `/teams/${state.groupId}/channels?$select=id,displayName`;
  const scopes = ['Channel.ReadBasic.All'];
  const find = async () => {
    const channels = await readGraphPages<Channel>(path, { scopes, operation, signal });
    const found = channels.find(({ displayName }) => isSameName(displayName, name));
    if (found) return found.id;
    const attempt = { operation, url: graphUrlOf(path) };
    throw new FailureError(failureWithout(attempt, 404, `The channel ${name} cannot be found.`));
  };
  return eventually(find, signal);
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

async function makeTab(
  { state, update, operation, signal }: Making,
  { channel, id, tab }: { channel: SiteChannel; id: string; tab: SiteTab },
): Promise<void> {
  const key = `${channel.Name}/${tab.Name}`;
  if (state.tabs.includes(key)) return;
  const body = {
    displayName: tab.Name,
    'teamsApp@odata.bind': graphUrlOf(`/appCatalogs/teamsApps/${webTab}`),
    configuration: { contentUrl: tab.Url, websiteUrl: tab.Url },
  };
  const path = `/teams/${state.groupId}/channels/${encodeURIComponent(id)}/tabs`;
  const tabCall = { body, scopes: ['TeamsTab.Create'], operation };
  await eventually(() => writeGraph(path, tabCall), signal);
  await update({ tabs: [...state.tabs, key] });
}
