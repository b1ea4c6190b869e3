import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { PageCenterPage } from '../../../src/client/pages/PageCenterPage';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { hoursFromNow, storePage, storeSettings } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal, type Visit } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(async () => {
  await storePage(portal, { Title: 'Of the portal', PublishingDate: hoursFromNow(0) });
  await storePage(portal, { Title: 'House rules', PageType: 0, PublishingDate: hoursFromNow(0) });
});
beforeEach(async () => {
  resizeTo(1_440);
  portal.devTenant.control.reset();
  await storeSettings(portal, {
    enableWorkplaceLight: true,
    newsNumberOfDaysBack: 365,
    newsArchiveFilter: '',
    newsCenterSiteUrl: `${portal.devTenant.sharePointUrl}/sites/news`,
    enableLanguageFilteringForSharepointPages: false,
  });
});

const search = '/_api/search/postquery';
const asked = () =>
  portal.devTenant.control
    .requests('sharepoint', search)
    .filter(({ method }) => method === 'POST')
    .map(({ path }) => path);
const articles = () => screen.queryAllByRole('article').map((each) => within(each));
const links = () =>
  articles().map((article) => article.getByRole('link').getAttribute('href') ?? '');
const ofSharePoint = () =>
  links().filter((href) => href.startsWith(portal.devTenant.sharePointUrl));

async function open(visit: Visit = {}, Page = NewsCenterPage) {
  await portal.show(<Page />, { at: '/pages/news', ...visit });
  await screen.findByRole('heading', { level: 1 });
}

it('PAGES-015 PAGES-023 PAGES-045 PAGES-046 PAGES-101 in light mode licensed people get SharePoint’s pages between the portal’s, from its search', async () => {
  await open();
  await waitFor(() => expect(links()).toHaveLength(5));
  expect(asked()).toHaveLength(1);
  expect(links()[0]).toMatch(/^\/pages\/news\/of-the-portal-\d+$/);
  expect(ofSharePoint()).toHaveLength(4);
  expect(ofSharePoint().every((href) => href.includes('/sites/news/'))).toBe(true);
  const row = articles()[1]!;
  expect(row.getByText('SharePoint page')).toBeVisible();
  expect(row.getByRole('link')).toHaveAttribute('target', '_blank');
  const times = screen.getAllByRole('time').map((time) => time.getAttribute('datetime')!);
  expect(times).toEqual([...times].sort().reverse());
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(links().length).toBeGreaterThan(5));
  expect(asked()).toHaveLength(1);
});

it('PAGES-045 people without a licence, and everybody outside of light mode, get the portal’s pages only', async () => {
  await open({ person: 'frontline' });
  await waitFor(() => expect(links()).toHaveLength(1));
  await storeSettings(portal, { enableWorkplaceLight: false });
  await open();
  await waitFor(() => expect(links().length).toBeGreaterThan(0));
  await pageRests();
  expect(ofSharePoint()).toEqual([]);
  expect(asked()).toEqual([]);
});

it('PAGES-046 the clause of the organisation narrows what is found, and a text is searched for in both', async () => {
  await storeSettings(portal, { newsArchiveFilter: 'Title:nothing-is-called-so' });
  await open();
  await waitFor(() => expect(links()).toHaveLength(1));
  expect(asked()).toHaveLength(1);
  await userEvent.type(screen.getByLabelText('Search'), 'nowhere');
  expect(await screen.findByText('No pages found')).toBeVisible();
  expect(asked()).toHaveLength(2);
});

it('the Page Center has SharePoint’s pages that are no news', async () => {
  await open({ at: '/pages/content' }, PageCenterPage);
  await waitFor(() => expect(ofSharePoint().length).toBeGreaterThan(0));
  expect(screen.getByRole('link', { name: 'House rules' })).toBeVisible();
});

it('while SharePoint fails the portal’s pages are there, and the notice names what is missing', async () => {
  portal.devTenant.control.fail({ service: 'sharepoint', path: search, status: 500 });
  await open();
  expect(await screen.findByText('Pages of SharePoint could not be loaded.')).toBeVisible();
  expect(links()).toHaveLength(1);
  portal.devTenant.control.clearFailures();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(ofSharePoint()).toHaveLength(4));
});

it('featured news are asked of the portal only, because SharePoint cannot tell them', async () => {
  await open();
  await waitFor(() => expect(links()).toHaveLength(5));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Show' }), '1');
  expect(await screen.findByText('No pages found')).toBeVisible();
  expect(asked()).toHaveLength(1);
});
