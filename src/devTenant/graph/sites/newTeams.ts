import { randomUUID } from 'node:crypto';
import type { NewChannel, NewGroup } from '../../company/tenantState';
import type { Answer } from '../../http/message';
import { collection } from '../collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { GraphProblem, notFound } from '../graphProblem';
import { newGroupWith } from './groupsSeen';
import { bodyOf, refused, writeScope } from './newGroups';

export const newTeamRoutes: GraphRoute[] = [
  graphRoute('PUT', '/groups/{}/team', writeScope, createTeam),
  graphRoute('GET', '/teams/{}/channels', `Channel.ReadBasic.All ${writeScope}`, (call, [id]) =>
    collection(
      call,
      teamWith(call, id).channels,
      { defaultSize: 100, maxSize: 999 },
      channelResource,
    ),
  ),
  graphRoute('POST', '/teams/{}/channels', `Channel.Create ${writeScope}`, createChannel),
  graphRoute('GET', '/teams/{}/channels/{}/tabs', writeScope, (call, [teamId, id]) =>
    collection(
      call,
      channelWith(teamWith(call, teamId), id).tabs,
      { defaultSize: 100, maxSize: 100 },
      tabResource,
    ),
  ),
  graphRoute('POST', '/teams/{}/channels/{}/tabs', `TeamsTab.Create ${writeScope}`, createTab),
];

function createTeam(call: GraphCall, [id]: string[]): Answer {
  const group = newGroupWith(call, id);
  if (group.isTeam) throw new GraphProblem(409, 'Conflict', 'The group already has a team.');
  if (group.ownerIds.length === 0) throw refused('A team needs an owner.');
  const general: NewChannel = {
    id: channelId(),
    displayName: 'General',
    description: group.description,
    tabs: [],
  };
  call.state.newGroups.set(group.id, { ...group, isTeam: true, channels: [general] });
  return json(
    { id: group.id, displayName: group.displayName, description: group.description },
    201,
  );
}

function teamWith(call: GraphCall, id = ''): NewGroup {
  const group = newGroupWith(call, id);
  if (!group.isTeam) throw notFound(`No team found with Group Id ${id}. It`);
  return group;
}

function createChannel(call: GraphCall, [id]: string[]): Answer {
  const team = teamWith(call, id);
  const { displayName = '', description = '' } = bodyOf<Partial<NewChannel>>(call);
  if (displayName === '' || displayName.length > 50)
    throw refused('The name of a channel has 1 to 50 characters.');
  const isTaken = ({ displayName: name }: NewChannel) =>
    name.toLowerCase() === displayName.toLowerCase();
  if (team.channels.some(isTaken))
    throw refused('Channel name already existed, please use other name.');
  const channel = { id: channelId(), displayName, description, tabs: [] };
  call.state.newGroups.set(team.id, { ...team, channels: [...team.channels, channel] });
  return json(channelResource(channel), 201);
}

function createTab(call: GraphCall, [teamId, id]: string[]): Answer {
  const team = teamWith(call, teamId);
  const channel = channelWith(team, id);
  const { displayName = '', configuration } = bodyOf<{
    displayName?: string;
    configuration?: { contentUrl?: string };
  }>(call);
  const contentUrl = configuration?.contentUrl ?? '';
  if (!/^https:\/\//.test(contentUrl)) throw refused('A tab shows an https address.');
  const tab = { id: randomUUID(), displayName, contentUrl };
  const channels = team.channels.map((own) =>
    own === channel ? { ...own, tabs: [...own.tabs, tab] } : own,
  );
  call.state.newGroups.set(team.id, { ...team, channels });
  return json(tabResource(tab), 201);
}

function channelWith(team: NewGroup, id = ''): NewChannel {
  const channel = team.channels.find((own) => own.id === id);
  if (!channel) throw notFound('The channel');
  return channel;
}

const channelId = () => `19:${randomUUID().replaceAll('-', '')}@thread.tacv2`;

const channelResource = ({ id, displayName, description }: NewChannel) => ({
  id,
  displayName,
  description,
  membershipType: 'standard',
});

const tabResource = ({ id, displayName, contentUrl }: NewChannel['tabs'][number]) => ({
  id,
  displayName,
  configuration: { contentUrl, websiteUrl: contentUrl },
});
