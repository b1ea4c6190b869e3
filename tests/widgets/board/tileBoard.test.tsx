import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ArrowLeftRegular } from '@fluentui/react-icons/svg/arrow-left';
import { ArrowRightRegular } from '@fluentui/react-icons/svg/arrow-right';
import { InfoRegular } from '@fluentui/react-icons/svg/info';
import { MegaphoneRegular } from '@fluentui/react-icons/svg/megaphone';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { tileLimits } from '#shared/rules/widgets/appTiles';
import { AppsAndTools } from '../../../src/client/features/appTiles/AppsAndTools';
import { SmartLinks } from '../../../src/client/features/appTiles/SmartLinks';
import { LanguagesSection } from '../../../src/client/features/settings/LanguagesSection';
import { AppCenterPage } from '../../../src/client/pages/manage/AppCenterPage';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { addTile, boardOf, clearTiles, storeTile } from '../../support/content/appTiles';
import { clearBroadcasts, storeBroadcast } from '../../support/content/broadcasts';
import { hoursFromNow, storeSetting, storeTerm } from '../../support/content/pages';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { chooseEntry } from '../../support/widgets/chooseEntry';
import { pageRests } from '../../support/widgets/pageNetwork';
import { notTheTimeouts } from '../../support/widgets/setDeviceClock';
import { rulesOf } from '../../support/widgets/testRenderer';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let harbour: string;
beforeAll(async () => {
  harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  await portal.call('member', 'POST', '/users', {});
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: harbour,
    ChannelType: 0,
  });
});
afterEach(async () => {
  jest.useRealTimers();
  portal.devTenant.control.reset();
  await clearBroadcasts(portal);
  await clearTiles(portal);
});

const board = (at = '/') =>
  portal.show(
    <Suspense fallback="Loading texts">
      <AppsAndTools place="main" />
      <SmartLinks place="main" />
      <ModalOutlet />
      <Notices />
    </Suspense>,
    { at },
  );
const personal = (Title: string, fields: object = {}) =>
  addTile(portal, 'member', {
    AppTile: { Title, Url: `https://${Title.toLowerCase()}.example/`, ...fields },
  });
const added = async (fields: Parameters<typeof storeTile>[1]) => {
  const tile = await storeTile(portal, fields);
  await addTile(portal, 'member', { AppTileId: tile.Id });
  return tile;
};
const fromChannel = (Title: string) =>
  storeTile(portal, { Title, ChannelTermAppTiles: [{ ChannelTermId: harbour }] });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const choose = (title: string, action: string) => chooseEntry(`Options for ${title}`, action);
const shown = () =>
  screen
    .queryAllByRole('button', { name: /^Move / })
    .map((handle) => handle.getAttribute('aria-label')!.slice('Move '.length));

/** The lines that an icon draws. */
const drawn = (element: Element) => [...element.querySelectorAll('svg')].at(-1)!.innerHTML;
const drawnBy = (Icon: ComponentType) => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToStaticMarkup(<Icon />);
  return drawn(holder);
};

/** Holds the writes of this method on tiles until they are let go, with the given status. */
function holdWrites(method: string): (status?: number) => void {
  const real = globalThis.fetch;
  let letGo: (status?: number) => void = () => undefined;
  const gone = new Promise<number | undefined>((resolve) => (letGo = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (init?.method !== method || !String(input).includes('/me/userapptiles'))
      return real(input, init);
    const status = await gone;
    return status ? new Response('{}', { status }) : real(input, init);
  });
  return letGo;
}

