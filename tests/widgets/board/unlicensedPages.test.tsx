import { screen, within } from '@testing-library/react';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { storeSetting } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
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
    expect(within(reason).getByRole('link', { name: 'App center' })).toBeVisible();
    await pageRests();
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
