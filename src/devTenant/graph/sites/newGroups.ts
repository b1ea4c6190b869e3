import { randomUUID } from 'node:crypto';
import { sites } from '../../company/sites';
import type { NewGroup } from '../../company/tenantState';
import type { Answer } from '../../http/message';
import { selectNames, selected } from '../../odata/select';
import { collection } from '../collection';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { badRequest, directoryNotFound, GraphProblem, notFound } from '../graphProblem';
import { groupResource } from './groups';
import { groupWith, newGroupWith } from './groupsSeen';
import { me } from '../people/me';
import { nameFlaws, type NameFlaw } from '../nameFlaws';
import { siteResource, siteScopes } from './sites';

export const writeScope = 'Group.ReadWrite.All';
/** Owners and members together that can be named when a group is created. */
const maxBound = 20;

export const newGroupRoutes: GraphRoute[] = [
  graphRoute('POST', '/groups', writeScope, createGroup),
  graphRoute(
    'POST',
    '/directoryObjects/validateProperties',
    `Group.Read.All ${writeScope}`,
    (call) => {
      const { displayName, mailNickname } = bodyOf<NewGroupBody>(call);
      const flaws = nameFlaws(call, { displayName, mailNickname });
      return flaws.length > 0 ? unprocessable(call, flaws) : { status: 204 };
    },
  ),
  graphRoute('POST', '/groups/{}/owners/$ref', writeScope, (call, [id]) =>
    addPerson(call, newGroupWith(call, id), 'ownerIds', 'owners'),
  ),
  graphRoute(
    'POST',
    '/groups/{}/members/$ref',
    `GroupMember.ReadWrite.All ${writeScope}`,
    (call, [id]) => addPerson(call, newGroupWith(call, id), 'memberIds', 'members'),
  ),
  graphRoute('GET', '/groups/{}/sites/root', siteScopes, rootSite),
  graphRoute(
    'GET',
    '/users/{}/dataSecurityAndGovernance/sensitivityLabels',
    'SensitivityLabel.Read SensitivityLabels.Read.All',
    (call) =>
      collection(
        call,
        call.switches.hasLabels ? labels : [],
        { defaultSize: 100, maxSize: 999 },
        (label) => label,
      ),
  ),
];

/** Labels of the organisation; one of them is for documents only. */
const labels = [
  ['5e1d7a60-0f6b-4a6e-9d0b-0a5c6f0e0001', 'General', 'file,email,site,unifiedGroup,teamwork'],
  ['5e1d7a60-0f6b-4a6e-9d0b-0a5c6f0e0002', 'Confidential', 'file,email,site,unifiedGroup'],
  ['5e1d7a60-0f6b-4a6e-9d0b-0a5c6f0e0003', 'Board papers', 'file'],
].map(([id = '', name = '', applicableTo = ''], priority) => ({
  id,
  name,
  description: `${name} information of Nordvik`,
  color: '#0f6cbd',
  priority,
  toolTip: `For what is ${name.toLowerCase()}.`,
  isEnabled: true,
  applicableTo,
}));

interface NewGroupBody {
  displayName?: string;
  description?: string;
  mailNickname?: string;
  mailEnabled?: boolean;
  securityEnabled?: boolean;
  groupTypes?: string[];
  visibility?: 'Public' | 'Private';
  assignedLabels?: { labelId: string }[];
  'owners@odata.bind'?: string[];
  'members@odata.bind'?: string[];
}

function createGroup(call: GraphCall): Answer {
  const body = bodyOf<NewGroupBody>(call);
  const { displayName, mailNickname } = checkedNames(call, body);
  const [owners, members] = peopleIn(call, body);
  const group: NewGroup = {
    id: randomUUID(),
    displayName,
    description: body.description ?? '',
    mailNickname,
    kind: 'Unified',
    visibility: body.visibility ?? 'Public',
    isTeam: false,
    isYammer: false,
    created: call.now.toISOString(),
    createdAt: call.now.getTime(),
    // Who creates it owns it where nobody else does.
    ownerIds: owners.length > 0 ? owners : [me(call).id],
    memberIds: members,
    channels: [],
    ...labelIn(body),
  };
  call.state.newGroups.set(group.id, group);
  return json(groupResource(group), 201);
}

