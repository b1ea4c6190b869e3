import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connection } from '../../../src/client/data/connection/connection';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { useLast } from '../../../src/client/data/read/useLast';
import { useChannelTree } from '../../../src/client/data/targeting/useTerms';
import { AdminPage } from '../../../src/client/pages/manage/AdminPage';
import { FeatureSettingsPage } from '../../../src/client/pages/manage/FeatureSettingsPage';
import { Shell } from '../../../src/client/shell/Shell';
import { storeSetting, storeTerm } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { row, setSettings, titles } from '../../support/widgets/settingsPage';

const { portal, notices, stored, confirmed, nameOf, find } = setSettings();

it('ADMIN-12 ADMIN-13 ADMIN-14 SHELL-16 SHELL-17 an administrator gets from the menu to the dashboards, and from them to what is managed', async () => {
  await portal.show(<Shell />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: /^Your menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Admin dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
  await waitFor(() => expect(document.title).toMatch(/^Admin dashboard – /));
  expect(screen.getByRole('link', { name: /^Feature settings/ })).toHaveAttribute(
    'href',
    '/admin/settings',
  );
  await userEvent.click(screen.getByRole('link', { name: /^Editor dashboard/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Editor dashboard' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Information alerts/ })).toHaveAttribute(
    'href',
    '/broadcast-messages',
  );
});

it('ADMIN-14 the editor dashboard has only what the person may manage', async () => {
  await portal.show(<Shell />, { person: 'dashboardeditor', at: '/editor-dashboard' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Editor dashboard' })).toBeVisible();
  expect(screen.getByText("There's nothing for you to manage here yet.")).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Information alerts/ })).toBeNull();
});

it('ADMIN-14 each tile of the editor dashboard leads to what it is named after', async () => {
  await portal.show(<Shell />, { person: 'admin', at: '/editor-dashboard' });
  await screen.findByRole('heading', { level: 1, name: 'Editor dashboard' });
  const tiles = within(screen.getByRole('region', { name: 'Content' }));
  const addressOf = (name: RegExp) => tiles.getByRole('link', { name }).getAttribute('href');
  expect(addressOf(/^Information alerts/)).toBe('/broadcast-messages');
  expect(addressOf(/^Infoboxes/)).toBe('/infoboxes');
  expect(addressOf(/^Restaurant menus/)).toBe('/restaurant-menus');
  expect(addressOf(/^KPI Charts/)).toBe('/kpi-charts');
  expect(addressOf(/^Power BI/)).toBe('/power-bi');
  expect(addressOf(/^Apps/)).toBe('/editor-dashboard?modal=app-tiles');
});

it('ADMIN-14 the editor dashboard leads editors to news and pages, where they write them', async () => {
  await portal.show(<Shell />, { person: 'editor', at: '/editor-dashboard' });
  const link = async (name: RegExp) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await link(/^News/)).toBe('/pages/news');
  expect(await link(/^Pages/)).toBe('/pages/content');
});

it('ADMIN-14 ADMIN-17 ERRORS-43 clearing the channel cache is confirmed, and channels are read again', async () => {
  function Channels() {
    const tree = useLast(useChannelTree(1033));
    return <p>Channels: {tree?.map(({ InternalName }) => InternalName).join(', ')}</p>;
  }
  await storeTerm(portal, 'channelterms', 'Shipyard');
  await portal.show(
    <>
      <AdminPage />
      <Channels />
    </>,
    { person: 'admin' },
  );
  expect(await screen.findByText(/^Channels: .*Shipyard/)).toBeVisible();
  await storeTerm(portal, 'channelterms', 'Dry dock');
  expect(screen.queryByText(/^Channels: .*Dry dock/)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Clear channel cache' }));
  await confirmed('Channel cache was cleared');
  expect(await screen.findByText(/^Channels: .*Dry dock/)).toBeVisible();
});

it('CACHE-17 SETTINGS-03 what the server answers by settings is forgotten when one is changed', async () => {
  await find('enableLanguageFilteringForWorkplace');
  const { cache } = connection();
  const kept = ['GET /pages/news/my 1', 'GET /me/userapptiles 1', 'GET /infoboxes 1'] as const;
  for (const key of kept) cache.put(key, [], 60_000);
  await userEvent.click(
    (await row('enableLanguageFilteringForWorkplace')).getByRole('switch', {
      name: titles.enableLanguageFilteringForWorkplace,
    }),
  );
  await confirmed('Updated setting');
  await waitFor(() =>
    expect(kept.map((key) => cache.peek(key))).toEqual(kept.map(() => undefined)),
  );
  await portal.call('admin', 'DELETE', '/featuresettings/enableLanguageFilteringForWorkplace');
});

it('ADMIN-15 ERRORS-45 a switch is stored at once and confirmed; its reset brings the default back; the history tells both', async () => {
  await find('stickyHeader');
  await userEvent.click(
    (await row('stickyHeader')).getByRole('switch', { name: titles.stickyHeader }),
  );
  await confirmed('Updated setting');
  expect(await stored()).toMatchObject({ stickyHeader: true });
  expect(await (await row('stickyHeader')).findByText('Changed')).toBeVisible();
  await userEvent.click(
    (await row('stickyHeader')).getByRole('button', {
      name: `Reset ${titles.stickyHeader} to its default`,
    }),
  );
  await waitFor(async () => expect(await stored()).not.toHaveProperty('stickyHeader'));
  await userEvent.click(
    (await row('stickyHeader')).getByRole('button', { name: `History of ${titles.stickyHeader}` }),
  );
  const history = within(await screen.findByRole('dialog'));
  const entries = await history.findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`^On → Off \\(Default\\).*${nameOf('admin')}`)),
    expect.stringMatching(/^Off \(Default\) → On/),
  ]);
  await userEvent.click(history.getByRole('button', { name: 'Restore this version' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { hidden: true })).getByRole('button', {
      name: 'Restore this version',
      hidden: true,
    }),
  );
  await waitFor(() => expect(history.getAllByRole('listitem', { hidden: true })).toHaveLength(3));
  expect(await stored()).toMatchObject({ stickyHeader: true });
});

