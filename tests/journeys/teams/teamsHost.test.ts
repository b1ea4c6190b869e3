import { teamsAppId, teamsCatalogAppId } from '../../../src/devTenant/environment';
import { axeViolations } from '../../support/browser/browser';
import { seesCount } from '../../support/browser/person';
import { setHostStage } from '../../support/browser/hostStage';
import { appFrame, deepLink } from '../../support/browser/teams';

const stage = setHostStage({ isBare: true });
const { open, said, go } = stage;
const tabs = () => stage.person.within('Tabs', 'navigation');
const success = 'teams.app.notifySuccess();';

describe('loading', () => {
  it('Teams covers the tab until the app reports that it is ready', async () => {
    const frame = await open('go.onclick = () => teams.app.notifySuccess();');
    await stage.page.getByRole('status').filter({ hasText: 'Loading Nordvik' }).waitFor();
    await frame.getByRole('button', { name: 'Go' }).dispatchEvent('click');
    await stage.page
      .getByRole('status')
      .filter({ hasText: 'Loading Nordvik' })
      .waitFor({ state: 'hidden' });
  });

  it("an app that never reports is replaced by Teams' own error, from which it can be tried again", async () => {
    await open('', { loadTimeout: '300' });
    const trouble = stage.page.getByRole('alert').filter({ hasText: 'took too long' });
    await trouble.waitFor();
    stage.app.script = success;
    await trouble.getByRole('button', { name: 'Try again' }).click();
    await trouble.waitFor({ state: 'hidden' });
  });

  it('a failure that the app reports is shown with its reason', async () => {
    await open(
      "teams.app.notifyFailure({ reason: 'AuthFailed', message: 'Nobody is signed in.' });",
    );
    await stage.page
      .getByRole('alert')
      .filter({ hasText: 'AuthFailed: Nobody is signed in.' })
      .waitFor();
  });
});

