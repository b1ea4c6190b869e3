import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { invalidate } from '../../src/client/data/invalidate';
import { listenToNotices, type Notice } from '../../src/client/data/notices';
import { AdminPage } from '../../src/client/pages/AdminPage';
import { FeatureSettingsPage } from '../../src/client/pages/FeatureSettingsPage';
import { ModalOutlet } from '../../src/client/shell/ModalOutlet';
import { Shell } from '../../src/client/shell/Shell';
import { newsPage, storePage, storeSetting } from '../support/pages';
import { startWidgetPortal, type WidgetPortal } from '../support/widgetPortal';

let portal: WidgetPortal;
let notices: Notice[];
let stopListening: () => void;
beforeAll(async () => {
  portal = await startWidgetPortal();
});
afterAll(() => portal?.stop());
beforeEach(() => {
  notices = [];
  stopListening = listenToNotices((notice) => notices.push(notice));
});
afterEach(() => stopListening());

const stored = async () =>
  Object.fromEntries(
    (
      await portal.call<{ Key: string; Value: unknown }[]>('admin', 'GET', '/featuresettings')
    ).body.map(({ Key, Value }) => [Key, Value]),
  );
const row = async (key: string) => within(await screen.findByRole('form', { name: key }));
const confirmed = (text: string) =>
  waitFor(() => expect(notices).toContainEqual({ kind: 'success', text, duration: 2_500 }));

const nameOf = (person: string) =>
  portal.devTenant.company.person(`${person}@nordvik.example`)!.displayName;

async function find(words: string) {
  await portal.show(<FeatureSettingsPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Find a setting' }));
  await userEvent.paste(words);
}

it('ADMIN-12 ADMIN-13 ADMIN-14 SHELL-16 SHELL-17 an administrator gets from the menu to the dashboards, and from them to what is managed', async () => {
  await portal.show(<Shell />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: /^Your menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Admin dashboard' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Admin dashboard' })).toBeVisible();
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
  expect(screen.getByText('There is nothing for you to manage here yet.')).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Information alerts/ })).toBeNull();
});

it('ADMIN-17 ERRORS-43 clearing the channel cache is confirmed, and channels are read anew', async () => {
  await portal.show(<AdminPage />, { person: 'admin' });
  await userEvent.click(await screen.findByRole('button', { name: 'Clear channel cache' }));
  await confirmed('Channel cache was cleared');
});

it('ADMIN-15 ERRORS-45 a switch is stored at once and confirmed; its reset brings the default back; the history tells both', async () => {
  await find('stickyHeader');
  await userEvent.click((await row('stickyHeader')).getByRole('switch', { name: 'stickyHeader' }));
  await confirmed('Updated setting');
  expect(await stored()).toMatchObject({ stickyHeader: true });
  expect((await row('stickyHeader')).getByText('Changed')).toBeVisible();
  await userEvent.click(
    (await row('stickyHeader')).getByRole('button', { name: 'Reset stickyHeader to its default' }),
  );
  await waitFor(async () => expect(await stored()).not.toHaveProperty('stickyHeader'));
  await userEvent.click(
    (await row('stickyHeader')).getByRole('button', { name: 'History of stickyHeader' }),
  );
  const history = within(await screen.findByRole('dialog'));
  const entries = await history.findAllByRole('listitem');
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`^On → Off \\(Default\\).*${nameOf('admin')}`)),
    expect.stringMatching(/^Off \(Default\) → On/),
  ]);
  await userEvent.click(history.getByRole('button', { name: 'Restore this state' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog', { hidden: true })).getByRole('button', {
      name: 'Restore this state',
      hidden: true,
    }),
  );
  await waitFor(() => expect(history.getAllByRole('listitem', { hidden: true })).toHaveLength(3));
  expect(await stored()).toMatchObject({ stickyHeader: true });
});

