import type { Group } from '../../company/groups';
import { header, type Answer } from '../../http/message';
import { selectNames } from '../../odata/select';
import { collection } from '../collection';
import { checkAdvanced, directoryFilter } from '../people/directoryRules';
import { graphRoute, json, type GraphCall, type GraphRoute } from '../graphCall';
import { projected } from '../projected';
import { badRequest } from '../graphProblem';
import { groupsOf, groupsSeen, groupWith } from './groupsSeen';
import { me } from '../people/me';
import { selectedUser } from '../people/userResource';

const text = ['eq', 'startswith'];
const filterable = {
  id: ['eq'],
  displayName: text,
  mail: text,
  mailNickname: text,
  groupTypes: ['any'],
  mailEnabled: ['eq'],
  securityEnabled: ['eq'],
  visibility: ['eq'],
};
const memberScopes = 'GroupMember.Read.All Group.Read.All';

export const groupRoutes: GraphRoute[] = [
  graphRoute('GET', '/groups', memberScopes, (call) => listGroups(call, groupsSeen(call))),
  graphRoute('GET', '/groups/{}', memberScopes, (call, [id]) =>
    json(projected(call, groupResource(groupWith(call, id)))),
  ),
  graphRoute(
    'GET',
    '/groups/{}/transitiveMembers/microsoft.graph.user',
    memberScopes,
    (call, [id]) => listMembers(call, groupWith(call, id)),
  ),
  graphRoute(
    'GET',
    '/groups/{}/endpoints',
    'Group.Read.All',
    (call, [id]) =>
      collection(
        call,
        endpoints(groupWith(call, id)),
        { defaultSize: 100, maxSize: 999 },
        (endpoint) => endpoint,
      ),
    'beta',
  ),
  ...['/me/transitiveMemberOf', '/me/memberOf'].map((path) =>
    graphRoute('GET', `${path}/microsoft.graph.group`, `User.Read ${memberScopes}`, (call) =>
      listGroups(call, groupsOf(call, me(call)), true),
    ),
  ),
  graphRoute('GET', '/me/ownedObjects/microsoft.graph.group', `User.Read ${memberScopes}`, (call) =>
    listGroups(
      call,
      groupsSeen(call).filter(({ ownerIds }) => ownerIds.includes(me(call).id)),
      true,
    ),
  ),
  graphRoute('POST', '/me/checkMemberGroups', `User.Read ${memberScopes}`, checkMemberGroups),
  graphRoute('POST', '/me/getMemberGroups', `User.Read ${memberScopes}`, (call) => {
    const onlySecurity = body(call).securityEnabledOnly === true;
    return ids(
      call,
      call.company
        .groupsOf(me(call))
        .filter(({ kind }) => !onlySecurity || kind === 'Security')
        .map(({ id }) => id),
    );
  }),
];

function listGroups(call: GraphCall, groups: readonly Group[], isCast = false): Answer {
  checkAdvanced(call, isCast);
  if (
    header(call.request, 'consistencylevel') === undefined &&
    call.request.url.searchParams.has('$search')
  )
    throw badRequest('$search needs ConsistencyLevel: eventual.');
  const rules = {
    defaultSize: 100,
    maxSize: 999,
    checkFilter: directoryFilter(call, filterable),
    sortable: ['displayName', 'createdDateTime'],
  };
  return collection(
    call,
    groups.map(groupResource),
    rules,
    (resource) => projected(call, resource),
    'groups',
  );
}

function listMembers(call: GraphCall, { memberIds }: Group): Answer {
  checkAdvanced(call, true);
  const names = selectNames(call.request.url.searchParams);
  const people = memberIds.flatMap((id) => call.company.person(id) ?? []);
  const rules = { defaultSize: 100, maxSize: 999, checkFilter: directoryFilter(call, {}) };
  return collection(
    call,
    people,
    rules,
    (person) => ({ '@odata.type': '#microsoft.graph.user', ...selectedUser(person, names, true) }),
    'users',
  );
}

function checkMemberGroups(call: GraphCall): Answer {
  const { groupIds } = body(call);
  if (!Array.isArray(groupIds) || groupIds.length === 0 || groupIds.length > 20)
    throw badRequest('groupIds must have between 1 and 20 entries.');
  if (groupIds.some((id) => !/^[0-9a-f-]{36}$/i.test(String(id))))
    throw badRequest('Invalid GUID in groupIds.');
  const own = new Set(call.company.groupsOf(me(call)).map(({ id }) => id));
  return ids(
    call,
    groupIds.map((id) => String(id).toLowerCase()).filter((id) => own.has(id)),
  );
}

function ids({ addresses, version }: GraphCall, value: string[]): Answer {
  return json({
    '@odata.context': `${addresses.graphUrl}/${version}/$metadata#Collection(Edm.String)`,
    value,
  });
}

function body({ request }: GraphCall): Record<string, unknown> {
  try {
    return JSON.parse(request.body.toString('utf8'));
  } catch {
    throw badRequest(
      'Unable to read JSON request payload. Please ensure Content-Type header is set and ' +
        'payload is of valid JSON format.',
    );
  }
}

const known = new WeakMap<Group, ReturnType<typeof build>>();

/** A group as Graph answers it; built once. */
export function groupResource(group: Group): ReturnType<typeof build> {
  const resource = known.get(group) ?? build(group);
  known.set(group, resource);
  return resource;
}

function build(group: Group) {
  const isUnified = group.kind === 'Unified';
  return {
    id: group.id,
    displayName: group.displayName,
    description: group.description,
    mailNickname: group.mailNickname,
    mail: isUnified ? `${group.mailNickname}@nordvik.example` : null,
    mailEnabled: isUnified,
    securityEnabled: !isUnified,
    groupTypes: isUnified ? ['Unified'] : [],
    visibility: group.visibility,
    createdDateTime: group.created,
    renewedDateTime: group.created,
    deletedDateTime: null,
    resourceProvisioningOptions: group.isTeam ? ['Team'] : [],
    creationOptions: group.isYammer ? ['YammerProvisioning'] : [],
  };
}

function endpoints({ id, isTeam, isYammer }: Group) {
  const endpoint = (providerName: string, uri: string) => ({
    id: `${id}-${providerName}`,
    providerName,
    capability: 'Messages',
    uri,
    providerResourceId: id,
    deletedDateTime: null,
  });
  return [
    ...(isTeam ? [endpoint('Microsoft Teams', `https://teams.microsoft.com/l/team/${id}`)] : []),
    ...(isYammer ? [endpoint('Yammer', `https://engage.cloud.microsoft/main/groups/${id}`)] : []),
  ];
}
