import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { toLocalDateTime } from '../../../src/client/ui/form/localDateTime';
import { clearBroadcasts, storeBroadcast } from '../../support/content/broadcasts';
import { hoursFromNow, storePage } from '../../support/content/pages';
import { openPageEditor, pressButton } from '../../support/widgets/pageEditor';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

/** Fills a field as a browser does; `isHalf`: some of its parts, which is no value yet. */
function fill(field: HTMLElement, value: string, isHalf = false): void {
  Object.defineProperty(field, 'validity', { value: { badInput: isHalf }, configurable: true });
  fireEvent.change(field, { target: { value } });
}

describe('a half-written date', () => {
  const halfDate = 'Complete the date and the time, or clear them.';
  const open = async (EndDate: string) => {
    await clearBroadcasts(portal);
    const { Id } = await storeBroadcast(portal, { EndDate });
    const at = `/?modal=broadcast-messages/edit/${Id}`;
    await portal.show(<ModalOutlet />, { person: 'editor', at });
    return screen.findByLabelText(/^End/);
  };
  const stored = async () => {
    const all = await portal.call<BroadcastMessage[]>('editor', 'GET', '/broadcastmessages/all');
    return all.body[0]!.EndDate;
  };

  it('PAGES-039 is not saved as none: the field says so, and takes the focus', async () => {
    const end = hoursFromNow(5);
    const field = await open(end);
    fill(field, '', true);
    await save();
    expect(await screen.findByText(halfDate)).toBeVisible();
    expect(field).toHaveFocus();
    expect(await stored()).toBe(end);
    const later = toLocalDateTime(hoursFromNow(9));
    fill(field, later);
    expect(screen.queryByText(halfDate)).toBeNull();
    await save();
    await waitFor(async () => expect(await stored()).toBe(new Date(later).toISOString()));
  });

  it('PAGES-039 that is emptied part by part is saved as none', async () => {
    const field = await open(hoursFromNow(5));
    fill(field, '', true);
    fill(field, '');
    // The browser tells of no change of the value: it was empty already.
    fireEvent.keyUp(field, { key: 'Backspace' });
    await save();
    await waitFor(async () => expect(await stored()).toBeNull());
  });

  it('PAGES-039 is cleared by its button', async () => {
    const field = await open(hoursFromNow(5));
    fill(field, '', true);
    await userEvent.click(screen.getByRole('button', { name: 'Clear End' }));
    fill(field, '');
    await save();
    await waitFor(async () => expect(await stored()).toBeNull());
  });

  it('PAGES-053 schedules nothing', async () => {
    const date = hoursFromNow(48);
    const page = await storePage(portal, { Title: 'In two days', PublishingDate: date });
    await openPageEditor(portal, `${page.Path}/edit`);
    await pressButton('Schedule');
    const dialog = within(await screen.findByRole('dialog'));
    fill(dialog.getByLabelText(/^Publishing date/), '', true);
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    expect(await dialog.findByText(halfDate)).toBeVisible();
    expect(screen.getByRole('dialog')).toBeVisible();
  });
});
