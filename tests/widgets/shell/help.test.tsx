import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildVersion } from '../../../src/client/data/session/buildVersion';
import { Shell } from '../../../src/client/shell/Shell';
import { storeSetting, storeSettings } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => localStorage.removeItem('portal:seenVersion'));

const entry = async (name: RegExp) => {
  await userEvent.click(await screen.findByRole('button', { name: /^Your menu/ }));
  return screen.findByRole('menuitem', { name });
};

it('Help of the user menu tells everybody how the portal is used, and whom to ask', async () => {
  await storeSetting(portal, 'supportEmail', 'help@nordvik.example');
  await portal.show(<Shell />);
  await userEvent.click(await entry(/^Help$/));
  expect(await screen.findByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 3, name: 'Your board' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'help@nordvik.example' })).toHaveAttribute(
    'href',
    'mailto:help@nordvik.example',
  );
  expect(screen.queryByRole('heading', { name: 'For editors' })).toBeNull();
});

it('LICENCE-05 to people without a licence it speaks of what is there for them', async () => {
  await storeSettings(portal, { enableWorkplaceLight: true, licenceGuardHome: true });
  await portal.show(<Shell />, { person: 'frontline', at: '/help' });
  const tours = within(await screen.findByRole('region', { name: 'Tours' }));
  expect(await screen.findByText(/^Searches pages, news and apps of the portal/)).toBeVisible();
  await pageRests();
  for (const name of ['Your board', 'Collaboration']) {
    expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(tours.queryByRole('button', { name })).toBeNull();
  }
  // The light home stands for the start page.
  await userEvent.click(tours.getByRole('button', { name: 'Today' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  expect(screen.queryByText(/not licensed/)).toBeNull();
  await storeSettings(portal, { enableWorkplaceLight: false, licenceGuardHome: false });
});

it('editors have their guide there, in English and so marked', async () => {
  await portal.show(<Shell />, { person: 'editor', at: '/help' });
  const guide = await screen.findByRole('heading', { name: 'Write a news post' });
  expect(guide.closest('[lang]')).toHaveAttribute('lang', 'en');
});

it("What's new has a dot after the version has changed, until its notes are looked at", async () => {
  localStorage.setItem('portal:seenVersion', '1.0.0');
  await portal.show(<Shell />);
  const news = await entry(/^What's new/);
  expect(within(news).getByRole('img', { name: /new content/ })).toBeVisible();
  await userEvent.click(news);
  expect(await screen.findByRole('heading', { name: buildVersion })).toBeVisible();
  await waitFor(() => expect(localStorage.getItem('portal:seenVersion')).toBe(buildVersion));
  expect(within(await entry(/^What's new/)).queryByRole('img')).toBeNull();
});

it('who has never looked is not told of news, and is from the next version on', async () => {
  await portal.show(<Shell />);
  expect(within(await entry(/^What's new/)).queryByRole('img')).toBeNull();
  expect(localStorage.getItem('portal:seenVersion')).toBe(buildVersion);
});

it.each([
  ['/whats-new', 'Help', '/help'],
  ['/create-site', 'Collaboration', '/collaboration'],
  ['/broadcast-messages', 'Editor dashboard', '/editor-dashboard'],
  ['/pages/content', 'Editor dashboard', '/editor-dashboard', 'editor'],
  ['/pages/content', 'Today', '/', 'member'],
  ['/pages/news', 'Today', '/', 'editor'],
  // Who has no dashboard.
  ['/broadcast-messages', 'Today', '/', 'broadcaster'],
  ['/admin/speed', 'Admin dashboard', '/admin'],
])('the way back from %s is named after its page: %s', async (at, name, href, person = 'admin') => {
  await portal.show(<Shell />, { person, at });
  const link = await screen.findByRole('link', { name: `Back to ${name}` });
  expect(link).toHaveAttribute('href', href);
});
