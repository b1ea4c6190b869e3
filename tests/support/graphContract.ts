import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import type { Exchange } from '../../src/devTenant/control/exchange';
import { following } from './contract/following';
import { groupCreation } from './contract/groupCreation';

export interface Operation {
  id: string;
  version: 'v1.0' | 'beta';
  method: string;
  path: string;
  query: { allowed: string[]; required: string[] };
  request: { schema?: object } | null;
  response: { status: number[]; schema: object | null };
}

interface Contract {
  operations: Operation[];
  $defs: Record<string, object>;
}

type Tree = Record<string, unknown>;

/**
 * Calls of the portal that the file made from Microsoft's metadata does not list, with the page of
 * the documentation each comes from.
 * - profilephoto-get: a photo in one size, and the own one
 */
const added: Operation[] = [
  '/me/photo/$value',
  '/me/photos/{size}/$value',
  '/users/{id-or-upn}/photos/{size}/$value',
].map((path) => ({
  id: `added ${path}`,
  version: 'v1.0',
  method: 'GET',
  path,
  query: { allowed: [], required: [] },
  request: null,
  response: { status: [200], schema: null },
}));

const guid = { type: 'string', pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' };
const texts = { type: 'array', items: { type: 'string' } };
const listOf = (properties: object) => ({
  type: 'array',
  items: { type: 'object', properties, additionalProperties: false },
});

/**
 * Source: Graph v1.0 documentation, application-list and the resource application; least privilege
 * Application.Read.All. Only what the portal reads.
 */
const applicationList: Operation = {
  id: 'added applications.list',
  version: 'v1.0',
  method: 'GET',
  path: '/applications',
  query: { allowed: ['$filter', '$select'], required: [] },
  request: null,
  response: {
    status: [200],
    schema: {
      type: 'object',
      required: ['value'],
      properties: {
        '@odata.context': { type: 'string' },
        value: listOf({
          id: guid,
          appId: guid,
          displayName: { type: 'string' },
          signInAudience: { type: 'string' },
          identifierUris: texts,
          spa: { type: 'object', properties: { redirectUris: texts }, additionalProperties: false },
          web: { type: 'object', properties: { redirectUris: texts }, additionalProperties: false },
          api: {
            type: 'object',
            properties: {
              requestedAccessTokenVersion: { type: ['integer', 'null'] },
              oauth2PermissionScopes: listOf({
                id: guid,
                value: { type: 'string' },
                type: { type: 'string' },
                isEnabled: { type: 'boolean' },
              }),
              preAuthorizedApplications: listOf({
                appId: guid,
                delegatedPermissionIds: { type: 'array', items: guid },
              }),
            },
            additionalProperties: false,
          },
          appRoles: listOf({
            id: guid,
            value: { type: ['string', 'null'] },
            displayName: { type: 'string' },
            description: { type: 'string' },
            isEnabled: { type: 'boolean' },
            allowedMemberTypes: texts,
          }),
          passwordCredentials: listOf({
            keyId: guid,
            displayName: { type: ['string', 'null'] },
            hint: { type: ['string', 'null'] },
            endDateTime: { type: 'string' },
          }),
          requiredResourceAccess: listOf({
            resourceAppId: guid,
            resourceAccess: listOf({ id: guid, type: { enum: ['Scope', 'Role'] } }),
          }),
        }),
      },
      additionalProperties: false,
    },
  },
};

const user = { $ref: '#/$defs/v1.0~1user' };
/**
 * Source: Graph v1.0 documentation, user-list-manager and user-list-directreports; both answer
 * directory objects, which are users here.
 */
const organisation: Operation[] = [
  {
    id: 'added user.manager',
    version: 'v1.0',
    method: 'GET',
    path: '/users/{id-or-upn}/manager',
    query: { allowed: ['$select', '$expand'], required: [] },
    request: null,
    response: { status: [200], schema: user },
  },
  {
    id: 'added user.directReports',
    version: 'v1.0',
    method: 'GET',
    path: '/users/{id-or-upn}/directReports',
    query: {
      allowed: ['$count', '$filter', '$orderby', '$search', '$select', '$top'],
      required: [],
    },
    request: null,
    response: {
      status: [200],
      schema: {
        type: 'object',
        required: ['value'],
        properties: { value: { type: 'array', items: user } },
        patternProperties: { '@': true },
        additionalProperties: false,
      },
    },
  },
];

/**
 * Source: Graph v1.0 documentation, group-list-transitivemembers with the cast to users, which
 * needs ConsistencyLevel: eventual and $count.
 */
const groupMembers: Operation = {
  id: 'added group.transitiveMembers.user',
  version: 'v1.0',
  method: 'GET',
  path: '/groups/{id}/transitiveMembers/microsoft.graph.user',
  query: { allowed: ['$filter', '$orderby', '$search', '$select', '$top'], required: ['$count'] },
  request: null,
  response: {
    status: [200],
    schema: {
      type: 'object',
      required: ['value'],
      properties: { value: { type: 'array', items: user } },
      patternProperties: { '@': true },
      additionalProperties: false,
    },
  },
};

/** Source: Graph v1.0 documentation, site-get: the site at the root of a host. */
const rootSite: Operation = {
  id: 'added site.getByHost',
  version: 'v1.0',
  method: 'GET',
  path: '/sites/{hostname}',
  query: { allowed: ['$expand', '$select'], required: [] },
  request: null,
  response: { status: [200], schema: { $ref: '#/$defs/v1.0~1site' } },
};

/** Source: Graph v1.0 documentation, teamwork-sendactivitynotificationtorecipients. */
const sendActivity: Operation = {
  id: 'added teamwork.sendActivityNotificationToRecipients',
  version: 'v1.0',
  method: 'POST',
  path: '/teamwork/sendActivityNotificationToRecipients',
  query: { allowed: [], required: [] },
  request: {
    schema: {
      type: 'object',
      required: ['topic', 'activityType', 'previewText', 'recipients'],
      properties: {
        topic: {
          type: 'object',
          required: ['source', 'value', 'webUrl'],
          properties: {
            source: { enum: ['entityUrl', 'text'] },
            value: { type: 'string' },
            webUrl: {
              type: 'string',
              maxLength: 1_024,
              pattern: '^https://teams\\.microsoft\\.com/l/',
            },
          },
          additionalProperties: false,
        },
        activityType: { type: 'string' },
        chainId: { type: 'integer' },
        previewText: {
          type: 'object',
          properties: {
            content: { type: 'string', maxLength: 150 },
            contentType: { enum: ['text', 'html'] },
          },
          additionalProperties: false,
        },
        templateParameters: listOf({ name: { type: 'string' }, value: { type: 'string' } }),
        teamsAppId: { type: 'string' },
        recipients: {
          ...listOf({
            '@odata.type': { const: 'microsoft.graph.aadUserNotificationRecipient' },
            userId: guid,
          }),
          minItems: 1,
          maxItems: 100,
        },
      },
      additionalProperties: false,
    },
  },
  response: { status: [202], schema: null },
};

const todoTask = { $ref: '#/$defs/v1.0~1todoTask' };
/** Source: Graph v1.0 documentation, todotasklist-post-tasks; least privilege Tasks.ReadWrite. */
const addTask: Operation = {
  id: 'added todo.task.create',
  version: 'v1.0',
  method: 'POST',
  path: '/me/todo/lists/{list-id}/tasks',
  query: { allowed: [], required: [] },
  request: { schema: todoTask },
  response: { status: [201], schema: todoTask },
};
const driveItem = { $ref: '#/$defs/v1.0~1driveItem' };
/**
 * Source: Graph v1.0 documentation, driveitem-createuploadsession and driveitem-get. The parts of
 * an upload go to the address that the session names, which is not Graph's.
 */
const driveItems: Operation[] = [
  {
    id: 'added driveItem.createUploadSession',
    version: 'v1.0',
    method: 'POST',
    path: '/me/drive/root:/{filename}:/createUploadSession',
    query: { allowed: [], required: [] },
    request: {
      schema: {
        type: 'object',
        properties: {
          item: {
            type: 'object',
            properties: {
              '@microsoft.graph.conflictBehavior': { enum: ['fail', 'replace', 'rename'] },
              name: { type: 'string' },
            },
            additionalProperties: false,
          },
        },
        additionalProperties: false,
      },
    },
    response: {
      status: [200],
      schema: {
        type: 'object',
        required: ['uploadUrl', 'expirationDateTime'],
        properties: {
          uploadUrl: { type: 'string', pattern: '^https://' },
          expirationDateTime: { type: 'string' },
          nextExpectedRanges: { type: 'array', items: { type: 'string', pattern: '^\\d+-' } },
        },
        patternProperties: { '@': true },
        additionalProperties: false,
      },
    },
  },
  {
    id: 'added driveItem.get',
    version: 'v1.0',
    method: 'GET',
    path: '/drives/{drive-id}/items/{item-id}',
    query: { allowed: ['$expand', '$select'], required: [] },
    request: null,
    response: { status: [200], schema: driveItem },
  },
];

const contract = JSON.parse(
  readFileSync(join(__dirname, 'contract', 'graph-contract.json'), 'utf8'),
) as Contract;
const operations = [
  ...contract.operations,
  ...added,
  ...organisation,
  applicationList,
  sendActivity,
  groupMembers,
  rootSite,
  ...groupCreation,
  ...following,
  // Source: Graph documentation, json-batching: both versions have it, each for its own calls.
  ...contract.operations
    .filter(({ id }) => id === 'batch')
    .map((batch) => ({ ...batch, id: 'added batch.beta', version: 'beta' as const })),
  addTask,
  ...driveItems,
].map((operation) => ({ ...operation, pattern: patternOf(operation) }));

const definitions = {
  $id: 'graph',
  $defs: Object.fromEntries(
    Object.entries(contract.$defs).map(([name, schema]) => [name, relaxed(closed(name, schema))]),
  ),
};

/**
 * Schemas that requests and answers are checked against. One test alone checks that these are
 * schemas, because it would take every suite a tenth of a second.
 */
export const graphSchemas: object[] = [
  definitions,
  ...operations
    .flatMap(({ request, response }) => [request?.schema, response.schema])
    .filter((schema) => !!schema),
];

// Dates and addresses stay checked; only the scheme of paging links is relaxed, because the dev
// tenant speaks http.
const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  validateFormats: false,
  validateSchema: false,
});
ajv.addSchema(definitions);
const validators = new Map<object, ValidateFunction>();

