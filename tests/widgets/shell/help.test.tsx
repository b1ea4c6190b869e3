import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildVersion } from '../../../src/client/data/session/buildVersion';
import { Shell } from '../../../src/client/shell/Shell';
import { storeSetting } from '../../support/content/pages';
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
  ['/admin/speed', 'Admin dashboard', '/admin'],
])('the way back from %s is named after the page that it leads to: %s', async (at, name, href) => {
  await portal.show(<Shell />, { person: 'admin', at });
  const link = await screen.findByRole('link', { name: `Back to ${name}` });
  expect(link).toHaveAttribute('href', href);
});
