import type { FrameLocator } from 'playwright-core';
import { choosePerson, watchForTrouble } from '../../support/browser/browser';
import { setStage } from '../../support/browser/stage';

const member = 'member@nordvik.example';
const stage = setStage({ seeded: false, hasMotion: true });
let trouble: string[];
let opened: string[];

beforeEach(async () => {
  trouble = watchForTrouble(stage.context, [
    /status of (401|404)/,
    /violates the following Content Security Policy directive: "default-src 'none'"/,
  ]);
  opened = [];
  // Tells of each attempt to open a window without asking the page anything: that would count as a
  // click of the person.
  await stage.context.addInitScript(
    '{ const open = window.open; window.open = (...parts) => { const opened = open.apply(window, parts); console.info(`window ${opened ? "opened" : "blocked"}`); return opened; }; }',
  );
  stage.context.on('console', (message) => {
    if (message.text().startsWith('window ')) opened.push(message.text());
  });
});
afterEach(() => expect(trouble).toEqual([]));

const silentRequests = () =>
  stage.portal.devTenant.control
    .requests('identity', '/authorize')
    .filter(({ path }) => path.includes('prompt=none'));
const promptShown = () =>
  stage.context.waitForEvent('response', (response) => /\/assets\/sign-in\./.test(response.url()));

async function openUntilPrompt(): Promise<FrameLocator> {
  const shown = promptShown();
  await stage.page.goto(stage.portal.devTenant.foreignUrl);
  await shown;
  return stage.page.frameLocator('iframe');
}

it("AUTH-07 AUTH-08 AUTH-09 AUTH-10 another site's frame tries silent sign-in, then a pop-up; once blocked, it waits for the button", async () => {
  const { page, portal } = stage;
  const shown = promptShown();
  await page.goto(portal.devTenant.foreignUrl);
  await shown;
  expect(silentRequests().length).toBe(1);
  expect(opened).toEqual(['window blocked']);

  const shownAgain = promptShown();
  await page.reload();
  await shownAgain;
  expect(silentRequests().length).toBe(2);
  expect(opened).toEqual(['window blocked']);
  await page.frameLocator('iframe').getByRole('button', { name: 'Sign in' }).waitFor();
});

it('AUTH-05 AUTH-08 AUTH-33 the button opens the pop-up, and the frame shows the portal, also after a reload', async () => {
  const { page, context } = stage;
  const frame = await openUntilPrompt();
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  await choosePerson(popup, member);
  await frame.getByRole('banner').waitFor();
  opened.length = 0;
  await page.reload();
  await frame.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
  await frame.getByRole('button', { name: /^Your menu/ }).waitFor();
  expect(opened).toEqual([]);
  expect(page.url()).toBe(stage.portal.devTenant.foreignUrl);
});

it('AUTH-29 a pop-up that the person closes leaves the button, which opens another', async () => {
  const { context } = stage;
  const frame = await openUntilPrompt();
  const button = frame.getByRole('button', { name: 'Sign in' });
  const [first] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await first.getByRole('heading', { name: 'Sign in' }).waitFor();
  await first.close();
  const [second] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await choosePerson(second, member);
  await frame.getByRole('banner').waitFor();
});

it('AUTH-31 signing out in a frame ends the session, and the portal waits for a click', async () => {
  const { context } = stage;
  const frame = await openUntilPrompt();
  const [popup] = await Promise.all([
    context.waitForEvent('page'),
    frame.getByRole('button', { name: 'Sign in' }).click(),
  ]);
  await choosePerson(popup, member);
  await frame.getByRole('button', { name: /^Your menu/ }).click();
  await frame.getByRole('menuitem', { name: 'Sign out' }).click();
  await frame.getByText('Sign in to continue to').waitFor();
  expect(stage.portal.devTenant.control.requests('identity', '/logout').length).toBeGreaterThan(0);
});

it('TEAMS-13 a site that is not named by the portal cannot show it', async () => {
  const { page, portal } = stage;
  const refused = new URL(portal.devTenant.foreignUrl);
  refused.hostname = 'unknown.localhost';
  trouble = [];
  const blocked = page.waitForEvent('console', (message) =>
    message.text().includes('frame-ancestors'),
  );
  await page.goto(refused.href);
  await blocked;
  expect(await page.frameLocator('iframe').getByRole('banner').count()).toBe(0);
});
