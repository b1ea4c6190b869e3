import type { Browser } from 'playwright-core';
import { choosePerson, launchBrowser } from '../../support/browser/browser';
import { seesCount } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';

const member = 'member@nordvik.example';
const blocked = 'portal:popups-blocked';

const stage = setStage({ seeded: false, environment: { PORTAL_SIGNIN: 'popup' } });

it('AUTH-14 AUTH-34 AUTH-35 a blocked pop-up falls back to a redirect without a click and is remembered for the tab', async () => {
  const { context, page, person, portal } = stage;
  await person.opens('/');
  await page.waitForURL(`${portal.devTenant.identityUrl}/**`);
  await choosePerson(page, member);
  await page.getByRole('banner').waitFor();
  expect(context.pages().length).toBe(1);
  expect(await page.evaluate((key) => sessionStorage.getItem(key), blocked)).toBe('yes');
});

it('AUTH-12 known-blocked pop-ups are not tried again: the redirect goes out at once', async () => {
  const { context, page, person, portal } = stage;
  await context.addInitScript(`
    if (location.origin === ${JSON.stringify(portal.url)}) {
      sessionStorage.setItem(${JSON.stringify(blocked)}, 'yes');
      window.open = () => { sessionStorage.setItem('opened', 'yes'); return null; };
    }`);
  await person.opens('/');
  await choosePerson(page, member);
  await page.getByRole('banner').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('opened'))).toBeNull();
});

describe('where pop-ups are allowed', () => {
  let allowing: Browser;
  beforeAll(async () => {
    allowing = await launchBrowser({ popUps: 'allowed' });
  });
  afterAll(async () => allowing?.close());
  beforeEach(async () => {
    await stage.context.close();
    stage.context = await allowing.newContext({ serviceWorkers: 'block' });
  });

  it('AUTH-13 sign-in opens a pop-up, and the page stays where it is', async () => {
    const { context, portal } = stage;
    const page = await context.newPage();
    const [popup] = await Promise.all([
      context.waitForEvent('page'),
      page.goto(`${portal.url}/?from=link`),
    ]);
    await choosePerson(popup, member);
    await page.getByRole('banner').waitFor();
    expect(page.url()).toBe(`${portal.url}/?from=link`);
  });

  it('AUTH-13 AUTH-29 a reload while the pop-up is open opens no second one by itself: the button does', async () => {
    const { context, portal } = stage;
    const page = await context.newPage();
    const [left] = await Promise.all([context.waitForEvent('page'), page.goto(portal.url)]);
    await left.getByRole('heading', { name: 'Sign in' }).waitFor();
    const prompt = page.waitForEvent('response', (response) =>
      /\/assets\/sign-in\./.test(response.url()),
    );
    await page.reload();
    await prompt;
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.waitFor();
    expect(context.pages()).toEqual([page, left]);
    const [second] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await choosePerson(second, member);
    await page.getByRole('banner').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('portal:window-opened'))).toBeNull();
  });

  it('AUTH-28 AUTH-29 AUTH-36 a closed pop-up soon leads to the prompt with its hint, whose button opens another', async () => {
    const { context, portal } = stage;
    const page = await context.newPage();
    const [popup] = await Promise.all([context.waitForEvent('page'), page.goto(portal.url)]);
    await popup.getByRole('heading', { name: 'Sign in' }).waitFor();
    await popup.close();
    const button = page.getByRole('button', { name: 'Sign in' });
    await button.waitFor({ timeout: 5_000 });
    await seesCount(page.getByText('Sign in to continue to'), 1);
    await seesCount(
      page.getByText('If nothing opens, allow pop-ups for this site and try again.'),
      1,
    );
    const [second] = await Promise.all([context.waitForEvent('page'), button.click()]);
    await choosePerson(second, member);
    await page.getByRole('banner').waitFor();
  });
});