it('a switch that is pressed again before it is stored ends as it was pressed last', async () => {
  await find('enableOfficeProfileLink');
  const form = await row('enableOfficeProfileLink');
  const toggle = form.getByRole('switch');
  expect(toggle).not.toBeChecked();
  await userEvent.dblClick(toggle);
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ enableOfficeProfileLink: false }),
  );
  await waitFor(() => expect(form.queryByText('Not saved')).toBeNull());
  await waitFor(() => expect(toggle).not.toBeChecked());
});

it('a switch that is pressed while it is being reset is stored as it was pressed', async () => {
  const key = 'enableCompactDesign';
  await find(key);
  const form = await row(key);
  const toggle = form.getByRole('switch');
  const isOn = (toggle as HTMLInputElement).checked;
  await userEvent.click(toggle);
  const reset = await form.findByRole('button', { name: /^Reset/ });
  await waitFor(async () => expect(await stored()).toMatchObject({ [key]: !isOn }));
  await pageRests();
  fireEvent.click(reset);
  fireEvent.click(toggle);
  await waitFor(async () => {
    const { body } = await portal.call<unknown[]>('admin', 'GET', `/featuresettings/${key}/audits`);
    expect(body).toHaveLength(3);
  });
  expect(await stored()).toMatchObject({ [key]: !isOn });
});

it('a text is stored with Save, a wrong one says why and is kept, Cancel brings back what was there', async () => {
  await find('supportEmail');
  const input = (await row('supportEmail')).getByRole('textbox', { name: titles.supportEmail });
  await userEvent.type(input, 'ask Bo');
  await userEvent.click((await row('supportEmail')).getByRole('button', { name: 'Save' }));
  expect(await (await row('supportEmail')).findByText('Enter an email address.')).toBeVisible();
  expect(input).toHaveFocus();
  expect(input).toHaveValue('ask Bo');
  const cancel = async (answer: string) => {
    await userEvent.click((await row('supportEmail')).getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: answer }));
  };
  await cancel('Keep editing');
  expect(input).toHaveValue('ask Bo');
  await cancel('Discard');
  expect(input).toHaveValue('');
  await waitFor(() => expect(input).toHaveFocus());
  await userEvent.type(input, 'help@nordvik.example');
  await userEvent.keyboard('{Enter}');
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ supportEmail: 'help@nordvik.example' }),
  );
  await confirmed('Updated setting');
});

