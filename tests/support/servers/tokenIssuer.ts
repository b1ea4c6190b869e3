import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey } from 'jose';

/**
 * An identity service that only has keys: signs access tokens for as many people as a measurement
 * needs.
 */
export interface TokenIssuer {
  /** Environment variables that make the product trust it. */
  environment: Record<string, string>;
  tokenFor(personId: string, roles?: string[]): Promise<string>;
  stop(): Promise<void>;
}

const tenantId = '11111111-1111-4111-8111-111111111111';
const clientId = '22222222-2222-4222-8222-222222222222';
const keyId = 'only';

export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const keys = JSON.stringify({
    keys: [{ ...(await exportJWK(publicKey)), kid: keyId, use: 'sig', alg: 'RS256' }],
  });
  const server = createServer((_request, response) =>
    response.setHeader('content-type', 'application/json').end(keys),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    environment: { TENANT_ID: tenantId, CLIENT_ID: clientId, IDENTITY_URL: url },
    tokenFor: (personId, roles = []) => sign(privateKey, url, personId, roles),
    stop: () => new Promise((resolve) => void server.close(() => resolve()).closeAllConnections()),
  };
}

function sign(key: CryptoKey, url: string, personId: string, roles: string[]): Promise<string> {
  const claims = {
    ver: '2.0',
    tid: tenantId,
    oid: personId,
    scp: 'access_as_user',
    preferred_username: `${personId}@nordvik.example`,
    name: 'A reader',
    roles,
  };
  return new SignJWT(claims)
    .setProtectedHeader({ alg: 'RS256', kid: keyId })
    .setIssuer(`${url}/${tenantId}/v2.0`)
    .setAudience(clientId)
    .setIssuedAt()
    .setExpirationTime('8h')
    .sign(key);
}
