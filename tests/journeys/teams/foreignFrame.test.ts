import { choosePerson, watchForTrouble } from '../../support/browser/browser';
import { personAt, type Person } from '../../support/browser/person';
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
  // Reports each attempt to open a window without asking the page anything: that would count as a
  // click of the person.
  await stage.context.addInitScript(
    '{ const open = window.open; window.open = (...parts) => { const opened = open.apply(window, parts); console.info(`window ${opened ? "opened" : "blocked"}`); return opened; }; }',
  );
  stage.context.on('console', (message) => {
    if (message.text().startsWith('window ')) opened.push(message.text());
  });
});
afterEach(() => expect(trouble).toEqual([]));

const inFrame = () => personAt(stage.page, stage.portal.url, stage.page.frameLocator('iframe'));
const silentRequests = () =>
  stage.portal.devTenant.control
    .requests('identity', '/authorize')
    .filter(({ path }) => path.includes('prompt=none'));
const promptShown = () =>
  stage.context.waitForEvent('response', (response) => /\/assets\/sign-in\./.test(response.url()));

/** Opens the other site until the portal asks there; answers the person who looks at its frame. */
async function openUntilPrompt(): Promise<Person> {
  const shown = promptShown();
  await stage.page.goto(stage.portal.devTenant.foreignUrl);
  await shown;
  return inFrame();
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
  await inFrame().sees('Sign in', 'button');
});

it('AUTH-05 AUTH-08 AUTH-33 the button opens the pop-up, and the frame shows the portal, also after a reload', async () => {
  const { page, context } = stage;
  const person = await openUntilPrompt();
  const [popup] = await Promise.all([context.waitForEvent('page'), person.presses('Sign in')]);
  await choosePerson(popup, member);
  await person.place.getByRole('banner').waitFor();
  opened.length = 0;
  await page.reload();
  await person.arrivesAt('Today');
  await person.sees(/^Your menu/, 'button');
  expect(opened).toEqual([]);
  expect(page.url()).toBe(stage.portal.devTenant.foreignUrl);
});

it('AUTH-29 a pop-up that the person closes leaves the button, which opens another', async () => {
  const { context } = stage;
  const person = await openUntilPrompt();
  const [first] = await Promise.all([context.waitForEvent('page'), person.presses('Sign in')]);
  await personAt(first, stage.portal.url).sees('Sign in', 'heading');
  await first.close();
  const [second] = await Promise.all([context.waitForEvent('page'), person.presses('Sign in')]);
  await choosePerson(second, member);
  await person.place.getByRole('banner').waitFor();
});

it('AUTH-31 signing out in a frame ends the session, and the portal waits for a click', async () => {
  const { context } = stage;
  const person = await openUntilPrompt();
  const [popup] = await Promise.all([context.waitForEvent('page'), person.presses('Sign in')]);
  await choosePerson(popup, member);
  await person.choosesInOwnMenu('Sign out');
  await person.sees('Sign in to continue to');
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
  expect(await inFrame().place.getByRole('banner').count()).toBe(0);
});