describe('a tile', () => {
  it('APPS-16 APPS-17 shows its badge and its counter', async () => {
    await added({
      Title: 'Mail',
      ShowAsNewUntilThisDate: hoursFromNow(5),
      IntegrationEndpointUrl: `${portal.devTenant.graphUrl}/v1.0/me/mailFolders/inbox?$select=unreadItemCount`,
    });
    await board();
    const tile = within((await link(/^Mail, 4 unread, New/)).parentElement!);
    expect(tile.getByText('4')).toBeVisible();
    expect(tile.getByText('New')).toBeVisible();
  });

  it('APPS-18 LINKS-05 has an info icon where it has a video alone', async () => {
    const IntroductionVideo = 'https://youtu.be/abcdefghijk';
    await added({ Title: 'Travel', IntroductionVideo });
    await storeTile(portal, { Title: 'Quiz', IsSmartLink: true, IntroductionVideo });
    await board();
    for (const name of ['About Travel', 'About Quiz'])
      expect(drawn(await button(name))).toBe(drawnBy(InfoRegular));
  });

  it('APPS-52 the megaphone takes the place of the info icon and goes again while the page is open', async () => {
    const { Id } = await added({ Title: 'Travel', Introduction: '<p>Book trips.</p>' });
    await board();
    expect(drawn(await button('About Travel'))).toBe(drawnBy(InfoRegular));
    const message = await storeBroadcast(portal, { AppTileBroadcastMessages: [{ AppTileId: Id }] });
    const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
    const hear = (Change: 'created' | 'deleted') =>
      act(() => take({ ComponentId: 'broadcastMessages', Data: { Change, Id: message.Id } }));
    hear('created');
    expect(drawn(await button('News about Travel'))).toBe(drawnBy(MegaphoneRegular));
    await portal.call('admin', 'DELETE', `/broadcastmessages/${message.Id}`);
    hear('deleted');
    expect(await button('About Travel')).toBeVisible();
    stop();
  });

  it('APPS-52 the megaphone and the message go when that ends', async () => {
    const minutes = 60_000;
    const { Id } = await added({ Title: 'Travel', Introduction: '<p>Book trips.</p>' });
    await storeBroadcast(portal, {
      Title: 'No trips today',
      EndDate: new Date(Date.now() + 10 * minutes).toISOString(),
      AppTileBroadcastMessages: [{ AppTileId: Id }],
    });
    jest.useFakeTimers({ advanceTimers: true, doNotFake: notTheTimeouts });
    await board(`/?modal=app-tile-intro/${Id}`);
    expect(await screen.findByText('No trips today')).toBeVisible();
    expect(await button('News about Travel')).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(10 * minutes));
    expect(await button('About Travel')).toBeInTheDocument();
    expect(screen.queryByText('No trips today')).toBeNull();
    expect(screen.getByText('Book trips.')).toBeVisible();
  });
});

