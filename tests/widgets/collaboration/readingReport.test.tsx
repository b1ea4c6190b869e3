import { Suspense } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Reader } from '#shared/contract/pages/itemsToRead';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { storePage, storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
afterEach(() => jest.restoreAllMocks());

it('READING-16 the report of many people ends with the most that are listed, and says so', async () => {
  const Readers = Array.from({ length: 1_000 }, (_, index): Reader => {
    const name = `Reader ${index}`;
    return { Id: name, DisplayName: name, UpnId: `${index}@nordvik.example`, ReadAt: null };
  });
  const report = { Title: 'Code of conduct', Deadline: null, People: 1_200, HaveRead: 0 };
  const real = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      String(input).includes('/itemstoread/7/report')
        ? Response.json({ ...report, Found: 1_200, Readers })
        : real(input, init),
    );
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: '/?modal=required-reading/report/7' },
  );
  expect(await screen.findByText(/^Only the first 1,000 are listed\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  // A longer text would be refused.
  expect(screen.getByRole('searchbox', { name: 'Find somebody' })).toHaveAttribute(
    'maxlength',
    '100',
  );
});

it('who asks people to read a page of channels is told whose followers alone can open it', async () => {
  const channel = await storeTerm(portal, 'channelterms', 'Harbour');
  const { SlugTitle, Id } = await storePage(portal, {
    ChannelTermPages: [{ ChannelTermId: channel }],
  });
  const open = await storePage(portal, { Title: 'For everybody' });
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: '/?modal=required-reading/add' },
  );
  const address = await screen.findByRole('textbox', { name: /^Address/ });
  fireEvent.change(address, { target: { value: `/pages/news/${SlugTitle}-${Id}` } });
  expect(await screen.findByText(/^Only followers of Harbour can open this page\./)).toBeVisible();
  fireEvent.change(address, { target: { value: `/pages/news/${open.SlugTitle}-${open.Id}` } });
  await waitFor(() => expect(screen.queryByText(/^Only followers of/)).toBeNull());
});
