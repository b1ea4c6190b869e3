import { axeViolations } from '../support/browser/browser';
import { seesCount } from '../support/browser/person';
import { setStage } from '../support/browser/stage';

const stage = setStage({ isBare: true });

it.each([
  ['429', { status: 429, retryAfter: 60 }],
  ['503', { status: 503, retryAfter: 60 }],
  ['504', { status: 504 }],
  ['a dropped connection', { silence: 'drop' as const }],
])(
  'SharePoint answering %s leaves the portal’s own news readable and says what is missing',
  async (_name, failure) => {
    const { page, person, portal } = stage;
    portal.devTenant.control.fail({ service: 'sharepoint', path: '/_api/', ...failure });
    await person.signsIn('member');
    await person.seesNews();
    const line = page
      .locator('div', { has: page.getByText(/^Microsoft 365 isn't answering/) })
      .getByRole('button', { name: 'Try again' })
      .last();
    await line.waitFor();
    // The places stay quiet.
    const places = page.getByRole('region', { name: /news$/ });
    expect(await places.getByRole('button', { name: /try again/i }).count()).toBe(0);
    expect(
      await page.getByText('No news could be found according to your channel selections.').count(),
    ).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
    portal.devTenant.control.reset();
    await line.click();
    await person
      .the('region', 'Your news')
      .locator(`a[href^="${portal.devTenant.sharePointUrl}"]`)
      .first()
      .waitFor();
  },
);

it('every widget of Today reports its own failure and shows its content after a retry', async () => {
  const { page, context, portal, person } = stage;
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
  await person.signsIn('admin');
  const retry = (name: string) => person.within(name).the('button', /try again/i);
  const isOwn = (name: string) => !ofMicrosoft.includes(name);
  const missing = (name: string) =>
    person.the('region', name).getByText(`Missing for now: ${name}.`).first();
  for (const name of widgets) await (isOwn(name) ? retry(name) : missing(name)).waitFor();
  await seesCount(retry('Key figures'), 1);
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
    await person.the('region', name).locator('li, article, iframe').first().waitFor();
  expect(await page.getByRole('button', { name: /try again/i }).count()).toBe(0);
}, 90_000);

it('ERRORS-11 ERRORS-18 ERRORS-19 ERRORS-51 a failing product API is a panel with the status, the widget’s name and more information', async () => {
  const { page, context, portal, person } = stage;
  await person.signsIn('frontline');
  await person.seesNews();
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
  const panel = person.within('Featured news');
  await panel.sees('There was a problem loading or saving information. Please try again later.');
  await panel.presses('Show more information');
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  expect(await dialog.textContent()).toMatch(/500/);
  expect(await dialog.textContent()).toContain('frontline@nordvik.example');
  expect(await axeViolations(page)).toEqual([]);
});

it('OFFLINE-01 OFFLINE-06 losing the connection shows a bar above the page, which goes away by itself', async () => {
  const { context, person } = stage;
  await person.signsIn('member');
  await person.seesNews();
  await context.setOffline(true);
  await person.sees('No internet connection');
  await person.seesNews();
  await context.setOffline(false);
  await person.seesNo('No internet connection');
});

it('an unknown address says so, with the search and the way home, and so does a page that is gone', async () => {
  const { page, portal, person } = stage;
  await person.signsIn('member', '/no/such/place');
  await person.arrivesAt("We couldn't find this page");
  expect(page.url()).toBe(`${portal.url}/no/such/place`);
  await person.sees('Search for “no such place”', 'button');
  await person.inThe('main').presses('Go to the start page', 'link');
  await page.waitForURL(`${portal.url}/`);
  await person.opens('/pages/news/nothing-here-999999');
  await person.arrivesAt("We couldn't find this page");
  expect(page.url()).toBe(`${portal.url}/pages/news/nothing-here-999999`);
});
