import { choosePerson, watchForTrouble } from '../../support/browser/browser';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ hasMotion: true, environment: { TEAMS_NESTED_APP_AUTH: 'yes' } });

it('nested app authentication, where allowed and recommended, loads all without a window', async () => {
  const trouble = watchForTrouble(stage.context, [/status of (401|404)/]);
  const { portal, page, context } = stage;
  const authorizations = () => portal.devTenant.control.requests('identity', '/authorize').length;
  const news = context.waitForEvent(
    'response',
    (response) => response.url().startsWith(portal.devTenant.sharePointUrl) && response.ok(),
  );
  const person = await stage.openInTeams({ naa: 'true' });
  await news;
  await person.arrivesAt('Today');
  await page.waitForLoadState('networkidle');
  expect(await person.the('button', 'Sign in').count()).toBe(0);
  expect([context.pages().length, authorizations()]).toEqual([1, 0]);
  expect(trouble).toEqual([]);
});

it('AUTH-21 AUTH-24 what a policy demands is met in a window of Teams, whose address does not tell it', async () => {
  const { portal, context } = stage;
  const { control, identityUrl } = portal.devTenant;
  control.identity.claimsRequired = ['graph'];
  const seen: string[] = [];
  context.on('request', (request) => seen.push(request.url()));
  const bar = context.waitForEvent('response', (response) =>
    /\/assets\/more-permissions\./.test(response.url()),
  );
  // The server has got nothing of Microsoft for them yet.
  const upn = 'sitecreator@nordvik.example';
  const person = await stage.openInTeams({ naa: 'true', person: upn });
  await bar;
  const met = context.waitForEvent(
    'response',
    (response) => response.url().includes('/api/me/useritemstoread') && response.ok(),
  );
  const [popup] = await Promise.all([context.waitForEvent('page'), person.presses('Sign in')]);
  await choosePerson(popup, upn);
  await popup.getByRole('button', { name: 'Approve' }).click();
  await met;
  await person.seesNo('Sign in', 'button');
  const telling = seen.filter((address) => address.includes('polids'));
  expect(new Set(telling.map((address) => new URL(address).origin))).toEqual(
    new Set([identityUrl]),
  );
});

it('a host that does not recommend it gets the other ways, which wait behind the Sign in button', async () => {
  const { context } = stage;
  const bar = context.waitForEvent('response', (response) =>
    /\/assets\/more-permissions\./.test(response.url()),
  );
  const person = await stage.openInTeams();
  await bar;
  await person.sees('Sign in', 'button');
});

it('AUTH-33 Teams on a phone shows the portal in its own window with a bridge, which signs in silently', async () => {
  const { portal, page, person, context } = stage;
  const { devTenant } = portal;
  const upn = 'member@nordvik.example';
  const token = await devTenant.tokenFor(upn);
  await context.addInitScript(nativeBridge, { token, upn });
  await context.route('https://res.cdn.office.net/**', (route) =>
    route.fulfill({
      json: { validOrigins: ['teams.microsoft.com'] },
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await person.opens('/');
  await person.arrivesAt('Today');
  await person.presses(/^Your menu/);
  await person.sees('Settings', 'menuitem');
  expect(await person.the('menuitem', 'Sign out').count()).toBe(0);
  expect(page.url()).toBe(`${portal.url}/`);
});

/**
 * The bridge that Teams on a phone gives to a page: it takes the client library's messages and
 * answers them.
 */
function nativeBridge({ token, upn }: { token: string; upn: string }): void {
  interface Message {
    id: number;
    uuidAsString?: string;
    func: string;
  }
  const runtime = { apiVersion: 4, isLegacyTeams: false, supports: { pages: {} } };
  const answers: Record<string, unknown[]> = {
    initialize: ['content', 'ios', '2.1.2', JSON.stringify(runtime)],
    getContext: [
      {
        theme: 'default',
        entityId: 'today',
        hostClientType: 'ios',
        userPrincipalName: upn,
        loginHint: upn,
        frameContext: 'content',
      },
    ],
    'authentication.getAuthToken': [true, token],
    'authentication.authenticate': [false, 'CancelledByUser'],
  };
  const answer = ({ id, uuidAsString, func }: Message) => {
    const { onNativeMessage } = window as unknown as { onNativeMessage: (event: object) => void };
    if (answers[func]) onNativeMessage({ data: { id, uuidAsString, args: answers[func] } });
  };
  Object.assign(window, {
    nativeInterface: {
      framelessPostMessage: (text: string) => setTimeout(() => answer(JSON.parse(text) as Message)),
    },
  });
}
