import type { SiteChannel, SiteTab } from '#shared/rules/sites/siteTemplates';
import { FailureError } from '../connection/failure';
import { failureWithout } from '../connection/failureOf';
import { readGraphPages } from '../graph/graph';
import { graphUrlOf } from '../graph/graphAddress';
import { writeGraph } from '../graph/writeGraph';
import { eventually } from './eventually';
import { writeScopes, type Making } from './making';
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
  const { state, update, operation } = making;
  const body = {
    displayName: channel.Name,
    ...(channel.Description && { description: channel.Description }),
    membershipType: 'standard',
  };
  const path = `/teams/${state.groupId}/channels`;
  const post = () => writeGraph<Channel>(path, { body, scopes: ['Channel.Create'], operation });
  const made = await eventually(() => unlessDone(post, [409]), making);
  const id = made?.id ?? (await findChannel(making, channel.Name));
  await update({ channels: { ...state.channels, [channel.Name]: id } });
  return id;
}

/**
 * One that was made before an answer was lost, or that every team has: names of channels differ by
 * more than case. The list may show it later than a second one is refused.
 */
async function findChannel(making: Making, name: string): Promise<string> {
  const { state, operation, signal } = making;
  const path = `/teams/${state.groupId}/channels?$select=id,displayName`;
  const scopes = ['Channel.ReadBasic.All'];
  const find = async () => {
    const channels = await readGraphPages<Channel>(path, { scopes, operation, signal });
    const found = channels.find(({ displayName }) => isSameName(displayName, name));
    if (found) return found.id;
    const attempt = { operation, url: graphUrlOf(path) };
    throw new FailureError(failureWithout(attempt, 404, `The channel ${name} cannot be found.`));
  };
  return eventually(find, making);
}

function isSameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

interface ChannelTab {
  channel: SiteChannel;
  /** Of the channel. */
  id: string;
  tab: SiteTab;
}

/** A tab, once: Teams refuses no second one, so one that may be there is looked for. */
async function makeTab(making: Making, channelTab: ChannelTab): Promise<void> {
  const { state, update, isResumed, operation } = making;
  const { channel, id, tab } = channelTab;
  const key = `${channel.Name}/${tab.Name}`;
  if (state.tabs.includes(key)) return;
  const isThere = isResumed && (await hasTab(making, channelTab));
  if (!isThere) {
    const body = {
      displayName: tab.Name,
      'teamsApp@odata.bind': graphUrlOf(`/appCatalogs/teamsApps/${webTab}`),
      configuration: { contentUrl: tab.Url, websiteUrl: tab.Url },
    };
    const tabCall = { body, scopes: ['TeamsTab.Create'], operation };
    await eventually(() => writeGraph(tabsPath(making, id), tabCall), making);
  }
  await update({ tabs: [...state.tabs, key] });
}

async function hasTab(making: Making, { id, tab }: ChannelTab): Promise<boolean> {
  const { operation, signal } = making;
  const read = { scopes: writeScopes, operation, signal };
  const tabs = await eventually(
    () =>
      readGraphPages<{ displayName?: string; configuration?: { contentUrl?: string | null } }>(
        tabsPath(making, id),
        read,
      ),
    making,
  );
  return tabs.some(
    ({ displayName, configuration }) =>
      displayName === tab.Name && configuration?.contentUrl === tab.Url,
  );
}

const tabsPath = ({ state }: Making, channelId: string): string =>
  `/teams/${state.groupId}/channels/${encodeURIComponent(channelId)}/tabs`;
