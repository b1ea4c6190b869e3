import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Term } from '#shared/contract/pages/terms';
import type { UserChannelTerm } from '#shared/contract/pages/terms';
import { flattenedTerms } from '#shared/rules/news/newsDepartments';
import { ChannelChip } from '../../../src/client/audience/ChannelChip';
import { ContentPage } from '../../../src/client/pages/NewsPage';
import { storePage, storeTerm } from '../../support/content/pages';
import { loseAnswers } from '../../support/widgets/editorForms';
import { watchNotices } from '../../support/widgets/notices';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let term: Term;
const notices = watchNotices();
beforeAll(async () => {
  await portal.fill();
  const { body } = await portal.call<Term[]>('member', 'GET', '/channelterms/localized/1030');
  term = flattenedTerms(body).find(
    ({ InternalName, Name, IsAvailableForTagging, DisableSelection }) =>
      InternalName !== Name && IsAvailableForTagging && !DisableSelection,
  )!;
});
beforeEach(async () => {
  portal.devTenant.control.reset();
  if ((await followed()).includes(term.Guid))
    await portal.call('member', 'DELETE', `/me/userchannelterms/${term.Guid}`);
});

const followed = async () =>
  (await portal.call<UserChannelTerm[]>('member', 'GET', '/me/userchannelterms')).body.map(
    ({ ChannelTermId }) => ChannelTermId,
  );
const open = async (ids = [term.Guid]) => {
  await portal.show(
    <ChannelChip ids={ids} name="The channel">
      A channel
    </ChannelChip>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'A channel' }));
  return within(await screen.findByRole('dialog', { name: 'The channel' }));
};

it('a chip opens a card of the channel, and Follow there follows it at once', async () => {
  const card = await open();
  await userEvent.click(await card.findByRole('button', { name: /^Follow / }));
  const unfollow = await card.findByRole('button', { name: /^Unfollow / });
  expect(card.getByText(/You follow this channel/)).toBeVisible();
  await waitFor(() =>
    expect(notices).toMatchObject([{ text: expect.stringMatching(/^You now follow /) }]),
  );
  expect(await followed()).toContain(term.Guid);
  await waitFor(() => expect(unfollow).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(unfollow);
  await waitFor(() => expect(notices[1]).toMatchObject({ action: { text: 'Undo' } }));
  expect(await followed()).not.toContain(term.Guid);
  notices[1]!.action!.run();
  await waitFor(async () => expect(await followed()).toContain(term.Guid));
});

it('CHANNELS-13 a channel that the organisation has set is followed, and cannot be left by its chip', async () => {
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ...{ ChannelTermId: term.Guid, ChannelType: 1 },
  });
  const card = await open();
  expect(await card.findByText(/You follow this channel.*Set by your organisation/)).toBeVisible();
  expect(card.queryByRole('button', { name: /^(Unfollow|Follow) / })).toBeNull();
});

it('following that fails is taken back and says so', async () => {
  const card = await open();
  const follow = await card.findByRole('button', { name: /^Follow / });
  const real = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      init?.method === 'POST' && String(input).includes('/me/userchannelterms')
        ? Promise.resolve(new Response('', { status: 500 }))
        : real(input, init),
    );
  await userEvent.click(follow);
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
  expect(await card.findByRole('button', { name: /^Follow / })).toBeVisible();
  expect(await followed()).not.toContain(term.Guid);
});

it('following whose answer is lost shows what is stored', async () => {
  const card = await open();
  const follow = await card.findByRole('button', { name: /^Follow / });
  const answer = loseAnswers('POST');
  await userEvent.click(follow);
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error' }]));
  expect(await followed()).toContain(term.Guid);
  expect(await card.findByRole('button', { name: /^Unfollow / })).toBeVisible();
  answer();
});

