import type { Problem } from '#shared/errors';
import { send, startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

type TokenOptions = NonNullable<Parameters<TestPortal['devTenant']['tokenFor']>[1]>;
const token = (options: TokenOptions = {}, from = portal) =>
  from.devTenant.tokenFor('member@nordvik.example', options);
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

it('a server whose clock is ten minutes wrong takes tokens; beyond a quarter of an hour it says why not', async () => {
  let minutes = 0;
  const moving = await startTestPortal({ now: () => new Date(Date.now() + minutes * 60_000) });
  const from = Math.floor(Date.now() / 1000);
  const answerAt = async (late: number, key: string) => {
    minutes = late;
    return roles(await token({ claims: { nbf: from, uti: key } }, moving), moving);
  };
  expect((await answerAt(-10, 'behind')).status).toBe(200);
  expect((await answerAt(10, 'ahead')).status).toBe(200);
  minutes = -20;
  const refused = await send<Problem>(
    `${moving.url}/api/security/roles`,
    'GET',
    await token({ claims: { nbf: from } }, moving),
  );
  expect([refused.status, refused.body.id]).toEqual([401, 'tokenInvalid']);
  expect(refused.body.detail).toContain('clock');
  await moving.stop();
});

it('tokens that have ended are 401 however many come from an address; forged ones are limited', async () => {
  const strict = await startTestPortal({ config: { rateLimitAnonymous: 3 } });
  const ended = await token({ expiresIn: -120 }, strict);
  for (let at = 0; at < 6; at++)
    expect(await roles(ended, strict)).toMatchObject({ status: 401, id: 'tokenExpired' });
  const answers = [];
  for (let at = 0; at < 5; at++) answers.push((await roles('forged', strict)).status);
  expect(answers).toEqual([401, 401, 401, 429, 429]);
  expect(await roles(ended, strict)).toMatchObject({ status: 401, id: 'tokenExpired' });
  await strict.stop();
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

it('ROLE-03 every role of the token counts, and what is no role of the portal does not', async () => {
  const several = await token({ claims: { roles: ['AppEditor', 'Owner', 'PowerBIEditor'] } });
  const { body } = await send<string[]>(`${portal.url}/api/security/roles`, 'GET', several);
  expect([...body].sort()).toEqual(['AppEditor', 'PowerBIEditor']);
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
