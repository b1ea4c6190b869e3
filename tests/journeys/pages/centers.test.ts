import type { Locator, Page } from 'playwright-core';
import type { TrashedPage } from '#shared/contract/pages/pageCenter';
import type { Page as StoredPage } from '#shared/contract/pages/pages';
import { hoursFromNow, storePage, storeSetting } from '../../support/content/pages';
import type { Person } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';

const stage = setStage({ isBare: true, seeded: false, opensOwn: true });

const store = (...titles: string[]) =>
  Promise.all(titles.map((Title) => storePage(stage, { Title, PageType: 0 })));

beforeEach(async () => {
  const query = { PageType: [0, 1, 2], IncludeDrafts: true, IncludeArchive: true, Take: 100 };
  const { body } = await stage.call<StoredPage[]>('editor', 'POST', '/pages/query', query);
  for (const { Id } of body) await stage.call('editor', 'DELETE', `/pages/${Id}`);
  const trash = await stage.call<{ Pages: TrashedPage[] }>('editor', 'GET', '/pages/trash');
  for (const { Id, Deleted } of trash.body.Pages)
    await stage.call('editor', 'DELETE', `/pages/trash/${Id}`, undefined, {
      'if-match': `"${Deleted}"`,
    });
});

const center = (at = '/pages/content') => stage.open({ person: 'editor', at });
const row = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

async function choose(person: Person, ...titles: string[]): Promise<void> {
  await person.presses('Choose several');
  for (const title of titles) await person.the('checkbox', `Choose ${title}`).check();
  await person.sees(`${titles.length} pages chosen`);
}

/** Waits until the center lists these pages, in any order. */
async function lists(page: Page, ...titles: string[]): Promise<void> {
  await page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('article h2')]
        .map(({ textContent }) => textContent)
        .sort()
        .join() === wanted,
    [...titles].sort().join(),
  );
}

it('a filter stands in the address: it survives a reload, a page that was opened, and Back', async () => {
  await store('Rules of the quay', 'Food on board');
  const { page, person } = await center();
  await lists(page, 'Rules of the quay', 'Food on board');
  const text = page.getByRole('searchbox', { name: 'Search', exact: true });
  const drafts = page.getByRole('checkbox', { name: 'Include drafts' });
  await text.fill('quay');
  await page.waitForURL(/[?&]text=quay/);
  await drafts.check();
  await page.waitForURL(/drafts=1/);
  await page.reload();
  await lists(page, 'Rules of the quay');
  expect([await text.inputValue(), await drafts.isChecked()]).toEqual(['quay', true]);
  await person.presses('Rules of the quay', 'link');
  await person.arrivesAt('Rules of the quay');
  await person.goesBack();
  await lists(page, 'Rules of the quay');
  expect(await drafts.isChecked()).toBe(true);
  await person.goesBack();
  await page.waitForURL(({ search }) => !search.includes('drafts'));
  expect([await text.inputValue(), await drafts.isChecked()]).toEqual(['quay', false]);
  await person.goesBack();
  await lists(page, 'Rules of the quay', 'Food on board');
  expect(await text.inputValue()).toBe('');
});

it('several pages are archived by one request, and the one that cannot be is named', async () => {
  await store('One', 'Two');
  await storePage(stage, {
    ...{ Title: 'For tomorrow', PageType: 0, PublishingDate: hoursFromNow(24) },
  });
  const { page, person } = await center('/pages/content?drafts=1');
  await choose(person, 'One', 'Two', 'For tomorrow');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/pages/bulk'))
      sent.push(request.postData() ?? '');
  });
  await person.presses('Archive');
  await person.confirms('Archive');
  await person.isTold('2 pages changed');
  const failed = page.getByRole('alert').filter({ hasText: "These pages weren't changed:" });
  expect(await failed.getByRole('listitem').allTextContents()).toEqual([
    "“For tomorrow”: It's scheduled for later. Publish it before you archive it.",
  ]);
  await lists(page, 'For tomorrow');
  expect(sent).toHaveLength(1);
});

it('deleted pages come back: several by the notice, one out of the trash', async () => {
  await store('One', 'Two');
  const { page, person } = await center();
  await choose(person, 'One', 'Two');
  await person.presses('Delete');
  await person.confirms('Delete');
  await person.isTold('2 pages deleted');
  await person.sees('No pages found');
  await person.presses('Undo');
  await person.isTold('2 pages put back');
  await lists(page, 'One', 'Two');
  await person.presses('Options for Two');
  await person.presses('Delete', 'menuitem');
  await person.confirms('Delete');
  await lists(page, 'One');
  await person.presses('Trash');
  await person.presses('Put back Two');
  await person.sees('The trash is empty.');
  await page.keyboard.press('Escape');
  await lists(page, 'One', 'Two');
});

it('PAGES-027 a row that is being deleted is dimmed and lets no click through', async () => {
  await store('Going');
  const { page, person } = await center();
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/pages/*', async (route) => {
    if (route.request().method() === 'DELETE') await held;
    await route.continue();
  });
  await person.presses('Options for Going');
  await person.presses('Delete', 'menuitem');
  await person.confirms('Delete');
  const going = page.locator('article[inert]');
  await going.waitFor();
  const look = await going.evaluate((element) => {
    const { opacity, pointerEvents } = getComputedStyle(element);
    return { opacity, pointerEvents };
  });
  expect(look).toEqual({ opacity: '0.5', pointerEvents: 'none' });
  release();
  await person.sees('No pages found');
});

it('PAGES-021 a row has a picture of about 8.1rem and at most 2.85rem of text', async () => {
  await storePage(stage, {
    ...{ Title: 'A long one', PageType: 0, Content: `<p>${'The quay opens. '.repeat(80)}</p>` },
  });
  const { page } = await center();
  const rem = 16;
  const height = async (part: Locator) => ((await part.boundingBox())?.height ?? 0) / rem;
  const long = row(page, 'A long one');
  expect(await height(long.locator(':scope > :first-child'))).toBeCloseTo(8.1, 1);
  expect(await height(long.getByText(/^The quay opens/))).toBeCloseTo(2.85, 1);
});

it('PAGES-100 a page is archived after its date "Expires", and a setting shows the SharePoint news center', async () => {
  await storeSetting(stage, 'showSharePointNewsCenterLink', true);
  await storePage(stage, {
    ...{ Title: 'Over', PublishingDate: hoursFromNow(-3), ArchiveDate: hoursFromNow(-1) },
  });
  const { page, person } = await center('/pages/news?archive=1');
  await row(page, 'Over').getByText('Archived', { exact: true }).waitFor();
  await person.sees(/^SharePoint news center/, 'link');
  await person.presses('Options for Over');
  await person.presses('Edit', 'menuitem');
  await page
    .getByLabel(/^Expires/)
    .first()
    .waitFor();
  const readers = await stage.open({ at: '/pages/news?archive=1' });
  await readers.person.sees('No pages found');
});
