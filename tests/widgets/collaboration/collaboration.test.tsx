import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { connection } from '../../../src/client/data/connection/connection';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { pageRests } from '../../support/widgets/pageNetwork';
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

  it('ACTIVITY-01 SITES-37 without SharePoint there are no activities of it, and no failures', async () => {
    const none = { status: 200, body: { value: [] } };
    for (const path of ['/me/insights/used*', '/me/followedSites'])
      portal.devTenant.control.fail({ service: 'graph', path, ...none });
    function Later() {
      const [isOpen, setOpen] = useState(false);
      return isOpen ? <CollaborationPage /> : <button onClick={() => setOpen(true)}>Open</button>;
    }
    await portal.show(<Later />);
    const opener = await screen.findByRole('button', { name: 'Open' });
    const config = jest.replaceProperty(connection().config, 'sharePointUrl', '');
    fireEvent.click(opener);
    const latest = await region('Your latest sites');
    expect(await latest.findByText('No recent visited sites were found.')).toBeVisible();
    await pageRests();
    expect(screen.queryByRole('region', { name: 'Recent activities' })).toBeNull();
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    config.restore();
  });
});
