import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BroadcastMessage } from '#shared/contract/broadcastMessages';
import { BroadcastMessagesPage } from '../../../src/client/pages/manage/BroadcastMessagesPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { toLocalDateTime } from '../../../src/client/ui/form/localDateTime';
import { clearTiles, storeTile } from '../../support/content/appTiles';
import { broadcast, clearBroadcasts, storeBroadcast } from '../../support/content/broadcasts';
import '../../support/widgets/newsWidgets';
import { hoursFromNow, storeSetting, storeTerm } from '../../support/content/pages';
import { watchNotices } from '../../support/widgets/notices';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';
import { answerQuestion } from '../../support/widgets/answerQuestion';

const portal = setWidgetPortal();
let harbour: string;
const notices = watchNotices();
beforeAll(async () => {
  harbour = await storeTerm(portal, 'channelterms', 'Harbour');
  for (const person of ['member', 'guest', 'editor', 'broadcaster'])
    await portal.call(person, 'POST', '/users', {});
  await portal.call('member', 'POST', '/me/userchannelterms', {
    ChannelTermId: harbour,
    ChannelType: 0,
  });
});
beforeEach(async () => {
  await clearBroadcasts(portal);
  await clearTiles(portal);
  await storeSetting(portal, 'enableTeamsNotification', false);
});

const all = async () =>
  (await portal.call<BroadcastMessage[]>('editor', 'GET', '/broadcastmessages/all')).body;
const showPage = (person = 'editor') =>
  portal.show(
    <>
      <BroadcastMessagesPage />
      <ModalOutlet />
    </>,
    { person, at: '/broadcast-messages' },
  );
const showForm = async (name: string, person = 'editor') => {
  await portal.show(<ModalOutlet />, { person, at: `/?modal=broadcast-messages/${name}` });
  await screen.findByRole('textbox', { name: 'Title' });
};
const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const setDate = (name: string, iso: string) =>
  fireEvent.change(field(name), { target: { value: toLocalDateTime(iso) } });
/** The channels that are offered to somebody who writes a few letters. */
async function offered(text: string, person = 'editor') {
  cleanup();
  await showForm('add', person);
  const channels = screen.getByRole('combobox', { name: 'Channels' });
  await userEvent.click(channels);
  fireEvent.change(channels, { target: { value: text } });
  const options = await screen.findAllByRole('menuitemcheckbox', { hidden: true });
  return options.map(({ textContent }) => textContent);
}
/**
 * After a dialog has closed, jsdom keeps the page below it out of the accessible tree for a while.
 */
const below = (name: string) => screen.findByRole('button', { name, hidden: true });
const preview = () => within(document.querySelector<HTMLElement>('[data-broadcast="0"]')!);

it.each([
  ['editor', 'Back to Editor dashboard', '/editor-dashboard'],
  ['broadcaster', 'Back to Today', '/'],
])('the way back leads the %s to %s', async (person, name, href) => {
  await showPage(person);
  await waitFor(() => expect(screen.getByRole('link', { name })).toHaveAttribute('href', href));
});

it('ADMIN-04 ADMIN-09 the page lists every message by its state, with severity, time and channels', async () => {
  // The most severe first, although it is the older one.
  await storeBroadcast(portal, { Title: 'Urgent', BroadcastType: 1 });
  await storeBroadcast(portal, { Title: 'For all' });
  await storeBroadcast(portal, {
    Title: 'To come',
    BroadcastType: 1,
    StartDate: hoursFromNow(1),
    ChannelTermBroadcastMessages: [{ ChannelTermId: harbour }],
  });
  await storeBroadcast(portal, { Title: 'Over', EndDate: hoursFromNow(-1) });
  await storeBroadcast(portal, { Title: 'Long over', BroadcastType: 1, EndDate: hoursFromNow(-9) });
  await showPage();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Information alerts' }),
  ).toBeVisible();
  const list = async (name: string) =>
    within(await screen.findByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await list('Active')).toEqual([
    'UrgentCritical\u00a0· Always\u00a0· Everybody',
    'For allWarning\u00a0· Always\u00a0· Everybody',
  ]);
  await waitFor(async () =>
    expect(await list('Scheduled')).toEqual([
      expect.stringMatching(/^To comeCritical\s· From .+\s· Harbour$/),
    ]),
  );
  expect(await list('Expired')).toEqual([
    expect.stringMatching(/^OverWarning\s· Until /),
    expect.stringMatching(/^Long overCritical/),
  ]);
});

