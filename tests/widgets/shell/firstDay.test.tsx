import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import type { User } from '#shared/contract/people/users';
import { settingDefaults, startSettingsOf } from '#shared/rules/settings/settings';
import { Shell } from '../../../src/client/shell/Shell';
import '../../support/widgets/newsWidgets';
import { storeSetting, storeSettings } from '../../support/content/pages';
import { expectConsoleError } from '../../support/unexpectedErrors';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(async () => {
  await storeSetting(portal, 'workplaceName', 'Nordvik');
});
beforeEach(async () => {
  // Said once by React when texts that have long been loaded are used within an event of the test.
  expectConsoleError(/suspended inside an `act` scope/);
  await portal.call('member', 'POST', '/users', {});
  await stand('None');
});

const stand = (FirstDayWizardStep: User['FirstDayWizardStep']) =>
  portal.call('member', 'PUT', '/users', { FirstDayWizardStep });
const stored = async () =>
  (await portal.call<User>('member', 'GET', '/users/me')).body.FirstDayWizardStep;
const Address = () => <output>{useLocation().pathname}</output>;
const show = (at = '/your-board', person = 'member') =>
  portal.show(
    <>
      <Shell />
      <Address />
    </>,
    { at, person, isNew: true },
  );
const greeting = 'Hi! It looks like this is your first time here!';
const steps = () =>
  within(screen.getByRole('list', { name: 'Your first steps' })).getAllByRole('listitem');

it('FIRSTDAY-02 FIRSTDAY-06 FIRSTDAY-07 FIRSTDAY-08 FIRSTDAY-05 FIRSTDAY-11 a newcomer is greeted, only "Get started" closes it, and it opens the first-day page', async () => {
  const shown = await show();
  const dialog = await screen.findByRole('alertdialog', { name: greeting });
  expect(within(dialog).getAllByRole('button')).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await userEvent.click(document.querySelector('.fui-DialogSurface__backdrop')!);
  expect(dialog).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Get started' }));
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Nordvik' }),
  ).toBeVisible();
  await waitFor(async () => expect(await stored()).toBe('SetupYourFeed'));
  shown.unmount();
  await show();
  expect(await screen.findByRole('banner')).toBeVisible();
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
});

