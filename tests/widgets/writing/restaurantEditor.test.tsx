import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import type { RestaurantMenu } from '#shared/contract/restaurantMenus';
import type { Restaurant } from '#shared/contract/restaurants';
import { isoWeekOf, weeksFrom } from '#shared/rules/time/isoWeeks';
import { menuReads } from '../../../src/client/data/portalReads/menuReads';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { PowerBiPage } from '../../../src/client/pages/manage/PowerBiPage';
import { RestaurantMenusPage } from '../../../src/client/pages/manage/RestaurantMenusPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Notices } from '../../../src/client/shell/frame/Notices';
import '../../support/widgets/newsWidgets';
import { storeSetting } from '../../support/content/pages';
import { clearRestaurants, storeMenu, storeRestaurant } from '../../support/content/restaurants';
import { pageRests } from '../../support/widgets/pageNetwork';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => clearRestaurants(portal));

const thisWeek = () => isoWeekOf(new Date());
const nextWeek = () => weeksFrom(new Date(), 2)[1]!;
const showPage = () =>
  portal.show(
    <Suspense>
      <main>
        <RestaurantMenusPage />
      </main>
      <ModalOutlet />
      <Notices />
    </Suspense>,
    { person: 'editor', at: '/restaurant-menus' },
  );
const restaurants = async () =>
  (await portal.call<Restaurant[]>('editor', 'GET', '/restaurants')).body;
const menus = async () =>
  (await portal.call<RestaurantMenu[]>('editor', 'GET', '/restaurantmenus/all')).body;
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name, hidden: true }));
const allWeek = () => screen.findByRole('textbox', { name: 'All week' });

it('ADMIN-07 ADMIN-16 MENU-24 MENU-25 MENU-26 restaurants are added, changed and deleted in their dialog', async () => {
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: '/?modal=restaurants' },
  );
  await press('Add restaurant');
  await press('Save');
  expect(await screen.findByText('Enter a value.')).toBeVisible();
  fireEvent.change(screen.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Quay' } });
  await press('Save');
  await press('Edit Quay');
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await waitFor(() => expect(name).toHaveValue('Quay'));
  fireEvent.change(name, { target: { value: 'Pier' } });
  await press('Save');
  await press('Delete Pier');
  expect((await restaurants()).map(({ Name }) => Name)).toEqual(['Pier']);
  await press('Delete');
  expect(await screen.findByText('There are no restaurants yet.')).toBeVisible();
  expect(await restaurants()).toEqual([]);
});

it('ADMIN-09 MENU-03 MENU-19 MENU-20 MENU-21 the page writes, changes and deletes the menu of a week', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  await showPage();
  expect(await screen.findByRole('heading', { level: 1, name: 'Restaurant menus' })).toBeVisible();
  fireEvent.change(await allWeek(), { target: { value: 'Salads\nSoup' } });
  await press('Save');
  await waitFor(async () =>
    expect(await menus()).toEqual([
      expect.objectContaining({ RestaurantId, ...thisWeek(), AllWeek: 'Salads\nSoup', Monday: '' }),
    ]),
  );
  await screen.findByRole('button', { name: 'Delete menu' });
  const monday = await screen.findByRole('textbox', { name: /^Monday/ });
  fireEvent.change(monday, { target: { value: 'Fish' } });
  await press('Save');
  await waitFor(async () =>
    expect((await menus())[0]).toMatchObject({ AllWeek: 'Salads\nSoup', Monday: 'Fish' }),
  );
  // The form stands for what is stored now, and whoever saved by keyboard is still where they were.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    ),
  );
  expect(monday).toBeInTheDocument();
  expect(monday).toHaveValue('Fish');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  await press('Delete menu');
  await press('Delete');
  await waitFor(async () => expect(await menus()).toEqual([]));
  await waitFor(async () => expect(await allWeek()).toHaveValue(''));
  // The keyboard goes on beside the button that went with the menu.
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Copy from the week before' })).toHaveFocus(),
  );
});

it('the week before is copied into the form, and what has not been saved is not left without a question', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  await storeMenu(portal, { RestaurantId, ...thisWeek(), Friday: 'Pancakes' });
  await showPage();
  await press('Next week');
  await press('Copy from the week before');
  const friday = await screen.findByRole('textbox', { name: /^Friday/ });
  await waitFor(() => expect(friday).toHaveValue('Pancakes'));
  await press('Previous week');
  await press('Keep editing');
  expect(friday).toHaveValue('Pancakes');
  await press('Save');
  await waitFor(async () =>
    expect(await menus()).toEqual(
      expect.arrayContaining([expect.objectContaining({ ...nextWeek(), Friday: 'Pancakes' })]),
    ),
  );
});

