import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommentsFrame } from '../../../src/client/features/comments/CommentsFrame';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

it('COMMENTS-01 who asks for comments again keeps the keyboard at their place', async () => {
  await portal.show(<CommentsFrame kind="news" id={1} />);
  // A page without the service in it, as an outage has.
  fireEvent.load(await screen.findByTitle('Comments on this page'));
  const again = await screen.findByRole('button', { name: 'Try again' });
  again.focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Comments' })).toHaveFocus());
});
