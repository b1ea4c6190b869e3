import { screen, within } from '@testing-library/react';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => portal.devTenant.control.reset());

const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('Collaboration', () => {
  const open = (person = 'member') => portal.show(<CollaborationPage />, { person });
  it('ACTIVITY-01 SITES-01 COLLEAGUES-01 activities, sites, colleagues and the index follow in order; colleagues link to all others', async () => {
    await open();
    await (await region('Your collaboration sites')).findAllByRole('link');
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Recent activities',
      'Your latest sites',
      'Colleagues',
      'Your collaboration sites',
    ]);
    expect(
      (await region('Colleagues')).getByRole('link', { name: 'Find more colleagues' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/people/));
  });
});
