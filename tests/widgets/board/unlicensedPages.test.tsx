import { screen, waitFor, within } from '@testing-library/react';
import { pageAddress } from '#shared/rules/news/newsFromPage';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { SettingsPage } from '../../../src/client/pages/SettingsPage';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { Shell } from '../../../src/client/shell/Shell';
import { storePage, storeSetting } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import '../../support/widgets/newsWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(async () => {
  await storeSetting(portal, 'enableWorkplaceLight', true);
});
beforeEach(() => portal.devTenant.control.reset());

const pages = {
  '/your-board': {
    page: <YourBoardPage />,
    why: "My day and My documents come from Microsoft 365, and you don't have a licence for it.",
  },
  '/collaboration': {
    page: <CollaborationPage />,
    why: "Sites and activities come from Microsoft 365, and you don't have a licence for it.",
  },
};

it.each<[string, keyof typeof pages]>([
  ['a person without a licence', '/your-board'],
  ['a person without a licence', '/collaboration'],
  ['a guest', '/your-board'],
  ['a guest', '/collaboration'],
])(
  'LICENCE-01 to %s %s says why things are missing, and asks for none of them',
  async (who, at) => {
    const { page, why } = pages[at];
    await portal.show(page, { at, person: who === 'a guest' ? 'guest' : 'frontline' });
    const reason = await screen.findByText(why, { exact: false });
    await pageRests();
    // On the board the way stands with the person's apps.
    expect(screen.getAllByRole('link', { name: 'App center' })).toHaveLength(1);
    expect(within(reason).queryAllByRole('link')).toHaveLength(at === '/your-board' ? 0 : 1);
    const asked = (['graph', 'sharepoint'] as const).flatMap((service) =>
      portal.devTenant.control.requests(service).map(({ path }) => path),
    );
    expect(asked).toEqual(['/v1.0/me/licenseDetails']);
    for (const name of ['Tasks', 'Events', 'My documents', 'Reports', 'Colleagues'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByText(/^No /)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('LICENCE-05 why things are missing stands right behind what is on the board', async () => {
  await portal.show(<YourBoardPage />, { at: '/your-board', person: 'frontline' });
  const reason = await screen.findByText(pages['/your-board'].why, { exact: false });
  const behind = [...reason.parentElement!.children].map((part) => part.getAttribute('data-tour'));
  expect(behind).toContain('appTiles');
});

it('LICENCE-05 the settings offer no news of SharePoint to people without a licence', async () => {
  const followed = { name: /sites that I follow/ };
  const { unmount } = await portal.show(<SettingsPage />, { person: 'frontline' });
  expect(await screen.findByRole('region', { name: 'Your board' })).toBeVisible();
  await pageRests();
  expect(screen.queryByRole('switch', followed)).toBeNull();
  unmount();
  await portal.show(<SettingsPage />);
  expect(await screen.findByRole('switch', followed)).toBeVisible();
});

describe('LICENCE-01 LICENCE-03 pictures of SharePoint', () => {
  const site = 'https://nordvik.sharepoint.com/sites/news/SiteAssets';
  const sources = () => [...document.images].map(({ src }) => new URL(src).hostname);

  it.each([
    ['guest', []],
    ['member', ['nordvik.sharepoint.com', 'nordvik.sharepoint.com']],
  ])('in a page of the portal: %s', async (person, expected) => {
    const page = await storePage(portal, {
      Title: `Crane seen by ${person}`,
      BannerImageUrl: `${site}/crane.jpg`,
      Content: `<p>The crane</p><p><img src="${site}/inside.jpg" alt="Inside"></p>`,
    });
    await portal.show(<Shell />, { at: pageAddress(page), person });
    expect(await screen.findByText('The crane')).toBeVisible();
    await pageRests();
    await waitFor(() =>
      expect(sources().filter((host) => host.endsWith('.sharepoint.com'))).toEqual(expected),
    );
  });
});

it('a guest without a mailbox of the organisation is told so, and can do what needs none', async () => {
  await storeSetting(portal, 'enableWorkplaceLight', false);
  await portal.show(<YourBoardPage />, { at: '/your-board', person: 'guest' });
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  const events = await region('Events');
  expect(await events.findByText(/^You have no mailbox in Microsoft 365/)).toBeVisible();
  const tasks = await region('Tasks');
  expect(await tasks.findByText(/^To Do needs a mailbox in Microsoft 365/)).toBeVisible();
  for (const column of [events, tasks]) {
    expect(column.queryByText(/Status 404|status 404/)).toBeNull();
    expect(column.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(column.queryByRole('textbox')).toBeNull();
  }
  expect(tasks.getByRole('link', { name: /Open Planner/ })).toBeVisible();
});
