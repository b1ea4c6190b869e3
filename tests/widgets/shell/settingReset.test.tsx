import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { FeatureSettingsPage } from '../../../src/client/pages/manage/FeatureSettingsPage';
import { texts as settingTitles } from '../../../src/client/texts/settingTitles/en';
import { loseAnswers } from '../../support/widgets/editorForms';
import { storeSetting, storeTerm } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const { titles } = settingTitles;

const portal = setWidgetPortal();

const stored = async (key = 'workplaceName') =>
  (
    await portal.call<{ Key: string; Value: unknown }[]>('admin', 'GET', '/featuresettings')
  ).body.find(({ Key }) => Key === key)?.Value;

/** The switches of the page that opens: on or off, by the key that stands beside each. */
async function switches(): Promise<Record<string, boolean>> {
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  await screen.findByText('enableSyncSettings');
  return Object.fromEntries(
    [...document.querySelectorAll('form')].flatMap((form) => {
      const toggle = form.querySelector<HTMLInputElement>('[role="switch"]');
      const key = form.querySelector('code')?.textContent;
      return toggle && key ? [[key, toggle.checked]] : [];
    }),
  );
}

it('SETTINGS-06 SETTINGS-11 SETTINGS-12 SETTINGS-13 SETTINGS-14 SETTINGS-15 SETTINGS-16 SETTINGS-17 SETTINGS-18 SETTINGS-19 SETTINGS-20 SETTINGS-21 SETTINGS-22 SETTINGS-23 SETTINGS-24 SETTINGS-42 a new portal shows on what is on by default', async () => {
  const on = [
    ...['showBroadcastIconInTopNav', 'showSearchBarInTopNav', 'hideNewsTags', 'enableSignalR'],
    ...['enableUpdateChecksForNewContent', 'redirectToTeams', 'enableFirstDayPopupDialog'],
    ...['enableUserChannelAutoSync', 'enableFeaturedPages', 'enableSmartLinks'],
    ...['enableCompactDesign', 'everyoneCanCreateCollabSites', 'searchShowNewsAndPages'],
    ...['searchShowPeople', 'searchShowApps', 'searchShowSharePointPages', 'searchShowDocuments'],
    ...['searchShowSites', 'useTeamsCongratulations', 'noChannelSelectionLimitationsForAdmins'],
    'noChannelSelectionLimitationsForEditors',
  ];
  const shown = await switches();
  expect(on.filter((key) => shown[key] !== true)).toEqual([]);
});

it('SETTINGS-06 SETTINGS-25 SETTINGS-26 SETTINGS-27 SETTINGS-28 SETTINGS-29 SETTINGS-30 SETTINGS-31 SETTINGS-32 SETTINGS-33 SETTINGS-34 a new portal shows off what is off by default', async () => {
  const off = [
    ...['enableRequiredReading', 'auditsEnabled', 'stickyHeader', 'showBirthdayCalendar'],
    ...['showRestaurantMenus', 'enablePowerBI', 'enableTeamsNotification'],
    ...['enableProfileCardView', 'enableLanguageFilteringForWorkplace', 'enableSyncSettings'],
    ...['enableLanguageFilteringForSharepointPages', 'enableLanguageFilteringForSharepointEvents'],
  ];
  const shown = await switches();
  expect(off.filter((key) => shown[key] !== false)).toEqual([]);
});

it("a reset does not take away somebody else's value unseen", async () => {
  await storeSetting(portal, 'workplaceName', 'Nordvik');
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
  await userEvent.paste('workplaceName');
  const row = within(await screen.findByRole('form', { name: titles.workplaceName }));
  const reset = await row.findByRole('button', { name: /^Reset/ });
  await storeSetting(portal, 'workplaceName', 'Nordvik Portal');
  await userEvent.click(reset);
  expect(await row.findByText('Nordvik Portal')).toBeVisible();
  expect(row.getByText(/\(Default\)$/)).toBeVisible();
  const name = portal.devTenant.company.person('admin@nordvik.example')!.displayName;
  expect(row.getByText(new RegExp(`^${name}, `))).toBeVisible();
  expect(await stored()).toBe('Nordvik Portal');
  await userEvent.click(row.getByRole('button', { name: 'Save mine' }));
  await waitFor(async () => expect(await stored()).toBeUndefined());
});

it('after saving, whose button goes, the keyboard is in the field of the setting', async () => {
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
  await userEvent.paste('workplaceName');
  const row = within(await screen.findByRole('form', { name: titles.workplaceName }));
  await userEvent.type(await row.findByRole('textbox'), ' 2');
  await userEvent.click(row.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(row.queryByRole('button', { name: 'Save' })).toBeNull());
  await waitFor(() => expect(row.getByRole('textbox')).toHaveFocus());
});

