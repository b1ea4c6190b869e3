import { screen } from '@testing-library/react';
import { BroadcastMessagesPage } from '../../../src/client/pages/manage/BroadcastMessagesPage';
import { InfoboxesPage } from '../../../src/client/pages/manage/InfoboxesPage';
import { storeBroadcast } from '../../support/content/broadcasts';
import { infobox } from '../../support/content/infoboxes';
import { hoursFromNow } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const note = 'This list shows at most 500. Delete what you no longer need to make room for others.';

it('ADMIN-04 a list that may be cut says so, also where its rows stand in several sections', async () => {
  for (let count = 1; count < 500; count++)
    await storeBroadcast(portal, count % 2 ? {} : { EndDate: hoursFromNow(-1) });
  const { unmount } = await portal.show(<BroadcastMessagesPage />, { person: 'editor' });
  await screen.findByRole('list', { name: 'Expired' });
  expect(screen.queryByText(note)).toBeNull();
  unmount();
  await storeBroadcast(portal, { StartDate: hoursFromNow(1) });
  await portal.show(<BroadcastMessagesPage />, { person: 'editor' });
  expect(await screen.findByText(note)).toBeVisible();
});

it('ADMIN-08 a list that holds more than others is not said to be cut where it is not', async () => {
  const all = Array.from({ length: 500 }, (_, index) => infobox({ Title: `Box ${index}` }));
  await portal.call('admin', 'POST', '/infoboxes/import', all);
  await portal.show(<InfoboxesPage />, { person: 'editor' });
  expect(await screen.findByText('Box 499')).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
});
