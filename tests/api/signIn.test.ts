import type { Problem } from '../../src/shared/errors';
import { send, startTestPortal, type TestPortal } from '../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

type TokenOptions = NonNullable<Parameters<TestPortal['devTenant']['tokenFor']>[1]>;
const token = (options: TokenOptions = {}) =>
  portal.devTenant.tokenFor('member@nordvik.example', options);
const roles = async (value: string | undefined, from = portal) => {
  const { status, body, headers } = await send<Problem>(
    `${from.url}/api/security/roles`,
    'GET',
    value,
  );
  return { status, id: body.id, headers };
};

it('a call without a token answers 401 and says how to send one', async () => {
  const { status, id, headers } = await roles(undefined);
  expect([status, id, headers.get('www-authenticate')]).toEqual([401, 'tokenMissing', 'Bearer']);
});

it('access tokens of both versions are taken', async () => {
  expect((await roles(await token({ version: 'v1' }))).status).toBe(200);
  expect((await roles(await token({ version: 'v2' }))).status).toBe(200);
});

it('an expired token is told apart, and one that expires while it is known is refused too', async () => {
  expect(await roles(await token({ expiresIn: -120 }))).toMatchObject({
    status: 401,
    id: 'tokenExpired',
  });
  let clock = new Date();
  const moving = await startTestPortal({ now: () => clock });
  const known = await moving.tokenOf('member');
  expect((await roles(known, moving)).status).toBe(200);
  clock = new Date(clock.getTime() + 3 * 3_600_000);
  expect(await roles(known, moving)).toMatchObject({ status: 401, id: 'tokenExpired' });
  await moving.stop();
});

it.each<[string, TokenOptions]>([
  ['an ID token', { kind: 'id' }],
  ['a token of another tenant', { claims: { tid: '99999999-9999-4999-8999-999999999999' } }],
  [
    'a token of another issuer',
    {
      claims: {
        iss: 'https://login.microsoftonline.com/99999999-9999-4999-8999-999999999999/v2.0',
      },
    },
  ],
  ['a v2 token that calls itself v1', { version: 'v2', claims: { ver: '1.0' } }],
  ['a token for Graph', { resource: 'graph' }],
  ['a token for another audience', { claims: { aud: 'api://other/app' } }],
  ['a token without the scope', { scope: 'User.Read' }],
  ['a token with a scope that only contains the name', { scope: 'not_access_as_user' }],
  ['a token of an application, without a scope', { claims: { scp: undefined } }],
  ['a token without a person', { claims: { oid: undefined } }],
])('%s is refused', async (_name, options) => {
  expect(await roles(await token(options))).toMatchObject({ status: 401, id: 'tokenInvalid' });
});

it('a token whose signature or algorithm was tampered with is refused', async () => {
  const [header = '', payload = '', signature = ''] = (await token()).split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  const admin = encode({ ...claims, roles: ['Admin'] });
  const withoutSignature = `${encode({ alg: 'none', typ: 'JWT' })}.${admin}.`;
  for (const forged of [
    `${header}.${admin}.${signature}`,
    withoutSignature,
    `${encode({ alg: 'HS256' })}.${admin}.${signature}`,
    'x',
    `${header}.${payload}`,
  ]) {
    expect(await roles(forged)).toMatchObject({ status: 401, id: 'tokenInvalid' });
  }
});

it('ROLE-03 a role of the token opens the calls that need one of it, and no other role does', async () => {
  const create = (person: string, key: string) =>
    portal.call(person, 'POST', '/featuresettings', { Key: key, Value: 1 });
  expect((await create('admin', 'role-a')).status).toBe(201);
  for (const person of ['member', 'editor', 'appeditor', 'broadcaster'])
    expect((await create(person, 'role-b')).status).toBe(403);
});

it('without the identity service a new token answers 503 and a known one goes on working', async () => {
  const own = await startTestPortal();
  const known = await own.devTenant.tokenFor('member@nordvik.example');
  own.devTenant.control.fail({ service: 'identity', path: '/discovery', status: 500 });
  expect(await roles(known, own)).toMatchObject({ status: 503, id: 'identityAway' });
  own.devTenant.control.clearFailures();
  expect((await roles(known, own)).status).toBe(200);
  own.devTenant.control.fail({ service: 'identity', silence: 'drop' });
  expect((await roles(known, own)).status).toBe(200);
  await own.stop();
});