it('BROADCAST-26 BROADCAST-30 SHELL-32 the form creates a message and shows beforehand how it will look', async () => {
  await showPage('broadcaster');
  await userEvent.click(await screen.findByRole('button', { name: 'Add alert' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add/Edit alert' });
  await userEvent.type(
    await within(dialog).findByRole('textbox', { name: 'Title' }),
    'Gate B is closed',
  );
  await userEvent.click(field('Critical'));
  await userEvent.type(field('Link address'), '/settings');
  await userEvent.type(field('Link text'), 'Settings');
  const [start, end] = [hoursFromNow(-1), hoursFromNow(2)];
  setDate('Start', start);
  setDate('End', end);
  expect(preview().getByRole('button', { name: 'Critical: Gate B is closed' })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  expect(preview().getByRole('link', { name: 'Settings' })).toBeVisible();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(notices).toContainEqual({ kind: 'success', text: 'Alert added', duration: 2_500 });
  const toMinutes = (iso: string | null) => iso?.slice(0, 16);
  const [stored] = await all();
  expect(stored).toMatchObject({
    Title: 'Gate B is closed',
    BroadcastType: 1,
    LinkUrl: '/settings',
    LinkText: 'Settings',
    ChannelTermBroadcastMessages: [],
  });
  expect([toMinutes(stored!.StartDate), toMinutes(stored!.EndDate)]).toEqual([
    toMinutes(start),
    toMinutes(end),
  ]);
  expect(await below('Edit Gate B is closed')).toBeVisible();
});

it('BROADCAST-06 app tiles are chosen by their names; an app that is not there keeps its place and can be taken away', async () => {
  const { Id: tile } = await storeTile(portal, { Title: 'Timesheets' });
  const { Id } = await storeBroadcast(portal, {
    Title: 'Closed today',
    AppTileBroadcastMessages: [{ AppTileId: 999_999 }],
  });
  await showForm(`edit/${Id}`);
  const picker = screen.getByRole('combobox', { name: 'App tiles' });
  expect(picker).toHaveAccessibleDescription(
    'If you choose any, the alert is shown with these apps instead of under the header.',
  );
  expect(
    await screen.findByText("An app that no longer exists, or that you don't see"),
  ).toBeVisible();
  await userEvent.click(picker);
  fireEvent.change(picker, { target: { value: 'times' } });
  await userEvent.click(
    await screen.findByRole('menuitemcheckbox', { name: /Timesheets/, hidden: true }),
  );
  await userEvent.click(
    screen.getByRole('button', {
      name: "Remove An app that no longer exists, or that you don't see",
    }),
  );
  await save();
  await waitFor(async () =>
    expect((await all())[0]!.AppTileBroadcastMessages).toEqual([
      { BroadcastMessageId: Id, AppTileId: tile },
    ]),
  );
  await portal.call('admin', 'DELETE', `/apptiles/${tile}`);
});

it('TEAMS-23 where the portal notifies people in Teams, the form offers it for the alert that is saved', async () => {
  await storeSetting(portal, 'enableTeamsNotification', true);
  await showForm('add');
  fireEvent.change(field('Title'), { target: { value: 'Gate C is closed' } });
  const offer = screen.getByRole('checkbox', { name: 'Notify people in Teams too' });
  expect(offer).not.toBeChecked();
  expect(offer).toHaveAccessibleDescription(/Later changes don't notify them again/);
  await userEvent.click(offer);
  await save();
  await waitFor(async () => {
    const [stored] = await all();
    expect(
      await portal.db.selectFrom('notifications').select(['Source', 'SourceId']).execute(),
    ).toEqual([{ Source: 'broadcastMessage', SourceId: stored!.Id }]);
  });
});

it('TEAMS-23 an alert of which people are still to be notified says so, and that can be withdrawn', async () => {
  await storeSetting(portal, 'enableTeamsNotification', true);
  const { Id } = await storeBroadcast(portal, { StartDate: hoursFromNow(24), Notify: true });
  const waiting = () =>
    portal.db.selectFrom('notifications').select('Id').where('SourceId', '=', Id).execute();
  expect(await waiting()).toHaveLength(1);
  await showForm(`edit/${Id}`);
  expect(await screen.findByText('People will be notified when it appears.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: "Don't notify them" }));
  expect(await screen.findByLabelText('Notify people in Teams too')).not.toBeChecked();
  expect(await waiting()).toEqual([]);
});

it('BROADCAST-06 TEAMS-23 for an alert about an app the form counts nobody and notifies nobody', async () => {
  await storeSetting(portal, 'enableTeamsNotification', true);
  const { Id: tile } = await storeTile(portal, { Title: 'Timesheets' });
  await showForm('add');
  fireEvent.change(field('Title'), { target: { value: 'Closed today' } });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Notify people in Teams too' }));
  const picker = screen.getByRole('combobox', { name: 'App tiles' });
  await userEvent.click(picker);
  fireEvent.change(picker, { target: { value: 'times' } });
  await userEvent.click(
    await screen.findByRole('menuitemcheckbox', { name: /Timesheets/, hidden: true }),
  );
  expect(await screen.findByText('Reaches people who have a chosen app')).toBeVisible();
  expect(screen.queryByText(/^Reaches \d/)).toBeNull();
  expect(screen.queryByLabelText('Notify people in Teams too')).toBeNull();
  await save();
  await waitFor(async () =>
    expect((await all()).map((message) => message.AppTileBroadcastMessages)).toEqual([
      [{ BroadcastMessageId: expect.any(Number), AppTileId: tile }],
    ]),
  );
});

it('BROADCAST-06 the list says of an alert that the app it is about is not there any more', async () => {
  const { Id: AppTileId } = await storeTile(portal, { Title: 'Timesheets' });
  await storeBroadcast(portal, { AppTileBroadcastMessages: [{ AppTileId }] });
  const { unmount } = await showPage();
  const row = async () =>
    within(await screen.findByRole('list', { name: 'Active' })).getByRole('listitem');
  expect(await row()).toHaveTextContent(/ · With app tiles$/);
  unmount();
  await portal.call('admin', 'DELETE', `/apptiles/${AppTileId}`);
  await showPage();
  await waitFor(async () =>
    expect(await row()).toHaveTextContent(
      / · An app that no longer exists, or that you don't see$/,
    ),
  );
});

it('TEAMS-23 where the portal does not notify people, the form does not offer it', async () => {
  await showForm('add');
  expect(screen.queryByRole('checkbox', { name: 'Notify people in Teams too' })).toBeNull();
});

it('ADMIN-04 CACHE-16 BROADCAST-25 the list follows a change at once, and closing the form leads back to it', async () => {
  const { Id } = await storeBroadcast(portal, { Title: 'One' });
  await portal.show(<ModalOutlet />, { person: 'editor', at: '/?modal=broadcast-messages' });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit One' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.clear(title);
  await userEvent.type(title, 'Two');
  await save();
  expect(await below('Edit Two')).toBeVisible();
  expect((await all()).map((message) => [message.Id, message.Title, message.Message])).toEqual([
    [Id, 'Two', broadcast().Message],
  ]);
});

describe('what is wrong is said at its field', () => {
  it.each([90, 77])('BROADCAST-16 a title over %i characters is not saved', async (max) => {
    await storeSetting(portal, 'broadcastTitleMaxLength', max);
    await showForm('add');
    fireEvent.change(field('Title'), { target: { value: 'x'.repeat(max + 1) } });
    expect(screen.getByText(`${max + 1} of ${max} characters.`)).toBeVisible();
    await save();
    expect(screen.getByText(`Use at most ${max} characters.`)).toBeVisible();
    expect(field('Title')).toHaveFocus();
    expect(field('Title')).toHaveValue('x'.repeat(max + 1));
    expect(await all()).toEqual([]);
  });

  it('BROADCAST-27 PAGES-039 dates in the wrong order mark both fields, and putting one right clears both', async () => {
    await showForm('add');
    const marks = () =>
      [field('Start'), field('End')].map((input) => input.getAttribute('aria-invalid'));
    setDate('Start', hoursFromNow(5));
    setDate('End', hoursFromNow(1));
    expect(field('Start')).toHaveAccessibleDescription(/The start must be before the end/);
    expect(field('End')).toHaveAccessibleDescription(/The end must be after the start/);
    expect(marks()).toEqual(['true', 'true']);
    setDate('Start', hoursFromNow(0));
    expect(marks()).toEqual([null, null]);
  });

  it('PAGES-076 what only the server finds stands at its field too, and nothing entered is lost', async () => {
    await showForm('add');
    await userEvent.type(field('Title'), 'Gate B is closed');
    await userEvent.click(screen.getByRole('button', { name: /HTML/ }));
    fireEvent.change(screen.getByRole('textbox', { name: /^Message: / }), {
      target: { value: '<p onclick="x()">Go</p>' },
    });
    await save();
    expect(await screen.findByText('must not contain onclick')).toBeVisible();
    expect(field('Title')).toHaveValue('Gate B is closed');
    const source = screen.getByRole('textbox', { name: /^Message: / });
    expect(source).toHaveValue('<p onclick="x()">Go</p>');
    expect([...document.querySelectorAll('[aria-invalid="true"]')]).toEqual([source]);
    await waitFor(() => expect(source).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: /HTML/ }));
    expect(await screen.findByRole('textbox', { name: 'Message' })).toBeInvalid();
  });

  it('BROADCAST-03 a failed save comes into view with the focus, keeps the form and can be tried again', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
    await showForm('add');
    await userEvent.type(field('Title'), 'Gate B is closed');
    const real = globalThis.fetch;
    const spy = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((input, init) =>
        init?.method === 'POST' && String(input).includes('/broadcastmessages?')
          ? Promise.resolve(new Response('{}', { status: 500 }))
          : real(input, init),
      );
    await save();
    const panel = await screen.findByRole('alert');
    await waitFor(() => expect(panel).toHaveFocus());
    expect(scrolled.mock.contexts).toEqual([panel]);
    scrolled.mockRestore();
    const alert = within(panel);
    expect(alert.getByText('The alert could not be saved')).toBeVisible();
    expect(field('Title')).toHaveValue('Gate B is closed');
    expect(spy.mock.calls.map(([, init]) => init?.body).join()).toContain('"LinkUrl":null');
    spy.mockRestore();
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await waitFor(async () =>
      expect((await all()).map(({ Title }) => Title)).toEqual(['Gate B is closed']),
    );
  });

  it('a change by somebody else is not overwritten unasked', async () => {
    const { Id } = await storeBroadcast(portal, { Title: 'One' });
    await showForm(`edit/${Id}`);
    await portal.call('admin', 'PUT', `/broadcastmessages/${Id}`, broadcast({ Title: 'Theirs' }));
    fireEvent.change(field('Title'), { target: { value: 'Mine' } });
    await save();
    const panel = await screen.findByRole('alert');
    await waitFor(() => expect(panel).toHaveFocus());
    const alert = within(panel);
    expect(alert.getByText(/Somebody else has changed this/)).toBeVisible();
    expect((await all())[0]?.Title).toBe('Theirs');
    await userEvent.click(alert.getByRole('button', { name: 'Save mine' }));
    await waitFor(async () => expect((await all())[0]?.Title).toBe('Mine'));
  });
});

it('the number of people is there before saving, and follows the channels', async () => {
  await showForm('add');
  expect(await screen.findByText('Reaches 4 of 4 people')).toBeVisible();
  const channels = screen.getByRole('combobox', { name: 'Channels' });
  await userEvent.click(channels);
  fireEvent.change(channels, { target: { value: 'harb' } });
  await userEvent.click(
    await screen.findByRole('menuitemcheckbox', { name: /Harbour/, hidden: true }),
  );
  expect(await screen.findByText('Reaches 1 of 4 people')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Harbour' }));
  expect(await screen.findByText('Reaches 4 of 4 people')).toBeVisible();
  setDate('End', hoursFromNow(-1));
  expect(screen.getByText('Reaches nobody: it has expired')).toBeVisible();
  expect(await all()).toEqual([]);
});

it('CHANNELS-33 a channel that hides is not offered to editors who are not mapped to it', async () => {
  const id = await storeTerm(portal, 'channelterms', 'Harbour board', {
    LocalCustomProperties: { hideNonMappedChannels: 'true' },
  });
  await showForm('add');
  const channels = screen.getByRole('combobox', { name: 'Channels' });
  await userEvent.click(channels);
  fireEvent.change(channels, { target: { value: 'harb' } });
  await screen.findByRole('menuitemcheckbox', { name: /Harbour/, hidden: true });
  expect(screen.queryByRole('menuitemcheckbox', { name: /board/, hidden: true })).toBeNull();
  const limited = { ChannelTermBroadcastMessages: [{ ChannelTermId: id }] };
  const message = await storeBroadcast(portal, { ...limited, Title: 'Of the board' });
  cleanup();
  await showForm(`edit/${message.Id}`);
  expect(await screen.findByRole('button', { name: 'Remove Harbour board' })).toBeVisible();
  await portal.call('admin', 'DELETE', `/channelterms/${id}`);
});

it('CHANNELS-32 channels that are not for tagging any more, or never were, are not offered', async () => {
  const ids = [
    await storeTerm(portal, 'channelterms', 'Harbour of old', { IsDeprecated: true }),
    await storeTerm(portal, 'channelterms', 'Harbours', { IsAvailableForTagging: false }),
  ];
  expect(await offered('harb')).toEqual(['Harbour']);
  for (const id of ids) await portal.call('admin', 'DELETE', `/channelterms/${id}`);
});

it('SETTINGS-42 CHANNELS-32 while their setting is off editors are offered only what they follow', async () => {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Harbour office');
  const follow = { ChannelTermId, ChannelType: 0 };
  await portal.call('editor', 'POST', '/me/userchannelterms', follow);
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', false);
  await showForm('add');
  const channels = screen.getByRole('combobox', { name: 'Channels' });
  await userEvent.click(channels);
  fireEvent.change(channels, { target: { value: 'harb' } });
  await screen.findByRole('menuitemcheckbox', { name: /office/, hidden: true });
  expect(screen.getAllByRole('menuitemcheckbox', { hidden: true })).toHaveLength(1);
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
  await portal.call('admin', 'DELETE', `/channelterms/${ChannelTermId}`);
});

it('BROADCAST-28 the page around a frame is told once of a message that is edited, wherever it is opened', async () => {
  const { Id: id } = await storeBroadcast(portal, { Title: 'Ice on the quay' });
  const postMessage = jest.fn();
  const { parent } = window;
  Object.defineProperty(window, 'parent', { value: { postMessage }, configurable: true });
  const referrer = jest.spyOn(document, 'referrer', 'get');
  referrer.mockReturnValue('https://intranet.example/start');
  await showPage();
  await userEvent.click(await screen.findByRole('button', { name: /^Edit.*Ice on the quay$/ }));
  await screen.findByRole('textbox', { name: 'Title' });
  await userEvent.type(field('Title'), '!');
  expect(postMessage.mock.calls).toEqual([
    [{ name: 'edit-broadcast', id }, 'https://intranet.example'],
  ]);
  referrer.mockRestore();
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
});

it('closing with changes asks first; without changes it does not', async () => {
  await showForm('add');
  await userEvent.type(field('Title'), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing', hidden: true }));
  expect(field('Title')).toHaveValue('x');
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(await all()).toEqual([]);
});

it('ERRORS-26 deleting asks first; declining deletes nothing', async () => {
  await storeBroadcast(portal, { Title: 'One' });
  await showPage();
  const press = async (name: string) => userEvent.click(await below(name));
  await press('Delete One');
  await press('Cancel');
  expect(await all()).toHaveLength(1);
  await press('Delete One');
  await press('Delete');
  expect(await screen.findByText('There are no alerts yet.')).toBeVisible();
  expect(await all()).toEqual([]);
});

it('the history names who changed what, and restores an earlier state after a question', async () => {
  const { Id } = await storeBroadcast(portal, { Title: 'One' });
  await portal.call(
    'broadcaster',
    'PUT',
    `/broadcastmessages/${Id}`,
    broadcast({ Title: 'Two', BroadcastType: 1 }),
  );
  await showPage();
  await userEvent.click(await screen.findByRole('button', { name: 'History of Two' }));
  const entries = await screen.findAllByText(/^(Changed|Created) · /);
  expect(entries.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Changed · .+ · (Birgitte Krogh|broadcaster@)/),
    expect.stringMatching(/^Created · .+ · admin@/),
  ]);
  expect(screen.getByText('Changed: Title, Severity')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Restore this version' }));
  const question = await screen.findByRole('alertdialog', { hidden: true });
  expect(
    within(question)
      .getAllByRole('listitem', { hidden: true })
      .map(({ textContent }) => textContent),
  ).toEqual(['Title: Two → One', 'Severity']);
  await answerQuestion('Restore this version');
  await waitFor(async () =>
    expect((await all())[0]).toMatchObject({ Title: 'One', BroadcastType: 2 }),
  );
  expect(await screen.findByText(/^Restored · /)).toBeVisible();
});

it('SETTINGS-42 CHANNELS-32 administrators have a setting of their own', async () => {
  const forAdmins = (isFree: boolean) =>
    storeSetting(portal, 'noChannelSelectionLimitationsForAdmins', isFree);
  await forAdmins(false);
  expect(await offered('harb', 'admin')).not.toContain('Harbour');
  await forAdmins(true);
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', false);
  expect(await offered('harb', 'admin')).toEqual(['Harbour']);
  await storeSetting(portal, 'noChannelSelectionLimitationsForEditors', true);
});
