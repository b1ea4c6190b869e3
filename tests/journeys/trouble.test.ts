import { axeViolations, signIn } from '../support/browser/browser';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true });

const posts = (name: string) => stage.page.getByRole('region', { name }).getByRole('article');

it.each([
  ['429', { status: 429, retryAfter: 60 }],
  ['503', { status: 503, retryAfter: 60 }],
  ['504', { status: 504 }],
  ['a dropped connection', { silence: 'drop' as const }],
])(
  'SharePoint answering %s leaves the portal’s own news readable and says what is missing',
  async (_name, failure) => {
    const { page, portal } = stage;
    portal.devTenant.control.fail({ service: 'sharepoint', path: '/_api/', ...failure });
    await signIn(page, portal.url, 'member@nordvik.example');
    await posts('Featured news').first().waitFor();
    await page
      .getByRole('region', { name: 'Your news' })
      .getByRole('button', { name: /try again/i })
      .first()
      .waitFor();
    expect(
      await page.getByText('No news could be found according to your channel selections.').count(),
    ).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    portal.devTenant.control.reset();
    await page
      .getByRole('region', { name: 'Your news' })
      .getByRole('button', { name: /try again/i })
      .first()
      .click();
    await page
      .getByRole('region', { name: 'Your news' })
      .locator(`a[href^="${portal.devTenant.sharePointUrl}"]`)
      .first()
      .waitFor();
  },
);

it('every widget of Today reports its own failure and shows its content after a retry', async () => {
  const { page, context, portal } = stage;
  const widgets = [
    'Highlights',
    'Featured news',
    'Your news',
    'Compliments',
    'My blogs',
    'Infoboxes',
    'Reports',
    'Key figures',
    'Upcoming events',
    'Birthdays',
    'Restaurant menu',
    'News feeds',
  ];
  const ofMicrosoft = ['Compliments', 'My blogs', 'Upcoming events', 'Birthdays'];
  const ownSources =
    /\/api\/(infoboxes|chartgroups|restaurants|restaurantmenus|Feed|powerbiframes|pages)/;
  portal.devTenant.control.fail({
    service: 'sharepoint',
    path: '/_api/',
    status: 503,
    retryAfter: 1,
  });
  await context.route(ownSources, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"id":"internal","status":500,"title":"Something went wrong."}',
    }),
  );
  // Everything stands in the window.
  await page.setViewportSize({ width: 1440, height: 6_000 });
  await signIn(page, portal.url, 'admin@nordvik.example');
  const retry = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByRole('button', { name: /try again/i });
  const isOwn = (name: string) => !ofMicrosoft.includes(name);
  const missing = (name: string) =>
    page.getByRole('region', { name, exact: true }).getByText(`Missing for now: ${name}.`).first();
  for (const name of widgets) await (isOwn(name) ? retry(name) : missing(name)).waitFor();
  expect(await retry('Key figures').count()).toBe(1);
  portal.devTenant.control.reset();
  await context.unroute(ownSources);
  for (const name of widgets.filter(isOwn)) await retry(name).click();
  // One line stands for those whose service does not answer.
  await page
    .locator('div', { has: page.getByText(/^Microsoft 365 isn't answering/) })
    .getByRole('button', { name: 'Try again' })
    .last()
    .click();
  for (const name of widgets)
    await page
      .getByRole('region', { name, exact: true })
      .locator('li, article, iframe')
      .first()
      .waitFor();
  expect(await page.getByRole('button', { name: /try again/i }).count()).toBe(0);
}, 90_000);

it('ERRORS-11 ERRORS-18 ERRORS-19 ERRORS-51 a failing product API is a panel with the status, the widget’s name and more information', async () => {
  const { page, context, portal } = stage;
  await signIn(page, portal.url, 'frontline@nordvik.example');
  await posts('Featured news').first().waitFor();
  await page.evaluate(() =>
    indexedDB
      .databases()
      .then((all) =>
        Promise.all(all.map(({ name }) => indexedDB.deleteDatabase(name!))).then(() => undefined),
      ),
  );
  await context.route(`${portal.url}/api/pages/**`, (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: '{"id":"internal","status":500,"title":"Something went wrong."}',
    }),
  );
  await page.reload();
  const panel = page.getByRole('region', { name: 'Featured news' });
  await panel
    .getByText('There was a problem loading or saving information. Please try again later.')
    .waitFor();
  await panel.getByRole('button', { name: 'Show more information' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.textContent()).toMatch(/500/);
  expect(await dialog.textContent()).toContain('frontline@nordvik.example');
  expect(await axeViolations(page)).toEqual([]);
});

it('OFFLINE-01 OFFLINE-06 losing the connection shows a bar above the page, which goes away by itself', async () => {
  const { page, context, portal } = stage;
  await signIn(page, portal.url, 'member@nordvik.example');
  await posts('Featured news').first().waitFor();
  await context.setOffline(true);
  await page.getByText('No internet connection').waitFor();
  expect(await posts('Featured news').count()).toBeGreaterThan(0);
  await context.setOffline(false);
  await page.getByText('No internet connection').waitFor({ state: 'detached' });
});

it('an unknown address says so, with the search and the way home, and so does a page that is gone', async () => {
  const { page, portal } = stage;
  await signIn(page, portal.url, 'member@nordvik.example', '/no/such/place');
  await page.getByRole('heading', { level: 1, name: "We couldn't find this page" }).waitFor();
  expect(page.url()).toBe(`${portal.url}/no/such/place`);
  await page.getByRole('button', { name: 'Search for “no such place”' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'To the start page' }).click();
  await page.waitForURL(`${portal.url}/`);
  await page.goto(`${portal.url}/pages/news/nothing-here-999999`);
  await page.getByRole('heading', { level: 1, name: "We couldn't find this page" }).waitFor();
  expect(page.url()).toBe(`${portal.url}/pages/news/nothing-here-999999`);
});