function checkedNames(call: GraphCall, body: NewGroupBody) {
  const { displayName, mailNickname } = body;
  if (me(call).isGuest)
    throw new GraphProblem(
      403,
      'Authorization_RequestDenied',
      'Insufficient privileges to complete the operation.',
    );
  for (const name of ['displayName', 'mailNickname', 'mailEnabled', 'securityEnabled'] as const)
    if (body[name] === undefined)
      throw refused(`A value is required for property '${name}' of resource 'Group'.`);
  if (!displayName || !mailNickname || !body.groupTypes?.includes('Unified'))
    throw refused('Only groups with mail can be created here.');
  const [flaw] = nameFlaws(call, { displayName, mailNickname });
  if (flaw) throw refused(flaw.message);
  return { displayName, mailNickname };
}

function peopleIn(call: GraphCall, body: NewGroupBody): [owners: string[], members: string[]] {
  const { 'owners@odata.bind': owners = [], 'members@odata.bind': members = [] } = body;
  if (owners.length + members.length > maxBound)
    throw refused(`The number of relationships is above ${maxBound}.`);
  const idsOf = (addresses: string[]) => addresses.map((address) => personIn(call, address));
  return [idsOf(owners), idsOf(members)];
}

function labelIn({ assignedLabels }: NewGroupBody): Pick<NewGroup, 'labelId'> {
  const labelId = assignedLabels?.[0]?.labelId;
  if (labelId && !labels.some(({ id }) => id === labelId))
    throw refused(`The label '${labelId}' does not exist.`);
  return labelId ? { labelId } : {};
}

function addPerson(
  call: GraphCall,
  group: NewGroup,
  list: 'ownerIds' | 'memberIds',
  relation: string,
): Answer {
  const id = personIn(call, bodyOf<{ '@odata.id'?: string }>(call)['@odata.id'] ?? '');
  if (group[list].includes(id))
    throw refused(
      `One or more added object references already exist for the following modified properties: '${relation}'.`,
    );
  call.state.newGroups.set(group.id, { ...group, [list]: [...group[list], id] });
  return { status: 204 };
}

/** The id of the person at the end of an address. */
function personIn({ company }: GraphCall, address: string): string {
  const id = address.split('/').at(-1) ?? '';
  const person = company.person(decodeURIComponent(id));
  if (!person) throw directoryNotFound(id);
  return person.id;
}

function rootSite(call: GraphCall, [id]: string[]): Answer {
  const names = selectNames(call.request.url.searchParams);
  const { sharePointUrl } = call.addresses;
  const known = sites.find(({ groupId }) => groupId === id?.toLowerCase());
  if (known) return json(selected(siteResource(known, sharePointUrl), names));
  groupWith(call, id);
  const { createdAt, ...group } = newGroupWith(call, id);
  if (call.now.getTime() - createdAt < call.switches.siteDelay)
    throw notFound('The site of the group');
  const webUrl = `${sharePointUrl}/sites/${group.mailNickname}`;
  const site = { id: `localhost,${group.id},${group.id}`, displayName: group.displayName, webUrl };
  return json(selected(site, names));
}

export function bodyOf<T>({ request }: GraphCall): T {
  try {
    return JSON.parse(request.body.toString('utf8')) as T;
  } catch {
    throw badRequest('Unable to read JSON request payload.');
  }
}

export const refused = (message: string) => new GraphProblem(400, 'Request_BadRequest', message);

function unprocessable({ now }: GraphCall, details: NameFlaw[]): Answer {
  const problem = new GraphProblem(
    422,
    'Request_UnprocessableEntity',
    'The values provided contain one or more validation errors.',
  ).answer(now);
  const { error } = problem.body as { error: object };
  return { ...problem, body: { error: { ...error, details } } };
}
