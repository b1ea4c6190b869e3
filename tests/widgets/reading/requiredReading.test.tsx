import { Suspense } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ItemToRead } from '#shared/contract/pages/itemsToRead';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { settingDefaults } from '#shared/rules/settings/settings';
import { componentIds } from '#shared/realtime';
import { componentStates, hasBadge } from '../../../src/client/data/components/componentStates';
import { portalComponents } from '../../../src/client/data/components/portalComponents';
import { noteVisit } from '../../../src/client/data/components/visits';
import { listenToNotices, type Notice } from '../../../src/client/data/notices';
import { changeHostState } from '../../../src/client/host/hostState';
import { RequiredReading } from '../../../src/client/features/requiredReading/RequiredReading';
import { checkForNewContent } from '../../../src/client/realtime/checkForNewContent';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { takeUpdates } from '../../../src/client/realtime/takeUpdates';
import { hoursFromNow, storeSetting } from '../../support/content/pages';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const title = 'Your required reading';
const portal = setWidgetPortal();
beforeEach(async () => {
  portal.devTenant.control.reset();
  await portal.db.deleteFrom('items_to_read').execute();
  await storeSetting(portal, 'allowMarkAsReadFromReqReadList', true);
});

const onEmptyChange = jest.fn();
const show = () => portal.show(<RequiredReading place="main" onEmptyChange={onEmptyChange} />);
const idOf = (name: string) => portal.devTenant.company.person(`${name}@nordvik.example`)!.id;
const create = async (fields: object = {}) =>
  (
    await portal.call<ItemToRead>('editor', 'POST', '/itemstoread', {
      Title: 'Code of conduct',
      Url: 'https://policies.example/conduct',
      ItemsToReadForPrincipal: [{ Principal: 'User', PrincipalId: idOf('member') }],
      ...fields,
    })
  ).body;
const markAsRead = (guid: string) =>
  portal.call('member', 'PUT', `/me/useritemstoread?guid=${guid}`);
const hasRead = async () =>
  (await portal.call<UserItemToRead[]>('member', 'GET', '/me/useritemstoread/hasread')).body.map(
    ({ Title }) => Title,
  );
const rows = async () =>
  (await screen.findAllByRole('listitem')).map((row) => within(row).getByRole('link').textContent);

afterEach(() => act(() => resizeTo(1_440)));

it('READING-01 READING-04 what is unread stands below the heading, the nearest deadline first, each opening in a new tab', async () => {
  await create({ Title: 'Later', Deadline: hoursFromNow(100) });
  await create({ Title: 'Late', Url: '/pages/news/late-1', Deadline: hoursFromNow(-30) });
  await show();
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(await rows()).toEqual(['Late', 'Later']);
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: /^Late,/ })).toHaveAttribute(
    'href',
    '/pages/news/late-1',
  );
  const [late, later] = screen.getAllByRole('listitem');
  expect(late).toHaveTextContent(/Overdue.*Was due/);
  expect(later).toHaveTextContent(/Read by/);
  expect(later).not.toHaveTextContent('Overdue');
  expect(screen.getByRole('status')).toHaveTextContent('2 items to read · 1 overdue');
});

it('READING-04 inside Teams and below md the portal’s own pages open in place', async () => {
  await create({ Title: 'Own', Url: '/pages/news/own-1' });
  await create({ Title: 'Foreign' });
  await show();
  const target = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('target');
  await screen.findAllByRole('listitem');
  act(() => changeHostState({ place: 'teams' }));
  expect([target(/^Own/), target(/^Foreign/)]).toEqual([null, '_blank']);
  act(() => changeHostState({ place: 'browser' }));
  expect([target(/^Own/), target(/^Foreign/)]).toEqual(['_blank', '_blank']);
  act(() => resizeTo(767));
  expect([target(/^Own/), target(/^Foreign/)]).toEqual([null, '_blank']);
});

