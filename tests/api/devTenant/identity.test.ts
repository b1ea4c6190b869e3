import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { startDevTenant, type DevTenant } from '../../../src/devTenant/devTenant';
import { answered, SignInFlow } from '../../support/servers/signInFlow';

const productUrl = 'http://localhost:4998';
let tenant: DevTenant;
let flow: SignInFlow;

beforeAll(async () => {
  tenant = await startDevTenant({ basePort: 0, productUrl });
});
beforeEach(() => {
  tenant.control.reset();
  flow = new SignInFlow(tenant, productUrl);
});
afterAll(() => tenant.stop());

async function claimsOf(token: string) {
  const keys = createRemoteJWKSet(
    new URL(`${tenant.identityUrl}/${tenant.tenantId}/discovery/v2.0/keys`),
  );
  return (await jwtVerify(token, keys, { algorithms: ['RS256'] })).payload;
}

describe('Signing in at the dev tenant', () => {
  it('lists the people, gives a code for the chosen one and tokens for the code', async () => {
    const page = await flow.authorize();
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect([
      page.headers.get('x-frame-options'),
      page.headers.get('cross-origin-opener-policy'),
    ]).toEqual(['DENY', 'same-origin']);
    const back = await flow.submit(page, { upn: 'editor@nordvik.example' });
    expect(back.headers.get('location')).toContain(`${productUrl}/redirect#`);
    expect(answered(back).get('state')).toBe('st<a>te');
    const { status, body, headers } = await flow.redeem(answered(back).get('code')!);
    expect([status, headers.get('access-control-allow-origin'), body['scope']]).toEqual([
      200,
      '*',
      `openid profile offline_access ${flow.apiScope}`,
    ]);
    expect(JSON.parse(Buffer.from(body['client_info']!, 'base64url').toString())).toEqual({
      uid: tenant.company.person('editor@nordvik.example')!.id,
      utid: tenant.tenantId,
    });
    const id = await claimsOf(body['id_token']!);
    expect(id).toMatchObject({
      aud: tenant.clientId,
      nonce: 'n1',
      tid: tenant.tenantId,
      preferred_username: 'editor@nordvik.example',
      name: 'Erik Lindqvist',
      roles: ['Editor'],
      ver: '2.0',
    });
    expect(id).toEqual(
      expect.objectContaining({
        oid: expect.any(String) as string,
        sid: expect.any(String) as string,
        login_hint: expect.any(String) as string,
      }),
    );
    expect(id).not.toHaveProperty('scp');
    expect(await claimsOf(body['access_token']!)).toMatchObject({
      iss: `${tenant.identityUrl}/${tenant.tenantId}/v2.0`,
      aud: tenant.clientId,
      scp: 'access_as_user',
      roles: ['Editor'],
      ver: '2.0',
      sid: id['sid'],
    });
  });

  it('keeps the opener reachable when asked, and answers in the query when asked', async () => {
    expect(
      (await flow.authorize({ pocd: '1' })).headers.get('cross-origin-opener-policy'),
    ).toBeNull();
    const back = await flow.submit(await flow.authorize({ response_mode: 'query' }), {
      upn: 'member@nordvik.example',
    });
    expect(new URL(back.headers.get('location')!).searchParams.get('code')).toBeTruthy();
  });

  it('signs in silently with the session, and says login_required without one', async () => {
    expect(Object.fromEntries(answered(await flow.authorize({ prompt: 'none' })))).toMatchObject({
      error: 'login_required',
      error_description: expect.stringContaining('AADSTS50058') as string,
      state: 'st<a>te',
    });
    await flow.codeFor('member');
    expect(answered(await flow.authorize({ prompt: 'none' })).get('code')).toBeTruthy();
    expect(
      answered(await flow.authorize({ prompt: 'none', login_hint: 'member@nordvik.example' })).get(
        'code',
      ),
    ).toBeTruthy();
    expect(
      answered(await flow.authorize({ prompt: 'none', login_hint: 'admin@nordvik.example' })).get(
        'error',
      ),
    ).toBe('login_required');
    expect((await flow.authorize({ prompt: 'select_account' })).status).toBe(200);
    expect((await flow.authorize()).status).toBe(302);
  });

  it('answers access_denied when the person cancels', async () => {
    expect(answered(await flow.submit(await flow.authorize(), { cancel: '1' })).get('error')).toBe(
      'access_denied',
    );
  });

  it('ends the session at sign-out and goes back only to a registered address', async () => {
    await flow.codeFor('member');
    const out = (address: string) =>
      fetch(
        `${tenant.identityUrl}/${tenant.tenantId}/oauth2/v2.0/logout?post_logout_redirect_uri=${encodeURIComponent(address)}`,
        { redirect: 'manual', headers: { cookie: flow.cookie } },
      );
    expect((await out('http://evil.example/')).headers.get('location')).toBeNull();
    expect((await out(`${productUrl}/redirect`)).headers.get('location')).toBe(
      `${productUrl}/redirect`,
    );
    expect(answered(await flow.authorize({ prompt: 'none' })).get('error')).toBe('login_required');
  });

  it('finds people by name and escapes what it shows', async () => {
    const found = await (await fetch(`${tenant.identityUrl}/people?q=sol`)).text();
    expect(found).toContain('Maria Solberg');
    expect(await (await fetch(`${tenant.identityUrl}/people?q=%3Cscript%3E`)).text()).toBe('');
    const page = await flow.authorize({ redirect_uri: 'http://x/"><script>alert(1)</script>' });
    expect([page.status, (await page.text()).includes('<script>alert')]).toEqual([400, false]);
  });
});

