import type { Config } from '../config';
import { jsonOf, probe } from './probe';
import { say, type Sentence } from '../findings/sentence';

/**
 * The identity service's answer to the portal's own client id and secret. `code` is Entra's number,
 * as in AADSTS7000222.
 */
export type OwnToken = { token: string } | { token?: undefined; code?: number; reason: Sentence };

/** Asks for a token of the portal itself (client credentials) for a service. */
export async function ownToken(
  { identityUrl, tenantId, clientId, clientSecret }: Config,
  service: string,
): Promise<OwnToken> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: clientId,
    client_secret: clientSecret,
    scope: `${service}/.default`,
  });
  const answer = await probe(`${identityUrl}/${tenantId}/oauth2/v2.0/token`, {
    method: 'POST',
    body,
  });
  if (answer.failure !== undefined) return { reason: answer.failure };
  const {
    access_token: token,
    error_codes: codes,
    error_description: text = '',
  } = jsonOf<{ access_token: string; error_codes: number[]; error_description: string }>(answer);
  if (token) return { token };
  const said = text.split(/ Trace ID:|\r?\n/)[0]?.replace(/\.$/, '');
  return {
    code: codes?.[0],
    reason: said
      ? say('reason.quoted', { text: said })
      : say('reason.status', { status: answer.status }),
  };
}
