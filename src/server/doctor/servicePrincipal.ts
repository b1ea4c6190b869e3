import { exchangeToken } from '../microsoft/exchangeToken';
import type { DoctorContext } from './DoctorContext';
import { ownToken } from './ownToken';
import { jsonOf, probe } from './probe';

/**
 * Object id of the portal's service principal, its enterprise application in the tenant (AUTH-32):
 * with the portal's own rights, else with those of the person who asks.
 */
export async function servicePrincipalId(context: DoctorContext): Promise<string | undefined> {
  const { config, personToken } = context;
  if (!config.clientSecret) return undefined;
  const own = await ownToken(config, config.graphUrl);
  const asPortal = own.token === undefined ? undefined : await find(own.token, context);
  if (asPortal || !personToken) return asPortal;
  const exchanged = await exchangeToken(config, personToken, config.graphUrl).catch(
    () => undefined,
  );
  return exchanged && find(exchanged.token, context);
}

async function find(token: string, { config }: DoctorContext): Promise<string | undefined> {
  const filter = encodeURIComponent(`appId eq '${config.clientId}'`);
  const answer = await probe(
    `${config.graphUrl}/v1.0/servicePrincipals?$filter=${filter}&$select=id`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  return jsonOf<{ value: { id: string }[] }>(answer).value?.[0]?.id;
}
