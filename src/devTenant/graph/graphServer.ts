import { randomUUID } from 'node:crypto';
import { itemAt } from '#shared/rules/values/certain';
import type { TenantState } from '../company/tenantState';
import type { Control } from '../control/control';
import { withCors } from '../http/cors';
import { header, type Answer, type Handler, type Received } from '../http/message';
import type { IdentityContext } from '../identity/identityContext';
import { ODataError } from '../odata/odataError';
import { callerOf, type Refusal } from './access';
import { answerBatch } from './batch';
import type { GraphRoute } from './graphCall';
import { GraphProblem } from './graphProblem';
import { withSiteId, siteRoutes } from './sites/sites';
import { activityRoutes } from './activity';
import { applicationRoutes } from './applications';
import { calendarRoutes } from './day/calendar';
import { fileRoutes } from './files';
import { groupRoutes } from './sites/groups';
import { insightRoutes } from './insights';
import { listItemRoutes } from './sites/listItems';
import { meRoutes } from './people/me';
import { oneDriveRoutes } from './oneDrive';
import { newGroupRoutes } from './sites/newGroups';
import { newTeamRoutes } from './sites/newTeams';
import { peopleRoutes } from './people/people';
import { plannerRoutes } from './day/planner';
import { searchRoutes } from './searchQuery';
import { sitePageRoutes } from './sites/sitePagesApi';
import { termStoreRoutes } from './termStore';
import { todoRoutes } from './day/todo';
import { userRoutes } from './people/users';

/** Every call that the Graph service knows. */
const graphRoutes: readonly GraphRoute[] = [
  ...meRoutes,
  ...userRoutes,
  ...peopleRoutes,
  ...groupRoutes,
  ...newGroupRoutes,
  ...newTeamRoutes,
  ...siteRoutes,
  ...listItemRoutes,
  ...sitePageRoutes,
  ...termStoreRoutes,
  ...searchRoutes,
  ...applicationRoutes,
  ...calendarRoutes,
  ...todoRoutes,
  ...plannerRoutes,
  ...fileRoutes,
  ...oneDriveRoutes,
  ...insightRoutes,
  ...activityRoutes,
];

/** The Graph service: what graph.microsoft.com is in production. */
export function graphServer(
  identity: IdentityContext,
  state: TenantState,
  control: Control,
): Handler {
  const answerOne = (request: Received) =>
    answering(identity, request, () => answer({ identity, state, control }, request));
  const withBatch: Handler = (request) => {
    const version = /^\/(v1\.0|beta)\/\$batch$/.exec(request.url.pathname)?.[1];
    if (!version || request.method !== 'POST') return answerOne(request);
    return answering(identity, request, async () => {
      await requireCaller(identity, request);
      return answerBatch(request, version, (item) =>
        control.answered('graph', item, answerOne, true),
      );
    });
  };
  return withCors(control.watched('graph', withBatch));
}

interface Tenant {
  identity: IdentityContext;
  state: TenantState;
  control: Control;
}

async function answer({ identity, state, control }: Tenant, request: Received): Promise<Answer> {
  const { personId, rights, secondsLeft } = await requireCaller(identity, request);
  const match = /^\/(v1\.0|beta)(\/.*)$/.exec(request.url.pathname);
  if (!match) throw new GraphProblem(404, 'ResourceNotFound', 'Invalid version: use v1.0 or beta.');
  const version = match[1] === 'beta' ? 'beta' : 'v1.0';
  const path = withSiteId(itemAt(match, 2).replace(/\/+$/, ''));
  const { route, parts } = routeFor(request.method, path, version);
  if (!route.scopes.some((scope) => rights.includes(scope))) {
    throw new GraphProblem(
      403,
      'Authorization_RequestDenied',
      `Insufficient privileges to complete the operation. It needs one of: ${route.scopes.join(', ')}.`,
    );
  }
  const person = personId === undefined ? undefined : identity.company.person(personId);
  return route.handle(
    {
      company: identity.company,
      state,
      switches: control.graph,
      drive: control.drive,
      addresses: identity.addresses,
      identity,
      person,
      version,
      request,
      secondsLeft,
      now: identity.now(),
    },
    parts,
  );
}

function routeFor(
  method: string,
  path: string,
  version: 'v1.0' | 'beta',
): { route: GraphRoute; parts: string[] } {
  const onPath = graphRoutes.filter(
    (route) => (!route.only || route.only === version) && route.pattern.test(path),
  );
  const route = onPath.find((candidate) => candidate.method === method);
  if (route)
    return { route, parts: (route.pattern.exec(path) ?? []).slice(1).map(decodeURIComponent) };
  if (onPath.length)
    throw new GraphProblem(
      405,
      'Request_BadRequest',
      `Specified HTTP method is not allowed for the request target.`,
    );
  throw new GraphProblem(
    400,
    'BadRequest',
    `Resource not found for the segment '${path.split('/')[1] ?? ''}'.`,
  );
}

const refusals: Record<Refusal, string> = {
  missing: 'Access token is empty.',
  expired: 'Lifetime validation failed, the token is expired.',
  audience: 'Access token validation failure. Invalid audience.',
  invalid: 'Access token validation failure. Invalid signature or issuer.',
};

async function requireCaller(identity: IdentityContext, request: Received) {
  const caller = await callerOf(identity, request, 'graph');
  if (typeof caller === 'string')
    throw new GraphProblem(401, 'InvalidAuthenticationToken', refusals[caller]);
  return caller;
}

/** Turns problems into Graph's error body and adds the ids every answer has. */
async function answering(
  identity: IdentityContext,
  request: Received,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const clientId = header(request, 'client-request-id');
  const found = await work().catch((error: unknown) => {
    if (error instanceof GraphProblem) return error.answer(identity.now(), clientId);
    if (error instanceof ODataError)
      return new GraphProblem(400, 'invalidRequest', error.message).answer(
        identity.now(),
        clientId,
      );
    throw error;
  });
  const ids: Record<string, string> = {
    'request-id': randomUUID(),
    ...(clientId ? { 'client-request-id': clientId } : {}),
    ...(found.status === 401 ? { 'www-authenticate': 'Bearer realm=""' } : {}),
  };
  const type: Record<string, string> =
    found.body && !Buffer.isBuffer(found.body)
      ? { 'content-type': 'application/json;odata.metadata=minimal;charset=utf-8' }
      : {};
  return { ...found, headers: { ...ids, ...type, ...found.headers } };
}