/**
 * Violations by a Graph request and its answer, as sentences; empty when there are none. The
 * request has to be one of the contract's operations with the query options it takes; the answer
 * has to fit the operation's schema, which refuses property names it does not declare.
 */
export function graphViolations(exchange: Exchange): string[] {
  if (exchange.service !== 'graph') return [];
  const url = new URL(exchange.url);
  const name = `${exchange.method} ${decodeURIComponent(url.pathname)}`;
  const operation = operationOf(exchange.method, url.pathname);
  if (!operation) return [`${name}: the contract has no such operation.`];
  const problems = [
    ...queryProblems(operation, url.searchParams),
    ...requestProblems(operation, exchange),
    ...answerProblems(operation, exchange),
  ];
  return problems.map((problem) => `${name} (${operation.id}): ${problem}`);
}

interface Watched {
  onExchange(listener: (exchange: Exchange) => void): () => void;
}

/**
 * Collects the violations of every Graph request to a dev tenant; `expectNone` throws with all of
 * them.
 */
export function watchGraph(devTenant: Watched) {
  const violations: string[] = [];
  const stop = devTenant.onExchange((exchange) => violations.push(...graphViolations(exchange)));
  return {
    violations,
    stop,
    expectNone: () => {
      if (violations.length)
        throw new Error(`Graph contract broken:\n${[...new Set(violations)].join('\n')}`);
    },
  };
}

