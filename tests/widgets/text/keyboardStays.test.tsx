import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { ReadingRow } from '../../../src/client/features/requiredReading/ReadingRow';
import { ChosenTags } from '../../../src/client/ui/form/ChosenTags';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const pressed = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));

it('the last value that is taken away leaves the keyboard to its field', async () => {
  function Channels() {
    const [ids, setIds] = useState(['Sea', 'Land']);
    return (
      <div>
        <input aria-label="Channels" />
        <ChosenTags
          label="Channels"
          chosen={ids.map((id) => ({ id, name: id }))}
          remove="Remove {name}"
          onRemove={(gone) => setIds(ids.filter((id) => id !== gone))}
        />
      </div>
    );
  }
  await portal.show(<Channels />);
  await pressed('Remove Sea');
  await waitFor(() =>
    expect(screen.getByRole('toolbar', { name: 'Channels' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
  await pressed('Remove Land');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Channels' })).toHaveFocus());
});

it('who marks a reading that stays in the list stays at it', async () => {
  const item: UserItemToRead = {
    Guid: '0f6a3c52-6e0a-4c0e-9d8b-6f1f0a5c1d11',
    Title: 'Code of conduct',
    Url: 'https://policies.example/conduct',
    Deadline: null,
    HasRead: false,
    IsDraft: false,
    Modified: '2026-01-01T00:00:00Z',
  };
  function Reading() {
    const [HasRead, setRead] = useState(false);
    return (
      <ul>
        <ReadingRow
          item={{ ...item, HasRead }}
          now={new Date()}
          onMark={() => setRead(true)}
          next={() => null}
        />
      </ul>
    );
  }
  await portal.show(<Reading />);
  await pressed('Mark as read: Code of conduct');
  await waitFor(() => expect(screen.getByRole('link', { name: /^Code of conduct/ })).toHaveFocus());
});
