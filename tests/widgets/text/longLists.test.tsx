import { screen } from '@testing-library/react';
import { BroadcastMessagesPage } from '../../../src/client/pages/manage/BroadcastMessagesPage';
import { storeBroadcast } from '../../support/content/broadcasts';
import { hoursFromNow } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

jest.mock('#shared/rules/values/maxListLength', () => ({ maxListLength: 3 }));

const portal = setWidgetPortal();

it('ADMIN-04 a list that may be cut says so, also where its rows stand in several sections', async () => {
  const note = 'This list shows at most 3. Delete what you no longer need to make room for others.';
  const show = () => portal.show(<BroadcastMessagesPage />, { person: 'editor' });
  await storeBroadcast(portal);
  await storeBroadcast(portal, { EndDate: hoursFromNow(-1) });
  const { unmount } = await show();
  await screen.findByRole('list', { name: 'Expired' });
  expect(screen.queryByText(note)).toBeNull();
  unmount();
  await storeBroadcast(portal, { StartDate: hoursFromNow(1) });
  await show();
  expect(await screen.findByText(note)).toBeVisible();
});