function operationOf(method: string, path: string) {
  const decoded = decodeURIComponent(path);
  return operations.find(
    (operation) => operation.method === method && operation.pattern.test(decoded),
  );
}

/** `{hostname}` and the like stand for one segment, `{server-relative-path}` for the rest. */
function patternOf({ version, path }: Operation): RegExp {
  const source = path
    .split(/(\{[^}]+\})/)
    .map((part) =>
      part === '{server-relative-path}'
        ? '[^:]+'
        : part.startsWith('{')
          ? '[^/]+'
          : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^/${version.replace('.', '\\.')}${source.join('')}$`);
}

/**
 * Annotations such as `@microsoft.graph.conflictBehavior` go with every operation, `$skiptoken`
 * with every paging link.
 */
function queryProblems({ query }: Operation, parameters: URLSearchParams): string[] {
  const allowed = [...query.allowed, ...query.required, '$skiptoken'];
  const unknown = [...new Set(parameters.keys())]
    .filter((name) => !allowed.includes(name) && !name.startsWith('@'))
    .map((name) => `the query parameter ${name} is not one of ${allowed.join(', ')}`);
  const missing = query.required
    .filter((name) => !parameters.has(name))
    .map((name) => `the query parameter ${name} is missing`);
  return [...unknown, ...missing];
}

function requestProblems({ request }: Operation, { requestBody }: Exchange): string[] {
  return request?.schema && requestBody !== undefined
    ? problemsOf(request.schema, requestBody, 'request')
    : [];
}

function answerProblems(
  { response }: Operation,
  { status, responseBody, injected }: Exchange,
): string[] {
  if (injected) return [];
  if (status >= 400) return problemsOf({ $ref: '#/$defs/odata.error' }, responseBody, 'error');
  if (status === 304) return [];
  if (!response.status.includes(status))
    return [`the status ${status} is not one of ${response.status.join(', ')}`];
  return response.schema ? problemsOf(response.schema, responseBody, 'answer') : [];
}

function problemsOf(schema: object, value: unknown, what: string): string[] {
  const validate = validators.get(schema) ?? ajv.compile(relaxed(schema) as Tree);
  validators.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${what}${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
  );
}

/**
 * Types that Microsoft leaves open are closed as well, so that a mistyped name is noticed: all but
 * those whose names are the data itself (columns, sizes of thumbnails). `creationOptions` of a
 * group is known from the documentation only.
 */
function closed(name: string, schema: { 'x-openType'?: boolean; properties?: Tree }): object {
  const isClosed = schema['x-openType'] && Object.keys(schema.properties ?? {}).length >= 7;
  if (!isClosed) return schema;
  const extra = name.endsWith('/group') ? { creationOptions: true } : {};
  return { ...schema, properties: { ...schema.properties, ...extra }, additionalProperties: false };
}

/** The schema with its references pointing at the shared definitions, and http allowed in links. */
function relaxed(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(relaxed);
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === '$ref' && typeof value === 'string') return [key, value.replace(/^#/, 'graph#')];
      if (key === 'pattern' && value === '^https://') return [key, '^https?://'];
      return [key, relaxed(value)];
    }),
  );
}
