import type { Page } from 'playwright-core';
import { choosePerson, watchForTrouble } from '../../support/browser/browser';
import { personAt } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';
import { answerHostList } from '../../support/browser/teams';

const member = 'member@nordvik.example';
const stage = setStage({ seeded: false });
let trouble: string[];

beforeEach(() => {
  trouble = watchForTrouble(stage.context, [/status of (401|403|404)/]);
});
afterEach(() => expect(trouble).toEqual([]));

/**
 * Asking a page anything counts as a click of the person for Chromium: until the start is over,
 * tests only listen.
 */
const loaded = (part: RegExp) =>
  stage.context.waitForEvent('response', (response) => part.test(response.url()) && response.ok());
const windowOf = async (click: Promise<void>): Promise<Page> =>
  (await Promise.all([stage.context.waitForEvent('page'), click]))[0];

/** Those that the identity service is asked for by a page of it, beside the sign-in itself. */
const askedScopes = (popup: Page) =>
  new URL(popup.url()).searchParams
    .get('scope')!
    .split(' ')
    .filter((scope) => !['openid', 'profile', 'offline_access'].includes(scope));

/** Requests on the network, as they happen. */
function traffic() {
  const seen: string[] = [];
  stage.context.on('request', (request) => seen.push(`${request.method()} ${request.url()}`));
  return { seen, calls: (part: string) => seen.filter((line) => line.includes(part)) };
}

it('AUTH-02 AUTH-33 TEAMS-14 TEAMS-18 silent sign-on opens the portal in Teams without a window and ends the loading indicator', async () => {
  const { page, context, portal } = stage;
  const { calls } = traffic();
  const signedIn = loaded(/\/api\/users/);
  const person = await stage.openInTeams();
  await signedIn;
  expect(context.pages().length).toBe(1);
  expect(calls('/msteams-auth').length).toBe(0);
  await person.arrivesAt('Today');
  await page.locator('#loading').waitFor({ state: 'hidden' });
  expect(await page.locator('#trouble').isVisible()).toBe(false);
  expect(page.url().startsWith(portal.devTenant.hostUrl)).toBe(true);
  expect(
    page
      .frames()
      .some(
        (each) =>
          each.parentFrame() === page.mainFrame() && new URL(each.url()).origin === portal.url,
      ),
  ).toBe(true);
});

it('AUTH-03 AUTH-04 AUTH-05 AUTH-23 AUTH-24 AUTH-25 AUTH-26 AUTH-28 needed consent opens the window of Teams; once blocked, the Sign in button opens it', async () => {
  const { page, portal } = stage;
  const { calls, seen } = traffic();
  const prompt = loaded(/\/assets\/sign-in\./);
  const person = await stage.openInTeams({ token: 'consent' });
  await prompt;
  await person.sees('Sign in', 'button');
  await told(page, 'authentication.authenticate');
  expect(await person.place.getByRole('banner').count()).toBe(0);
  expect(calls('/api/').length).toBe(0);

  seen.length = 0;
  const popup = await windowOf(person.presses('Sign in'));
  await personAt(popup, portal.url).sees('Sign in', 'heading');
  const [opened = ''] = calls('/msteams-auth');
  const { pathname, searchParams } = new URL(opened.replace('GET ', ''));
  expect(pathname).toBe('/msteams-auth');
  expect([
    searchParams.get('inTeamsAuthPopupRedirect'),
    searchParams.get('shouldNotLoadMain'),
  ]).toEqual(['true', 'true']);
  expect(searchParams.get('scope')).toMatch(/^api:\/\/.*\/access_as_user$/);
  expect(askedScopes(popup)).toEqual([searchParams.get('scope')]);
  expect(calls(`${portal.url}/assets/app.`).length + calls('/api/').length).toBe(0);

  await choosePerson(popup, member);
  await person.arrivesAt('Today');
  if (!popup.isClosed()) await popup.waitForEvent('close');
});

it('AUTH-04 AUTH-05 a window that the person closes leaves the button, which opens another', async () => {
  const prompt = loaded(/\/assets\/sign-in\./);
  const person = await stage.openInTeams({ token: 'failing' });
  await prompt;
  const first = await windowOf(person.presses('Sign in'));
  await first.getByRole('heading', { name: 'Sign in' }).waitFor();
  await first.close();
  const second = await windowOf(person.presses('Sign in'));
  await choosePerson(second, member);
  await person.arrivesAt('Today');
});

it('AUTH-20 a second factor is given in the window', async () => {
  stage.portal.devTenant.control.identity.mfaRequired = true;
  const prompt = loaded(/\/assets\/sign-in\./);
  const person = await stage.openInTeams();
  await prompt;
  const popup = await windowOf(person.presses('Sign in'));
  await choosePerson(popup, member);
  await popup.getByRole('button', { name: 'Approve' }).click();
  await person.arrivesAt('Today');
  // The switch wants a second factor again for each further token.
  trouble = trouble.filter((text) => !text.includes('status of 400'));
});

