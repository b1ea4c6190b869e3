import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sql } from 'kysely';
import { SpeedPage } from '../../../src/client/pages/manage/SpeedPage';
import { groupCount, groupOf, type Metric } from '#shared/rules/measures/measures';
import { storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => sql`truncate measures`.execute(portal.db));

const show = () => portal.show(<SpeedPage />, { person: 'admin' });
const region = async (name: string) => within(await screen.findByRole('region', { name }));

/** So many of one value, some days ago. */
async function measured(
  Metric: Exclude<Metric, 'Failure'>,
  Subject: string,
  value: number,
  { days = 0, count = 40, Host = 'browser', Device = 'desktop' } = {},
) {
  const group = groupOf(Metric, value);
  await portal.db
    .insertInto('measures')
    .values({
      ...{ Day: new Date(Date.now() - days * 24 * 3_600_000).toISOString().slice(0, 10) },
      ...{ Metric, Subject, Host: Host as 'browser', Device: Device as 'desktop', Build: 'b1' },
      Counts: Array.from({ length: groupCount(Metric) }, (_, at) => (at === group ? count : 0)),
    })
    .execute();
}

it('without figures the page says where they come from, and while nothing is counted why there are none', async () => {
  await storeSetting(portal, 'enableAnalytics', false);
  await show();
  expect(await screen.findByText(/No figures yet – they come with visits/)).toBeVisible();
  const note = screen.getByText(/Nothing is counted while/);
  expect(note).toBeVisible();
  expect(within(note).getByRole('link')).toHaveAttribute(
    'href',
    '/admin/settings?search=enableAnalytics',
  );
  await storeSetting(portal, 'enableAnalytics', true);
});

it('pages are rated in words, and told apart by page, host and device', async () => {
  await measured('LCP', '/', 2_000);
  await measured('LCP', '/', 2_000, { days: 2 });
  await measured('LCP', '/pages/news/:slug', 7_000, {
    Host: 'teamsWeb',
    Device: 'phone',
    count: 4,
  });
  await show();
  const pages = await region('Pages');
  expect(pages.getByRole('heading', { name: 'Main content' })).toBeVisible();
  expect(pages.getByRole('img', { name: /^Main content by day, from/ })).toBeVisible();
  const row = (name: string) => within(pages.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(row('Today').getByText('Good')).toBeVisible();
  expect(row('News page').getByText('Poor')).toBeVisible();
  await userEvent.click(pages.getByRole('tab', { name: 'Device' }));
  expect(row('Computer').getByText('Good')).toBeVisible();
  expect(row('Phone').getByText('Poor')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Opened in' }), 'teamsWeb');
  expect(await screen.findByText(/4 visits/)).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Device' }), 'tablet');
  expect(await screen.findByText(/No figures for this choice/)).toBeVisible();
});

it('a page that nobody opened is said to have no figures, and the widgets are those of all pages', async () => {
  await measured('LCP', '/', 2_000);
  await measured('Wait', 'events', 380);
  await show();
  await region('Widgets');
  const page = screen.getByRole('combobox', { name: 'Page' });
  await userEvent.selectOptions(page, within(page).getByRole('option', { name: 'News page' }));
  const pages = await region('Pages');
  expect(await pages.findByText(/^No figures for this choice/)).toBeVisible();
  const widgets = await region('Widgets');
  expect(widgets.getByText(/these are the figures of all pages/)).toBeVisible();
  expect(widgets.getByRole('row', { name: /^Upcoming events/ })).toBeVisible();
});

it('a widget says how long it takes, how often it fails, and since when it is slow; that one is first', async () => {
  for (let days = 20; days >= 0; days -= 1)
    await measured('Wait', 'events', days < 3 ? 3_400 : 380, { days });
  await measured('Wait', 'featuredNews', 90);
  await portal.db
    .insertInto('measures')
    .values({
      ...{ Day: new Date().toISOString().slice(0, 10), Metric: 'Failure', Subject: 'rss' },
      ...{ Host: 'browser', Device: 'desktop', Build: 'b1', Counts: [1, 0, 2] },
    })
    .execute();
  await show();
  const widgets = await region('Widgets');
  const names = widgets.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['News feeds', 'Upcoming events', 'Featured news']);
  const row = (name: string) => within(widgets.getByRole('row', { name: new RegExp(`^${name}`) }));
  expect(row('News feeds').getByText('Fails often')).toBeVisible();
  expect(row('News feeds').getByText('2 with service errors')).toBeVisible();
  const slow = row('Upcoming events').getByText(/^Slow since /);
  expect(slow).toBeVisible();
  // A value and its unit stay in one line.
  expect(slow.textContent).toMatch(/: 3\.4\u00a0s, usually 375\u00a0ms$/);
  expect(row('Featured news').getByText('As usual')).toBeVisible();
});