describe('the board in edit mode', () => {
  it('APPS-06 the toggle draws an arrow to the left when off and to the right when on', async () => {
    await board();
    const toggle = await button('Edit');
    expect(drawn(toggle)).toBe(drawnBy(ArrowLeftRegular));
    await userEvent.click(toggle);
    expect(drawn(toggle)).toBe(drawnBy(ArrowRightRegular));
  });

  it('APPS-21 APPS-53 a tile that came by a channel can be hidden, and not deleted', async () => {
    await fromChannel('Cranes');
    await board();
    await press('Edit');
    await press('Options for Cranes');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Hide',
      'Move earlier',
      'Move later',
    ]);
  });

  it.each([
    ['Hide', 'PUT'],
    ['Delete', 'DELETE'],
  ])('APPS-11 %s takes a tile away at once, and back after a failure', async (action, method) => {
    for (const title of ['Keep', 'Away']) await personal(title);
    await board();
    await press('Edit');
    await button('Move Away');
    const letGo = holdWrites(method);
    await choose('Away', action);
    await answerQuestion(action);
    await waitFor(() => expect(shown()).toEqual(['Keep']));
    letGo(403);
    await waitFor(() => expect(shown()).toEqual(['Away', 'Keep']));
    expect(await boardOf(portal, 'member')).toEqual(['Away', 'Keep']);
  });

  it('APPS-11 APPS-19 a hidden tile is grey; hidden while hidden ones are shown it stays', async () => {
    await personal('Away');
    await board();
    await press('Edit');
    const face = async () => (await button('Move Away')).querySelector('span')!;
    expect(rulesOf(await face()).join()).not.toMatch(/grayscale|opacity/);
    await userEvent.click(await screen.findByRole('switch', { name: 'Hidden' }));
    const letGo = holdWrites('PUT');
    await choose('Away', 'Hide');
    await answerQuestion('Hide');
    await waitFor(async () =>
      expect(await button('Options for Away')).toHaveAttribute('aria-disabled', 'true'),
    );
    expect(shown()).toEqual(['Away']);
    letGo();
    expect(await screen.findByText('Hidden', { selector: '.fui-Badge' })).toBeVisible();
    expect(rulesOf(await face()).join()).toMatch(/filter:grayscale\(1\).*opacity:0\.5/);
  });

  it('APPS-07 hidden tiles go from the board with the edit mode', async () => {
    const [, away] = [await personal('Keep'), await personal('Away')];
    const { status } = await portal.call('member', 'PUT', `/me/userapptiles/${away.AppTileId}`, {
      HideFromUI: true,
    });
    expect(status).toBe(200);
    await board();
    await press('Edit');
    await userEvent.click(await screen.findByRole('switch', { name: 'Hidden' }));
    await button('Move Away');
    await press('Edit');
    expect(await link(/^Keep/)).toBeVisible();
    await pageRests();
    expect(screen.queryByRole('link', { name: /^Away/ })).toBeNull();
  });

  it('APPS-09 a move gives every tile its place, hidden ones too', async () => {
    const tiles: UserAppTile[] = [];
    for (const title of ['A', 'B', 'C', 'D']) tiles.push(await personal(title));
    await portal.call('member', 'PUT', `/me/userapptiles/${tiles[1]!.AppTileId}`, {
      HideFromUI: true,
    });
    const order = () => boardOf(portal, 'member', '?includeHidden=true');
    await portal.call(
      'member',
      'PUT',
      '/me/userapptiles',
      tiles.map(({ AppTileId }, Order) => ({ AppTileId, Order })),
    );
    await board();
    await press('Edit');
    await choose('D', 'Move earlier');
    await waitFor(async () => expect(await order()).toEqual(['A', 'D', 'B', 'C']));
    await choose('A', 'Move later');
    await waitFor(async () => expect(await order()).toEqual(['D', 'A', 'B', 'C']));
    const stored = await portal.db
      .selectFrom('user_app_tiles')
      .select(['AppTileId', 'Order'])
      .orderBy('Order')
      .execute();
    expect(stored).toEqual(
      [3, 0, 1, 2].map((index, Order) => ({ AppTileId: tiles[index]!.AppTileId, Order })),
    );
  });
});

describe('a tile that was taken off the board', () => {
  const takeOffAndUndo = async (title: string) => {
    await board();
    await press('Edit');
    await choose(title, 'Delete');
    await answerQuestion('Delete');
    await press('Undo');
  };
  const becomes = (titles: string[]) =>
    waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(titles));

  it('comes back where it stood on a board that nobody has put in order', async () => {
    for (const title of ['Alpha', 'Zulu']) await personal(title);
    await added({ Title: 'Mail' });
    await takeOffAndUndo('Mail');
    await becomes(['Alpha', 'Mail', 'Zulu']);
    await personal('Bravo');
    await becomes(['Alpha', 'Bravo', 'Mail', 'Zulu']);
  });

  it('comes back behind what it followed on a board that was put in order', async () => {
    const tiles = [];
    for (const Title of ['D', 'C', 'B', 'A']) tiles.push(await added({ Title }));
    const places = tiles.map(({ Id }, Order) => ({ AppTileId: Id, Order }));
    await portal.call('member', 'PUT', '/me/userapptiles', places);
    await portal.call('member', 'DELETE', `/me/userapptiles/${tiles[0]!.Id}`);
    await takeOffAndUndo('B');
    await becomes(['C', 'B', 'A']);
  });
});