describe('a list that two administrators change', () => {
  const key = 'newsFilterButtonConfig';
  const button = (GUID: string, Name: string, SortOrder: number) => ({ GUID, Name, SortOrder });
  const openList = async () => {
    const yard = await storeTerm(portal, 'channelterms', 'Shipyard');
    await storeSetting(portal, key, [button(yard, 'Yard', 1), button(yard, 'Dock', 2)]);
    await portal.show(<FeatureSettingsPage />, { person: 'admin' });
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
    await userEvent.paste(key);
    const row = within(await screen.findByRole('form', { name: titles[key] }));
    return { yard, row };
  };
  const says = (row: ReturnType<typeof within>, lines: string[]) =>
    row.findByText((own: string) => own === lines.join('\n'), {
      normalizer: (text: string) => text,
    });

  it('shows all of both, an entry on each line, before one of them is saved', async () => {
    const { yard, row } = await openList();
    const [name] = await row.findAllByRole('textbox', { name: 'Name' });
    fireEvent.change(name!, { target: { value: 'Mine' } });
    await storeSetting(portal, key, [button(yard, 'Yard', 1), button(yard, 'Theirs', 2)]);
    await userEvent.click(row.getByRole('button', { name: 'Save' }));
    await row.findByText(/You have saved this in another window/);
    expect(
      await says(row, [
        'Entry 1: Channel: Shipyard, Name: Yard, Order: 1',
        'Entry 2: Channel: Shipyard, Name: Theirs, Order: 2',
      ]),
    ).toBeVisible();
    expect(
      await says(row, [
        'Entry 1: Channel: Shipyard, Name: Mine, Order: 1',
        'Entry 2: Channel: Shipyard, Name: Dock, Order: 2',
      ]),
    ).toBeVisible();
  });

  it('says in its history which entries changed, and before going back what that changes', async () => {
    const { yard, row } = await openList();
    await storeSetting(portal, key, [button(yard, 'Yard', 1), button(yard, 'Pier', 2)]);
    await userEvent.click(row.getByRole('button', { name: `History of ${titles[key]}` }));
    const history = within(await screen.findByRole('dialog'));
    const [newest, before] = await history.findAllByRole('listitem');
    expect(newest).toHaveTextContent('2 entries → 2 entries');
    expect(newest).toHaveTextContent('Changed: Entry 2');
    await userEvent.click(within(before!).getByRole('button', { name: 'Restore this version' }));
    const question = await screen.findByRole('alertdialog', { hidden: true });
    expect(question).toHaveTextContent('Entry 2 › Name: Pier → Dock');
  });
});

