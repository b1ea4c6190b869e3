import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { AppTileList } from '../../../src/client/features/appTiles/edit/AppTileList';
import { SmartLinks } from '../../../src/client/features/appTiles/SmartLinks';
import { portalComponents } from '../../../src/client/data/components/portalComponents';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import type { AppTile } from '#shared/contract/appTiles';
import { settingDefaults } from '#shared/rules/settings/settings';
import { addTile, clearTiles, storeTile } from '../../support/content/appTiles';
import { hoursFromNow, storeSetting } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { rulesOf } from '../../support/widgets/testRenderer';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
afterEach(async () => {
  portal.devTenant.control.reset();
  await clearTiles(portal);
});
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));

describe('editors', () => {
  const fill = async (name: RegExp, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  const stored = async (query = '') =>
    (await portal.call<AppTile[]>('appeditor', 'GET', `/apptiles${query}`)).body;

  it('ADMIN-03 an app editor adds, changes and deletes apps in the dialogs app-tiles, add and edit', async () => {
    await portal.show(
      <Suspense fallback="Loading texts">
        <ModalOutlet />
      </Suspense>,
      { person: 'appeditor', at: '/?modal=app-tiles' },
    );
    expect(await screen.findByText('There are no apps yet.')).toBeVisible();
    await press('Add app');
    await fill(/^Title/, 'Travel');
    await press('Save');
    expect(await screen.findByText('Enter a value.')).toBeVisible();
    await fill(/^Address/, 'travel.nordvik.example');
    await fill(/^Introduction video/, 'https://evil.example/video');
    await userEvent.click(screen.getByRole('radio', { name: 'Airplane' }));
    await press('Save');
    expect(await screen.findByText(/^Enter an address or embed code/)).toBeVisible();
    await fill(/^Introduction video/, 'https://youtu.be/abcdefghijk');
    await press('Save');
    await waitFor(async () =>
      expect(await stored()).toEqual([
        expect.objectContaining({
          Title: 'Travel',
          Url: 'https://travel.nordvik.example',
          IconClass: 'airplane',
          IntroductionVideo: 'https://www.youtube-nocookie.com/embed/abcdefghijk',
          IsSmartLink: false,
        }),
      ]),
    );
    await press('Edit Travel');
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Travel'),
    );
    await fill(/^Description/, 'Trips and receipts');
    await press('Save');
    await waitFor(async () =>
      expect(await stored()).toEqual([
        expect.objectContaining({ Title: 'Travel', Description: 'Trips and receipts' }),
      ]),
    );
    await press('Delete Travel');
    await press('Delete');
    await waitFor(async () => expect(await stored()).toEqual([]));
  });

  it('LINKS-12 LINKS-13 the dialog app-tiles adds and edits a smart link with IsSmartLink in the address, an app without', async () => {
    const { Id: link } = await storeTile(portal, { Title: 'Quiz', IsSmartLink: true });
    const { Id: app } = await storeTile(portal, { Title: 'Travel' });
    const asSmartLink = { IsSmartLink: 'true' };
    const Address = () => <output>{useLocation().search}</output>;
    for (const [name, wanted] of [
      ['Edit Quiz', { modal: `app-tiles/edit/${link}`, ...asSmartLink }],
      ['Edit Travel', { modal: `app-tiles/edit/${app}` }],
      ['Add smart link', { modal: 'app-tiles/add', ...asSmartLink }],
      ['Add app', { modal: 'app-tiles/add' }],
    ] as const) {
      const { unmount } = await portal.show(
        <Suspense fallback="Loading texts">
          <ModalOutlet />
          <Address />
        </Suspense>,
        { person: 'appeditor', at: '/?modal=app-tiles' },
      );
      await press(name);
      await waitFor(() => {
        const address = document.querySelector('output')!.textContent;
        expect(Object.fromEntries(new URLSearchParams(address))).toEqual(wanted);
      });
      unmount();
    }
  });

  it('LINKS-04 100 characters of a description are counted as people count them, by form and server', async () => {
    await portal.show(
      <Suspense fallback="Loading texts">
        <ModalOutlet />
      </Suspense>,
      { person: 'editor', at: '/?modal=app-tiles/add&IsSmartLink=true' },
    );
    await fill(/^Title/, 'Quiz');
    await fill(/^Address/, '/pages/news');
    await fill(/^Description/, '🙂'.repeat(101));
    await press('Save');
    expect(await screen.findByText('Use at most 100 characters.')).toBeVisible();
    await fill(/^Description/, '🙂'.repeat(100));
    await press('Save');
    await waitFor(async () =>
      expect(await stored('?smartlinks=true')).toEqual([
        expect.objectContaining({ Title: 'Quiz', Description: '🙂'.repeat(100) }),
      ]),
    );
  });

  it('ADMIN-11 APPS-45 the history of an app leads back to an earlier state', async () => {
    const { Id } = await storeTile(portal, { Title: 'Hours' });
    await portal.call('admin', 'PUT', `/apptiles/${Id}`, { Title: 'Timesheets' });
    await portal.show(
      <Suspense fallback="Loading texts">
        <AppTileList />
      </Suspense>,
      { person: 'appeditor' },
    );
    await press('History of Timesheets');
    await userEvent.click(await screen.findByRole('button', { name: 'Restore this version' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { hidden: true })).getByRole('button', {
        name: 'Restore this version',
        hidden: true,
      }),
    );
    await waitFor(async () =>
      expect((await stored()).map(({ Title }) => Title)).toEqual(['Hours']),
    );
  });

  /** Begins a smart link that is shown at certain times. */
  const addQuiz = async () => {
    await portal.show(
      <Suspense fallback="Loading texts">
        <ModalOutlet />
      </Suspense>,
      { person: 'editor', at: '/?modal=app-tiles/add&IsSmartLink=true' },
    );
    await fill(/^Title/, 'Quiz');
    await fill(/^Address/, '/pages/news');
    await userEvent.click(screen.getByRole('switch', { name: 'Only at certain times' }));
  };

  it('LINKS-13 LINKS-18 a smart link is added with days and hours in the dialog app-tiles/add with IsSmartLink', async () => {
    await addQuiz();
    await press('Save');
    expect(await screen.findByText('Choose days or a time.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await fill(/^From what time/, '12:00');
    await press('Save');
    await waitFor(async () =>
      expect(await stored('?smartlinks=true')).toEqual([
        expect.objectContaining({
          Title: 'Quiz',
          IsSmartLink: true,
          IsRecurring: true,
          RecurrenceDays: [5],
          RecurrenceFrom: '12:00',
          RecurrenceTo: null,
        }),
      ]),
    );
  });

  it('LINKS-18 a time that is no longer asked for is neither checked nor stored', async () => {
    await addQuiz();
    await fill(/^From what time/, '8:00');
    expect(await screen.findByText(/^Enter a time/)).toBeVisible();
    await userEvent.click(screen.getByRole('switch', { name: 'Only at certain times' }));
    await press('Save');
    await waitFor(async () =>
      expect(await stored('?smartlinks=true')).toEqual([
        expect.objectContaining({ Title: 'Quiz', IsRecurring: false, RecurrenceFrom: null }),
      ]),
    );
  });

  it('PAGES-076 what is wrong with a field that the form does not show is said beside Save', async () => {
    await portal.show(
      <Suspense fallback="Loading texts">
        <ModalOutlet />
      </Suspense>,
      { person: 'appeditor', at: '/?modal=app-tiles/add' },
    );
    await fill(/^Title/, 'Travel');
    await fill(/^Address/, 'travel.nordvik.example');
    const real = globalThis.fetch;
    const refusing = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) =>
        init?.method === 'POST'
          ? new Response(
              JSON.stringify({ id: 'invalidRequest', errors: { RecurrenceTo: ['must be later'] } }),
              { status: 400, headers: { 'content-type': 'application/problem+json' } },
            )
          : real(input, init),
      );
    await press('Save');
    const said = await screen.findByText(/Until what time: must be later$/);
    expect(said).toHaveAttribute('role', 'alert');
    refusing.mockRestore();
    await press('Save');
    await waitFor(async () => expect(await stored()).toHaveLength(1));
  });
});