it('the restaurant that is shown stays when it is chosen again, with what was written', async () => {
  await storeRestaurant(portal, 'Quay');
  await showPage();
  fireEvent.change(await allWeek(), { target: { value: 'Soup' } });
  await userEvent.click(screen.getByRole('combobox', { name: 'Restaurant' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Quay' }));
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  expect(await allWeek()).toHaveValue('Soup');
  await press('Next week');
  await press('Keep editing');
  expect(await allWeek()).toHaveValue('Soup');
});

it('the week is said with its days, is left each way, and "This week" comes back to it', async () => {
  await storeRestaurant(portal, 'Quay');
  await showPage();
  await allWeek();
  const today = new Date();
  const monday = today.getDate() - ((today.getDay() + 6) % 7);
  const day = (date: number) => new Date(today.getFullYear(), today.getMonth(), date);
  const words = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });
  const isOfWeek = (weeks: number) => {
    const first = monday + weeks * 7;
    expect(screen.getByText(/^Week \d+$/).nextElementSibling?.textContent).toBe(
      words.formatRange(day(first), day(first + 6)),
    );
    expect(screen.queryByRole('button', { name: 'This week' }) === null).toBe(weeks === 0);
  };
  isOfWeek(0);
  await press('Next week');
  isOfWeek(1);
  await press('Previous week');
  isOfWeek(0);
  await press('Previous week');
  isOfWeek(-1);
  await press('This week');
  isOfWeek(0);
  // The keyboard goes on beside the button that has done its work.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Previous week' })).toHaveFocus());
});

it('the keyboard goes on at the week where "This week" asked a question and went', async () => {
  await storeRestaurant(portal, 'Quay');
  await showPage();
  await allWeek();
  await press('Next week');
  fireEvent.change(await allWeek(), { target: { value: 'Soup' } });
  await press('This week');
  await press('Discard');
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  expect(screen.queryByRole('button', { name: 'This week', hidden: true })).toBeNull();
  const week = screen.getByText(/^Week \d+$/).closest('[data-keyboard-home]');
  await waitFor(() => expect(week).toHaveFocus());
});

it('what copying replaced comes back with Undo, and what was entered since stays', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  await storeMenu(portal, { RestaurantId, ...thisWeek(), Monday: 'Soup', Friday: 'Pancakes' });
  await showPage();
  await press('Next week');
  const day = (name: RegExp) => screen.findByRole('textbox', { name });
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await waitFor(async () => expect(await day(/^Friday/)).toHaveValue(''));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).includes('/restaurantmenus?')) await held;
    return real(input, init);
  });
  await press('Copy from the week before');
  fireEvent.change(await day(/^Friday/), { target: { value: 'Fish' } });
  release();
  await waitFor(async () => expect(await day(/^Friday/)).toHaveValue('Pancakes'));
  fireEvent.change(await day(/^Monday/), { target: { value: 'Stew' } });
  await press('Undo');
  expect(await day(/^Friday/)).toHaveValue('Fish');
  expect(await day(/^Monday/)).toHaveValue('Stew');
});

it('a change by somebody else neither replaces what is being written nor is overwritten unasked', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  const { Id } = await storeMenu(portal, { RestaurantId, ...thisWeek(), AllWeek: 'Salads' });
  await showPage();
  await waitFor(async () => expect(await allWeek()).toHaveValue('Salads'));
  fireEvent.change(await allWeek(), { target: { value: 'Mine' } });
  await portal.call('admin', 'PUT', `/restaurantmenus/${Id}`, {
    RestaurantId,
    ...thisWeek(),
    AllWeek: 'Theirs',
  });
  await press('Save');
  expect(
    within(await screen.findByRole('alert')).getByText(/Somebody else has changed this/),
  ).toBeVisible();
  expect(await allWeek()).toHaveValue('Mine');
  await press('Save mine');
  await waitFor(async () => expect((await menus())[0]?.AllWeek).toBe('Mine'));
});

