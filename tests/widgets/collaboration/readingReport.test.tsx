import { Suspense } from 'react';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Reader } from '#shared/contract/pages/itemsToRead';
import type { Page } from '#shared/contract/pages/pages';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { newsPage, storePage, storeTerm } from '../../support/content/pages';
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

/** The field for the address in the dialog that asks people to read something. */
async function addressToRead() {
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: '/?modal=required-reading/add' },
  );
  const field = await screen.findByRole('textbox', { name: /^Address/ });
  return (value: string) => fireEvent.change(field, { target: { value } });
}

const addressOf = ({ SlugTitle, Id }: Pick<Page, 'SlugTitle' | 'Id'>) =>
  `/pages/news/${SlugTitle}-${Id}`;

it('who asks people to read a page of channels is told whose followers alone can open it', async () => {
  const harbour = { ChannelTermId: await storeTerm(portal, 'channelterms', 'Harbour') };
  const quay = { ChannelTermId: await storeTerm(portal, 'channelterms', 'Quay') };
  const limited = await storePage(portal, { ChannelTermPages: [harbour] });
  const twice = await storePage(portal, { ChannelTermPages: [harbour, quay] });
  const open = await storePage(portal, { Title: 'For everybody' });
  const type = await addressToRead();
  type(addressOf(limited));
  expect(await screen.findByText(/^Only followers of Harbour can open this page\./)).toBeVisible();
  type(addressOf(open));
  await waitFor(() => expect(screen.queryByText(/^Only followers of/)).toBeNull());
  // One of the channels is enough.
  type(addressOf(twice));
  expect(
    await screen.findByText(/^Only followers of (Harbour or Quay|Quay or Harbour) can open/),
  ).toBeVisible();
});

it('a page that a colleague limits meanwhile is asked for again when its address is typed', async () => {
  const page = await storePage(portal, { Title: 'For everybody at first' });
  const channel = await storeTerm(portal, 'channelterms', 'Dock');
  const limited = await storePage(portal, { ChannelTermPages: [{ ChannelTermId: channel }] });
  const asked = jest.spyOn(globalThis, 'fetch');
  const asks = () => asked.mock.calls.filter(([input]) => /\/pages\/\d+$/.test(String(input)));
  const type = await addressToRead();
  const address = addressOf(page);
  type(address);
  await waitFor(() => expect(asks()).toHaveLength(1));
  type(addressOf(limited));
  expect(await screen.findByText(/^Only followers of Dock/)).toBeVisible();
  const { status } = await portal.call('editor', 'PUT', `/pages/${page.Id}`, {
    ...newsPage({ Title: page.Title, ChannelTermPages: [{ ChannelTermId: channel }] }),
    Modified: page.Modified,
  });
  expect(status).toBe(200);
  // While an id is typed, the ones that it begins with are asked for by nobody.
  type(`${addressOf(page)}1`);
  type(`${addressOf(page)}12`);
  type(address);
  expect(screen.queryByText(/^Only followers of/)).toBeNull();
  expect(await screen.findByText(/^Only followers of Dock/)).toBeVisible();
  expect(asks().map(([input]) => String(input).split('/').at(-1))).toEqual(
    [page.Id, limited.Id, page.Id].map(String),
  );
});
