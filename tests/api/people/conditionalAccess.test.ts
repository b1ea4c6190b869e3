import type { Problem } from '#shared/errors';
import { answered, SignInFlow } from '../../support/servers/signInFlow';
import { startTestPortal, type TestPortal } from '../../support/testPortal';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.devTenant.control.reset());
afterAll(() => portal?.stop());

const openidScopes = 'openid profile offline_access';

async function followedSites(token: string) {
  const { sharePointUrl } = portal.devTenant;
  const answer = await fetch(`${portal.url}/api/follow/sites?siteUrl=${sharePointUrl}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: answer.status, body: (await answer.json()) as Problem };
}

it('NEWS-68 what a policy demands of the sign-in reaches the caller, and a sign-in with it is enough', async () => {
  const { devTenant } = portal;
  devTenant.control.identity.claimsRequired = ['sharepoint'];
  const flow = new SignInFlow(devTenant, portal.url);
  const first = await flow.redeem(await flow.codeFor('member'));
  const refused = await followedSites(first.body['access_token']!);
  expect([refused.status, refused.body.id]).toEqual([403, 'consentNeeded']);
  const { claims = '' } = refused.body;
  expect(JSON.parse(claims)).toHaveProperty('access_token.polids.essential', true);

  const renewed = await flow.token({
    grant_type: 'refresh_token',
    refresh_token: first.body['refresh_token']!,
    scope: `${openidScopes} ${flow.apiScope}`,
    claims,
  });
  expect(renewed.body).toMatchObject({ error: 'invalid_grant', suberror: 'basic_action' });
  expect(answered(await flow.authorize({ prompt: 'none', claims })).get('error')).toBe(
    'interaction_required',
  );
  const approved = await flow.submit(await flow.authorize({ claims }), { mfa: '1' });
  const second = await flow.redeem(answered(approved).get('code')!);
  expect((await followedSites(second.body['access_token']!)).status).toBe(200);
});

it('a refusal without claims names none', async () => {
  const { devTenant } = portal;
  devTenant.control.fail({
    service: 'identity',
    path: '/token',
    status: 400,
    body: {
      error: 'invalid_grant',
      suberror: 'consent_required',
      error_description: 'AADSTS65001: Consent.',
      error_codes: [65001],
    },
  });
  const { body } = await followedSites(await portal.tokenOf('editor'));
  expect(body).toMatchObject({ id: 'consentNeeded' });
  expect(body).not.toHaveProperty('claims');
});