it('a menu that somebody else has made for an empty week meanwhile is replaced only when one says so', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  await showPage();
  fireEvent.change(await allWeek(), { target: { value: 'Mine' } });
  await storeMenu(portal, { RestaurantId, ...thisWeek(), AllWeek: 'Theirs' });
  await press('Save');
  expect(
    within(await screen.findByRole('alert')).getByText(/Somebody else has changed this/),
  ).toBeVisible();
  expect((await menus())[0]?.AllWeek).toBe('Theirs');
  await press('Save mine');
  await waitFor(async () =>
    expect((await menus()).map(({ AllWeek }) => AllWeek)).toEqual(['Mine']),
  );
});

it('cancel gives up what was entered with what kept it from being saved', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  const { Id } = await storeMenu(portal, { RestaurantId, ...thisWeek(), AllWeek: 'Salads' });
  await showPage();
  await waitFor(async () => expect(await allWeek()).toHaveValue('Salads'));
  fireEvent.change(await allWeek(), { target: { value: 'Mine' } });
  await portal.call('admin', 'DELETE', `/restaurantmenus/${Id}`);
  await press('Save');
  const alert = within(await screen.findByRole('alert'));
  await userEvent.click(alert.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(async () => expect(await allWeek()).toHaveValue(''));
  expect(screen.getByRole('main')).toHaveFocus();
  // The form is about what is stored now: an empty week, which can be left and written.
  fireEvent.change(await allWeek(), { target: { value: 'Soup' } });
  await press('Save');
  await waitFor(async () =>
    expect((await menus()).map(({ AllWeek }) => AllWeek)).toEqual(['Soup']),
  );
});

it('cancel asks before what was entered goes, and keeps it when declined', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  await storeMenu(portal, { RestaurantId, ...thisWeek(), AllWeek: 'Salads' });
  await showPage();
  await waitFor(async () => expect(await allWeek()).toHaveValue('Salads'));
  await press('Cancel');
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  fireEvent.change(await allWeek(), { target: { value: 'Mine' } });
  await press('Cancel');
  await answerQuestion('Keep editing');
  expect(await allWeek()).toHaveValue('Mine');
  await press('Cancel');
  await answerQuestion('Discard');
  await waitFor(async () => expect(await allWeek()).toHaveValue('Salads'));
});

describe('cancel while it is being saved', () => {
  /** A menu whose change is on its way; the returned function lets it be stored. */
  const saveSlowly = async (refusesReads = false) => {
    const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
    await storeMenu(portal, { RestaurantId, ...thisWeek(), AllWeek: 'Salads' });
    await showPage();
    await waitFor(async () => expect(await allWeek()).toHaveValue('Salads'));
    fireEvent.change(await allWeek(), { target: { value: 'Mine' } });
    const real = globalThis.fetch;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const { method = 'GET' } = init ?? {};
      if (method === 'PUT') await held;
      const isRead = method === 'GET' && String(input).includes('/restaurantmenus?');
      return isRead && refusesReads ? new Response('{}', { status: 500 }) : real(input, init);
    });
    await press('Save');
    return async () => {
      release();
      await waitFor(async () => expect((await menus())[0]?.AllWeek).toBe('Mine'));
      await pageRests();
    };
  };
  const question = () => screen.queryByRole('alertdialog', { hidden: true });

  it('asks no more once all is stored', async () => {
    const store = await saveSlowly();
    await press('Cancel');
    expect(question()).toBeVisible();
    await store();
    await waitFor(() => expect(question()).toBeNull());
    expect(await allWeek()).toHaveValue('Mine');
  });

  it('asks about what was entered since, and comes back to what is stored without reading it again', async () => {
    const store = await saveSlowly(true);
    fireEvent.change(await allWeek(), { target: { value: 'Mine and more' } });
    await press('Cancel');
    await store();
    await answerQuestion('Discard');
    await waitFor(async () => expect(await allWeek()).toHaveValue('Mine'));
    await press('Next week');
    expect(question()).toBeNull();
  });
});

it('cancel takes what somebody else has stored, and asks no more', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  await showPage();
  fireEvent.change(await allWeek(), { target: { value: 'Mine' } });
  await storeMenu(portal, { RestaurantId, ...thisWeek(), AllWeek: 'Theirs' });
  await press('Save');
  await screen.findByRole('alert');
  await press('Cancel');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(async () => expect(await allWeek()).toHaveValue('Theirs'));
  await press('Next week');
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
});

