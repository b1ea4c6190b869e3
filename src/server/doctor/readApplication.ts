import { exchangeToken } from '../microsoft/exchangeToken';
import type { DoctorContext } from './DoctorContext';
import { ownToken } from './ownToken';
import { jsonOf, probe } from './probe';
import { say, type Sentence } from '../findings/sentence';

/**
 * The parts of Graph's application resource that the portal depends on. Source: Graph v1.0,
 * application.
 */
export interface Application {
  identifierUris?: string[];
  spa?: { redirectUris?: string[] };
  web?: { redirectUris?: string[] };
  api?: {
    oauth2PermissionScopes?: { id: string; value: string; isEnabled: boolean }[];
    preAuthorizedApplications?: { appId: string; delegatedPermissionIds: string[] }[];
  };
  appRoles?: { value: string | null; isEnabled: boolean; allowedMemberTypes: string[] }[];
  passwordCredentials?: { hint?: string | null; endDateTime: string }[];
  requiredResourceAccess?: {
    resourceAppId: string;
    resourceAccess: { id: string; type: string }[];
  }[];
}

/** Names of delegated permissions by their ids, for each service. */
export type PermissionNames = Map<string, Map<string, string>>;

export type ReadApplication =
  | { application: Application; permissions: PermissionNames }
  | { application?: undefined; reason: Sentence };

const properties =
  'id,appId,identifierUris,spa,web,api,appRoles,passwordCredentials,requiredResourceAccess';

/**
 * Reads the portal's registration from Graph: with the portal's own rights, else with those of the
 * person who asks.
 */
export async function readApplication(context: DoctorContext): Promise<ReadApplication> {
  const { config, personToken } = context;
  if (!config.clientSecret) return { reason: say('registration.noSecret') };
  const own = await ownToken(config, config.graphUrl);
  if (own.token === undefined) return { reason: say('audience.client') };
  const asPortal = await readWith(own.token, context);
  if (asPortal.application || !personToken) return asPortal;
  const exchanged = await exchangeToken(config, personToken, config.graphUrl).catch(
    () => undefined,
  );
  return exchanged ? readWith(exchanged.token, context) : asPortal;
}

async function readWith(token: string, { config }: DoctorContext): Promise<ReadApplication> {
  const headers = { authorization: `Bearer ${token}` };
  const graph = `${config.graphUrl}/v1.0`;
  const answer = await probe(
    `${graph}/applications?$filter=${encodeURIComponent(`appId eq '${config.clientId}'`)}&$select=${properties}`,
    { headers },
  );
  if (answer.failure !== undefined)
    return { reason: say('registration.graphSilent', { reason: answer.failure }) };
  if (answer.status === 403 || answer.status === 401)
    return { reason: say('registration.noPermission') };
  const [application] = jsonOf<{ value: Application[] }>(answer).value ?? [];
  if (!application)
    return {
      reason:
        answer.status === 200
          ? say('registration.graphUnknown')
          : say('registration.graphStatus', { status: answer.status }),
    };
  return { application, permissions: await permissionNames(graph, headers, application) };
}

async function permissionNames(
  graph: string,
  headers: Record<string, string>,
  { requiredResourceAccess = [] }: Application,
): Promise<PermissionNames> {
  const services = requiredResourceAccess.map(async ({ resourceAppId }) => {
    const filter = encodeURIComponent(`appId eq '${resourceAppId}'`);
    const answer = await probe(
      `${graph}/servicePrincipals?$filter=${filter}&$select=appId,oauth2PermissionScopes`,
      { headers },
    );
    const [service] =
      jsonOf<{ value: { oauth2PermissionScopes?: { id: string; value: string }[] }[] }>(answer)
        .value ?? [];
    return [
      resourceAppId,
      new Map(service?.oauth2PermissionScopes?.map(({ id, value }) => [id, value])),
    ] as const;
  });
  return new Map(await Promise.all(services));
}