it('a text is stored with Save, a wrong one says why and is kept, Cancel brings back what was there', async () => {
  await find('supportEmail');
  const input = (await row('supportEmail')).getByRole('textbox', { name: 'supportEmail' });
  await userEvent.type(input, 'ask Bo');
  await userEvent.click((await row('supportEmail')).getByRole('button', { name: 'Save' }));
  expect(await (await row('supportEmail')).findByText('Enter an e-mail address.')).toBeVisible();
  expect(input).toHaveFocus();
  expect(input).toHaveValue('ask Bo');
  await userEvent.click((await row('supportEmail')).getByRole('button', { name: 'Cancel' }));
  expect(input).toHaveValue('');
  await userEvent.type(input, 'help@nordvik.example');
  await userEvent.keyboard('{Enter}');
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ supportEmail: 'help@nordvik.example' }),
  );
  await confirmed('Updated setting');
});

it('a setting with parts has a field for each; entries are added and removed', async () => {
  await find('rssFeedConfig');
  const form = await row('rssFeedConfig');
  await userEvent.click(form.getByRole('button', { name: 'Add an entry' }));
  await userEvent.type(
    form.getByRole('textbox', { name: 'FeedLink' }),
    'https://news.example/feed',
  );
  await userEvent.selectOptions(
    form.getByRole('combobox', { name: 'amountToShowPerLoad' }),
    'Small',
  );
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(async () =>
    expect(await stored()).toMatchObject({
      rssFeedConfig: {
        feedLinksAndTagName: [{ FeedLink: 'https://news.example/feed' }],
        amountToShowPerLoad: 'Small',
      },
    }),
  );
});

it('the search goes over names and explanations, can be narrowed to what differs, and says when nothing matches', async () => {
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'guideSiteUrl', Value: '/guide' });
  await find('chart series');
  expect(
    (await screen.findAllByRole('form')).map((form) => form.getAttribute('aria-label')),
  ).toEqual(['chartColours']);
  expect(screen.getByText('1 setting')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /differ from their default/ }));
  expect(await screen.findByText('No setting matches.')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox'));
  expect(screen.getAllByRole('form').map((form) => form.getAttribute('aria-label'))).toContain(
    'guideSiteUrl',
  );
});

it('a change by somebody else shows, but does not take away what is being entered; a failed save keeps it', async () => {
  await find('supportPhone');
  const input = (await row('supportPhone')).getByRole('textbox', { name: 'supportPhone' });
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
    within(await screen.findByRole('alert')).getByText('supportPhone could not be saved'),
  ).toBeVisible();
  expect(input).toHaveValue('112');
  spy.mockImplementation(real);
  await portal.call('admin', 'POST', '/featuresettings', { Key: 'supportPhone', Value: '999' });
  await userEvent.click((await row('supportPhone')).getByRole('button', { name: 'Save' }));
  // Nobody's change is lost by accident: who saves second is told and decides.
  expect(
    await (
      await row('supportPhone')
    ).findByText(/Somebody else has set this to “999” since you began/),
  ).toBeVisible();
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
  const input = (await row('workplaceName')).getByRole('textbox', { name: 'workplaceName' });
  const enter = (value: string) => fireEvent.change(input, { target: { value } });
  enter('Nordvik Home');
  await portal.call('admin', 'PUT', '/featuresettings/workplaceName', { Value: 'Nordvik Portal' });
  await userEvent.click((await row('workplaceName')).getByRole('button', { name: 'Save' }));
  expect(
    await (await row('workplaceName')).findByText(/set this to “Nordvik Portal”/),
  ).toBeVisible();
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
    (await row('guideSiteUrl')).getByRole('textbox', { name: 'guideSiteUrl' });
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
        name: 'Reset guideSiteUrl to its default',
      }),
    );
    await waitFor(async () => expect(await field()).toHaveValue(''));
    await enter('/fourth');
    await save();
    await settled('/fourth');
    await expectNoConflict();
  });

  it('what is entered while it is saved stays and can be saved, also when the page hears of the save before its answer', async () => {
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

  it('until the page has read the settings anew, the saved value stays and is what the next save begins with', async () => {
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
  await waitFor(() => expect(shown()).toEqual(['supportPhone', 'chartColours']));
  expect(screen.getByText('1 setting')).toBeVisible();
  search('no such setting');
  expect(await screen.findByText('No setting matches.')).toBeVisible();
  expect((await row('supportPhone')).getByRole('textbox')).toHaveValue('118');
  search('');
  await waitFor(() => expect(shown()).toContain('workplaceName'));
  expect((await row('supportPhone')).getByRole('textbox')).toHaveValue('118');
  search('chart series');
  await waitFor(() => expect(shown()).toEqual(['supportPhone', 'chartColours']));
  await userEvent.click((await row('supportPhone')).getByRole('button', { name: 'Cancel' }));
  // It goes with the next search, not from under the hand.
  expect((await row('supportPhone')).getByRole('textbox')).toHaveValue('110');
  search('chart');
  await waitFor(() => expect(shown()).not.toContain('supportPhone'));
});

it('the keyboard stays with a setting that is saved or reset, and so does the setting until another search', async () => {
  await storeSetting(portal, 'supportPhone', '110');
  await find('supportPhone');
  const input = async () => (await row('supportPhone')).getByRole('textbox');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Only / }));
  fireEvent.change(await input(), { target: { value: '118' } });
  await userEvent.click((await row('supportPhone')).getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect(await input()).toHaveFocus());
  await userEvent.click(
    (await row('supportPhone')).getByRole('button', { name: 'Reset supportPhone to its default' }),
  );
  await waitFor(async () => expect(await input()).toHaveFocus());
  expect(await input()).toHaveValue('');
  expect(screen.getByText('0 settings')).toBeVisible();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'support' } });
  await waitFor(() => expect(screen.queryByRole('form', { name: 'supportPhone' })).toBeNull());
});

