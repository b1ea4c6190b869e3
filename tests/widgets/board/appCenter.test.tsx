import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { UserChannelTerm } from '#shared/contract/pages/terms';
import { AppCenterPage } from '../../../src/client/pages/manage/AppCenterPage';
import { addTile, boardOf, clearTiles, storeTile } from '../../support/content/appTiles';
import { storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const channels = '/me/userchannelterms';
afterEach(async () => {
  await clearTiles(portal);
  const { body } = await portal.call<UserChannelTerm[]>('member', 'GET', channels);
  for (const { ChannelTermId } of body)
    await portal.call('member', 'DELETE', `${channels}/${ChannelTermId}`);
});

const center = () =>
  portal.show(
    <Suspense fallback="Loading texts">
      <AppCenterPage />
    </Suspense>,
    { at: '/apps-and-tools' },
  );

it.each(['Cranes', 'Mine'])(
  'APPS-24 the app center shows the hidden app %s again',
  async (title) => {
    const ChannelTermId = await storeTerm(portal, 'channelterms', 'Harbour');
    await portal.call('member', 'POST', '/users', {});
    await portal.call('member', 'POST', channels, { ChannelTermId, ChannelType: 0 });
    const { Id } = await storeTile(portal, {
      Title: 'Cranes',
      ChannelTermAppTiles: [{ ChannelTermId }],
    });
    const { AppTileId } = await addTile(portal, 'member', {
      AppTile: { Title: 'Mine', Url: 'https://mine.example/' },
    });
    for (const id of [Id, AppTileId])
      await portal.call('member', 'PUT', `/me/userapptiles/${id}`, { HideFromUI: true });
    await center();
    await userEvent.click(await screen.findByRole('button', { name: `Unhide ${title}` }));
    await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual([title]));
    // The button goes: the keyboard stays with the app.
    await waitFor(() =>
      expect(screen.getByRole('link', { name: new RegExp(title) })).toHaveFocus(),
    );
  },
);

it('APPS-51 without apps the center says that one can add them', async () => {
  await center();
  const nothing = 'Your organisation has no apps for you yet. You can add your own.';
  expect(await screen.findByText(nothing)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Add new app' })).toBeVisible();
});