describe('what is being written in a week', () => {
  const restaurantField = () => screen.getByRole('combobox', { name: 'Restaurant' });
  const hearOfChange = async () => {
    await act(() => invalidate(...menuReads));
    await pageRests();
  };

  it('MENU-20 ADMIN-09 stays when somebody else deletes the restaurant, until it is given up', async () => {
    const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
    await storeRestaurant(portal, 'Tower');
    await storeMenu(portal, { RestaurantId, ...thisWeek(), AllWeek: 'Salads' });
    await showPage();
    await waitFor(async () => expect(await allWeek()).toHaveValue('Salads'));
    fireEvent.change(await allWeek(), { target: { value: 'Mine' } });
    await portal.call('admin', 'DELETE', `/restaurants/${RestaurantId}`);
    await hearOfChange();
    expect(restaurantField()).toHaveTextContent('Quay');
    expect(await allWeek()).toHaveValue('Mine');
    await press('Save');
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/has been deleted|deleted this/)).toBeVisible();
    expect(await allWeek()).toHaveValue('Mine');
    await userEvent.click(alert.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(restaurantField()).toHaveTextContent('Tower'));
    fireEvent.change(await allWeek(), { target: { value: 'Soup' } });
    await press('Save');
    await waitFor(async () => expect((await menus())[0]).toMatchObject({ AllWeek: 'Soup' }));
    expect(restaurantField()).toHaveTextContent('Tower');
  });

  it('MENU-20 ADMIN-09 stays when the only restaurant is deleted, and there is none without it', async () => {
    const { Id } = await storeRestaurant(portal, 'Quay');
    await showPage();
    fireEvent.change(await allWeek(), { target: { value: 'Mine' } });
    await portal.call('admin', 'DELETE', `/restaurants/${Id}`);
    await hearOfChange();
    expect(await allWeek()).toHaveValue('Mine');
    await press('Cancel');
    await answerQuestion('Discard');
    expect(await screen.findByText('There are no restaurants yet.')).toBeVisible();
  });

  it('MENU-20 ADMIN-09 stays when the restaurants cannot be read again, which is told', async () => {
    await storeRestaurant(portal, 'Quay');
    await showPage();
    fireEvent.change(await allWeek(), { target: { value: 'Mine' } });
    const real = globalThis.fetch;
    const failing = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        /\/restaurants(\?|$)/.test(String(input))
          ? Promise.resolve(new Response('{}', { status: 500 }))
          : real(input, init),
      );
    await hearOfChange();
    const again = await screen.findByRole('button', { name: /Try again/ });
    expect(await allWeek()).toHaveValue('Mine');
    failing.mockRestore();
    fireEvent.click(again);
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(await allWeek()).toHaveValue('Mine');
  });
});

it('a copy of the week before that comes after another week was chosen is not told there', async () => {
  const { Id: RestaurantId } = await storeRestaurant(portal, 'Quay');
  await storeMenu(portal, { RestaurantId, ...thisWeek(), Friday: 'Pancakes' });
  await showPage();
  await press('Next week');
  await waitFor(async () =>
    expect(await screen.findByRole('textbox', { name: /^Friday/ })).toHaveValue(''),
  );
  await pageRests();
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const holding = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await held;
    return real(input, init);
  });
  await press('Copy from the week before');
  holding.mockRestore();
  await press('Next week');
  const friday = await screen.findByRole('textbox', { name: /^Friday/ });
  release();
  await pageRests();
  expect(friday).toHaveValue('');
  expect(screen.queryByText('Copied, not saved yet')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('channels that cannot be read are told in the form, and read again on request', async () => {
  const { Id } = await storeRestaurant(portal, 'Quay');
  const real = globalThis.fetch;
  const refusing = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      String(input).includes('/channelterms/localized')
        ? Promise.resolve(new Response('{}', { status: 403 }))
        : real(input, init),
    );
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: `/?modal=restaurants/edit/${Id}` },
  );
  const again = await screen.findByRole('button', { name: /Try again/, hidden: true });
  refusing.mockRestore();
  fireEvent.click(again);
  await waitFor(() => expect(again).not.toBeInTheDocument());
});

it.each([
  ['showRestaurantMenus', RestaurantMenusPage],
  ['enablePowerBI', PowerBiPage],
] as const)('ADMIN-09 the page of what nobody sees while %s is off says so', async (key, Page) => {
  const note = new RegExp(`^Nobody sees this now\\. .* the feature setting ${key}\\.$`);
  const { unmount } = await portal.show(<Page />, { person: 'admin' });
  expect(await screen.findByText(note)).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  unmount();
  await storeSetting(portal, key, true);
  await portal.show(<Page />, { person: 'admin' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText(note)).toBeNull();
  await storeSetting(portal, key, false);
});