describe('The dev tenant refuses at sign-in', () => {
  it.each<[string, Record<string, string>, string, string]>([
    [
      'a response type other than code',
      { response_type: 'token' },
      'unsupported_response_type',
      '700051',
    ],
    ['a request without PKCE', { code_challenge: '' }, 'invalid_request', '9002325'],
    ['PKCE in plain', { code_challenge_method: 'plain' }, 'invalid_request', '501491'],
    [
      'a scope of a service that it does not know',
      { scope: 'https://other.example/.default' },
      'invalid_resource',
      '500011',
    ],
    [
      'a scope that the service does not have',
      { scope: 'Everything.Read' },
      'invalid_client',
      '650053',
    ],
  ])('%s', async (_what, changes, error, code) => {
    const back = answered(await flow.authorize(changes));
    expect([back.get('error'), back.get('error_description')]).toEqual([
      error,
      expect.stringContaining(`AADSTS${code}`),
    ]);
  });

  it('an unknown redirect address, application or tenant, without redirecting', async () => {
    for (const [name, value] of [
      ['redirect_uri', `${productUrl}/elsewhere`],
      ['client_id', 'someone-else'],
    ] as const) {
      const answer = await flow.authorize({ [name]: value });
      expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    }
    expect(
      (
        await fetch(
          `${tenant.identityUrl}/11111111-1111-1111-1111-111111111111/v2.0/.well-known/openid-configuration`,
        )
      ).status,
    ).toBe(400);
  });

  it('a wrong verifier, a code used twice, another redirect address and a code redeemed outside a browser', async () => {
    const wrong = await flow.redeem(await flow.codeFor('member'), {
      code_verifier: 'x'.repeat(43),
    });
    expect([wrong.status, wrong.body['error_codes']]).toEqual([400, [501481]]);
    const code = await flow.codeFor('member');
    expect((await flow.redeem(code)).status).toBe(200);
    expect((await flow.redeem(code)).body['error_codes']).toEqual([54005]);
    expect(
      (
        await flow.redeem(await flow.codeFor('member'), {
          redirect_uri: `${productUrl}/auth-blank`,
        })
      ).body['error_codes'],
    ).toEqual([500112]);
    expect((await flow.redeem(await flow.codeFor('member'), {}, '')).body['error_codes']).toEqual([
      9002327,
    ]);
    expect((await flow.redeem('made-up')).body['error']).toBe('invalid_grant');
  });
});

