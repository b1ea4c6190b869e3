import type { Page as BrowserPage } from 'playwright-core';
import type { NewPage, Page } from '#shared/contract/pages/pages';
import { axeViolations } from '../support/browser/browser';
import { setStage } from '../support/browser/stage';
import { storeSetting } from '../support/content/pages';
import { publishFeatured } from '../support/content/publishFeatured';

const stage = setStage({ isBare: true });
beforeEach(() => stage.page.setDefaultTimeout(20_000));

const featured = (page: BrowserPage, title: string) =>
  page
    .getByRole('region', { name: 'Featured news' })
    .getByRole('article')
    .filter({ hasText: title });
const todayEntry = (page: BrowserPage) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /Today/ });

const notice = (page: BrowserPage) => page.getByText('The live connection was lost.').last();

async function change(page: Page, fields: Partial<NewPage>): Promise<void> {
  const { Title, Content, PageType, IsFeaturedPage, PublishingDate } = page;
  const { status } = await stage.call('editor', 'PUT', `/pages/${page.Id}`, {
    ...{ Title, Content, PageType, IsFeaturedPage, PublishingDate, ...fields },
  });
  expect(status).toBe(200);
}

/** Signs in and waits until the page listens to changes. */
async function open(name: string): Promise<void> {
  const connected = stage.person.hearsOfChanges();
  await stage.person.signsIn(name);
  await connected;
}

it('HUB-02 HUB-03 BADGE-13 what an editor publishes, changes or withdraws shows on an open Today without a reload', async () => {
  const { page } = stage;
  await open('member');
  const published = await publishFeatured(stage, 'Quay 9 opens');
  await featured(page, 'Quay 9 opens').getByText('New', { exact: true }).waitFor();
  await change(published, { Title: 'Quay 9 opens on Monday' });
  await featured(page, 'Quay 9 opens on Monday').waitFor();
  await change(published, { PublishingDate: null });
  await featured(page, 'Quay 9').waitFor({ state: 'detached' });
});

it('NAV-04 BADGE-15 BADGE-16 elsewhere in the portal the entry of Today gets a dot, which a visit takes away', async () => {
  const { page, person } = stage;
  await open('member');
  await person.choosesInOwnMenu('Settings');
  await person.arrivesAt('Settings');
  await publishFeatured(stage, 'Ice road opened');
  await todayEntry(page).getByText('new content').waitFor();
  expect(await axeViolations(page)).toEqual([]);
  await todayEntry(page).click();
  await featured(page, 'Ice road opened').getByText('New', { exact: true }).waitFor();
  await todayEntry(page).getByText('new content').waitFor({ state: 'detached' });
});

it('HUB-06 HUB-07 a killed server is told for a moment, and what was published meanwhile shows when it is back', async () => {
  const { page, person, portal } = stage;
  // The code that draws the message is fetched while there is a server to give it.
  const code = page.waitForResponse((answer) => /\/assets\/notices\./.test(answer.url()));
  await open('member');
  await code;
  await portal.restart('SIGKILL', async () => {
    const details = page.getByText('Details', { exact: true }).last();
    await notice(page).waitFor();
    await details.click();
    await person.isTold('WebSocket closed with status code: 1006');
    await details.click();
    // A notice stays for as long as the pointer is on it.
    await page.mouse.move(10, 10);
  });
  await publishFeatured(stage, 'Back on board');
  await featured(page, 'Back on board').waitFor();
  await notice(page).waitFor({ state: 'detached' });
}, 60_000);

it('a server stopped for an update shows no notice, and the page is in step again afterwards', async () => {
  const { page, portal } = stage;
  const seen: string[] = [];
  await page.exposeFunction('noteNotice', (text: string) => void seen.push(text));
  await open('member');
  await page.evaluate(() =>
    new MutationObserver(() => {
      if (document.body.innerText.includes('connection was lost'))
        void (window as unknown as { noteNotice: (text: string) => void }).noteNotice('1006');
    }).observe(document.body, { childList: true, subtree: true }),
  );
  await portal.restart('SIGTERM');
  await publishFeatured(stage, 'Updated and running');
  await featured(page, 'Updated and running').waitFor();
  expect(seen).toEqual([]);
});

it('HUB-08 with SignalR switched off no page connects, and one that is connected leaves', async () => {
  const { page } = stage;
  const [socket] = await Promise.all([
    page.waitForEvent('websocket', (each) => each.url().includes('/hub')),
    open('member'),
  ]);
  const left = socket.waitForEvent('close');
  await storeSetting(stage, 'enableSignalR', false);
  await left;
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const code = page.waitForResponse((answer) => /\/assets\/realtime\./.test(answer.url()));
  await page.reload();
  await code;
  await page.waitForLoadState('networkidle');
  expect(sockets).toEqual([]);
  await stage.call('admin', 'DELETE', '/featuresettings/enableSignalR');
});