describe('the keyboard', () => {
  it('is at the next personal app when one is removed in the app center, then on the page', async () => {
    await storeTile(portal, { Title: 'Travel' });
    for (const title of ['Mine', 'Ours']) await personal(title);
    await portal.show(
      <main>
        <Suspense fallback="Loading texts">
          <AppCenterPage />
        </Suspense>
      </main>,
      { at: '/apps-and-tools' },
    );
    const remove = async (title: string) => {
      await press(`Remove ${title}`);
      await answerQuestion('Delete');
    };
    await remove('Mine');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Remove Ours' })).toHaveFocus());
    await remove('Ours');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it.each(['Hide', 'Delete'])('stays with the tiles of the board after %s', async (action) => {
    for (const title of ['Keep', 'Away']) await personal(title);
    await board();
    await press('Edit');
    await choose('Away', action);
    await answerQuestion(action);
    await waitFor(() => expect(screen.getByRole('group', { name: 'My apps' })).toHaveFocus());
  });
});

it('APPS-51 the app center groups what comes by channels, what is available and what is personal', async () => {
  await fromChannel('Cranes');
  await storeTile(portal, { Title: 'Travel' });
  await personal('Mine');
  await portal.show(
    <Suspense fallback="Loading texts">
      <AppCenterPage />
    </Suspense>,
    { at: '/apps-and-tools' },
  );
  await link(/^Mine/);
  const groups = ['From your channels', 'Available', 'Personal'].map((name) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  );
  expect(groups).toEqual([['Cranes'], ['Travel'], ['Mine']]);
  const channel = within(screen.getByRole('region', { name: 'From your channels' }));
  expect(channel.queryByRole('button', { name: /Add|Remove/ })).toBeNull();
});

it('CACHE-17 LANG-09 LINKS-15 APPS-51 what is in a newly chosen language comes to the open page', async () => {
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  const norse = await storeTerm(portal, 'languageterms', 'Norse');
  const latin = await storeTerm(portal, 'languageterms', 'Latin');
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: latin,
    LanguageType: 0,
  });
  const LanguageTermAppTiles = [{ LanguageTermId: norse }];
  const ChannelTermAppTiles = [{ ChannelTermId: harbour }];
  await storeTile(portal, { Title: 'Ships', LanguageTermAppTiles, ChannelTermAppTiles });
  await storeTile(portal, { Title: 'Tides', LanguageTermAppTiles, IsSmartLink: true });
  await fromChannel('Cranes');
  const { cache } = await portal.show(
    <Suspense fallback="Loading texts">
      <AppsAndTools place="main" />
      <SmartLinks place="main" />
      <LanguagesSection />
    </Suspense>,
  );
  await link(/^Cranes/);
  expect(screen.queryByRole('link', { name: /^Ships/ })).toBeNull();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Norse' }));
  expect(await link(/^Ships/)).toBeVisible();
  expect(await link(/^Tides/)).toBeVisible();
  await waitFor(() =>
    expect(cache.peek<object[]>('GET /me/userlanguageterms')?.Data).toHaveLength(2),
  );
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
});

it('CACHE-17 SETTINGS-03 a setting by which the server chooses changes what an open page shows', async () => {
  const gaelic = await storeTerm(portal, 'languageterms', 'Gaelic');
  const own = await storeTerm(portal, 'languageterms', 'Breton');
  const body = { LanguageTermId: own, LanguageType: 0 };
  await portal.call('member', 'POST', '/me/userlanguageterms', body);
  const LanguageTermAppTiles = [{ LanguageTermId: gaelic }];
  const ChannelTermAppTiles = [{ ChannelTermId: harbour }];
  await storeTile(portal, { Title: 'Ships', LanguageTermAppTiles, ChannelTermAppTiles });
  await storeTile(portal, { Title: 'Tides', LanguageTermAppTiles, IsSmartLink: true });
  await fromChannel('Cranes');
  await board();
  for (const name of [/^Cranes/, /^Ships/, /^Tides/]) expect(await link(name)).toBeVisible();
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', true);
  const chance = jest.spyOn(Math, 'random').mockReturnValue(0);
  const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  const Data = { Change: 'updated', Id: 'enableLanguageFilteringForWorkplace' } as const;
  act(() => take({ ComponentId: 'featureSettings', Data }));
  chance.mockRestore();
  for (const name of [/^Ships/, /^Tides/])
    await waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull());
  expect(await link(/^Cranes/)).toBeVisible();
  stop();
  await storeSetting(portal, 'enableLanguageFilteringForWorkplace', false);
});

it('CACHE-17 CHANNELS-28 an app of a channel that was left in another window goes here too', async () => {
  await fromChannel('Derricks');
  await board();
  expect(await link(/^Derricks/)).toBeVisible();
  await portal.call('member', 'DELETE', `/me/userchannelterms/${harbour}`);
  const { take, stop } = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  act(() => take({ ComponentId: 'userChannelTerms', Data: { Change: 'updated', Id: 'member' } }));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Derricks/ })).toBeNull());
  stop();
  const body = { ChannelTermId: harbour, ChannelType: 0 };
  await portal.call('member', 'POST', '/me/userchannelterms', body);
});