describe('Tokens of the dev tenant', () => {
  const refreshed = async (scope: string) => {
    const { body } = await flow.redeem(await flow.codeFor('member'));
    return flow.token({
      grant_type: 'refresh_token',
      refresh_token: body['refresh_token']!,
      scope,
    });
  };

  it('come for several services from one refresh token, with the scope as it was asked', async () => {
    for (const [scope, aud, scp] of [
      [`${tenant.graphUrl}/User.Read openid profile offline_access`, tenant.graphUrl, 'User.Read'],
      ['Sites.Read.All', tenant.graphUrl, 'Sites.Read.All'],
      [`${tenant.sharePointUrl}/AllSites.Read`, tenant.sharePointUrl, 'AllSites.Read'],
      [`${flow.apiScope} offline_access`, tenant.clientId, 'access_as_user'],
    ] as const) {
      const { status, body } = await refreshed(scope);
      expect([status, body['scope']]).toEqual([200, scope]);
      expect(await claimsOf(body['access_token']!)).toMatchObject({ aud, scp });
    }
    expect((await refreshed(`User.Read ${flow.apiScope}`)).body['error_codes']).toEqual([28000]);
  });

  it('are exchanged on behalf of the person, and only for a portal token', async () => {
    const exchange = async (assertion: string, changes = {}) =>
      flow.token(
        {
          grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
          requested_token_use: 'on_behalf_of',
          client_secret: tenant.clientSecret,
          scope: `${tenant.sharePointUrl}/.default`,
          assertion,
          ...changes,
        },
        '',
      );
    const good = await exchange(await tenant.tokenFor('member@nordvik.example'));
    expect(await claimsOf(good.body['access_token']!)).toMatchObject({
      aud: tenant.sharePointUrl,
      oid: tenant.company.person('member@nordvik.example')!.id,
    });
    expect(
      (await exchange(await tenant.tokenFor('member@nordvik.example', { resource: 'graph' }))).body[
        'error_codes'
      ],
    ).toEqual([50013]);
    expect(
      (await exchange(await tenant.tokenFor('member@nordvik.example', { expiresIn: -5 }))).body[
        'error_codes'
      ],
    ).toEqual([500133]);
    expect(
      (await exchange(await tenant.tokenFor('member@nordvik.example', { kind: 'id' }))).body[
        'error_codes'
      ],
    ).toEqual([50027]);
    expect((await exchange('x', { client_secret: 'wrong' })).status).toBe(401);
  });

  it('of the application itself have roles and nobody, and the answer names no scope', async () => {
    const { status, body } = await flow.token(
      {
        grant_type: 'client_credentials',
        client_secret: tenant.clientSecret,
        scope: `${tenant.graphUrl}/.default`,
      },
      '',
    );
    expect([status, 'scope' in body]).toEqual([200, false]);
    const claims = await claimsOf(body['access_token']!);
    expect(claims).toMatchObject({
      idtyp: 'app',
      roles: expect.arrayContaining(['User.Read.All']) as string[],
    });
    expect(claims).not.toHaveProperty('scp');
    expect(
      (
        await flow.token(
          {
            grant_type: 'client_credentials',
            client_secret: tenant.clientSecret,
            scope: `${tenant.graphUrl}/User.Read`,
          },
          '',
        )
      ).body['error'],
    ).toBe('invalid_scope');
    expect(
      (
        await flow.token(
          { grant_type: 'client_credentials', scope: `${tenant.graphUrl}/.default` },
          '',
        )
      ).status,
    ).toBe(401);
  });

  it('are of version 1 on request, with the issuer and claims of that version', async () => {
    expect(
      await claimsOf(await tenant.tokenFor('admin@nordvik.example', { version: 'v1' })),
    ).toMatchObject({
      iss: `${tenant.identityUrl}/${tenant.tenantId}/`,
      aud: `api://${tenant.clientId}`,
      ver: '1.0',
      upn: 'admin@nordvik.example',
      appid: tenant.clientId,
      roles: ['Admin'],
    });
    const discovery = (await (
      await fetch(`${tenant.identityUrl}/${tenant.tenantId}/v2.0/.well-known/openid-configuration`)
    ).json()) as Record<string, string>;
    expect(discovery).toMatchObject({
      issuer: `${tenant.identityUrl}/${tenant.tenantId}/v2.0`,
      jwks_uri: `${tenant.identityUrl}/${tenant.tenantId}/discovery/v2.0/keys`,
    });
  });

  it('obey the switches: lifetime, consent, second factor, revoked refresh tokens, disabled people', async () => {
    const { body } = await flow.redeem(await flow.codeFor('member'));
    const again = () =>
      flow.token({
        grant_type: 'refresh_token',
        refresh_token: body['refresh_token']!,
        scope: 'User.Read',
      });
    tenant.control.identity.tokenLifetime = 60;
    expect((await again()).body['expires_in']).toBe(60);
    tenant.control.identity.consentRequired = ['Sites.Read.All'];
    expect((await again()).status).toBe(200);
    expect(
      (
        await flow.token({
          grant_type: 'refresh_token',
          refresh_token: body['refresh_token']!,
          scope: 'Sites.Read.All',
        })
      ).body,
    ).toMatchObject({ error: 'invalid_grant', suberror: 'consent_required' });
    const consentPage = await flow.authorize({ scope: 'Sites.Read.All' });
    expect(answered(await flow.submit(consentPage, { consent: '1' })).get('code')).toBeTruthy();
    tenant.control.identity.mfaRequired = true;
    expect((await again()).body['error_codes']).toEqual([50076]);
    expect(answered(await flow.authorize({ prompt: 'none' })).get('error')).toBe(
      'interaction_required',
    );
    const approved = answered(await flow.submit(await flow.authorize(), { mfa: '1' })).get('code')!;
    const { refresh_token } = (await flow.redeem(approved)).body as Record<string, string>;
    const renewed = await flow.token({
      ...{ grant_type: 'refresh_token', refresh_token: refresh_token!, scope: 'User.Read' },
    });
    expect(renewed.status).toBe(200);
    tenant.control.reset();
    tenant.control.identity.refreshRevokedUntil = new Date().toISOString();
    expect((await again()).body['error_codes']).toEqual([50173]);
    tenant.control.reset();
    tenant.control.identity.disabledPeople = ['member@nordvik.example'];
    expect((await again()).body['error_codes']).toEqual([50057]);
  });
});

it('Keys kept in a folder keep people signed in over a restart', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'dev-tenant-'));
  const start = () => startDevTenant({ basePort: 0, productUrl, dataFolder });
  const first = await start();
  const before = new SignInFlow(first, productUrl);
  const { body } = await before.redeem(await before.codeFor('member'));
  await first.stop();
  const second = await start();
  const after = new SignInFlow(second, productUrl);
  const again = await after.token({
    grant_type: 'refresh_token',
    refresh_token: body['refresh_token']!,
    scope: 'User.Read',
  });
  await second.stop();
  rmSync(dataFolder, { recursive: true });
  expect(again.status).toBe(200);
});
