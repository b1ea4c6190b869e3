import { decodeJwt } from 'jose';
import { setHostStage } from '../../support/browser/hostStage';
import { appFrame, type TeamsSettings } from '../../support/browser/teams';

const stage = setHostStage({ isBare: true });
const open = (script: string, settings?: TeamsSettings) =>
  stage.open(`teams.app.notifySuccess(); ${script}`, settings);
const { said, go } = stage;

describe('getAuthToken', () => {
  const ask = 'tell(teams.authentication.getAuthToken({ silent: true }));';

  it('gives the token of the person in Teams for the portal', async () => {
    await open(ask, { person: 'frontline@nordvik.example' });
    const claims = decodeJwt((await said(/^ey/).textContent()) ?? '');
    expect(claims).toMatchObject({
      aud: stage.tenant.clientId,
      scp: 'access_as_user',
      oid: stage.tenant.company.person('frontline@nordvik.example')!.id,
      tid: stage.tenant.tenantId,
    });
  });

  it("answers in Teams' words where the person is needed or nothing can be done", async () => {
    await open(ask, { token: 'consent' });
    await said('failed: resourceRequiresConsent').waitFor();
    await open(ask, { token: 'failing' });
    await said('failed: resourceDisabled').waitFor();
  });

  it('follows the control endpoint and the identity service while the page is open', async () => {
    await open(`go.onclick = () => { ${ask} };`);
    stage.tenant.control.host.token = 'failing';
    await go();
    await said('failed: resourceDisabled').waitFor();
    stage.tenant.control.host.token = 'silent';
    stage.tenant.control.identity.mfaRequired = true;
    await go();
    await said('failed: resourceRequiresMfa').waitFor();
  });

  it('may never be answered', async () => {
    await open(`${ask} setTimeout(() => say('still waiting'), 300);`, { token: 'hanging' });
    await said('still waiting').waitFor();
    expect(await appFrame(stage.page).getByRole('listitem').count()).toBe(1);
  });
});

describe('the pop-up', () => {
  beforeEach(() => stage.withWindows());
  const authenticate =
    "tell(teams.authentication.authenticate({ url: location.origin.replace('http:', 'https:') + '/msteams-auth' }));";
  const inPopup = (script: string) => `if (location.pathname === '/msteams-auth') { ${script} }`;

  it('is blocked without a click', async () => {
    await open(`if (location.pathname === '/') ${authenticate}`);
    await said('failed: FailedToOpenWindow').waitFor();
    expect(stage.context.pages()).toHaveLength(1);
  });

  it('opens after a click, on the http address of this machine, and its result reaches the tab', async () => {
    await open(
      `go.onclick = () => ${authenticate} ${inPopup('const { page } = await teams.app.getContext(); teams.authentication.notifySuccess(location.protocol + page.frameContext);')}`,
    );
    const [popup] = await Promise.all([stage.context.waitForEvent('page'), go()]);
    await said('http:authentication').waitFor();
    if (!popup.isClosed()) await popup.waitForEvent('close');
  });

  it('can tell of a failure', async () => {
    await open(
      `go.onclick = () => ${authenticate} ${inPopup("teams.authentication.notifyFailure('no account');")}`,
    );
    await go();
    await said('failed: no account').waitFor();
  });

  it('counts as cancelled when it is closed', async () => {
    await open(`go.onclick = () => ${authenticate}`);
    const [popup] = await Promise.all([stage.context.waitForEvent('page'), go()]);
    await popup.close();
    await said('failed: CancelledByUser').waitFor();
  });

  it("opens addresses of the app's valid domains only", async () => {
    await open(
      "go.onclick = () => tell(teams.authentication.authenticate({ url: 'https://elsewhere.example/' }));",
    );
    await go();
    await said(/failed: .*valid domain/).waitFor();
    expect(stage.context.pages()).toHaveLength(1);
  });

  it('has another storage than the tab, as in real browsers', async () => {
    await open(`go.onclick = () => ${authenticate} ${inPopup("teams.authentication.notifySuccess('pop-up has ' + localStorage.getItem('mark'));")}
      if (location.pathname === '/') { localStorage.setItem('mark', 'tab'); say('tab has ' + localStorage.getItem('mark')); }`);
    await said('tab has tab').waitFor();
    await go();
    await said('pop-up has null').waitFor();
  });
});

describe('nested app authentication', () => {
  const withMsal = (
    call: string,
  ) => `const client = await msal.createNestablePublicClientApplication({ auth: { clientId: '${stage.tenant.clientId}', authority: 'https://login.microsoftonline.com/${stage.tenant.tenantId}' } });
    const request = { scopes: ['${stage.tenant.graphUrl}/User.Read'] }; ${call}`;

  it('is offered only where it is switched on', async () => {
    await open('say(teams.nestedAppAuth.isNAAChannelRecommended());');
    await said('false').waitFor();
    await open('say(teams.nestedAppAuth.isNAAChannelRecommended());', { naa: 'true' });
    await said('true').waitFor();
  });

  it('gives MSAL tokens of other services without a window', async () => {
    await open(
      withMsal('tell(client.acquireTokenSilent(request).then(({ accessToken }) => accessToken));'),
      { naa: 'true', person: 'editor@nordvik.example' },
    );
    expect(decodeJwt((await said(/^ey/).textContent()) ?? '')).toMatchObject({
      aud: stage.tenant.graphUrl,
      scp: 'User.Read',
      oid: stage.tenant.company.person('editor@nordvik.example')!.id,
    });
  });

  it('asks the person where consent is needed', async () => {
    await open(
      withMsal(
        `tell(client.acquireTokenSilent(request).catch((error) => { say(error.name); go.onclick = () => tell(client.acquireTokenPopup(request).then(({ scopes }) => 'got ' + scopes)); return 'asking'; }));`,
      ),
      { naa: 'true', token: 'consent' },
    );
    await said('InteractionRequiredAuthError').waitFor();
    await go();
    await stage.person.within('Permissions requested', 'dialog').presses('Accept');
    await said(`got ${stage.tenant.graphUrl}/User.Read`).waitFor();
  });
});
