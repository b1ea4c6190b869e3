import { isPending, askPending } from '../../../src/client/auth/pendingScopes';
import { TokenError } from '../../../src/client/auth/TokenError';
import { claimsOf } from '../../../src/client/auth/tokenClaims';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import { authPageAddress, askedByAddress } from '../../../src/client/auth/authPage';
import { PopupTokens, type AskInPopup } from '../../../src/client/auth/teams/PopupTokens';
import { TeamsSignIn } from '../../../src/client/auth/teams/TeamsSignIn';
import type { SignInStrategy, TokenOptions } from '../../../src/client/auth/SignInStrategy';
import { callApi } from '../../../src/client/data/connection/callApi';
import { connection } from '../../../src/client/data/connection/connection';
import { FailureError } from '../../../src/client/data/connection/failure';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const policies = (claims: string): string[] => JSON.parse(claims).access_token.polids.values;
/** Whether the browser lets a window open. */
let opens = false;
beforeEach(async () => {
  opens = false;
  sessionStorage.clear();
  portal.devTenant.control.reset();
  (await portal.connectAs()).connection.setLicensed(true);
  portal.devTenant.control.identity.claimsRequired = ['sharepoint'];
});

const readSites = () =>
  callApi('GET /follow/sites', {
    operation: 'Your sites',
    query: { siteUrl: portal.devTenant.sharePointUrl, start: 0, count: 10 },
  });
/** The server keeps what it was given for a person: each test has its own. */
const tokenWith = (person: string, claims?: string) =>
  portal.devTenant.tokenFor(`${person}@nordvik.example`, {
    claims: claims ? { polids: policies(claims) } : {},
  });

it('AUTH-21 a call that a policy refused is repeated with a token for what the policy demands', async () => {
  const wishes: TokenOptions[] = [];
  const strategy: SignInStrategy = {
    restore: async () => undefined,
    signIn: async () => ({ kind: 'needsClick' }),
    signOut: async () => undefined,
    getToken: async (_scopes, wish) => {
      wishes.push(wish);
      return tokenWith('member', wish.claims);
    },
  };
  takeTokensFrom(async () => strategy);
  expect((await readSites()).Items.length).toBeGreaterThan(0);
  expect(wishes).toEqual([
    { interactive: true },
    expect.objectContaining({ renew: true, claims: expect.stringContaining('polids') }),
  ]);
});

it('AUTH-21 AUTH-29 in Teams the Sign in button opens a window for what the policy demands', async () => {
  const { apiScope } = connection().config;
  const asked: (string | undefined)[] = [];
  const hostAsked: (string | undefined)[] = [];
  const ask: AskInPopup = async (scopes, also, renew, claims) => {
    asked.push(claims);
    if (!opens) throw new Error('FailedToOpenWindow');
    expect([also, renew]).toEqual([[], true]);
    return [
      {
        accessToken: await tokenWith('editor', claims),
        expiresAt: Date.now() + 3_600_000,
        scopes,
        accountId: claimsOf(await tokenWith('editor')).account.id,
      },
    ];
  };
  const strategy = new TeamsSignIn({
    config: { apiScope },
    hostToken: {
      get: async ({ claims } = {}) => {
        hostAsked.push(claims);
        if (claims) throw new TokenError('refused', 'interaction_required');
        return tokenWith('editor');
      },
    },
    silentTokens: { get: () => tokenWith('editor'), sessionBegan: () => undefined },
    popupTokens: new PopupTokens(ask),
    stored: undefined,
  });
  takeTokensFrom(async () => strategy);
  const failed = await readSites().catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(FailureError);
  expect((failed as FailureError).failure).toMatchObject({ status: 401, isSignInNeeded: true });
  // Another call that needs no policy leaves the question open.
  await callApi('GET /security/roles', { operation: 'Your roles' });
  expect(isPending([apiScope])).toBe(true);
  opens = true;
  await askPending();
  expect(isPending([apiScope])).toBe(false);
  expect((await readSites()).Items.length).toBeGreaterThan(0);
  expect(asked).toEqual([expect.stringContaining('polids'), expect.stringContaining('polids')]);
  expect(hostAsked[1]).toBe(asked[0]);
});

it("AUTH-24 AUTH-26 what a policy demands stands in no part of the window's address that a server gets", () => {
  const claims = '{"access_token":{"polids":{"essential":true,"values":["a=b&state=c"]}}}';
  const wish = { scopes: ['api://portal/access_as_user'], also: [], renew: true, claims };
  const address = new URL(authPageAddress(wish, 'portal.example'));
  expect(address.href.replace(address.hash, '')).not.toContain('polids');
  expect(address.hash).not.toContain('state=');
  expect(askedByAddress(address)).toEqual(wish);
});