it('a deadline is told with its time: of this year by its weekday, of another with the year', async () => {
  const year = new Date().getFullYear();
  await create({ Title: 'Old', Deadline: new Date(2020, 0, 1, 12).toISOString() });
  await create({ Title: 'Present', Deadline: new Date(year, 5, 15, 12).toISOString() });
  await create({ Title: 'Far', Deadline: new Date(year + 2, 5, 15, 12).toISOString() });
  await show();
  expect(await rows()).toEqual(['Old', 'Present', 'Far']);
  const [old, present, far] = screen.getAllByRole('listitem');
  expect(old).toHaveTextContent('Was due January 1, 2020 at 12:00 PM');
  expect(present).toHaveTextContent(/(Read by|Was due) \w+, June 15 at 12:00.PM/);
  expect(present).not.toHaveTextContent(String(year));
  expect(far).toHaveTextContent(`Read by June 15, ${year + 2} at 12:00 PM`);
});

it('READING-02 READING-03 READING-05 the toggle "Show read" adds what has been read, struck through', async () => {
  const { Guid } = await create({ Title: 'Done' });
  await create({ Title: 'Open' });
  await markAsRead(Guid);
  await show();
  expect(await rows()).toEqual(['Open']);
  fireEvent.click(screen.getByRole('switch', { name: 'Show read' }));
  expect(await rows()).toEqual(['Open', 'Done']);
  const struckThrough = (name: RegExp) =>
    screen.getByRole('link', { name }).querySelector('s')?.textContent;
  expect([struckThrough(/^Done/), struckThrough(/^Open/)]).toEqual(['Done', undefined]);
  expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Done, read');
  const checks = screen.getAllByRole('button', { name: /^Mark as read/ });
  expect(checks.map(({ ariaLabel }) => ariaLabel)).toEqual(['Mark as read: Open']);
});

it('READING-05 READING-06 READING-10 the check mark asks first; only a confirmation marks the item and moves the focus on', async () => {
  await create();
  await show();
  const check = await screen.findByRole('button', { name: 'Mark as read: Code of conduct' });
  expect(within(check).getByText('Mark as read')).toBeVisible();
  fireEvent.pointerEnter(check);
  expect(await screen.findByText('Click to mark this item as read')).toBeInTheDocument();
  check.focus();
  fireEvent.click(check);
  const question = await screen.findByRole('alertdialog', { hidden: true });
  expect(question).toHaveTextContent('Have you read it?');
  expect(question).toHaveTextContent('Code of conduct');
  fireEvent.click(screen.getByRole('button', { name: 'Not yet', hidden: true }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  expect(await hasRead()).toEqual([]);
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }));
  fireEvent.click(await screen.findByRole('button', { name: "Yes, I've read it", hidden: true }));
  expect(await screen.findByText("You've read everything.")).toBeVisible();
  expect(await hasRead()).toEqual(['Code of conduct']);
  expect(screen.queryByRole('listitem')).toBeNull();
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
});

it('READING-14 the notice of it takes a reading back', async () => {
  const notices: Notice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  const { Guid } = await create();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }));
  fireEvent.click(await screen.findByRole('button', { name: "Yes, I've read it", hidden: true }));
  expect(await screen.findByText("You've read everything.")).toBeVisible();
  expect(notices).toMatchObject([{ text: 'Marked as read', action: { text: 'Undo' } }]);
  notices[0]!.action!.run();
  expect(await rows()).toEqual(['Code of conduct']);
  expect(await hasRead()).toEqual([]);
  expect(notices[1]).toMatchObject({ kind: 'success', text: 'Marked as unread' });
  stop();
  expect((await markAsRead(Guid)).status).toBe(200);
});

