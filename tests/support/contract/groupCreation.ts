import type { Operation } from '../graphContract';

const text = { type: 'string' };
const optionalText = { type: ['string', 'null'] };
const guid = { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' };
const closed = (properties: object, required: string[] = []) => ({
  type: 'object',
  required,
  properties,
  patternProperties: { '^@': true },
  additionalProperties: false,
});
const listOf = (item: object) => closed({ value: { type: 'array', items: item } }, ['value']);
const userLink = { type: 'string', pattern: '/v1\\.0/users/[^/]+$' };

interface Call {
  query?: string[];
  request?: object;
  status?: number;
  answer?: object;
}

const call = (method: string, path: string, { query = [], request, ...rest }: Call): Operation => ({
  id: `added ${method} ${path}`,
  version: 'v1.0',
  method,
  path,
  query: { allowed: query, required: [] },
  request: request ? { schema: request } : null,
  response: { status: [rest.status ?? 200], schema: rest.answer ?? null },
});

const channel = closed({
  id: text,
  displayName: text,
  description: optionalText,
  membershipType: { enum: ['standard', 'private', 'shared'] },
});
const configuration = closed({
  entityId: optionalText,
  contentUrl: { type: 'string', pattern: '^https://' },
  websiteUrl: optionalText,
  removeUrl: optionalText,
});
const tab = closed({ id: text, displayName: text, webUrl: text, configuration });

/**
 * Calls by which a site is created. Source: Graph v1.0 documentation, group-post-groups,
 * directoryobject-validateproperties, group-post-owners, group-post-members, team-put-teams,
 * channel-list, channel-post, channel-list-tabs, channel-post-tabs, site-get ("Access a group team
 * site") and userdatasecurityandgovernance-list-sensitivitylabels.
 */
export const groupCreation: Operation[] = [
  call('POST', '/groups', {
    request: closed(
      {
        displayName: { type: 'string', maxLength: 256 },
        description: optionalText,
        mailNickname: { type: 'string', maxLength: 64, pattern: '^[!-~]+$' },
        mailEnabled: { const: true },
        securityEnabled: { type: 'boolean' },
        groupTypes: { const: ['Unified'] },
        visibility: { enum: ['Public', 'Private'] },
        assignedLabels: { type: 'array', items: closed({ labelId: guid }, ['labelId']) },
        'owners@odata.bind': { type: 'array', items: userLink, maxItems: 20 },
        'members@odata.bind': { type: 'array', items: userLink, maxItems: 20 },
      },
      ['displayName', 'mailNickname', 'mailEnabled', 'securityEnabled', 'groupTypes'],
    ),
    status: 201,
    answer: { $ref: '#/$defs/v1.0~1group' },
  }),
  call('POST', '/directoryObjects/validateProperties', {
    request: closed({ entityType: { const: 'Group' }, displayName: text, mailNickname: text }, [
      'entityType',
    ]),
    status: 204,
  }),
  ...['owners', 'members'].map((relation) =>
    call('POST', `/groups/{group-id}/${relation}/$ref`, {
      request: closed({ '@odata.id': userLink }, ['@odata.id']),
      status: 204,
    }),
  ),
  call('PUT', '/groups/{group-id}/team', {
    request: closed({ memberSettings: { type: 'object' }, messagingSettings: { type: 'object' } }),
    status: 201,
    answer: closed({ id: text, displayName: text, description: optionalText }),
  }),
  call('GET', '/teams/{team-id}/channels', { query: ['$select'], answer: listOf(channel) }),
  call('POST', '/teams/{team-id}/channels', {
    request: closed(
      {
        displayName: { type: 'string', maxLength: 50 },
        description: text,
        membershipType: { const: 'standard' },
      },
      ['displayName'],
    ),
    status: 201,
    answer: channel,
  }),
  call('GET', '/teams/{team-id}/channels/{channel-id}/tabs', { answer: listOf(tab) }),
  call('POST', '/teams/{team-id}/channels/{channel-id}/tabs', {
    request: closed(
      {
        displayName: text,
        'teamsApp@odata.bind': { type: 'string', pattern: '/v1\\.0/appCatalogs/teamsApps/' },
        configuration,
      },
      ['displayName', 'teamsApp@odata.bind', 'configuration'],
    ),
    status: 201,
    answer: tab,
  }),
  call('GET', '/groups/{group-id}/sites/root', {
    query: ['$select'],
    answer: { $ref: '#/$defs/v1.0~1site' },
  }),
  call('GET', '/users/{id-or-upn}/dataSecurityAndGovernance/sensitivityLabels', {
    answer: listOf(
      closed({
        id: guid,
        name: text,
        description: optionalText,
        color: optionalText,
        priority: { type: 'integer' },
        toolTip: optionalText,
        isEnabled: { type: 'boolean' },
        applicableTo: text,
      }),
    ),
  }),
];
