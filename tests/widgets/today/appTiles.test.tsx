import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { AppsAndTools } from '../../../src/client/features/appTiles/AppsAndTools';
import { SmartLinks } from '../../../src/client/features/appTiles/SmartLinks';
import { TileFace } from '../../../src/client/features/appTiles/TileFace';
import { noteVisit } from '../../../src/client/data/components/visits';
import { takeTracked } from '../../../src/client/data/tracking';
import { AppCenterPage } from '../../../src/client/pages/manage/AppCenterPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Notices } from '../../../src/client/shell/frame/Notices';
import type { UserAppTile } from '#shared/contract/people/userAppTiles';
import { addTile, boardOf, clearTiles, storeTile } from '../../support/content/appTiles';
import { storeBroadcast } from '../../support/content/broadcasts';
import { chooseEntry, openMenu } from '../../support/widgets/chooseEntry';
import { dragOnto } from '../../support/widgets/dragOnto';
import { hoursFromNow, storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
afterEach(async () => {
  portal.devTenant.control.reset();
  await clearTiles(portal);
});

const board = (at = '/', keepCache = false) =>
  portal.show(
    <Suspense fallback="Loading texts">
      <AppsAndTools place="main" />
      <ModalOutlet />
      <Notices />
    </Suspense>,
    { at, keepCache },
  );
const personal = (Title: string) =>
  addTile(portal, 'member', {
    AppTile: { Title, Url: `https://${Title.toLowerCase().replaceAll(' ', '-')}.example/` },
  });
const link = (name: string | RegExp) => screen.findByRole('link', { name });
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const shownTitles = async () =>
  within(await screen.findByRole('list', { name: 'Your apps' }))
    .getAllByRole('listitem')
    .map((item) => item.getAttribute('aria-label')?.split(',')[0] ?? item.textContent);

describe('a tile', () => {
  it('APPS-15 TRACK-04 opens its app in a new tab, and its opening is counted without the query', async () => {
    const { Id } = await storeTile(portal, { Url: 'https://time.nordvik.example/week?person=ann' });
    await addTile(portal, 'member', { AppTileId: Id });
    await board();
    const tile = await link('Timesheets, opens in a new tab');
    expect([tile.getAttribute('href'), tile.getAttribute('target')]).toEqual([
      'https://time.nordvik.example/week?person=ann',
      '_blank',
    ]);
    expect(tile).toHaveTextContent('TITimesheets');
    takeTracked(50);
    tile.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(tile);
    expect(takeTracked(50)).toEqual([
      expect.objectContaining({
        Name: 'AppClick',
        Link: 'https://time.nordvik.example/week',
        ComponentId: 'appTiles',
      }),
    ]);
  });

  it.each([false, true])(
    'TRACK-04 its opening is counted wherever it stands; in the current tab: %s',
    async (inSameTab) => {
      await storeSetting(portal, 'open-apps-in-same-tab', inSameTab);
      const Url = 'https://quiz.nordvik.example/?by=ann';
      await storeTile(portal, { Title: 'Quiz', Url, IsSmartLink: true });
      await storeTile(portal, { Title: 'Travel', Url });
      const { Id } = await storeTile(portal, { Title: 'Hours', Url, Introduction: '<p>How.</p>' });
      await addTile(portal, 'member', { AppTileId: Id });
      await portal.show(
        <Suspense fallback="Loading texts">
          <SmartLinks place="main" />
          <AppCenterPage />
          <AppsAndTools place="main" />
          <ModalOutlet />
        </Suspense>,
      );
      const opens = async (name: RegExp) => {
        const found = await link(name);
        expect(found.getAttribute('target')).toBe(inSameTab ? null : '_blank');
        found.addEventListener('click', (event) => event.preventDefault());
        takeTracked(50);
        await userEvent.click(found);
        expect(takeTracked(50)).toEqual([
          expect.objectContaining({ Name: 'AppClick', Link: 'https://quiz.nordvik.example/' }),
        ]);
      };
      await opens(/^Quiz/);
      await opens(/^Travel/);
      await press('About Hours');
      await opens(/^Open Hours/);
      await storeSetting(portal, 'open-apps-in-same-tab', false);
    },
  );

  it('SETTINGS-40 opens in the current tab when the setting says so', async () => {
    await personal('Wiki');
    await storeSetting(portal, 'open-apps-in-same-tab', true);
    await board();
    expect(await link('Wiki')).not.toHaveAttribute('target');
    await storeSetting(portal, 'open-apps-in-same-tab', false);
  });

  it('APPS-16 BADGE-14 has a badge while new or changed since the last visit, unless the setting hides badges', async () => {
    const fresh = await storeTile(portal, {
      Title: 'Fresh',
      ShowAsNewUntilThisDate: hoursFromNow(5),
    });
    const old = await storeTile(portal, { Title: 'Changed' });
    for (const { Id } of [fresh, old]) await addTile(portal, 'member', { AppTileId: Id });
    await portal.connectAs();
    noteVisit('appTiles', new Date(hoursFromNow(-1)));
    await board('/', true);
    expect(await link('Fresh, New, opens in a new tab')).toBeVisible();
    expect(await link('Changed, Updated, opens in a new tab')).toBeVisible();
    await storeSetting(portal, 'showNewOrModifiedBadgeOnAppTiles', false);
    document.body.replaceChildren();
    await portal.connectAs();
    noteVisit('appTiles', new Date(hoursFromNow(-1)));
    await board('/', true);
    for (const title of ['Fresh', 'Changed'])
      expect(await link(`${title}, opens in a new tab`)).toBeVisible();
    await storeSetting(portal, 'showNewOrModifiedBadgeOnAppTiles', true);
  });

  it('APPS-17 APPS-48 counts what is unread only where it has an endpoint that says so', async () => {
    const counting = await storeTile(portal, {
      Title: 'Mail',
      IntegrationEndpointUrl: `${portal.devTenant.graphUrl}/v1.0/me/mailFolders/inbox?$select=unreadItemCount`,
    });
    for (const Id of [counting.Id, (await storeTile(portal, { Title: 'Quiet' })).Id])
      await addTile(portal, 'member', { AppTileId: Id });
    await board();
    expect(await link('Mail, 4 unread, opens in a new tab')).toBeVisible();
    expect(await link('Quiet, opens in a new tab')).toBeVisible();
    expect(
      portal.devTenant.control.requests('graph', '/me/mailFolders').map(({ status }) => status),
    ).toEqual([200]);
  });

  it('APPS-31 a tile is medium on the board, and a smart link has a small one', async () => {
    await personal('Wiki');
    const { Id } = await storeTile(portal, { Title: 'Quiz', IsSmartLink: true });
    const tile = {
      Title: 'X',
      IconClass: null,
      IconUrl: null,
      ColorHexCode: null,
      ColorClass: null,
    };
    const { container } = await portal.show(
      <Suspense fallback="Loading texts">
        <AppsAndTools place="main" />
        <SmartLinks place="main" />
        {(['Medium', 'Small'] as const).map((size) => (
          <div key={size} data-size={size}>
            <TileFace tile={tile} size={size} />
          </div>
        ))}
      </Suspense>,
    );
    await link(/^Wiki/);
    const faceIn = (element: Element | null) => element!.querySelector('[style*="background"]')!;
    const sizes = ['Medium', 'Small'].map(
      (size) => faceIn(container.querySelector(`[data-size="${size}"]`)).className,
    );
    expect(sizes[0]).not.toBe(sizes[1]);
    const quiz = await screen.findByText('Quiz');
    expect([faceIn(await link(/^Wiki/)).className, faceIn(quiz.closest('li')).className]).toEqual(
      sizes,
    );
    await portal.call('admin', 'DELETE', `/apptiles/${Id}`);
  });

  it('APPS-47 the unread counter understands folders, counts, Yammer and lists', async () => {
    const answers = {
      Folder: [{ unreadItemCount: 4 }, 4],
      Counted: [{ '@odata.count': 7, value: [1] }, 7],
      Yammer: [{ unseen_notification_count: 2, unseen_message_count: 3 }, 5],
      Listed: [['a', 'b', 'c'], 3],
    } as const;
    for (const [Title, [body]] of Object.entries(answers)) {
      const IntegrationEndpointUrl = `${portal.devTenant.sharePointUrl}/_api/${Title}`;
      portal.devTenant.control.fail({
        ...{ service: 'sharepoint', path: `/_api/${Title}`, status: 200, body },
      });
      const { Id } = await storeTile(portal, { Title, IntegrationEndpointUrl });
      await addTile(portal, 'member', { AppTileId: Id });
    }
    await board();
    for (const [title, [, count]] of Object.entries(answers))
      expect(await link(`${title}, ${count} unread, opens in a new tab`)).toBeVisible();
  });

  it('APPS-14 APPS-18 APPS-52 an info icon opens the introduction; while there is a message about the app it is a megaphone', async () => {
    const { Id } = await storeTile(portal, {
      Introduction: '<p>Enter your hours.</p>',
      IntroductionVideo: 'https://youtu.be/abcdefghijk',
    });
    await addTile(portal, 'member', { AppTileId: Id });
    const shown = await board();
    await press('About Timesheets');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Enter your hours.')).toBeVisible();
    expect(dialog.getByTitle('About Timesheets')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    );
    shown.unmount();
    await storeBroadcast(portal, {
      Title: 'Closed on Monday',
      AppTileBroadcastMessages: [{ AppTileId: Id }],
    });
    await board();
    await press('News about Timesheets');
    expect(await screen.findByText('Closed on Monday')).toBeVisible();
  });

  it('APPS-28 a tile of a service that the person lacks is left out', async () => {
    for (const [Title, O365ServiceName] of [
      ['Mail', 'exchange'],
      ['Reports', 'PowerBI'],
      ['Wiki', null],
    ] as const)
      await addTile(portal, 'member', {
        AppTileId: (await storeTile(portal, { Title, O365ServiceName })).Id,
      });
    await board();
    await link(/^Wiki/);
    expect(
      screen
        .getAllByRole('link', { name: /new tab/ })
        .map((each) => each.getAttribute('aria-label')?.split(',')[0]),
    ).toEqual(['Mail', 'Wiki']);
  });
});

describe('the board', () => {
  it('APPS-02 APPS-03 APPS-04 APPS-05 APPS-06 APPS-07 has a toggle with its arrow, and in edit mode the hidden tiles and a place for a new one', async () => {
    await personal('Wiki');
    await board();
    const toggle = await screen.findByRole('button', { name: 'Edit' });
    const arrow = () => toggle.querySelector('[data-arrow]')?.getAttribute('data-arrow');
    expect([arrow(), toggle.getAttribute('aria-pressed')]).toEqual(['left', 'false']);
    expect(screen.getByRole('link', { name: 'App center' })).toHaveAttribute(
      'href',
      '/apps-and-tools',
    );
    expect(screen.queryByRole('switch')).toBeNull();
    await userEvent.click(toggle);
    expect([arrow(), toggle.getAttribute('aria-pressed')]).toEqual(['right', 'true']);
    expect(await screen.findByRole('button', { name: 'Add new app' })).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Hidden' }));
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    expect(screen.getByRole('switch', { name: 'Hidden' })).not.toBeChecked();
  });

  it('APPS-32 without tiles says what to do', async () => {
    await board();
    expect(
      await screen.findByText(
        'You have no apps and tools here at the moment. Add a new personal one by clicking on edit or go to the app center to get some existing apps.',
      ),
    ).toBeVisible();
    await press('Edit');
    expect(await screen.findByRole('button', { name: 'Add new app' })).toBeVisible();
  });

  it('APPS-32 ERRORS-52 a failure is no empty board, and names "Apps & tools"', async () => {
    const { fetch } = globalThis;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) =>
        String(input).includes('/userapptiles')
          ? new Response('{}', { status: 403 })
          : fetch(input, init),
      );
    await board();
    expect(await screen.findByText('Apps & tools could not be loaded')).toBeVisible();
    expect(screen.queryByText(/You have no apps and tools here/)).toBeNull();
  });

  it('APPS-08 APPS-09 APPS-10 ERRORS-40 tiles move only in edit mode, by keys, menu or dragging; each move is saved and confirmed', async () => {
    for (const title of ['A', 'B', 'C']) await personal(title);
    await board();
    await link(/^A/);
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
    await press('Edit');
    fireEvent.keyDown(await screen.findByRole('button', { name: 'Move A' }), {
      key: 'ArrowRight',
    });
    await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['B', 'A', 'C']));
    expect(await screen.findByText('Sorting has been updated')).toBeVisible();
    await chooseEntry('Options for C', 'Move earlier');
    await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['B', 'C', 'A']));
    const { body } = await portal.call<UserAppTile[]>('member', 'GET', '/me/userapptiles');
    expect(body.map(({ Order }) => Order)).toEqual([0, 1, 2]);
    dragOnto(screen.getByRole('button', { name: 'Move A' }), 0);
    await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['A', 'B', 'C']));
  });

  it('APPS-11 APPS-19 APPS-22 APPS-23 hiding asks first and removes the tile; it stays among the hidden ones and can come back', async () => {
    for (const title of ['Keep', 'Away']) await personal(title);
    await board();
    await press('Edit');
    expect(await openMenu('Options for Away')).not.toContain('Unhide');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hide' }));
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    expect(question.getByText('Hide app')).toBeVisible();
    expect(question.getByText('Are you sure you want to hide this app?')).toBeVisible();
    expect(
      question.getAllByRole('button', { hidden: true }).map(({ textContent }) => textContent),
    ).toEqual(['Hide', 'Cancel']);
    await userEvent.click(question.getByRole('button', { name: 'Hide', hidden: true }));
    await waitFor(async () => expect(await shownTitles()).toEqual(['Keep', 'Add new app']));
    await userEvent.click(screen.getByRole('switch', { name: 'Hidden' }));
    const away = await screen.findByRole('listitem', { name: /^Away, 1 of/ });
    expect(within(away).getByText('Hidden').querySelector('svg')).toBeVisible();
    expect(await openMenu('Options for Away')).not.toContain('Hide');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Unhide' }));
    await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['Away', 'Keep']));
  });

  it.each(['Hide', 'Delete'])('APPS-23 "Cancel" is no "%s"', async (entry) => {
    await personal('Keep');
    await board();
    await press('Edit');
    await chooseEntry('Options for Keep', entry);
    await press('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    expect(await shownTitles()).toEqual(['Keep', 'Add new app']);
    expect(await boardOf(portal, 'member')).toEqual(['Keep']);
  });

  it('what was hidden or taken off the board comes back to its place by the notice of it', async () => {
    const { Id } = await storeTile(portal, { Title: 'Added' });
    await addTile(portal, 'member', { AppTileId: Id });
    await personal('Mine');
    const all = await boardOf(portal, 'member');
    await board();
    await press('Edit');
    for (const action of ['Hide', 'Delete']) {
      await chooseEntry('Options for Added', action);
      const question = within(await screen.findByRole('alertdialog', { hidden: true }));
      await userEvent.click(question.getByRole('button', { name: action, hidden: true }));
      await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['Mine']));
      await press('Undo');
      await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(all));
      await screen.findByRole('listitem', { name: 'Added, 1 of 2' });
    }
    await chooseEntry('Options for Mine', 'Delete');
    const question = within(await screen.findByRole('alertdialog', { hidden: true }));
    await userEvent.click(question.getByRole('button', { name: 'Delete', hidden: true }));
    await screen.findByText('Mine was deleted');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('APPS-20 APPS-21 APPS-53 the menu offers editing of personal tiles, and deleting of personal and added ones', async () => {
    await personal('Mine');
    const { Id } = await storeTile(portal, { Title: 'Added' });
    await addTile(portal, 'member', { AppTileId: Id });
    await board();
    await press('Edit');
    const entriesOf = async (title: string) => {
      await press(`Options for ${title}`);
      const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menuitem')).toBeNull());
      return names;
    };
    expect(await entriesOf('Mine')).toEqual([
      'Edit',
      'Hide',
      'Delete',
      'Move earlier',
      'Move later',
    ]);
    expect(await entriesOf('Added')).toEqual(['Hide', 'Delete', 'Move earlier', 'Move later']);
    await chooseEntry('Options for Added', 'Delete');
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { hidden: true })).getByRole('button', {
        name: 'Delete',
        hidden: true,
      }),
    );
    await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['Mine']));
    expect((await portal.call('member', 'GET', `/apptiles/${Id}`)).status).toBe(200);
  });
});