it('READING-06 READING-10 READING-17 where the list does not offer it, opening an item asks whether it was read, and only a yes marks it', async () => {
  await storeSetting(portal, 'allowMarkAsReadFromReqReadList', false);
  await create();
  await show();
  const link = await screen.findByRole('link', { name: /^Code of conduct/ });
  expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull();
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  fireEvent.click(await screen.findByRole('button', { name: 'Not yet' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  expect(await hasRead()).toEqual([]);
  fireEvent.click(link);
  fireEvent.click(await screen.findByRole('button', { name: "Yes, I've read it", hidden: true }));
  expect(await screen.findByText("You've read everything.")).toBeVisible();
  expect(await hasRead()).toEqual(['Code of conduct']);
});

it('READING-04 READING-06 one that opened in place asks whether it was read when the reader comes back', async () => {
  await storeSetting(portal, 'allowMarkAsReadFromReqReadList', false);
  await create({ Title: 'Own', Url: '/pages/news/own-1' });
  const entry = 'before';
  const list = <RequiredReading place="main" onEmptyChange={onEmptyChange} />;
  const { unmount } = await portal.show(list, { entry });
  act(() => changeHostState({ place: 'teams' }));
  fireEvent.click(await screen.findByRole('link', { name: /^Own/ }));
  unmount();
  act(() => changeHostState({ place: 'browser' }));
  await portal.show(list, { entry });
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Own');
});

it('READING-10 opening an item marks nothing where the list offers it', async () => {
  await create();
  await show();
  const link = await screen.findByRole('link', { name: /^Code of conduct/ });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  expect(await hasRead()).toEqual([]);
});

it('READING-07 TODAY-05 a spinner turns while the items are on their way; nothing to read is told as such', async () => {
  const { container } = await show();
  expect(await screen.findByLabelText(`Loading ${title}`)).toBeInTheDocument();
  expect(container.querySelector('.fui-Spinner')).toBeInTheDocument();
  expect(await screen.findByText("There's nothing for you to read.")).toBeVisible();
  expect(onEmptyChange).toHaveBeenLastCalledWith(true);
});

it('READING-11 READING-13 READING-14 drafts are asked for only where the setting includes them', async () => {
  const { Modified } = await create({ Title: 'Policy' });
  await create({ Title: 'Draft of a policy', IsDraft: true });
  const since = new Date(Date.parse(Modified) + 1).toISOString();
  const isNew = (includeDraftsInRequiredReading: boolean) =>
    portalComponents.requiredReading.hasNewSince!(since, new AbortController().signal, {
      ...{ ...settingDefaults, includeDraftsInRequiredReading },
    });
  const first = await show();
  expect(await rows()).toEqual(['Policy']);
  first.unmount();
  await storeSetting(portal, 'includeDraftsInRequiredReading', true);
  await show();
  await waitFor(async () => expect((await rows()).sort()).toEqual(['Draft of a policy', 'Policy']));
  expect([await isNew(false), await isNew(true)]).toEqual([false, true]);
  expect(screen.getByText('Draft')).toBeVisible();
  // READING-14: it is marked like any other.
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read: Draft of a policy' }));
  fireEvent.click(await screen.findByRole('button', { name: "Yes, I've read it", hidden: true }));
  await waitFor(async () => expect(await rows()).toEqual(['Policy']));
  await storeSetting(portal, 'includeDraftsInRequiredReading', false);
});

it('a failure is never shown as nothing to read, and can be tried again', async () => {
  await create({
    ItemsToReadForPrincipal: [
      { Principal: 'Group', PrincipalId: portal.devTenant.company.groups[0]!.id },
    ],
  });
  portal.devTenant.control.fail({
    service: 'graph',
    path: '/me/getMemberGroups',
    status: 403,
    times: 1,
  });
  await show();
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await rows()).toEqual(['Code of conduct']);
});

it('READING-14 when marking fails the item stays unread, and the notice says what failed', async () => {
  const notices: string[] = [];
  const stop = listenToNotices(({ text }) => notices.push(text));
  const { Guid } = await create();
  await show();
  fireEvent.click(await screen.findByRole('button', { name: /^Mark as read/ }));
  await screen.findByRole('alertdialog', { hidden: true });
  await portal.db.deleteFrom('items_to_read').where('Guid', '=', Guid).execute();
  fireEvent.click(screen.getByRole('button', { name: "Yes, I've read it", hidden: true }));
  expect(await screen.findByText("There's nothing for you to read.")).toBeVisible();
  expect(await portal.db.selectFrom('read_items').selectAll().execute()).toEqual([]);
  expect(notices).toEqual([expect.stringMatching(/^Mark “Code of conduct” as read: .+ 404\)\.?$/)]);
  stop();
});

it('an item that is added meanwhile appears when the hub tells of it', async () => {
  await create({ Title: 'First' });
  await show();
  expect(await rows()).toEqual(['First']);
  await create({ Title: 'Second' });
  const updates = takeUpdates({ isOnScreen: () => true, check: () => undefined });
  updates.take({ ComponentId: 'requiredReading' });
  await waitFor(async () => expect(await rows()).toEqual(['First', 'Second']));
  updates.stop();
});

it('BADGE-04 only the calendar, featured news, app tiles and required reading are asked for new content', async () => {
  expect(componentIds.filter((id) => portalComponents[id].hasNewSince).sort()).toEqual([
    'appTiles',
    'calendar',
    'featuredNews',
    'requiredReading',
  ]);
  await portal.connectAs();
  noteVisit('requiredReading', new Date(Date.now() - 3_600_000));
  const check = (enableRequiredReading: boolean) =>
    checkForNewContent({
      ids: ['requiredReading'],
      settings: { ...settingDefaults, enableRequiredReading },
      signal: new AbortController().signal,
    });
  await create();
  await check(false);
  expect(hasBadge(componentStates().of('requiredReading'))).toBe(false);
  await check(true);
  expect(hasBadge(componentStates().of('requiredReading'))).toBe(true);
});

describe('The dialogs of required reading', () => {
  const openDialog = (name: string) =>
    portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person: 'editor', at: `/?modal=${name}` },
    );
  const press = async (name: string | RegExp) =>
    fireEvent.click(await screen.findByRole('button', { name, hidden: true }));
  const fill = async (name: RegExp, value: string) =>
    fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
  const items = async () => (await portal.call<ItemToRead[]>('editor', 'GET', '/itemstoread')).body;

  it('READING-16 an editor adds an item for a group and sees how many people it reaches, corrects it and deletes it', async () => {
    const group = portal.devTenant.company.groups.find(
      ({ displayName }) => displayName === 'All Employees',
    )!;
    await openDialog('required-reading');
    await press('Add item');
    await fill(/^Title/, 'Code of conduct');
    await fill(/^Address/, 'conduct');
    await press('Save');
    expect(await screen.findByText(/^Enter an address that begins/)).toBeVisible();
    expect(screen.getByText('Choose at least one person or group.')).toBeVisible();
    await fill(/^Address/, '/pages/news/conduct-1');
    const deadline = screen.getByLabelText('Deadline');
    fireEvent.change(deadline, { target: { value: '2020-01-01T12:00' } });
    expect(screen.getByText(/^This deadline has passed/)).toBeVisible();
    fireEvent.change(deadline, { target: { value: '2999-01-01T12:00' } });
    expect(screen.queryByText(/^This deadline has passed/)).toBeNull();
    const picker = screen.getByRole('combobox', { name: /^People and groups/ });
    fireEvent.click(picker);
    fireEvent.change(picker, { target: { value: 'All Emp' } });
    fireEvent.click(await screen.findByRole('option', { name: /All Employees/, hidden: true }));
    expect(
      await screen.findByText(`${group.memberIds.length} people have to read this.`),
    ).toBeVisible();
    await press('Save');
    const link = { Principal: 'Group', PrincipalId: group.id, DisplayName: 'All Employees' };
    await waitFor(async () =>
      expect(await items()).toMatchObject([
        {
          Title: 'Code of conduct',
          Url: '/pages/news/conduct-1',
          IsDraft: false,
          ItemsToReadForPrincipal: [link],
        },
      ]),
    );
    await press('Edit Code of conduct');
    await fill(/^Title/, 'Code of conduct 2027');
    await press('Save');
    await waitFor(async () =>
      expect(await items()).toMatchObject([
        { Title: 'Code of conduct 2027', ItemsToReadForPrincipal: [link] },
      ]),
    );
    await press('Delete Code of conduct 2027');
    await press('Delete');
    expect(await screen.findByText('Nobody has been asked to read anything yet.')).toBeVisible();
  });

  it('PEOPLE-21 the people filter of the settings says who can be asked to read', async () => {
    await storeSetting(portal, 'userServiceAppendedFilter', "city eq 'Nowhere'");
    await openDialog('required-reading/add');
    const picker = await screen.findByRole('combobox', { name: /^People and groups/ });
    fireEvent.click(picker);
    fireEvent.change(picker, { target: { value: 'Astrid' } });
    expect(await screen.findByText('Nobody with that name.')).toBeVisible();
    await storeSetting(portal, 'userServiceAppendedFilter', '');
  });

  it('nobody is said to be missing before the name that stands there was looked for', async () => {
    await openDialog('required-reading');
    await press('Add item');
    const picker = await screen.findByRole('combobox', { name: /^People and groups/ });
    fireEvent.click(picker);
    fireEvent.change(picker, { target: { value: 'Nobody is called so' } });
    expect(await screen.findByText('Nobody with that name.')).toBeVisible();
    fireEvent.change(picker, { target: { value: 'All Emp' } });
    expect(screen.queryByText('Nobody with that name.')).toBeNull();
    expect(screen.getByText('Searching …')).toBeVisible();
    expect(
      await screen.findByRole('option', { name: /All Employees/, hidden: true }),
    ).toBeVisible();
  });

  it('READING-16 an editor asks everybody to read an item again, which the list tells', async () => {
    const { Guid } = await create();
    await markAsRead(Guid);
    await openDialog('required-reading');
    await press('Edit Code of conduct');
    fireEvent.click(
      await screen.findByRole('switch', { name: 'Ask everybody to read it again', hidden: true }),
    );
    await press('Save');
    expect(await screen.findByText(/^Everybody was asked again on/)).toBeVisible();
    expect(await hasRead()).toEqual([]);
  });

  it.each([1_440, 390])('READING-16 at %d px a row leads to the report on it', async (width) => {
    await create();
    resizeTo(width);
    await openDialog('required-reading');
    if (width === 390) {
      await press('More for Code of conduct');
      fireEvent.click(
        await screen.findByRole('menuitem', { name: 'Who has read it', hidden: true }),
      );
    } else await press('Who has read it: Code of conduct');
    expect(await screen.findByRole('button', { name: 'Save as CSV', hidden: true })).toBeVisible();
  });

  it('READING-16 the whole report can be saved as a file, however little of it is shown', async () => {
    const { Id } = await create({
      ItemsToReadForPrincipal: ['member', 'frontline', 'guest'].map((name) => ({
        Principal: 'User',
        PrincipalId: idOf(name),
      })),
    });
    const files: Blob[] = [];
    const pressed = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    await openDialog(`required-reading/report/${Id}`);
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Find somebody' }), {
      target: { value: 'member@' },
    });
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await press('Save as CSV');
    await waitFor(() => expect(files).toHaveLength(1));
    const lines = (await files[0]!.text()).trimEnd().split('\r\n');
    expect([lines[0], lines.length]).toEqual(['"Name";"Address";"Read"', 4]);
    pressed.mockRestore();
  });

  it('after the last people of the report the keyboard goes on at the first of them', async () => {
    const people = portal.devTenant.company.people.slice(0, 30);
    const { Id } = await create({
      ItemsToReadForPrincipal: people.map(({ id }) => ({ Principal: 'User', PrincipalId: id })),
    });
    await openDialog(`required-reading/report/${Id}`);
    await screen.findAllByRole('listitem');
    screen.getByRole('button', { name: 'Show more' }).focus();
    await press('Show more');
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(25));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(screen.getAllByRole('listitem')[25]).toHaveFocus());
  });

  it('READING-16 the report shows who has read and who has not, by name, and by when it has to be', async () => {
    const { Id, Guid } = await create({
      Deadline: new Date(2999, 0, 1, 12).toISOString(),
      ItemsToReadForPrincipal: ['member', 'frontline'].map((name) => ({
        Principal: 'User',
        PrincipalId: idOf(name),
      })),
    });
    await markAsRead(Guid);
    await openDialog(`required-reading/report/${Id}`);
    const listed = async () =>
      (await screen.findAllByRole('listitem'))
        .map(({ textContent }) => /(frontline|member)@nordvik/.exec(textContent ?? '')?.[1])
        .sort();
    expect(await screen.findByRole('heading', { name: 'Who has read it' })).toBeVisible();
    expect(await screen.findByText('1 of 2 have read it')).toBeVisible();
    expect(screen.getByText('Code of conduct')).toBeVisible();
    expect(screen.getByText('Deadline January 1, 2999 at 12:00 PM')).toBeVisible();
    expect(await listed()).toEqual(['frontline', 'member']);
    fireEvent.change(screen.getByRole('combobox', { name: 'Show' }), {
      target: { value: 'unread' },
    });
    await waitFor(async () => expect(await listed()).toEqual(['frontline']));
    expect(screen.getByRole('listitem')).toHaveTextContent('Not yet');
  });
});

it('READING-06 who has opened an item marks it with one press', async () => {
  await create();
  await show();
  const link = await screen.findByRole('link', { name: /^Code of conduct/ });
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  fireEvent.click(screen.getByRole('button', { name: /^Mark as read/ }));
  expect(await screen.findByText("You've read everything.")).toBeVisible();
  expect(await hasRead()).toEqual(['Code of conduct']);
});