it('CACHE-17 an open content page goes when its reader leaves the only channel that it is for', async () => {
  const pilots = await storeTerm(portal, 'channelterms', 'Pilots');
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: pilots,
    ChannelType: 0,
  });
  const { Path } = await storePage(portal, {
    Title: 'Rules for pilots',
    PageType: 0,
    ChannelTermPages: [{ ChannelTermId: pilots }],
  });
  await portal.show(
    <>
      <Routes>
        <Route path="/pages/content/:slug" element={<ContentPage />} />
      </Routes>
      <ChannelChip ids={[pilots]} name="The channel">
        A channel
      </ChannelChip>
    </>,
    { at: Path },
  );
  const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
  await heading('Rules for pilots');
  await userEvent.click(await screen.findByRole('button', { name: 'A channel' }));
  const card = within(await screen.findByRole('dialog', { name: 'The channel' }));
  await userEvent.click(await card.findByRole('button', { name: 'Unfollow Pilots' }));
  // The card is still open before it.
  const name = "We couldn't find this page";
  expect(await screen.findByRole('heading', { level: 1, name, hidden: true })).toBeVisible();
});

it('CHANNELS-10 of channels of which only one may be followed, Follow takes the place of the other', async () => {
  const shift = await storeTerm(portal, 'channelterms', 'Shift', {
    LocalCustomProperties: { useRadioButtons: 'true' },
  });
  const below = { ParentTermGuid: shift };
  const day = await storeTerm(portal, 'channelterms', 'Day', below);
  const night = await storeTerm(portal, 'channelterms', 'Night', below);
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: day,
    ChannelType: 0,
  });
  const card = await open([day, night]);
  await userEvent.click(await card.findByRole('button', { name: 'Follow Night' }));
  expect(await card.findByRole('button', { name: 'Follow Day' })).toBeVisible();
  expect(await card.findByRole('button', { name: 'Unfollow Night' })).toBeVisible();
  await waitFor(async () => {
    const ids = await followed();
    expect([ids.includes(day), ids.includes(night)]).toEqual([false, true]);
  });
});

it('CHANNELS-33 a channel that hides is named to people who are not mapped to it, and not offered', async () => {
  const hidden = await storeTerm(portal, 'channelterms', 'Harbour board', {
    LocalCustomProperties: { hideNonMappedChannels: 'true' },
  });
  const card = await open([hidden]);
  expect(await card.findByText('Harbour board')).toBeVisible();
  expect(card.queryByRole('button', { name: /^Follow / })).toBeNull();
  expect(card.queryByText(/isn't in use|Follow it/)).toBeNull();
});

it('a channel that is gone is said to be, and Escape returns to the chip', async () => {
  const card = await open(['3f2504e0-4f89-41d3-9a0c-0305e82c3399']);
  expect(await card.findByText("This channel isn't in use any more.")).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(screen.getByRole('button', { name: 'A channel' })).toHaveFocus();
});

it('CHANNELS-28 following a channel that was deleted meanwhile says that it is gone, and not that it is followed', async () => {
  const id = await storeTerm(portal, 'channelterms', 'Ferries');
  const card = await open([id]);
  const follow = await card.findByRole('button', { name: 'Follow Ferries' });
  await portal.call('admin', 'DELETE', `/channelterms/${id}`);
  await pageRests();
  const sent = jest.spyOn(globalThis, 'fetch');
  await userEvent.click(follow);
  const text = 'One channel no longer exists and was not added';
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'info', text }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Ferries/ })).toBeNull());
  await pageRests();
  expect(notices).toHaveLength(1);
  const reads = sent.mock.calls.filter(([input]) => String(input).includes('/channelterms/local'));
  expect(reads).toHaveLength(1);
});

it('CHANNELS-28 following is confirmed where only a channel below it was deleted meanwhile', async () => {
  const parent = await storeTerm(portal, 'channelterms', 'Tides', {
    LocalCustomProperties: { useRadioButtons: 'true' },
  });
  const id = await storeTerm(portal, 'channelterms', 'Spring tide', { ParentTermGuid: parent });
  const below = await storeTerm(portal, 'channelterms', 'Ebb', { ParentTermGuid: id });
  const card = await open([id]);
  const follow = await card.findByRole('button', { name: 'Follow Spring tide' });
  const real = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      init?.method === 'POST' && String(init.body).includes(below)
        ? Promise.resolve(new Response('{}', { status: 404 }))
        : real(input, init),
    );
  await userEvent.click(follow);
  await waitFor(() => expect(notices).toHaveLength(2));
  expect(notices).toMatchObject([
    { kind: 'info', text: 'One channel no longer exists and was not added' },
    { text: 'You now follow Spring tide.' },
  ]);
  expect(await followed()).toContain(id);
});