describe('the dialogs', () => {
  const fill = (name: RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });

  it('APPS-12 APPS-13 ERRORS-60 SHELL-32 user-app-tiles: a personal app is added and edited, and nothing entered is lost', async () => {
    await board('/?modal=user-app-tiles/add');
    expect(await screen.findByRole('dialog', { name: 'Add/Edit app' })).toBeVisible();
    await screen.findByRole('textbox', { name: /^Title/ });
    fill(/^Title/, ' Wiki');
    fill(/^Address/, 'javascript:alert(1)');
    await press('Save');
    expect(await screen.findByText(/^Enter an address/)).toBeVisible();
    expect(screen.getByText('Remove the space at the start.')).toBeVisible();
    fill(/^Title/, 'Wiki');
    fill(/^Address/, 'wiki.nordvik.example/start');
    await userEvent.click(screen.getByRole('radio', { name: 'Red' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Book' }));
    await press('Save');
    await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['Wiki']));
    const stored = async () =>
      (await portal.call<UserAppTile[]>('member', 'GET', '/me/userapptiles')).body[0]!.AppTile;
    const made = await stored();
    expect(made).toMatchObject({
      Url: 'https://wiki.nordvik.example/start',
      ColorHexCode: '#b10e1c',
      IconClass: 'book',
      IsPersonal: true,
    });
    await press('Edit');
    await chooseEntry('Options for Wiki', 'Edit');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Wiki'),
    );
    fill(/^Title/, 'Our wiki');
    await press('Save');
    await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['Our wiki']));
    expect(await stored()).toEqual({ ...made, Title: 'Our wiki', Modified: expect.any(String) });
  });

  it('APPS-13 user-app-tiles shows the tiles of the person over any page', async () => {
    await personal('Wiki');
    await portal.show(
      <Suspense fallback="Loading texts">
        <ModalOutlet />
      </Suspense>,
      { at: '/settings?modal=user-app-tiles' },
    );
    // The title that waits for the dialog gives way to the dialog's own.
    expect(await link(/^Wiki/)).toBeVisible();
    expect(
      within(screen.getByRole('dialog')).getByRole('heading', { name: 'My apps' }),
    ).toBeVisible();
  });
});