it('a setting that is stored as its default does not count as changed', async () => {
  await find('showBirthdayCalendar');
  const press = async () =>
    userEvent.click((await row('showBirthdayCalendar')).getByRole('switch'));
  await press();
  expect(await (await row('showBirthdayCalendar')).findByText('Changed')).toBeVisible();
  await press();
  await waitFor(async () =>
    expect((await row('showBirthdayCalendar')).queryByText('Changed')).toBeNull(),
  );
  expect(await stored()).toMatchObject({ showBirthdayCalendar: false });
  expect((await row('showBirthdayCalendar')).queryByRole('button', { name: /^Reset/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /differ from their default/ }));
  expect(await screen.findByText('No setting matches.')).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

describe('the texts of the portal', () => {
  const openTexts = (person = 'admin') =>
    portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person, at: '/?modal=resource-values' },
    );
  const wordsFor = (text: string) =>
    screen.findByRole('textbox', { name: `Your words for “${text}”` });
  const change = (field: HTMLElement, value: string) =>
    fireEvent.change(field, { target: { value } });
  const look = (value: string) =>
    change(screen.getByRole('searchbox', { name: 'Find a text' }), value);

  it('ADMIN-02 administrators word a text differently, by language and key, and take it back', async () => {
    await openTexts();
    await screen.findByRole('searchbox', { name: 'Find a text' });
    look('navigation.yourBoard');
    change(await wordsFor('Your board'), 'My desk');
    change(screen.getByRole('combobox', { name: 'Language' }), 'da');
    look('navigation.today');
    change(await wordsFor('I dag'), 'Nu');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await confirmed('Updated setting');
    expect((await stored()).resourceValues).toEqual({
      en: { 'navigation.yourBoard': 'My desk' },
      da: { 'navigation.today': 'Nu' },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await openTexts();
    await userEvent.click(
      await screen.findByRole('checkbox', { name: 'Only those worded differently' }),
    );
    const field = await wordsFor('Your board');
    expect(field).toHaveValue('My desk');
    change(field, '');
    notices.length = 0;
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await confirmed('Updated setting');
    expect((await stored()).resourceValues).toEqual({ da: { 'navigation.today': 'Nu' } });
  });

  it('words with a place that the portal cannot fill are refused where they stand, also in a language that is not shown', async () => {
    await openTexts();
    await screen.findByRole('searchbox', { name: 'Find a text' });
    look('pageTitle');
    change(await wordsFor('{page} – {workplace}'), '{workplace}: {title}');
    expect(await screen.findByText('The portal cannot fill in {title} here.')).toBeVisible();
    change(screen.getByRole('combobox', { name: 'Language' }), 'nb');
    await waitFor(() => expect(screen.queryByText(/cannot fill in/)).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect(await wordsFor('{page} – {workplace}')).toHaveFocus());
    expect(await wordsFor('{page} – {workplace}')).toHaveValue('{workplace}: {title}');
    expect(notices).toEqual([]);
  });

  it('ADMIN-02 the dialog is for administrators only', async () => {
    await openTexts('editor');
    expect(
      await screen.findByText('You did not have permission to perform the request.'),
    ).toBeVisible();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('what was changed', () => {
  const openDialog = (name: string, person = 'editor') =>
    portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person, at: `/?modal=${name}` },
    );
  const changes = () =>
    screen.findByRole('list').then((list) =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    );
  beforeEach(() => storeSetting(portal, 'auditsEnabled', true));

  it('ADMIN-05 ADMIN-11 the dialog shows editors the newest changes of content', async () => {
    await storePage(portal, { Title: 'Quay 7 closes' });
    await portal.call('editor', 'POST', '/restaurants', {
      Name: 'Anchor',
      LanguageTermId: null,
      ChannelTermRestaurants: [],
    });
    await openDialog('audits');
    await screen.findByRole('heading', { level: 1, name: 'Changes' });
    expect(await changes()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          new RegExp(`^Quay 7 closesCreated · Pages · .* · ${nameOf('editor')}$`),
        ),
      ]),
    );
    expect(screen.queryByRole('option', { name: 'Feature settings' })).toBeNull();
    expect((await changes()).join()).not.toContain('Feature settings');
  });

  it('ADMIN-05 administrators see the changes of settings too, and of one kind alone where they choose it', async () => {
    await openDialog('audits', 'admin');
    await screen.findByRole('option', { name: 'Feature settings' });
    fireEvent.change(await screen.findByRole('combobox', { name: 'What to show' }), {
      target: { value: 'featuresettings' },
    });
    await waitFor(async () =>
      expect((await changes()).every((text) => text?.includes('Feature settings'))).toBe(true),
    );
    expect((await changes())[0]).toMatch(/^auditsEnabled/);
  });

  it('PAGES-081 PAGES-083 the history of a page leads back to an earlier state', async () => {
    const page = await storePage(portal, { Title: 'Crane 1' });
    await portal.call(
      'editor',
      'PUT',
      `/pages/${page.Id}`,
      newsPage({ Title: 'Crane 2', PublishingDate: page.PublishingDate }),
    );
    await openDialog(`audits/pages/${page.Id}`);
    await screen.findByRole('heading', { level: 1, name: 'History of Crane 2' });
    expect(await changes()).toEqual([
      expect.stringMatching(/^Crane 2Changed.*Changed: Title$/),
      expect.stringMatching(/^Crane 1Created/),
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Restore this state' }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog', { hidden: true })).getByRole('button', {
        name: 'Restore this state',
        hidden: true,
      }),
    );
    await confirmed('Page restored');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'History of Crane 1' }),
    ).toBeVisible();
    expect(
      (await portal.call<{ Title: string }>('editor', 'GET', `/pages/${page.Id}`)).body.Title,
    ).toBe('Crane 1');
  });

  it('PAGES-081 PAGES-097 a page that does not exist is a failure, and with auditsEnabled off nothing is asked', async () => {
    await openDialog('audits/pages/4711');
    expect(
      await screen.findByText('The requested object could not be found on the server.'),
    ).toBeVisible();
    await storeSetting(portal, 'auditsEnabled', false);
    await openDialog('audits/pages/4711');
    expect(await screen.findByText(/^The history is switched off/)).toBeVisible();
    await openDialog('audits');
    expect(await screen.findByText(/^The history is switched off/)).toBeVisible();
  });
});