it('ERRORS-53 ERRORS-60 a name that begins with a space is refused at its field, and not stored', async () => {
  await find('workplaceName');
  const name = await row('workplaceName');
  await userEvent.clear(name.getByRole('textbox'));
  await userEvent.type(name.getByRole('textbox'), ' Nordvik');
  await userEvent.click(name.getByRole('button', { name: 'Save' }));
  expect(await name.findByText('Remove the space at the start.')).toBeVisible();
  expect(await stored()).not.toHaveProperty('workplaceName');
  await userEvent.click(name.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
});

it('RSS-01 a setting with parts has a field for each, a language by its name; entries are added', async () => {
  const danish = await storeTerm(portal, 'languageterms', 'Danish');
  await find('rssFeedConfig');
  const form = await row('rssFeedConfig');
  await userEvent.click(form.getByRole('button', { name: 'Add an entry' }));
  await userEvent.type(form.getByRole('textbox', { name: 'Address' }), 'https://news.example/feed');
  await userEvent.type(form.getByRole('textbox', { name: 'Tag' }), 'Ships, ports');
  await form.findByRole('option', { name: 'Danish' });
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Language' }), 'Danish');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Shown at a time' }), 'Small');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      rssFeedConfig: {
        feedLinksAndTagName: [
          { FeedLink: 'https://news.example/feed', TagName: 'Ships, ports', Language: danish },
        ],
        amountToShowPerLoad: 'Small',
      },
    }),
  );
});

it('SETTINGS-37 the ten chart colours can be changed, and none is added or removed', async () => {
  await find('chart series');
  const form = await row('chartColours');
  expect(form.getAllByRole('textbox')).toHaveLength(10);
  expect(form.queryByRole('button', { name: /^(Add|Remove) / })).toBeNull();
});

it('the search covers names and explanations, can be narrowed and says when nothing matches', async () => {
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'guideSiteUrl', Value: '/guide' });
  await find('chart series');
  expect(
    (await screen.findAllByRole('form')).map((form) => form.getAttribute('aria-label')),
  ).toEqual([titles.chartColours]);
  expect(screen.getByText('1 setting')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /differ from their default/ }));
  expect(await screen.findByText('No settings match.')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  const shown = screen.getAllByRole('form').map((form) => form.getAttribute('aria-label'));
  expect(shown).toContain(titles.guideSiteUrl);
  // The key has a line of its own, without a separator that would hang at the end of another.
  expect(screen.getByText('guideSiteUrl').parentElement).toHaveTextContent(/^guideSiteUrl$/);
  // Settings that no code reads are not offered.
  await userEvent.click(screen.getByRole('checkbox', { name: /differ from their default/ }));
  expect(screen.queryByRole('form', { name: titles.emailTheme })).toBeNull();
});

describe('the groups', () => {
  const open = (at: string) => portal.show(<FeatureSettingsPage />, { person: 'admin', at });
  const shown = () => screen.queryAllByRole('form').map((form) => form.getAttribute('aria-label'));
  const groupButton = (name: RegExp) => screen.findByRole('button', { name });

  it('ADMIN-14 a group shows its own settings, and the address keeps it', async () => {
    await open('/admin/settings?group=messages');
    await waitFor(() => expect(shown()).toEqual([titles.broadcastTitleMaxLength]));
    expect(await groupButton(/^Alerts/)).toHaveAttribute('aria-current', 'true');
    await userEvent.click(await groupButton(/^Calendar and tasks/));
    await waitFor(() => expect(shown()).toContain(titles.plannerUrl));
    expect(shown()).not.toContain(titles.broadcastTitleMaxLength);
    // On a phone the list takes the place of the buttons.
    const list = screen.getByRole('combobox', { name: 'Group', hidden: true });
    fireEvent.change(list, { target: { value: '' } });
    await waitFor(() => expect(shown()).toContain(titles.workplaceName));
  });

  it('a search begins in all groups, finds what people call it or the key, and stands in the address', async () => {
    await open('/admin/settings?group=messages&search=characters');
    await waitFor(() => expect(shown()).toEqual([titles.broadcastTitleMaxLength]));
    const search = (value: string) =>
      fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
    search('');
    search('canteen');
    await waitFor(() => expect(shown()).toEqual([titles.showRestaurantMenus]));
    expect(await groupButton(/^Widgets on Today 1$/)).toBeVisible();
    expect(await groupButton(/^All settings/)).toHaveAttribute('aria-current', 'true');
    search('plannerurl');
    await waitFor(() => expect(shown()).toEqual([titles.plannerUrl]));
    expect((await row('plannerUrl')).getByText('plannerUrl')).toBeVisible();
  });
});