it('FIRSTDAY-05 where the step could not be stored the dialog is gone all the same', async () => {
  const reach = globalThis.fetch;
  const outgoing = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (input, init) =>
      init?.method === 'PUT' ? new Response('{}', { status: 500 }) : reach(input, init),
    );
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Get started' }));
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Nordvik' });
  await userEvent.click(screen.getByRole('link', { name: 'Choose your languages' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  expect(await stored()).toBe('None');
  outgoing.mockRestore();
});

it('FIRSTDAY-05 FIRSTDAY-11 who went on in another window stays there when they close the greeting of this one', async () => {
  await show();
  const start = await screen.findByRole('button', { name: 'Get started' });
  await stand('SetupLanguage');
  await userEvent.click(start);
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Nordvik' });
  await pageRests();
  expect(await stored()).toBe('SetupLanguage');
  expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
});

const laterSteps = ['SetupYourFeed', 'SetupYourBoard', 'SetupLanguage'] as const;
it.each(laterSteps)('FIRSTDAY-04 who stands at %s is not greeted', async (step) => {
  await stand(step);
  await show();
  expect(await screen.findByRole('banner')).toBeVisible();
  await act(() =>
    import('../../../src/client/features/firstDay/FirstDayDialog').then(() => undefined),
  );
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
});

it('FIRSTDAY-02 FIRSTDAY-03 with the setting off nobody is greeted', async () => {
  await storeSetting(portal, 'enableFirstDayPopupDialog', false);
  await show();
  expect(await screen.findByRole('banner')).toBeVisible();
  await act(() =>
    import('../../../src/client/features/firstDay/FirstDayDialog').then(() => undefined),
  );
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  await storeSetting(portal, 'enableFirstDayPopupDialog', true);
});

it('FIRSTDAY-09 FIRSTDAY-12 USER-09 on the first-day page there is no dialog; it welcomes, lists the steps as links and leads to Today', async () => {
  await show('/first-day');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Nordvik' }),
  ).toBeVisible();
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  expect(steps().map((step) => within(step).getByRole('link').getAttribute('href'))).toEqual([
    '/settings#interests',
    '/settings#your-board',
    '/settings#languages',
  ]);
  expect(document.querySelector('[data-picture="built-in"] svg')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to Today' })).toHaveAttribute('href', '/');
});

it('FIRSTDAY-09 the greeting goes when another way leads to the first-day page', async () => {
  await portal.show(
    <>
      <Shell />
      <Link to="/first-day">Another way</Link>
    </>,
    { at: '/your-board', isNew: true },
  );
  const dialog = await screen.findByRole('alertdialog', { name: greeting });
  fireEvent.click(screen.getByText('Another way'));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Welcome to Nordvik' }),
  ).toBeVisible();
});

const emptyPortal = startSettingsOf(settingDefaults, {
  infoboxZones: {},
  chartWidths: [],
  hasReports: false,
  hasItemsToRead: false,
  hasChannels: false,
});

it('FIRSTDAY-11 where there are no channels, interests are no step, and the next one is the board', async () => {
  const visit = { at: '/first-day', isNew: true, startSettings: emptyPortal };
  await stand('SetupYourFeed');
  await portal.show(<Shell />, visit);
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Nordvik' });
  expect(screen.queryByRole('link', { name: 'Choose your interests' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Admin dashboard' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Skip: Set up your board' }));
  await waitFor(async () => expect(await stored()).toBe('SetupLanguage'));
});

it('administrators are led to the set-up of a portal without channels', async () => {
  await portal.show(<Shell />, {
    ...{ at: '/first-day', person: 'admin', startSettings: emptyPortal },
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Admin dashboard' }));
  expect(await screen.findByText(/^Begin with the set-up/)).toBeVisible();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['Set-up', 'The organisation']);
});

it('FIRSTDAY-12 the link of a step leads the keyboard to its section of the settings', async () => {
  await show('/first-day');
  await screen.findByRole('heading', { level: 1, name: 'Welcome to Nordvik' });
  await userEvent.click(within(steps()[1]!).getByRole('link'));
  const section = await screen.findByRole('region', { name: 'Your board' });
  await waitFor(() => expect(section).toHaveFocus());
});

it('FIRSTDAY-01 FIRSTDAY-12 text and picture are the organisation’s own when it has some', async () => {
  await storeSetting(portal, 'firstDayText', 'Good to have you on board.');
  await storeSetting(portal, 'firstDayImageUrl', 'https://pictures.example/fjord.jpg');
  await show('/first-day');
  expect(await screen.findByText('Good to have you on board.')).toBeVisible();
  expect(document.querySelector('[data-picture="own"] img')).toHaveAttribute(
    'src',
    'https://pictures.example/fjord.jpg',
  );
});

it('FIRSTDAY-11 FIRSTDAY-12 skipping and taking steps moves on, each done step has a check mark, and the last one ends it', async () => {
  await stand('SetupYourFeed');
  await show('/first-day');
  const done = async (expected: boolean[]) =>
    waitFor(() =>
      expect(steps().map((step) => within(step).queryByText('Done') !== null)).toEqual(expected),
    );
  await screen.findByRole('button', { name: 'Skip: Choose your interests' });
  await done([false, false, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Skip: Choose your interests' }));
  await done([true, false, false]);
  expect(await stored()).toBe('SetupYourBoard');
  await userEvent.click(screen.getByRole('button', { name: 'Skip: Set up your board' }));
  await done([true, true, false]);
  expect(await stored()).toBe('SetupLanguage');
  expect(screen.queryByRole('button', { name: /^Skip/ })).toBeNull();
  await pageRests();
  await done([true, true, false]);
});

it('FIRSTDAY-11 USER-09 the second step leads to the board’s settings, and is taken when they are saved', async () => {
  await stand('SetupYourBoard');
  await show('/first-day');
  await userEvent.click(await screen.findByRole('link', { name: 'Set up your board' }));
  const section = await screen.findByRole('switch', { name: 'My day' });
  expect(await stored()).toBe('SetupYourBoard');
  await userEvent.click(section);
  await waitFor(async () => expect(await stored()).toBe('SetupLanguage'));
});

it.each([
  ['Choose your interests', 'Interests'],
  ['Set up your board', 'Your board'],
  ['Choose your languages', 'Languages'],
])('USER-09 the step "%s" leads to the section of the settings for it', async (step, section) => {
  await show('/first-day');
  await userEvent.click(await screen.findByRole('link', { name: step }));
  const region = await screen.findByRole('region', { name: section });
  await waitFor(() => expect(region).toHaveFocus());
});

it('FIRSTDAY-12 LICENCE-14 a board that is closed to somebody is none of their steps and settings', async () => {
  await storeSettings(portal, { enableWorkplaceLight: true, licenceGuardYourBoard: true });
  await portal.call('frontline', 'POST', '/users', {});
  await portal.call('frontline', 'PUT', '/users', { FirstDayWizardStep: 'SetupYourBoard' });
  await show('/first-day', 'frontline');
  const [next] = await screen.findAllByRole('listitem', { current: 'step' });
  const link = within(next!).getByRole('link', { name: 'Choose your languages' });
  expect(steps().map((step) => within(step).getByRole('link').textContent)).toEqual([
    'Choose your interests',
    'Choose your languages',
  ]);
  await userEvent.click(link);
  await screen.findByRole('region', { name: 'Languages' });
  await pageRests();
  expect(screen.queryByRole('region', { name: 'Your board' })).toBeNull();
  await storeSettings(portal, { enableWorkplaceLight: false, licenceGuardYourBoard: false });
});

it('FIRSTDAY-11 saving interests takes the first step', async () => {
  await stand('SetupYourFeed');
  await portal.call('admin', 'POST', '/channelterms', { InternalName: 'Harbour' });
  await show('/settings');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Harbour' }));
  await waitFor(async () => expect(await stored()).toBe('SetupYourBoard'));
});

it('FIRSTDAY-11 who was not greeted can skip the first step of the page all the same', async () => {
  await show('/first-day');
  await screen.findByRole('button', { name: 'Skip: Choose your interests' });
  expect(steps().map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
  await userEvent.click(screen.getByRole('button', { name: 'Skip: Choose your interests' }));
  await screen.findByRole('button', { name: 'Skip: Set up your board' });
  expect(await stored()).toBe('SetupYourBoard');
});

it('FIRSTDAY-11 who was not greeted takes the first step by saving interests, and is not greeted later', async () => {
  await portal.call('admin', 'POST', '/channelterms', { InternalName: 'Pier' });
  const shown = await show('/first-day');
  await userEvent.click(await screen.findByRole('link', { name: 'Choose your interests' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Pier' }));
  await waitFor(async () => expect(await stored()).toBe('SetupYourBoard'));
  shown.unmount();
  await show();
  expect(await screen.findByRole('banner')).toBeVisible();
  await pageRests();
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
});

it('FIRSTDAY-11 who saves interests once that step is behind them stays where they are', async () => {
  await stand('SetupLanguage');
  const { body } = await portal.call<{ Guid: string }>('admin', 'POST', '/channelterms', {
    InternalName: 'Bridge',
  });
  await show('/settings');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Bridge' }));
  await waitFor(async () =>
    expect((await portal.call('member', 'GET', '/me/userchannelterms')).body).toContainEqual(
      expect.objectContaining({ ChannelTermId: body.Guid }),
    ),
  );
  await pageRests();
  expect(await stored()).toBe('SetupLanguage');
});

it('FIRSTDAY-12 the last step is done, and no longer the next one, once a language is saved', async () => {
  const { body } = await portal.call<{ Guid: string }>('admin', 'POST', '/languageterms', {
    InternalName: 'Swedish',
  });
  await stand('SetupLanguage');
  const shown = await show('/first-day');
  const last = async () => (await screen.findAllByRole('listitem', { current: 'step' }))[0]!;
  await last();
  await pageRests();
  expect(within(await last()).getByRole('link')).toHaveTextContent('Choose your languages');
  expect(within(await last()).queryByText('Done')).toBeNull();
  shown.unmount();
  await portal.call('member', 'POST', '/me/userlanguageterms', {
    LanguageTermId: body.Guid,
    LanguageType: 0,
  });
  await show('/first-day');
  await waitFor(() => expect(screen.getAllByText('Done')).toHaveLength(3));
  expect(within(steps()[2]!).queryByText('3')).toBeNull();
  expect(screen.queryAllByRole('listitem', { current: 'step' })).toEqual([]);
});