it('APPS-15 a tile is a square of its colour with its picture, its icon or its initials', async () => {
  const [ColorHexCode, IconUrl] = ['#b10e1c', 'https://mine.example/mark.png'];
  await personal('Pictured', { IconUrl, ColorHexCode });
  await personal('Drawn', { IconClass: 'book', ColorHexCode });
  await personal('Plain', { ColorHexCode });
  await board();
  for (const [title, picture, icons, initials] of [
    ['Pictured', IconUrl, 0, ''],
    ['Drawn', undefined, 1, ''],
    ['Plain', undefined, 0, 'PL'],
  ] as const) {
    const tile = await link(new RegExp(`^${title}`));
    const face = tile.querySelector('[style*="background-color: rgb(177, 14, 28)"]')!;
    expect(face.querySelector('img')?.getAttribute('src')).toBe(picture);
    expect(face.querySelectorAll('svg')).toHaveLength(icons);
    expect(face).toHaveTextContent(new RegExp(`^${initials}$`));
  }
});

describe('a personal tile', () => {
  const picture = 'https://mine.example/mark.png';
  const stored = async () =>
    (await portal.call<UserAppTile[]>('member', 'GET', '/me/userapptiles')).body[0]!.AppTile;

  it.each([
    ['Book', { IconClass: 'book', IconUrl: null, ColorHexCode: null }],
    ['Red', { IconClass: null, IconUrl: picture, ColorHexCode: '#b10e1c' }],
  ])(
    'APPS-15 APPS-51 with a picture is stored as its form showed it after %s',
    async (choice, look) => {
      const { AppTileId } = await personal('Mine', { IconUrl: picture });
      await board(`/?modal=user-app-tiles/edit/${AppTileId}`);
      await userEvent.click(await screen.findByRole('radio', { name: choice }));
      const preview = screen.getByRole('group', { name: 'Preview' });
      expect(preview.querySelectorAll('img')).toHaveLength(look.IconUrl ? 1 : 0);
      await press('Save');
      await waitFor(async () => expect(await stored()).toMatchObject(look));
    },
  );

  it('APPS-15 with an icon goes back to its initials', async () => {
    const { AppTileId } = await personal('Mine', { IconClass: 'book' });
    await board(`/?modal=user-app-tiles/edit/${AppTileId}`);
    await userEvent.click(await screen.findByRole('radio', { name: 'Initials' }));
    await press('Save');
    await waitFor(async () => expect(await stored()).toMatchObject({ IconClass: null }));
  });
});

it('a personal app that another window has changed is asked about, and nothing typed is lost', async () => {
  const { AppTileId, AppTile } = await personal('Mine');
  await board(`/?modal=user-app-tiles/edit/${AppTileId}`);
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await portal.call('member', 'PUT', `/me/userapptiles/${AppTileId}`, {
    AppTile: { ...AppTile, Title: 'There', ColorHexCode: '#b10e1c' },
  });
  fireEvent.change(title, { target: { value: 'Here' } });
  await press('Save');
  expect(await screen.findByText(/^You have saved this in another window/)).toBeVisible();
  expect(title).toHaveValue('Here');
  expect(await boardOf(portal, 'member')).toEqual(['There']);
  await press('Save mine');
  await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['Here']));
  const { body } = await portal.call<UserAppTile>('member', 'GET', `/me/userapptiles/${AppTileId}`);
  expect(body.AppTile.ColorHexCode).toBe('#b10e1c');
});

it('APPS-12 one personal app too many is refused with how many there can be', async () => {
  for (let made = 0; made < tileLimits.personalTiles; made++) await personal(`App${made}`);
  await portal.show(
    <Suspense fallback="Loading texts">
      <ModalOutlet />
    </Suspense>,
    { at: '/?modal=user-app-tiles/add' },
  );
  const fill = async (name: RegExp, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  await fill(/^Title/, 'Wiki');
  await fill(/^Address/, 'wiki.nordvik.example');
  await press('Save');
  expect(await screen.findByText(/^You can have at most 100 personal apps\./)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Wiki');
});
