import { screen } from '@testing-library/react';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { YourBoardPage } from '../../../src/client/pages/YourBoardPage';
import { storeSetting } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { startWidgetPortal, type WidgetPortal } from '../../support/widgets/widgetPortal';

let portal: WidgetPortal;
beforeAll(async () => {
  portal = await startWidgetPortal();
  await storeSetting(portal, 'enableWorkplaceLight', true);
});
afterAll(() => portal?.stop());
beforeEach(() => portal.devTenant.control.reset());

it.each([
  ['/your-board', <YourBoardPage key="board" />],
  ['/collaboration', <CollaborationPage key="collaboration" />],
])(
  'LICENCE-01 %s asks Microsoft 365 only whether a person without a licence has one',
  async (at, page) => {
    await portal.show(page, { at, person: 'frontline' });
    await screen.findByRole('heading', { level: 1 });
    await pageRests();
    const asked = (['graph', 'sharepoint'] as const).flatMap((service) =>
      portal.devTenant.control.requests(service).map(({ path }) => path),
    );
    expect(asked).toEqual(['/v1.0/me/licenseDetails']);
    for (const name of ['Tasks', 'Events', 'My documents', 'Reports'])
      expect(screen.queryByRole('heading', { name })).toBeNull();
    expect(screen.queryByRole('listitem')).toBeNull();
  },
);
