import type { Locator, Page } from 'playwright-core';
import { flawsInEveryTheme } from '../../support/browser/browser';
import { restOf } from '../../support/browser/restOf';
import type { Person } from '../../support/browser/person';
import { setStage } from '../../support/browser/stage';
import { storeSetting } from '../../support/content/pages';
import { until } from '../../support/until';

const stage = setStage({ isBare: true, opensOwn: true });

const index = (page: Page) => page.getByRole('region', { name: 'Your collaboration sites' });
/** Groups that have been requested. */
const creations = () =>
  stage.portal.devTenant.control
    .requests('graph')
    .filter(({ method, path }) => method === 'POST' && path === '/v1.0/groups');

/** Scrolls until the index has come, of which nothing is requested before. */
async function toIndex(person: Person): Promise<void> {
  const { page } = person;
  await person.arrivesAt('Collaboration');
  await page.waitForFunction(() => {
    window.scrollBy(0, innerHeight / 2);
    return document.querySelector('section:has([role="radiogroup"]) li') !== null;
  });
}

it('SITES-15 SITES-16 SITES-20 SITES-21 SITES-22 SITES-38 with mouse and keyboard: all sites, a letter, a name, and more about a site', async () => {
  const { page, person, trouble } = await stage.open({ at: '/collaboration?sites=all' });
  await toIndex(person);
  const letters = page.getByRole('navigation', { name: 'Sites by letter' });
  await letters.getByText('P').click();
  await page.waitForFunction(() => {
    const { top } = document.getElementById('P')!.getBoundingClientRect();
    return top >= 0 && top < innerHeight / 2 && location.hash === '#P';
  });
  // The letters stay in sight, also at the end of the list.
  const list = index(page).getByRole('listitem');
  await list.last().scrollIntoViewIfNeeded();
  expect((await letters.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  const row = list.filter({ hasText: 'Project Aurora' });
  await row.hover();
  // Under the mouse it takes no focus, and is no dialog.
  const rested = page.getByRole('group', { name: 'Project Aurora' });
  await rested.getByRole('link', { name: 'Planner' }).waitFor();
  await page.mouse.move(0, 0);
  await rested.waitFor({ state: 'detached' });
  const about = row.getByRole('button', { name: 'About Project Aurora' });
  await about.focus();
  await page.keyboard.press('Enter');
  await person.sees(/Project Aurora/, 'dialog');
  expect(await flawsInEveryTheme(page, [1440])).toEqual([]);
  await page.keyboard.press('Escape');
  await person.seesNo('Project Aurora', 'dialog');
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-label') === 'About Project Aurora',
  );
  await index(page).getByRole('searchbox').fill('shore');
  await index(page).getByText('Project Shore Power').first().waitFor();
  await row.waitFor({ state: 'detached' });
  // Going back finds the same.
  await person.presses('New collaboration site', 'link');
  await person.arrivesAt('Create collaboration site');
  await person.goesBack();
  await toIndex(person);
  await index(page).getByText('Project Shore Power').first().waitFor();
  expect(await index(page).getByRole('searchbox').inputValue()).toBe('shore');
  expect(trouble).toEqual([]);
}, 90_000);

it('SITES-38 on a phone more about a site opens by touch, within the window', async () => {
  const { page, person, trouble } = await stage.open({
    at: '/collaboration',
    width: 390,
    options: { hasTouch: true },
  });
  await toIndex(person);
  await index(page).getByRole('button', { name: 'About Project Aurora' }).tap();
  const card = page.getByRole('dialog');
  await card.getByRole('link', { name: 'Files' }).waitFor();
  const star = card.getByRole('button', { name: /^Follow/ });
  const isFollowed = (await star.getAttribute('aria-pressed')) === 'true';
  await star.tap();
  await card.locator(`[aria-pressed="${!isFollowed}"]:not([aria-disabled])`).waitFor();
  const box = (await card.boundingBox())!;
  expect([box.x >= 0, box.x + box.width <= 390]).toEqual([true, true]);
  expect(await person.scrollsSidewaysBy()).toBe(0);
  expect(trouble).toEqual([]);
}, 90_000);

describe('SETTINGS-39 where links open in the same tab', () => {
  beforeAll(() => storeSetting(stage, 'open-all-links-in-same-tab', true));
  afterAll(() => stage.call('admin', 'DELETE', '/featuresettings/open-all-links-in-same-tab'));

  it.each([390, 1440])(
    'Back from a site, and from a page of the portal, leads to the link at its place: %d px',
    async (width) => {
      const at = '/collaboration?sites=all&sitesNamed=project';
      const { context, page, person, trouble } = await stage.open({ at, width, height: 844 });
      await context.route(
        (url) => url.pathname.startsWith('/sites/') || url.pathname.endsWith('/groupstatus.aspx'),
        (route) =>
          route.request().resourceType() === 'document'
            ? route.fulfill({ contentType: 'text/html', body: '<h1>A site</h1>' })
            : route.fallback(),
      );
      /** Opens it from its place in the window, comes back, and finds it there. */
      const goAndReturn = async (link: Locator, title: string | RegExp) => {
        // Any action of the person ends the earlier way back.
        await page.keyboard.press('Shift');
        await link.scrollIntoViewIfNeeded();
        // A page that grows or shrinks meanwhile has no place to come back to.
        const rest = restOf(page);
        await rest.wait();
        rest.stop();
        await link.scrollIntoViewIfNeeded();
        await link.focus();
        await link.evaluate((element) => {
          const note = () => {
            sessionStorage['test:top'] = element.getBoundingClientRect().top;
          };
          element.addEventListener('click', note, { capture: true });
        });
        await page.keyboard.press('Enter');
        await person.arrivesAt(title);
        await person.goesBack();
        await person.hasFocusOn(link);
        await until(() =>
          link.evaluate((element) => {
            const { top } = element.getBoundingClientRect();
            return Math.abs(top - Number(sessionStorage['test:top'])) < 5;
          }),
        );
      };
      await toIndex(person);
      await index(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
      await goAndReturn(index(page).getByRole('listitem').last().getByRole('link'), 'A site');
      expect(await index(page).getByRole('searchbox').inputValue()).toBe('project');
      expect(await index(page).getByRole('radio', { name: 'View all sites' }).isChecked()).toBe(
        true,
      );
      const latest = page.getByRole('region', { name: 'Your latest sites' });
      await goAndReturn(latest.getByRole('listitem').last().getByRole('link'), 'A site');
      await goAndReturn(person.the('link', 'Find more colleagues'), /Find your colleagues|People/);
      expect(trouble).toEqual([]);
    },
    120_000,
  );
});

it('CREATESITE-10 a site is made through throttling, a cut and a reload: once', async () => {
  Object.assign(stage.portal.devTenant.control.graph, { groupDelay: 500, siteDelay: 1_000 });
  const { page, person, trouble } = await stage.open({ at: '/create-site', width: 390 });
  await person.fills(/^Name/, 'Harbour crew');
  await person.sees('The address is free.');
  expect(await page.getByRole('textbox', { name: /^Address/ }).inputValue()).toBe('harbour-crew');
  await page.getByRole('combobox', { name: 'Start from' }).selectOption('Project');
  expect(await flawsInEveryTheme(page, [390, 1440])).toEqual([]);
  stage.portal.devTenant.control.fail({
    service: 'graph',
    method: 'PUT',
    path: '/team',
    status: 429,
    retryAfter: 1,
    times: 1,
  });
  stage.portal.devTenant.control.fail({
    service: 'graph',
    method: 'POST',
    path: '/channels/*/tabs',
    status: 500,
    times: 1,
  });
  await person.presses('Create site');
  await person.sees("Some channels and tabs couldn't be added.");
  await person.inThe('alert').sees('Status 500');
  await page.reload();
  await person.sees("“Harbour crew” isn't finished.");
  await person.presses('Continue');
  await person.sees('“Harbour crew” is ready.');
  expect(await flawsInEveryTheme(page, [390])).toEqual([]);
  expect(creations()).toHaveLength(1);
  expect(
    stage.portal.devTenant.control
      .requests('graph')
      .filter(
        ({ method, path, status }) =>
          method === 'POST' && /\/channels$/.test(path) && status === 201,
      ),
  ).toHaveLength(3);
  await person.opens('/collaboration');
  await toIndex(person);
  await index(page).getByText('Harbour crew').first().waitFor();
  expect(trouble.filter((line) => !/429|500/.test(line))).toEqual([]);
}, 90_000);