it('a change by somebody else is shown and does not replace the input, nor does a failed save', async () => {
  await find('supportPhone');
  const input = (await row('supportPhone')).getByRole('textbox', { name: titles.supportPhone });
  await userEvent.type(input, '112');
  const real = globalThis.fetch;
  const spy = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((request, init) =>
      init?.method === 'POST' && String(request).includes('/featuresettings')
        ? Promise.resolve(new Response('{}', { status: 500 }))
        : real(request, init),
    );
  await userEvent.click((await row('supportPhone')).getByRole('button', { name: 'Save' }));
  expect(
    within(await screen.findByRole('alert')).getByText(`${titles.supportPhone} could not be saved`),
  ).toBeVisible();
  expect(input).toHaveValue('112');
  spy.mockImplementation(real);
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'supportPhone', Value: '999' });
  await userEvent.click((await row('supportPhone')).getByRole('button', { name: 'Save' }));
  // Nobody's change is lost by accident: who saves second is informed and decides.
  const supportPhone = await row('supportPhone');
  expect(await supportPhone.findByText(/You have saved this in another window/)).toBeVisible();
  expect(supportPhone.getByText('999')).toBeVisible();
  expect(await stored()).toMatchObject({ supportPhone: '999' });
  expect(input).toHaveValue('112');
  await userEvent.click((await row('supportPhone')).getByRole('button', { name: 'Save mine' }));
  await confirmed('Updated setting');
  expect(await stored()).toMatchObject({ supportPhone: '112' });
});

it("who is told of somebody else's value can take it; who wants the same is not asked", async () => {
  await portal.call('admin', 'POST', '/featuresettings', {
    Key: 'workplaceName',
    Value: 'Nordvik',
  });
  await find('workplaceName');
  const input = (await row('workplaceName')).getByRole('textbox', { name: titles.workplaceName });
  const enter = (value: string) => fireEvent.change(input, { target: { value } });
  enter('Nordvik Home');
  await portal.call('admin', 'PUT', '/featuresettings/workplaceName', { Value: 'Nordvik Portal' });
  await userEvent.click((await row('workplaceName')).getByRole('button', { name: 'Save' }));
  expect(await (await row('workplaceName')).findByText('Nordvik Portal')).toBeVisible();
  await userEvent.click((await row('workplaceName')).getByRole('button', { name: 'Cancel' }));
  expect(input).toHaveValue('Nordvik Portal');
  expect((await row('workplaceName')).queryByRole('alert')).toBeNull();
  enter('Nordvik Today');
  await portal.call('admin', 'PUT', '/featuresettings/workplaceName', { Value: 'Nordvik Today' });
  await userEvent.click((await row('workplaceName')).getByRole('button', { name: 'Save' }));
  await confirmed('Updated setting');
  expect((await row('workplaceName')).queryByRole('alert')).toBeNull();
});