it('a history of which older entries are not listed says so', async () => {
  const key = 'supportPhone';
  await portal.db
    .insertInto('audits')
    .values(
      Array.from({ length: 500 }, (_, number) => ({
        ...{ Resource: 'featuresettings' as const, ResourceId: 0, ResourceKey: key },
        ...{ Action: 'updated' as const, DateTime: new Date(), UpnId: 'admin@nordvik.example' },
        NewValues: JSON.stringify({ From: `${number}`, To: `${number + 1}` }),
      })),
    )
    .execute();
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
  await userEvent.paste(key);
  const row = within(await screen.findByRole('form', { name: titles[key] }));
  fireEvent.click(row.getByRole('button', { name: `History of ${titles[key]}` }));
  expect(await screen.findByText(/older than these 500 isn't listed/)).toBeInTheDocument();
});

it('channels that cannot be read are told of at the field, and are there with another try', async () => {
  const pier = await storeTerm(portal, 'channelterms', 'Pier');
  const key = 'newsFilterButtonConfig';
  await storeSetting(portal, key, [{ GUID: pier, Name: 'Yard', SortOrder: 1 }]);
  const real = globalThis.fetch;
  const fetched = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((request, init) =>
      String(request).includes('/channelterms/localized/')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(request, init),
    );
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
  await userEvent.paste(key);
  const row = within(await screen.findByRole('form', { name: titles[key] }));
  const retry = await row.findByRole('button', { name: 'Try again' });
  const choice = row.getByRole('combobox', { name: 'Channel' });
  expect(choice).not.toHaveDisplayValue(pier);
  fetched.mockRestore();
  await userEvent.click(retry);
  await waitFor(() => expect(choice).toHaveDisplayValue('Pier'));
  expect(row.queryByRole('button', { name: 'Try again' })).toBeNull();
});

describe('a setting that somebody else has changed before it is saved', () => {
  const key = 'workplaceName';
  const openName = async () => {
    await storeSetting(portal, key, 'Nordvik');
    await portal.show(<FeatureSettingsPage />, { person: 'admin' });
    await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
    await userEvent.paste(key);
    const row = within(await screen.findByRole('form', { name: titles[key] }));
    const enter = async (value: string) =>
      fireEvent.change(await row.findByRole('textbox'), { target: { value } });
    return { row, enter };
  };
  afterEach(() => jest.restoreAllMocks());
  /** Reads of the settings go on telling of what is stored now. */
  const holdReads = async () => {
    const old = JSON.stringify((await portal.call('admin', 'GET', '/featuresettings')).body);
    const headers = { 'content-type': 'application/json' };
    const real = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (request, init) =>
        (init?.method ?? 'GET') === 'GET' && String(request).endsWith('/featuresettings')
          ? new Response(old, { headers })
          : real(request, init),
      );
    return async () => {
      jest.restoreAllMocks();
      return stored();
    };
  };

  it('stays as it was saved over theirs, also before the settings are read again', async () => {
    const { row, enter } = await openName();
    await enter('Mine');
    await storeSetting(portal, key, 'Theirs');
    await act(() => invalidate('GET /featuresettings'));
    await userEvent.click(row.getByRole('button', { name: 'Save' }));
    await row.findByText(/You have saved this in another window/);
    await pageRests();
    const storedNow = await holdReads();
    await userEvent.click(row.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(row.queryByRole('button', { name: /^Sav/ })).toBeNull());
    await pageRests();
    expect(row.getByRole('textbox')).toHaveValue('Mine');
    expect(await storedNow()).toBe('Mine');
  });

  it('Cancel goes back to what was saved, also before the settings are read again', async () => {
    const { row, enter } = await openName();
    await holdReads();
    await enter('Saved');
    await userEvent.click(row.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(row.queryByRole('button', { name: /^Sav/ })).toBeNull());
    await pageRests();
    await enter('Given up');
    await userEvent.click(await row.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(row.getByRole('textbox')).toHaveValue('Saved'));
  });
});

describe('the texts of the organisation, which two administrators word', () => {
  const words = (en: object, da: object = {}) => ({ en, da });
  const wordsFor = (text: string) =>
    screen.findByRole('textbox', { name: `Your words for “${text}”` });
  const write = async (text: string, begun: object = { 'navigation.today': 'Crew' }) => {
    await storeSetting(portal, 'resourceValues', words(begun));
    await portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person: 'admin', at: '/?modal=resource-values' },
    );
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Find a text' }), {
      target: { value: 'navigation.today' },
    });
    fireEvent.change(await wordsFor('Today'), { target: { value: text } });
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save', hidden: true }));

  it('are told apart by key: who has worded the same text is shown, and is taken or not', async () => {
    await write('Mates');
    await storeSetting(portal, 'resourceValues', words({ 'navigation.today': 'Hands' }));
    await save();
    const panel = within(await screen.findByRole('alert'));
    const group = within(panel.getByRole('group', { name: 'English › navigation.today' }));
    expect(group.getByText('Hands')).toBeVisible();
    expect(group.getByText('Mates')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(await stored('resourceValues')).toEqual({ en: { 'navigation.today': 'Mates' } });
  });

  it('of which each has worded another one of the same language are all kept, unasked', async () => {
    await write('Mates');
    const theirs = { 'navigation.today': 'Crew', 'navigation.yourBoard': 'My desk' };
    await storeSetting(portal, 'resourceValues', words(theirs));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(await stored('resourceValues')).toEqual({
      en: { ...theirs, 'navigation.today': 'Mates' },
    });
  });

  it('one of which was taken back meanwhile: it is asked about, and the others stay taken back', async () => {
    await write('Folk', { 'navigation.today': 'Crew', 'navigation.yourBoard': 'My desk' });
    await storeSetting(portal, 'resourceValues', {});
    await save();
    const panel = within(await screen.findByRole('alert'));
    expect(panel.getByText('nothing')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(await stored('resourceValues')).toEqual({ en: { 'navigation.today': 'Folk' } });
  });

  it('of another language are kept, and nobody is asked', async () => {
    await write('Mates');
    const theirs = words({ 'navigation.today': 'Crew' }, { 'navigation.today': 'Folk' });
    await storeSetting(portal, 'resourceValues', theirs);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(await stored('resourceValues')).toEqual(
      words({ 'navigation.today': 'Mates' }, { 'navigation.today': 'Folk' }),
    );
  });

  it('whose answer was lost are saved by trying again, and nobody is blamed', async () => {
    await write('Mates');
    const restoreAnswers = loseAnswers('PUT');
    await save();
    await userEvent.click(
      await screen
        .findByRole('button', { name: 'Try again', hidden: true })
        .finally(restoreAnswers),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(screen.queryByText(/You have saved this/)).toBeNull();
    expect(await stored('resourceValues')).toEqual({ en: { 'navigation.today': 'Mates' } });
  });
});