it('AUTH-26 AUTH-27 AUTH-29 one Sign in button opens one window for all that waits, and no token stands in an address', async () => {
  const { context, portal } = stage;
  const { seen } = traffic();
  const bar = loaded(/\/assets\/more-permissions\./);
  const person = await stage.openInTeams();
  await bar;
  const popup = await windowOf(person.presses('Sign in'));
  await personAt(popup, portal.url).sees('Sign in', 'heading');
  const address = seen.find((line) => line.includes('inTeamsAuthPopupRedirect'))!;
  const named = new URL(address.replace('GET ', '')).searchParams.get('scope')!.split(' ');
  for (const scope of named) expect(scope).toMatch(/^http.*\/[A-Z][A-Za-z.]+$/);
  expect(askedScopes(popup)).toEqual(named);
  await choosePerson(popup, member);
  await person.seesNo('Sign in', 'button');
  await person.place.getByText('could not be loaded').first().waitFor({ state: 'detached' });
  expect(seen.filter((line) => line.includes('inTeamsAuthPopupRedirect')).length).toBe(1);
  expect(context.pages().length).toBeLessThanOrEqual(2);
  expect(seen.filter((line) => /eyJ[\w-]+\.eyJ/.test(line))).toEqual([]);
});

it('AUTH-19 AUTH-21 a token that SharePoint refuses in mid-session is renewed in one window, and the call retried', async () => {
  const { portal, context } = stage;
  const { control, sharePointUrl } = portal.devTenant;
  control.fail({ service: 'sharepoint', path: '/_api/', status: 403 });
  const bar = loaded(/\/assets\/more-permissions\./);
  const person = await stage.openInTeams();
  await bar;
  await choosePerson(await windowOf(person.presses('Sign in')), member);
  const featured = person.within('Featured news');
  await featured.sees('Status 403');

  const { calls } = traffic();
  control.clearFailures();
  control.fail({ service: 'sharepoint', path: '/_api/', status: 401, times: 1 });
  const refused = context.waitForEvent(
    'response',
    (response) => response.url().startsWith(sharePointUrl) && response.status() === 401,
  );
  const repeated = refused.then((answer) =>
    context.waitForEvent(
      'response',
      (response) => response.url() === answer.url() && response.ok(),
    ),
  );
  await windowOf(featured.presses('Try again'));
  await repeated;
  await featured.seesNo('Status 403');
  expect(calls('/msteams-auth').length).toBe(1);
  expect(await person.the('button', 'Sign in').count()).toBe(0);
});

it('AUTH-33 another person in Teams on the same device starts once more, and nothing of the first stays', async () => {
  const { page, context, portal } = stage;
  const { hostUrl, company } = portal.devTenant;
  await (await stage.openInTeams()).sees(/^Your menu.*Maria Solberg/, 'button');
  await page.waitForLoadState('networkidle');
  // As on a phone, the token of Teams is there before the code of the app.
  const token = context.waitForEvent('response', (response) =>
    response.url().startsWith(`${hostUrl}/token`),
  );
  await context.route(`${portal.url}/assets/app.*`, async (route) => {
    await token;
    await route.continue();
  });
  let starts = 0;
  await context.route(
    ({ origin, pathname }) => origin === portal.url && pathname === '/',
    async (route) => {
      starts += 1;
      // On a slow line the page before has time to draw until the next one comes.
      if (starts > 1) await drawsOn(page);
      await route.continue();
    },
  );
  const person = await stage.openInTeams({ person: 'editor@nordvik.example' });
  await person.sees(/^Your menu.*Erik Lindqvist/, 'button');
  await page.waitForLoadState('networkidle');
  expect(starts).toBe(2);
  const kept = await person.place.locator('html').evaluate(() => JSON.stringify(localStorage));
  expect(kept).toContain(company.person('editor@nordvik.example')!.id);
  expect(kept).not.toContain(company.person(member)!.id);
});

it('AUTH-25 the pop-up page asks nobody and hands nothing on when it was not Teams that opened it', async () => {
  const { page, context, portal } = stage;
  const { calls } = traffic();
  await answerHostList(context);
  await page.goto(
    `${portal.url}/msteams-auth?inTeamsAuthPopupRedirect=true&shouldNotLoadMain=true&scope=${encodeURIComponent(`${portal.devTenant.graphUrl}/User.Read`)}`,
  );
  await page.getByText('Close it and sign in from there.').waitFor();
  await page.goto(
    `${portal.url}/msteams-auth?inTeamsAuthPopupRedirect=true&scope=${encodeURIComponent('https://evil.example/read')}`,
  );
  await page.getByText('Close it and sign in from there.').waitFor();
  expect(
    calls('/authorize').length + calls('/api/').length + calls(`${portal.url}/assets/app.`).length,
  ).toBe(0);
});

it('AUTH-37 the user menu in Teams has no Sign out', async () => {
  const person = await stage.openInTeams();
  await person.presses(/^Your menu/);
  await person.sees('Settings', 'menuitem');
  expect(await person.the('menuitem', 'Sign out').count()).toBe(0);
});

/** Waits while a page draws some pictures more. */
function drawsOn(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let count = 0; count < 60; count += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}

/** The simulator lists who said what to whom. */
function told(page: Page, text: string): Promise<void> {
  return page.locator('#log li', { hasText: text }).first().waitFor({ state: 'attached' });
}