describe('context', () => {
  const notify = `${success} const { page, app, user } = await teams.app.getContext();
    say([page.id, page.subPageId, page.frameContext, app.theme, app.locale, app.host.clientType, app.appId, user.loginHint, user.tenant.id].join(' '));`;

  it('tells tab, theme, language, device and who is signed in', async () => {
    await open(notify, { theme: 'dark', language: 'sv', person: 'editor@nordvik.example' });
    await said(
      `today  content dark sv-se desktop ${teamsAppId} editor@nordvik.example ${stage.tenant.tenantId}`,
    ).waitFor();
  });

  it('a phone is Android with a narrow frame, and a narrow window is always a phone', async () => {
    const frame = await open(notify, { device: 'phone' });
    await said(/ android /).waitFor();
    expect(await frame.locator('body').evaluate(() => innerWidth)).toBeLessThan(400);
    await stage.page.setViewportSize({ width: 390, height: 844 });
    await open(notify, { device: 'desktop' });
    await said(/ android /).waitFor();
    expect(await stage.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('the names of the tabs follow the language of Teams', async () => {
    await open(success, { language: 'da' });
    expect(await tabs().place.getByRole('link').allTextContents()).toEqual([
      'I dag',
      'Din tavle',
      'Samarbejde',
    ]);
  });

  it('a change of the theme reaches the app while it is open', async () => {
    const frame = await open(
      `${success} teams.app.registerOnThemeChangeHandler((theme) => say('theme ' + theme)); say('ready');`,
    );
    await said('ready').waitFor();
    await stage.page.getByRole('radio', { name: 'High contrast' }).check();
    await said('theme contrast').waitFor();
    expect(await frame.getByRole('listitem').filter({ hasText: 'ready' }).count()).toBe(1);
  });
});

describe('links', () => {
  const notify = `${success} teams.app.getContext().then(({ page }) => say('at ' + page.id + ' ' + page.subPageId));`;

  it('a deep link opens its tab and gives the app the page below it', async () => {
    await open(notify, {}, deepLink(teamsAppId, 'yourBoard', '/news/42?from=link'));
    await said('at yourBoard /news/42?from=link').waitFor();
    await tabs().the('link', 'Your board').and(stage.page.locator('[aria-current=page]')).waitFor();
    await seesCount(appFrame(stage.page).getByRole('heading', { name: 'App at /your-board' }), 1);
  });

  it('a link to a tab that does not exist says so', async () => {
    await open(notify, {}, deepLink(teamsAppId, 'nowhere'));
    await stage.page.getByRole('alert').filter({ hasText: 'does not exist' }).waitFor();
  });

  it('a link of Teams that is pasted, followed in the app, or asked for by the app leads to the same place', async () => {
    const link = `https://teams.microsoft.com${deepLink(teamsAppId, 'collaboration', '/sites/1')}`;
    await open(`${notify} go.onclick = () => teams.app.openLink(${JSON.stringify(link)});`);
    await said('at today').waitFor();
    await stage.person.fills('Open a link to Teams', link);
    await stage.page.keyboard.press('Enter');
    await said('at collaboration /sites/1').waitFor();
    await tabs().presses('Today', 'link');
    await said('at today').waitFor();
    await go();
    await said('at collaboration /sites/1').waitFor();
    await stage.person.presses('Back');
    await said('at today').waitFor();
  });

  it('the app can go to a page of its own, and hears when there is none', async () => {
    await open(`${notify} go.onclick = () => { tell(teams.pages.navigateToApp({ appId: ${JSON.stringify(teamsAppId)}, pageId: 'nowhere' }));
      teams.pages.currentApp.navigateTo({ pageId: 'yourBoard', subPageId: '/tasks' }); };`);
    await said('at today').waitFor();
    await go();
    await said('at yourBoard /tasks').waitFor();
  });

  it("a shared link is Teams' own and leads back to the page", async () => {
    await open(
      `${notify} go.onclick = () => teams.pages.shareDeepLink({ subPageId: '/news/7', subPageLabel: 'Quay 7', subPageWebUrl: 'http://localhost/news/7' });`,
    );
    await said('at today').waitFor();
    await go();
    const dialog = stage.page.getByRole('dialog', { name: 'Copy link' });
    expect(await dialog.getByRole('textbox', { name: 'Link' }).inputValue()).toMatch(
      new RegExp(
        `^https://teams\\.microsoft\\.com/l/entity/${teamsAppId}/today\\?label=Quay\\+7&webUrl=`,
      ),
    );
    await dialog.getByRole('link', { name: 'Open it here' }).click();
    await said('at today /news/7').waitFor();
  });

  it('another address opens outside of Teams', async () => {
    await stage.withWindows();
    await open(
      `${success} go.onclick = () => tell(teams.app.openLink(location.origin + '/outside').then(() => 'opened'));`,
    );
    const [outside] = await Promise.all([stage.context.waitForEvent('page'), go()]);
    await outside.waitForURL(`${stage.app.url}/outside`);
    expect(await outside.evaluate(() => window.opener)).toBeNull();
    await said('opened').waitFor();
  });

  it("Teams' back button goes back in the app first, and further back where the app lets it", async () => {
    await open(
      `${notify} teams.pages.backStack.registerBackButtonHandler(() => { if (location.pathname !== '/your-board') return false; say('back'); return location.hash === ''; });`,
    );
    await said('at today').waitFor();
    await tabs().presses('Your board', 'link');
    await said('at yourBoard').waitFor();
    await stage.person.presses('Back');
    await said('back').waitFor();
    await tabs().presses('Collaboration', 'link');
    await said('at collaboration').waitFor();
    await stage.person.presses('Back');
    await said('at yourBoard').waitFor();
  });

  it('the clipboard is written by Teams', async () => {
    await stage.context.grantPermissions(['clipboard-read', 'clipboard-write'], {
      origin: stage.tenant.hostUrl,
    });
    await open(
      `${success} go.onclick = () => tell(teams.clipboard.write(new Blob(['Blåbær'], { type: 'text/plain' })).then(() => 'written'));`,
    );
    await go();
    await said('written').waitFor();
    expect(await stage.page.evaluate(() => navigator.clipboard.readText())).toBe('Blåbær');
  });
});

describe('in the background', () => {
  const lasting = `say('started'); ${success}
    teams.app.lifecycle.registerBeforeSuspendOrTerminateHandler(async () => say('suspended'));
    teams.app.lifecycle.registerOnResumeHandler(({ entityId, contentUrl }) => { say('resumed ' + entityId + ' ' + contentUrl.pathname); teams.app.notifySuccess(); });`;

  it('an app that registered for it is suspended, kept, and resumed on the tab that is opened', async () => {
    await open(lasting);
    await said('started').waitFor();
    await stage.person.presses('Chat');
    await stage.person.sees('Chat', 'heading');
    expect(await stage.page.locator('#stage iframe').isVisible()).toBe(false);
    await stage.person.presses('Nordvik');
    await said('resumed today /').waitFor();
    await tabs().presses('Your board', 'link');
    await said('resumed yourBoard /your-board').waitFor();
    expect(await appFrame(stage.page).getByRole('listitem').allTextContents()).toEqual([
      'started',
      'suspended',
      'resumed today /',
      'suspended',
      'resumed yourBoard /your-board',
    ]);
  });

  it('another app ends and starts again', async () => {
    await open(`${success} say('started at ' + location.pathname);`);
    await said('started at /').waitFor();
    await tabs().presses('Your board', 'link');
    await said('started at /your-board').waitFor();
    expect(await stage.page.locator('#stage iframe').count()).toBe(1);
  });
});

it.each(['default', 'dark', 'contrast'] as const)(
  'the simulator itself has no accessibility violation in the theme %s, at both sizes',
  async (theme) => {
    await open(success, { theme });
    await stage.page
      .getByRole('status')
      .filter({ hasText: 'Loading Nordvik' })
      .waitFor({ state: 'hidden' });
    expect(await axeViolations(stage.page)).toEqual([]);
    await sendActivity('The new quay is open');
    await stage.person.inThe('status').sees(/Nordvik published The new quay is open/, 'button');
    expect(await axeViolations(stage.page)).toEqual([]);
    await stage.person.presses(/^Activity/);
    await stage.person.within('Notifications', 'list').sees(/The new quay is open/, 'button');
    expect(await axeViolations(stage.page)).toEqual([]);
    await stage.page.setViewportSize({ width: 390, height: 844 });
    await stage.person.presses(/Settings/);
    expect(await axeViolations(stage.page)).toEqual([]);
  },
);

/** Notifies the person who is signed in to Teams, as the portal does. */
async function sendActivity(title: string): Promise<void> {
  const { tenant } = stage;
  const credentials = new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: tenant.clientId,
    client_secret: tenant.clientSecret,
    scope: `${tenant.graphUrl}/.default`,
  });
  const issued = await fetch(`${tenant.identityUrl}/${tenant.tenantId}/oauth2/v2.0/token`, {
    method: 'POST',
    body: credentials,
  });
  const { access_token: token } = (await issued.json()) as { access_token: string };
  const answer = await fetch(
    `${tenant.graphUrl}/v1.0/teamwork/sendActivityNotificationToRecipients`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({
        topic: {
          source: 'text',
          value: title,
          webUrl: `https://teams.microsoft.com${deepLink(teamsCatalogAppId, 'today', '/settings')}`,
        },
        activityType: 'pagePublished',
        previewText: { content: 'Ships can moor from Monday on.' },
        templateParameters: [{ name: 'title', value: title }],
        recipients: [
          {
            '@odata.type': 'microsoft.graph.aadUserNotificationRecipient',
            userId: tenant.company.person('member@nordvik.example')!.id,
          },
        ],
      }),
    },
  );
  expect(answer.status).toBe(202);
}