describe('smart links', () => {
  const link = (Title: string, fields: object = {}) =>
    storeTile(portal, { Title, IsSmartLink: true, ...fields });
  const show = (person = 'member') =>
    portal.show(
      <Suspense fallback="Loading texts">
        <SmartLinks place="main" />
        <ModalOutlet />
      </Suspense>,
      { person },
    );

  it('TODAY-17 below md they are a carousel, with room they stand beside each other', async () => {
    const width = window.innerWidth;
    window.innerWidth = 767;
    await link('First slide');
    await link('Second slide');
    const { unmount } = await show();
    const slides = within(await screen.findByRole('group', { name: 'Smart links' }));
    expect(screen.getByRole('group', { name: 'Smart links' })).toHaveAttribute(
      'aria-roledescription',
      'carousel',
    );
    expect(slides.getAllByRole('listitem').length).toBeGreaterThan(1);
    expect(slides.getByRole('button', { name: 'Next' })).toBeVisible();
    unmount();
    window.innerWidth = 768;
    await show();
    await screen.findByText('First slide');
    expect(screen.queryByRole('group', { name: 'Smart links' })).toBeNull();
    window.innerWidth = width;
  });

  it('LINKS-07 links come at their start and go at their end while the page stays open', async () => {
    const soon = new Date(Date.now() + 1_000).toISOString();
    await storeTile(portal, { Title: 'Soon over', IsSmartLink: true, End: soon });
    await storeTile(portal, { Title: 'Soon there', IsSmartLink: true, Start: soon });
    await show();
    expect(await screen.findByText('Soon there')).toBeVisible();
    expect(screen.queryByText('Soon over')).toBeNull();
  });

  it('LINKS-01 LINKS-02 LINKS-03 LINKS-04 LINKS-05 have heading and text; each shows tile, title, description, badge and info icon', async () => {
    await link('Quiz', {
      Description: 'Ten questions',
      ShowAsNewUntilThisDate: hoursFromNow(2),
      Introduction: '<p>Play alone.</p>',
    });
    await link('Menu');
    await show();
    const region = within(await screen.findByRole('region', { name: 'Smart links' }));
    expect(
      region.getByText(
        "Here you'll find temporary links that will help you during the day. Check back later for more links!",
      ),
    ).toBeVisible();
    const [menu, quiz] = await region.findAllByRole('listitem');
    expect(quiz).toHaveTextContent(/^QUNewQuizTen questions$/);
    expect(within(quiz!).getByRole('button', { name: 'About Quiz' })).toBeVisible();
    expect(menu).toHaveTextContent(/^MEMenu$/);
    expect(within(menu!).queryByRole('button')).toBeNull();
    expect(rulesOf(region.getByText('Ten questions')).join()).toContain('line-clamp:3;');
    expect(region.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('LINKS-06 the badge New goes at its date while the page stays open', async () => {
    await link('Before', { ShowAsNewUntilThisDate: hoursFromNow(-1) });
    await link('Soon', { ShowAsNewUntilThisDate: new Date(Date.now() + 2_000).toISOString() });
    await link('Still', { ShowAsNewUntilThisDate: hoursFromNow(1) });
    await show();
    const region = within(await screen.findByRole('region', { name: 'Smart links' }));
    const marked = () =>
      region
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
        .filter((text) => text.includes('New'));
    await region.findAllByRole('listitem');
    expect(marked()).not.toContainEqual(expect.stringContaining('Before'));
    await waitFor(() => expect(marked()).toEqual(['STNewStill']));
    expect(region.getAllByRole('listitem')).toHaveLength(3);
  });

  it('LINKS-09 LINKS-10 LINKS-11 LINKS-12 LINKS-13 editors add, edit and delete in edit mode only; deleting asks first', async () => {
    await link('Quiz');
    await link('Later', { Start: hoursFromNow(9) });
    await show('appeditor');
    expect(await screen.findByText('Quiz')).toBeVisible();
    const edits = () => screen.queryAllByRole('button', { name: /Options|Add new/ });
    expect(edits()).toEqual([]);
    await press('Edit');
    expect(await screen.findByRole('button', { name: 'Add new smart link' })).toBeVisible();
    expect(screen.getByText('Add a new smart link with scheduling.')).toBeVisible();
    await press('Add new smart link');
    expect(await screen.findByRole('switch', { name: 'Only at certain times' })).toBeVisible();
    await press('Cancel');
    await press('Options for Later');
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Delete',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(await screen.findByRole('textbox', { name: /^Title/ })).toHaveValue('Later');
    await press('Cancel');
    await press('Options for Later');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const all = async () =>
      (await portal.call<AppTile[]>('appeditor', 'GET', '/apptiles?smartlinks=true')).body.map(
        ({ Title }) => Title,
      );
    const question = await screen.findByRole('alertdialog', { hidden: true });
    expect(await all()).toEqual(['Later', 'Quiz']);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete', hidden: true }));
    await waitFor(async () => expect(await all()).toEqual(['Quiz']));
    // The card is gone: the keyboard stays with the others.
    expect(screen.getByRole('list', { name: 'Smart links' })).toHaveFocus();
    expect(edits()).not.toEqual([]);
    await press('Edit');
    await waitFor(() => expect(edits()).toEqual([]));
  });

  it('LINKS-09 LINKS-12 while none is shown, editors read how to see all and add one', async () => {
    const nothing = /^No smart links are shown right now\. Choose Edit/;
    await show('appeditor');
    expect(await screen.findByText(nothing)).toBeVisible();
    await link('Later', { Start: hoursFromNow(9) });
    await press('Edit');
    expect(await screen.findByText('Later')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add new smart link' })).toBeVisible();
    expect(screen.queryByText(nothing)).toBeNull();
    await press('Edit');
    expect(await screen.findByText(nothing)).toBeVisible();
  });

  it.each([
    ['admin', true],
    ['appeditor', true],
    ['editor', true],
    ['sitecreator', false],
    ['member', false],
  ])('LINKS-18 their edit mode is offered to %s: %s', async (who, expected) => {
    await link('Quiz');
    await show(who);
    expect(await screen.findByText('Quiz')).toBeVisible();
    if (expected) return expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
    await pageRests();
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });

  it('LINKS-16 are not there while their setting is off', async () => {
    await link('Quiz');
    await storeSetting(portal, 'enableSmartLinks', false);
    await portal.show(
      <Suspense fallback="Loading texts">
        <p>Page</p>
        <SmartLinks place="main" />
      </Suspense>,
    );
    expect(await screen.findByText('Page')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Smart links' })).toBeNull();
    await storeSetting(portal, 'enableSmartLinks', true);
  });

  it.each(['member', 'appeditor'])(
    'LINKS-17 that cannot be loaded leave no gap to %s',
    async (who) => {
      const real = globalThis.fetch;
      jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation(async (input, init) =>
          String(input).includes('/smartlinks')
            ? new Response('{}', { status: 500 })
            : real(input, init),
        );
      const told = jest.fn();
      await portal.show(
        <Suspense>
          <SmartLinks place="main" onEmptyChange={told} />
        </Suspense>,
        { person: who },
      );
      await waitFor(() => expect(told).toHaveBeenLastCalledWith(true));
    },
  );

  it('LINKS-17 that cannot be loaded are not there, without a message', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const real = globalThis.fetch;
    const broken = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input, init) =>
        String(input).includes('/smartlinks')
          ? new Response('{}', { status: 500 })
          : real(input, init),
      );
    await show();
    await waitFor(() =>
      expect(warn).toHaveBeenCalledWith(
        expect.stringContaining('Smart links: 500'),
        expect.anything(),
        expect.anything(),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Smart links' })).toBeNull());
    expect(screen.queryByText('Status 500')).toBeNull();
    broken.mockRestore();
    warn.mockRestore();
  });
});

it('BADGE-10 the check for new content asks for tiles since the last visit', async () => {
  const { Id } = await storeTile(portal);
  await portal.connectAs();
  const check = (hours: number) =>
    portalComponents.appTiles.hasNewSince!(
      hoursFromNow(hours),
      new AbortController().signal,
      settingDefaults,
    );
  expect(await check(-1)).toBe(false);
  await addTile(portal, 'member', { AppTileId: Id });
  expect([await check(-1), await check(1)]).toEqual([true, false]);
});