describe('a setting that is saved more than once', () => {
  const isWrite = (init?: RequestInit) => init?.method === 'POST' || init?.method === 'PUT';
  const field = async () =>
    (await row('guideSiteUrl')).getByRole('textbox', { name: titles.guideSiteUrl });
  const enter = async (value: string) => fireEvent.change(await field(), { target: { value } });
  const save = async () =>
    userEvent.click(await (await row('guideSiteUrl')).findByRole('button', { name: 'Save' }));
  const settled = (value: string) =>
    waitFor(async () => {
      expect(await stored()).toMatchObject({ guideSiteUrl: value });
      expect((await row('guideSiteUrl')).queryByRole('button', { name: /^Sav/ })).toBeNull();
      expect(await field()).toHaveValue(value);
    });
  const expectNoConflict = async () =>
    expect((await row('guideSiteUrl')).queryByRole('alert')).toBeNull();
  afterEach(() => jest.restoreAllMocks());

  it('its own save is no conflict for the next one, and neither is its reset', async () => {
    await find('guideSiteUrl');
    for (const value of ['/first', '/second', '/third']) {
      await enter(value);
      await save();
      await settled(value);
    }
    await enter('/given-up');
    await userEvent.click(
      (await row('guideSiteUrl')).getByRole('button', {
        name: `Reset ${titles.guideSiteUrl} to its default`,
      }),
    );
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await enter('/fourth');
    await save();
    await settled('/fourth');
    await expectNoConflict();
  });

  it('input during a save stays and can be saved, even when an update arrives before the answer', async () => {
    await storeSetting(portal, 'guideSiteUrl', '/before');
    await find('guideSiteUrl');
    const real = globalThis.fetch;
    let arrive: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (arrive = resolve));
    let isWritten = false;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (request, init) => {
      const answer = await real(request, init);
      if (!isWrite(init) || isWritten) return answer;
      isWritten = true;
      await held;
      return answer;
    });
    await enter('/mine');
    await save();
    await waitFor(async () => expect(await stored()).toMatchObject({ guideSiteUrl: '/mine' }));
    await act(() => invalidate('GET /featuresettings'));
    await enter('/mine-too');
    await act(async () => arrive?.());
    await confirmed('Updated setting');
    expect(await field()).toHaveValue('/mine-too');
    await save();
    await settled('/mine-too');
    await expectNoConflict();
  });

  it('the saved value stays, and the next save starts from it, until the settings are read again', async () => {
    await storeSetting(portal, 'guideSiteUrl', '/before');
    await find('guideSiteUrl');
    const old = JSON.stringify((await portal.call('admin', 'GET', '/featuresettings')).body);
    const real = globalThis.fetch;
    const isRead = (request: RequestInfo | URL, init?: RequestInit) =>
      String(request).endsWith('/featuresettings') && !isWrite(init);
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (request, init) =>
        isRead(request, init)
          ? new Response(old, { headers: { 'Content-Type': 'application/json' } })
          : real(request, init),
      );
    await enter('/mine');
    await save();
    await confirmed('Updated setting');
    expect(await field()).toHaveValue('/mine');
    await enter('/mine-too');
    await save();
    await waitFor(() => expect(notices).toHaveLength(2));
    await expectNoConflict();
    jest.restoreAllMocks();
    await act(() => invalidate('GET /featuresettings'));
    await settled('/mine-too');
  });
});

it('what is entered and not saved stays in sight and stays entered, whatever is searched for', async () => {
  await storeSetting(portal, 'supportPhone', '110');
  await find('supportPhone');
  const search = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  const shown = () => screen.queryAllByRole('form').map((form) => form.getAttribute('aria-label'));
  fireEvent.change((await row('supportPhone')).getByRole('textbox'), { target: { value: '118' } });
  expect((await row('supportPhone')).getByText('Not saved')).toBeVisible();
  search('chart series');
  await waitFor(() => expect(shown()).toEqual([titles.supportPhone, titles.chartColours]));
  expect(screen.getByText('1 setting')).toBeVisible();
  search('no such setting');
  expect(await screen.findByText('No settings match.')).toBeVisible();
  expect((await row('supportPhone')).getByRole('textbox')).toHaveValue('118');
  search('');
  await waitFor(() => expect(shown()).toContain(titles.workplaceName));
  expect((await row('supportPhone')).getByRole('textbox')).toHaveValue('118');
  search('chart series');
  await waitFor(() => expect(shown()).toEqual([titles.supportPhone, titles.chartColours]));
  await userEvent.click((await row('supportPhone')).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  // It goes with the next search, not from under the hand.
  expect((await row('supportPhone')).getByRole('textbox')).toHaveValue('110');
  search('chart');
  await waitFor(() => expect(shown()).not.toContain(titles.supportPhone));
});
