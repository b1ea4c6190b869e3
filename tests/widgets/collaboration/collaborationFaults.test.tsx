import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CollaborationPage } from '../../../src/client/pages/CollaborationPage';
import { describeFaults, type Region } from '../../support/widgets/faultTable';

const items = (region: Region) => region.findAllByRole('listitem');
const links = (region: Region) => region.findAllByRole('link', { name: /new tab/ });
const none = { value: [] };

describeFaults({
  page: () => <CollaborationPage />,
  at: '/collaboration',
  widgets: [
    {
      region: 'Recent activities',
      sources: [{ service: 'sharepoint', path: '/_api/web/getchanges' }],
      ready: items,
      empty: { bodies: [none], says: 'No recent activities found in SharePoint.' },
      bare: {
        bodies: [
          {
            value: [
              {
                ChangeToken: { StringValue: '1;2' },
                SiteId: '00000000-0000-4000-8000-000000000001',
                ChangeType: 3,
                Time: '2026-03-01T08:00:00Z',
                UniqueId: '00000000-0000-4000-8000-000000000002',
                ServerRelativeUrl: '/sites/hse/Docs/Old%20plan.docx',
              },
            ],
          },
        ],
        shows: 'Old plan.docx',
      },
    },
    {
      region: 'Your latest sites',
      sources: [
        { service: 'sharepoint', path: 'insights/recentSites' },
        { service: 'graph', path: '/me/insights/used*$top=50' },
        { service: 'sharepoint', path: '/_api/sphomeservice/context' },
        { service: 'graph', path: '/me/followedSites' },
      ],
      ready: items,
      empty: { bodies: [none, none, {}, none], says: 'No recent visited sites were found.' },
      bare: {
        bodies: [{ value: [{}, { webUrl: 'https://nordvik.example/sites/quay' }] }, none, {}, none],
        shows: /quay/i,
      },
    },
    {
      region: 'Your latest sites',
      name: 'Sites you follow',
      sources: [
        { service: 'sharepoint', path: '/_api/sphomeservice/context' },
        { service: 'graph', path: '/me/followedSites' },
      ],
      open: async (region) => userEvent.click(region.getByRole('tab', { name: 'Followed' })),
      ready: (region) =>
        waitFor(() =>
          expect(
            within(region.getByRole('tabpanel', { name: 'Followed' })).getAllByRole('listitem'),
          ).not.toHaveLength(0),
        ),
      empty: {
        bodies: [{}, none],
        says: "You don't follow any sites yet. Find a site above, or follow one with its star, and it shows here.",
      },
      bare: {
        bodies: [{}, { value: [{}, { webUrl: 'https://nordvik.example/sites/quay' }] }],
        shows: /quay/i,
      },
    },
    {
      region: 'Colleagues',
      sources: [{ service: 'graph', path: '/users?' }],
      ready: items,
      empty: { bodies: [none], says: 'No colleagues found.' },
      bare: {
        bodies: [{ value: [{ id: '1', userPrincipalName: 'ola@nordvik.example' }] }],
        shows: /ola@nordvik\.example/,
      },
    },
    {
      region: 'Your collaboration sites',
      silent: 'Status 504',
      sources: [
        { service: 'graph', path: '/me/memberOf' },
        { service: 'graph', path: '/me/ownedObjects' },
      ],
      ready: links,
      empty: { bodies: [none, none], says: 'No sites could be found.' },
      bare: {
        bodies: [{ value: [{ id: '1' }, { id: 'quay-group', groupTypes: ['Unified'] }] }, none],
        shows: /quay-group/,
      },
    },
  ],
});