describe('the app center', () => {
  const center = () =>
    portal.show(
      <Suspense fallback="Loading texts">
        <AppCenterPage />
        <ModalOutlet />
        <Notices />
      </Suspense>,
      { at: '/apps-and-tools' },
    );

  it('APPS-01 APPS-51 has a search and groups; apps are added and removed', async () => {
    await storeTile(portal, { Title: 'Travel', Description: 'Book trips' });
    await storeTile(portal, { Title: 'Learning' });
    await personal('Mine');
    await center();
    expect(await screen.findByRole('heading', { level: 1, name: 'App center' })).toBeVisible();
    expect(
      (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent),
    ).toEqual(['Available', 'Personal']);
    await press('Add Travel');
    expect(await screen.findByRole('button', { name: 'Remove Travel' })).toBeVisible();
    expect(await boardOf(portal, 'member')).toEqual(['Mine', 'Travel']);
    await press('Remove Travel');
    await waitFor(async () => expect(await boardOf(portal, 'member')).toEqual(['Mine']));
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find apps' }), {
      target: { value: 'TRIPS' },
    });
    expect(
      (await screen.findAllByRole('link', { name: /new tab/ })).map(
        ({ textContent }) => textContent,
      ),
    ).toEqual(['Travel']);
    fireEvent.change(screen.getByRole('searchbox', { name: 'Find apps' }), {
      target: { value: 'zebra' },
    });
    expect(await screen.findByText('No app has “zebra” in its name or description.')).toBeVisible();
  });

  it('APPS-29 an app whose service the person lacks is not left out here, and says so', async () => {
    await storeTile(portal, { Title: 'Reports', O365ServiceName: 'PowerBI' });
    await center();
    expect(await screen.findByText("You don't have a licence for this app.")).toBeVisible();
  });
});
