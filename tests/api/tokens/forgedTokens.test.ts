import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  calculateJwkThumbprint,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  type CryptoKey,
  type JWK,
  type JWTHeaderParameters,
} from 'jose';
import { readConfig } from '../../../src/server/config';
import { createTokenVerifier, type TokenVerifier } from '../../../src/server/http/callers/tokens';

const tenantId = '11111111-1111-4111-8111-111111111111';
const clientId = '22222222-2222-4222-8222-222222222222';
const personId = '33333333-3333-4333-8333-333333333333';

interface Key {
  id: string;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
  jwk: JWK;
}

/** The tenant's key server: what it publishes, whether it answers, and how often it was asked. */
const service = { keys: [] as JWK[], isAway: false, asked: 0, url: '' };
let server: Server;
let present: Key;
/** The time of the verifier under test moves on its own, so that keys can become old. */
let verify: TokenVerifier;

async function newKey(): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const id = await calculateJwkThumbprint(jwk);
  return { id, privateKey, publicKey, jwk: { ...jwk, kid: id, use: 'sig', alg: 'RS256' } };
}

beforeAll(async () => {
  server = createServer((_request, response) => {
    service.asked += 1;
    if (service.isAway) return void response.socket?.destroy();
    response
      .setHeader('content-type', 'application/json')
      .end(JSON.stringify({ keys: service.keys }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.url = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => void server.close(resolve).closeAllConnections()));
beforeEach(async () => {
  present = await newKey();
  Object.assign(service, { keys: [present.jwk], isAway: false, asked: 0 });
  verify = createTokenVerifier(
    readConfig({ TENANT_ID: tenantId, CLIENT_ID: clientId, IDENTITY_URL: service.url }),
    () => new Date(),
  );
});

const claims = () => {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: `${service.url}/${tenantId}/v2.0`,
    aud: clientId,
    ver: '2.0',
    tid: tenantId,
    oid: personId,
    scp: 'access_as_user',
    name: 'A reader',
    iat: now,
    exp: now + 600,
    roles: ['Admin'],
  };
};
const signed = (header: JWTHeaderParameters, key: CryptoKey | Uint8Array, changes: object = {}) =>
  new SignJWT({ ...claims(), ...changes }).setProtectedHeader(header).sign(key);
const usual = (key: Key, changes: object = {}) =>
  signed({ alg: 'RS256', typ: 'JWT', kid: key.id }, key.privateKey, changes);
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const outcome = async (token: string) => {
  try {
    return (await verify(token)).id;
  } catch (error) {
    return (error as { id?: string }).id;
  }
};

it('a token that the tenant signed is taken', async () => {
  expect(await outcome(await usual(present))).toBe(personId);
});

it('a v1 token without upn calls its person by unique_name; a name has at most 256 characters', async () => {
  const v1 = { ver: '1.0', iss: `${service.url}/${tenantId}/`, aud: `api://${clientId}` };
  const names = { unique_name: 'reader@nordvik.example', name: 'å'.repeat(300) };
  expect(await verify(await usual(present, { ...v1, ...names }))).toMatchObject({
    upn: 'reader@nordvik.example',
    displayName: 'å'.repeat(256),
  });
  const both = { ...names, upn: 'first@nordvik.example' };
  expect(await verify(await usual(present, { ...v1, ...both }))).toMatchObject({
    upn: 'first@nordvik.example',
  });
});

it('a token without a signature is refused, however its algorithm is spelled', async () => {
  for (const alg of ['none', 'None', 'NONE', 'nOnE', ''])
    expect([
      alg,
      await outcome(`${encoded({ alg, typ: 'JWT', kid: present.id })}.${encoded(claims())}.`),
    ]).toEqual([alg, 'tokenInvalid']);
});

it('a token that takes the public key for a shared secret is refused', async () => {
  const spki = await exportSPKI(present.publicKey);
  for (const secret of [spki, spki.trim(), JSON.stringify(present.jwk), present.jwk.n!]) {
    expect(
      await outcome(await signed({ alg: 'HS256', kid: present.id }, Buffer.from(secret))),
    ).toBe('tokenInvalid');
  }
});

it('a token of another algorithm of the same key, or of a key of one’s own, is refused', async () => {
  const own = await newKey();
  const { privateKey } = await generateKeyPair('PS256', { extractable: true });
  expect(await outcome(await signed({ alg: 'RS256', kid: present.id }, own.privateKey))).toBe(
    'tokenInvalid',
  );
  expect(await outcome(await signed({ alg: 'PS256', kid: present.id }, privateKey))).toBe(
    'tokenInvalid',
  );
});

it('a key that the token brings along or points to is never used, and nothing is asked of its address', async () => {
  const own = await newKey();
  let fetched = 0;
  const bait = createServer((_request, response) => {
    fetched += 1;
    response.end(JSON.stringify({ keys: [own.jwk] }));
  });
  await new Promise<void>((resolve) => bait.listen(0, '127.0.0.1', resolve));
  const address = `http://localhost:${(bait.address() as AddressInfo).port}/keys`;
  for (const header of [
    { kid: own.id, jwk: own.jwk },
    { kid: own.id, jku: address },
    { kid: own.id, x5u: address },
    { kid: present.id, jwk: own.jwk, jku: address },
  ]) {
    expect(
      await outcome(
        await signed({ alg: 'RS256', ...header } as JWTHeaderParameters, own.privateKey),
      ),
    ).toBe('tokenInvalid');
  }
  expect(fetched).toBe(0);
  await new Promise((resolve) => bait.close(resolve));
});

it('a key id that is a path, an address, a query or no text at all is refused', async () => {
  const own = await newKey();
  for (const kid of [
    '../../../../etc/passwd',
    '/dev/null',
    `${service.url}/other`,
    "' or 1=1 --",
    '__proto__',
    'constructor',
    '\u0000',
    'x'.repeat(5_000),
  ]) {
    expect([
      kid.slice(0, 20),
      await outcome(await signed({ alg: 'RS256', kid }, own.privateKey)),
    ]).toEqual([kid.slice(0, 20), 'tokenInvalid']);
  }
  const body = encoded(claims());
  for (const kid of [null, 7, {}, ['x']])
    expect(await outcome(`${encoded({ alg: 'RS256', kid })}.${body}.AAAA`)).toBe('tokenInvalid');
});

it('a token that demands what nobody understands is refused', async () => {
  const token = await signed({ alg: 'RS256', kid: present.id }, present.privateKey);
  const [, body = '', signature = ''] = token.split('.');
  expect(
    await outcome(
      `${encoded({ alg: 'RS256', kid: present.id, crit: ['exp2'], exp2: 1 })}.${body}.${signature}`,
    ),
  ).toBe('tokenInvalid');
});

it.each([
  [
    'of another issuer',
    { iss: 'https://login.microsoftonline.com/99999999-9999-4999-8999-999999999999/v2.0' },
  ],
  ['of another tenant', { tid: '99999999-9999-4999-8999-999999999999' }],
  ['for another audience', { aud: '44444444-4444-4444-8444-444444444444' }],
  ['with several audiences of others', { aud: ['api://other', 'https://graph.microsoft.com'] }],
  ['that is an ID token: without a scope', { scp: undefined, nonce: 'n' }],
  ['whose scope is a list', { scp: ['access_as_user'] }],
  ['without an end', { exp: undefined }],
  ['not valid yet', { nbf: Math.floor(Date.now() / 1000) + 3_600 }],
  ['without a person', { oid: undefined }],
])('a signed token %s is refused', async (_name, changes) => {
  expect(await outcome(await usual(present, changes))).toBe('tokenInvalid');
});

it('a token that has ended says so', async () => {
  expect(await outcome(await usual(present, { exp: Math.floor(Date.now() / 1000) - 61 }))).toBe(
    'tokenExpired',
  );
});

describe('When the tenant changes its keys', () => {
  const onlyDateIsFaked = () =>
    jest.useFakeTimers({
      now: Date.now(),
      doNotFake: [
        'nextTick',
        'setImmediate',
        'setTimeout',
        'setInterval',
        'clearTimeout',
        'queueMicrotask',
      ],
    });
  it('a new key is fetched on first use, after a delay, and the old key is refused', async () => {
    onlyDateIsFaked();
    const next = await newKey();
    expect(await outcome(await usual(present))).toBe(personId);
    service.keys = [next.jwk];
    jest.setSystemTime(Date.now() + 6_000);
    expect(await outcome(await usual(next))).toBe(personId);
    expect(await outcome(await usual(present, { jti: 'another' }))).toBe('tokenInvalid');
    expect(service.asked).toBe(2);
    jest.useRealTimers();
  });

  it('unknown keys do not make the server ask again and again', async () => {
    expect(await outcome(await usual(present))).toBe(personId);
    const unknown = await newKey();
    for (let count = 0; count < 20; count += 1)
      expect(await outcome(await usual(unknown, { jti: String(count) }))).toBe('tokenInvalid');
    expect(service.asked).toBe(1);
  });

  it('known keys count on while no newer ones can be fetched, and no longer', async () => {
    onlyDateIsFaked();
    const lasting = { exp: Math.floor(Date.now() / 1000) + 90_000 };
    const answered = async (jti: string) => outcome(await usual(present, { jti, ...lasting }));
    expect(await answered('first')).toBe(personId);
    jest.setSystemTime(Date.now() + 24 * 3_600_000 + 1_000);
    service.isAway = true;
    expect([await answered('second'), service.asked]).toEqual([personId, 2]);
    // Nobody else waits for it before a minute has gone.
    expect([await answered('third'), service.asked]).toEqual([personId, 2]);
    Object.assign(service, { isAway: false, keys: [(await newKey()).jwk] });
    jest.setSystemTime(Date.now() + 61_000);
    expect([await answered('fourth'), service.asked]).toEqual(['tokenInvalid', 3]);
    jest.useRealTimers();
  });

  it('keys that cannot be fetched are a failure of the service and not of the token', async () => {
    service.isAway = true;
    expect(await outcome(await usual(present))).toBe('identityAway');
    service.isAway = false;
    expect(await outcome(await usual(present))).toBe(personId);
  });
});
