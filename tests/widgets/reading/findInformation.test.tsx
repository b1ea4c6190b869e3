import { Suspense, useState } from 'react';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { connection } from '../../../src/client/data/connection/connection';
import { listenToNotices } from '../../../src/client/data/notices';
import { setInfoboxEditing } from '../../../src/client/features/infoboxes/infoboxZones';
import { routes } from '../../../src/client/routes';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { pageRests } from '../../support/widgets/pageNetwork';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { dragOnto } from '../../support/widgets/dragOnto';
import { clearInfoboxes, storeInfobox } from '../../support/content/infoboxes';
import { clearMenu, menuOf, storeNode, titlesOf } from '../../support/content/navigation';
import { hoursFromNow, storeSettings, storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(async () => {
  portal.devTenant.control.reset();
  await clearMenu(portal);
  await storeSettings(portal, {
    enableCollapsibleNodes: false,
    enableRightSection: true,
    enableRequiredReading: false,
    enableLanguageFilteringForWorkplace: false,
  });
});

const pageAt = (address: string) => routes.find(({ path }) => path === address)!.page;
const Query = () => <output aria-label="query">{useLocation().search}</output>;
const open = (person = 'member', Page = pageAt('/find-information'), keepCache = false) =>
  portal.show(
    <Suspense>
      <Page />
      <ModalOutlet />
      <Notices />
      <Query />
    </Suspense>,
    { person, at: '/find-information', keepCache },
  );
const whole = async () => titlesOf(await menuOf(portal, 'editor', '?includeWithheld=true'));
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const edit = async () => {
  await open('editor');
  await userEvent.click(await screen.findByRole('switch', { name: 'Edit' }));
  await screen.findByRole('group', { name: 'The menu' });
};
const entry = async (name: string, item: string) => {
  await press(`More for ${name}`);
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }));
};
/** A section with a heading that has a link, and one that has none. */
const store = async () => {
  const section = await storeNode(portal, { Title: 'Employment' });
  const pay = await storeNode(portal, { Title: 'Pay', ParentId: section.Id });
  const holidays = { Title: 'Holidays', Url: '/people', ParentId: section.Id };
  return {
    section,
    pay,
    holidays: await storeNode(portal, holidays),
    bonus: await storeNode(portal, { Title: 'Bonus', Url: '/settings', ParentId: pay.Id }),
  };
};

it('FIND-01 FIND-06 FIND-07 the page shows the menu: sections and headings with what is below them, and links', async () => {
  const stored = await store();
  await open();
  const section = within(await screen.findByRole('region', { name: 'Employment' }));
  expect(section.getByRole('heading', { level: 2 })).toHaveTextContent('Employment');
  expect(section.getByRole('heading', { level: 3 })).toHaveTextContent('Pay');
  const links = within(section.getByRole('list', { name: 'Pay' }));
  expect(links.getByRole('link', { name: 'Bonus' })).toHaveAttribute('href', '/settings');
  expect(section.getByRole('link', { name: 'Holidays' })).toHaveAttribute('href', '/people');
  await pageRests();
  expect(screen.queryByRole('switch', { name: 'Edit' })).toBeNull();
  // Without an address it leads nowhere, whether there is something below it or not.
  cleanup();
  await storeNode(portal, { Title: 'Pension', ParentId: stored.section.Id });
  await open();
  expect(await screen.findByText('Pension')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Pension' })).toBeNull();
});

it('FIND-01 FIND-19 the light page has the menu alone; the column beside the other one can be switched off', async () => {
  await store();
  await open();
  const column = within(await screen.findByRole('complementary', { name: 'More information' }));
  expect(await column.findByRole('region', { name: 'Saved pages' })).toBeVisible();
  expect(await column.findByRole('region', { name: 'Trending pages' })).toBeVisible();
  const asked = () => portal.devTenant.control.requests('graph', '/me/drive/following').length;
  await column.findAllByRole('button', { name: /^Remove / });
  const before = asked();
  for (const isLight of [true, false]) {
    if (!isLight) await storeSettings(portal, { enableRightSection: false });
    cleanup();
    await open('member', isLight ? pageAt('/find-information-light') : undefined);
    await screen.findByRole('region', { name: 'Employment' });
    expect([isLight, screen.queryByRole('complementary')]).toEqual([isLight, null]);
    expect([isLight, asked()]).toEqual([isLight, before]);
  }
});

it('SEARCH-27 trending pages are read by the property names that the settings give', async () => {
  await storeSettings(portal, { searchManagedProperties: { title: 'Path' } });
  await open();
  const trending = within(await screen.findByRole('region', { name: 'Trending pages' }));
  const [first] = await trending.findAllByRole('link');
  expect(first).toHaveTextContent('/sites/');
  await storeSettings(portal, { searchManagedProperties: {} });
});

it('FIND-19 an organisation without SharePoint has no trending pages, and no failure of them', async () => {
  await store();
  const Page = pageAt('/find-information');
  function Later() {
    const [isOpen, setOpen] = useState(false);
    return isOpen ? <Page /> : <button onClick={() => setOpen(true)}>Open</button>;
  }
  await open('member', Later);
  jest.replaceProperty(connection().config, 'sharePointUrl', '');
  await press('Open');
  const column = within(await screen.findByRole('complementary', { name: 'More information' }));
  expect(await column.findByRole('region', { name: 'Saved pages' })).toBeVisible();
  await pageRests();
  expect(column.queryByRole('region', { name: 'Trending pages' })).toBeNull();
});

it('FIND-19 LICENCE-17 without a licence the column stands only while something is in it', async () => {
  await storeSettings(portal, { enableWorkplaceLight: true });
  await store();
  await open('frontline');
  await screen.findByRole('link', { name: 'Bonus' });
  const column = () => screen.queryByRole('complementary', { name: 'More information' });
  await waitFor(() => expect(column()).toBeNull());
  await storeSettings(portal, { enableRequiredReading: true });
  cleanup();
  await open('frontline');
  expect(await screen.findByRole('region', { name: 'Your required reading' })).toBeVisible();
  await pageRests();
  expect(column()).toBeVisible();
  await storeSettings(portal, { enableWorkplaceLight: false });
});

it('FIND-19 INFOBOX-20 INFOBOX-21 the place for infoboxes in the column is hidden while it is empty, but for who edits it', async () => {
  await clearInfoboxes(portal);
  await open('editor');
  const zone = () => screen.findByRole('region', { name: 'Infoboxes', hidden: true });
  await waitFor(async () => expect(await zone()).not.toBeVisible());
  act(() => setInfoboxEditing(true));
  await waitFor(async () => expect(await zone()).toBeVisible());
  act(() => setInfoboxEditing(false));
  await waitFor(async () => expect(await zone()).not.toBeVisible());
  cleanup();
  await storeInfobox(portal, { RouteId: '/find-information', AreaId: 'right', Title: 'Ask us' });
  await open();
  expect(await screen.findByRole('heading', { name: 'Ask us' })).toBeVisible();
  await clearInfoboxes(portal);
});

it('INFOBOX-20 while the column is edited, infoboxes of now and to come stand in it, but no hidden ones', async () => {
  await clearInfoboxes(portal);
  const place = { RouteId: '/find-information', AreaId: 'right' };
  await storeInfobox(portal, { ...place, Title: 'Ask us' });
  await storeInfobox(portal, { ...place, Title: 'To come', StartDate: hoursFromNow(30) });
  await storeInfobox(portal, { ...place, Title: 'Withheld', Hidden: true });
  await storeInfobox(portal, { ...place, RouteId: '/', Title: 'Of another page' });
  await open('editor');
  const zone = within(await screen.findByRole('region', { name: 'Infoboxes' }));
  const shown = () => zone.getAllByRole('heading').map(({ textContent }) => textContent);
  await zone.findByRole('heading', { name: 'Ask us' });
  expect(shown()).toEqual(['Ask us']);
  act(() => setInfoboxEditing(true));
  await zone.findByRole('heading', { name: 'To come' });
  expect(shown()).toEqual(['Ask us', 'To come']);
  act(() => setInfoboxEditing(false));
  await clearInfoboxes(portal);
});

it('FIND-20 required reading stands on the page while it is switched on', async () => {
  await open();
  await screen.findByRole('region', { name: 'Saved pages' });
  expect(screen.queryByRole('region', { name: 'Your required reading' })).toBeNull();
  await storeSettings(portal, { enableRequiredReading: true });
  cleanup();
  await open();
  expect(await screen.findByRole('region', { name: 'Your required reading' })).toBeVisible();
  // Without the column it stands below the menu.
  await storeSettings(portal, { enableRightSection: false });
  cleanup();
  await open();
  expect(await screen.findByRole('region', { name: 'Your required reading' })).toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
});

it.each([
  ['admin', true],
  ['editor', true],
  ['member', false],
])('FIND-04 on the menu %s finds "Edit": %s', async (person, mayEdit) => {
  await store();
  await open(person);
  await screen.findByRole('link', { name: 'Bonus' });
  // The roles of the person may be known later than the menu.
  await pageRests();
  await waitFor(() =>
    expect(screen.queryAllByRole('switch', { name: 'Edit' })).toHaveLength(mayEdit ? 1 : 0),
  );
});

it('FIND-12 nodes fold only where the setting allows it, and stay folded on the next visit', async () => {
  await store();
  await open();
  await screen.findByRole('link', { name: 'Bonus' });
  expect(screen.queryByRole('button', { name: 'Entries below Pay' })).toBeNull();
  await storeSettings(portal, { enableCollapsibleNodes: true });
  cleanup();
  await storeNode(portal, { Title: 'Nothing below' });
  await open();
  await press('Entries below Pay');
  expect(screen.queryByRole('link', { name: 'Bonus' })).toBeNull();
  expect(screen.getByText('Nothing below')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Entries below Nothing below' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Holidays' })).toBeVisible();
  cleanup();
  await open('member', undefined, true);
  expect(await button('Entries below Pay')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('link', { name: 'Bonus' })).toBeNull();
  // Nodes that are searched for are shown all the same.
  await userEvent.type(screen.getByRole('searchbox'), 'bon');
  expect(await screen.findByRole('link', { name: 'Bonus' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Holidays' })).toBeNull();
});

it('FIND-12 in edit mode too only what has something below it can be folded, and nothing stays shut', async () => {
  const { bonus } = await store();
  await edit();
  const folds = () =>
    screen.queryAllByRole('button', { name: /^Entries below/ }).map((each) => each.ariaLabel);
  await button('Bonus');
  expect(folds()).toEqual(['Entries below Employment', 'Entries below Pay']);
  await press('Entries below Pay');
  expect(screen.queryByRole('button', { name: 'Bonus' })).toBeNull();
  await portal.call('admin', 'DELETE', `/NavigationNodes/${bonus.Id}`);
  cleanup();
  await open('editor', undefined, true);
  await userEvent.click(await screen.findByRole('switch', { name: 'Edit' }));
  expect(await button('New link: Pay')).toBeVisible();
  expect(folds()).toEqual(['Entries below Employment']);
});

it('an empty menu says so, one that cannot be read is a failure, and words that nothing has are told', async () => {
  await open();
  expect(await screen.findByText("There's nothing in the menu yet.")).toBeVisible();
  await store();
  cleanup();
  await open();
  await screen.findByRole('link', { name: 'Bonus' });
  await userEvent.type(screen.getByRole('searchbox'), 'quay');
  expect(await screen.findByText('Nothing in the menu matches.')).toBeVisible();
});

it('FIND-10 a tag marks what is for followers of a channel, another what is for those of several', async () => {
  const channels = [
    await storeTerm(portal, 'channelterms', 'Ports'),
    await storeTerm(portal, 'channelterms', 'Ships'),
  ].map((ChannelTermId) => ({ ChannelTermId }));
  await storeNode(portal, { Title: 'One', ChannelTermNavigationNodes: channels.slice(1) });
  await storeNode(portal, { Title: 'Several', ChannelTermNavigationNodes: channels });
  await edit();
  const menu = within(await screen.findByRole('list', { name: 'The menu' }));
  const rows = menu.getAllByRole('button', { name: /^Move / }).map((each) => each.closest('li')!);
  const tags = rows.map((row) => within(row).getAllByRole('img')[0]!);
  expect(tags.map((tag) => tag.getAttribute('aria-label'))).toEqual([
    'Only for followers of 1 channel',
    'Only for followers of 2 channels',
  ]);
  const [one, several] = tags.map((tag) => tag.querySelector('svg')!.innerHTML);
  expect(several).not.toBe(one);
});

it('FIND-06 FIND-10 a heading with links is a link itself where it has an address, with its tag', async () => {
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Quays');
  const follow = { ChannelTermId, ChannelType: 0 };
  await portal.call('member', 'POST', '/me/userchannelterms', follow);
  const section = await storeNode(portal, { Title: 'Employment' });
  const heading = await storeNode(portal, {
    ...{ Title: 'Pay', Url: '/people', ParentId: section.Id },
    ChannelTermNavigationNodes: [{ ChannelTermId }],
  });
  await storeNode(portal, { Title: 'Bonus', Url: '/settings', ParentId: heading.Id });
  await open();
  const title = within(await screen.findByRole('heading', { level: 3 }));
  expect(title.getByRole('link', { name: 'Pay' })).toHaveAttribute('href', '/people');
  expect(title.getByRole('button', { name: 'Only for followers of 1 channel' })).toBeVisible();
});

it('FIND-04 FIND-05 FIND-16 FIND-17 editors switch to the whole menu with help and buttons to add; who leaves reads the menu again', async () => {
  const { section } = await store();
  const ChannelTermId = await storeTerm(portal, 'channelterms', 'Nobody');
  await storeNode(portal, { Title: 'Withheld', ChannelTermNavigationNodes: [{ ChannelTermId }] });
  await edit();
  expect(await button('Withheld')).toBeVisible();
  for (const help of [
    /A heading without links is itself a link if it has an address\.$/,
    /^An entry with channels/,
    /^Drag an entry/,
  ])
    expect(screen.getByText(help)).toBeVisible();
  const words = ['Add section', 'Add heading: Employment', 'New link: Pay'];
  for (const name of words) expect(await button(name)).toBeVisible();
  await portal.call('admin', 'PUT', `/NavigationNodes/${section.Id}`, { Title: 'Your job' });
  await userEvent.click(screen.getByRole('switch', { name: 'Edit' }));
  expect(await screen.findByRole('region', { name: 'Your job' })).toBeVisible();
  expect(screen.queryByText('Withheld')).toBeNull();
});

it('FIND-16 the edit mode asks for the menu anew each time, whatever the device has kept', async () => {
  const { section } = await store();
  await edit();
  await pageRests();
  cleanup();
  await portal.call('admin', 'PUT', `/NavigationNodes/${section.Id}`, { Title: 'Your job' });
  await open('editor', undefined, true);
  await userEvent.click(await screen.findByRole('switch', { name: 'Edit' }));
  expect(await button(/^(Employment|Your job)$/)).toHaveAccessibleName('Your job');
});

it('FIND-09 ROLE-39 "New link" opens the dialog that adds it below its heading, at the end', async () => {
  const { pay } = await store();
  await edit();
  await press('New link: Pay');
  const title = await screen.findByRole('textbox', { name: /^Title/, hidden: true });
  fireEvent.change(title, { target: { value: 'Pension' } });
  await press('Save');
  await waitFor(async () =>
    expect(await whole()).toEqual(['Employment', ['Pay', ['Bonus', 'Pension'], 'Holidays']]),
  );
  const [section] = await menuOf(portal, 'editor');
  expect(section!.Children[0]!.Children[1]).toMatchObject({ Order: 1, ParentId: pay.Id });
  expect(await button('Pension')).toBeVisible();
});

it('FIND-09 the buttons name parent and place in the address of the dialog', async () => {
  const { pay } = await store();
  await storeNode(portal, { Title: 'Bonus abroad', ParentId: pay.Id, Order: 6 });
  await edit();
  const query = () => new URLSearchParams(screen.getByLabelText('query').textContent);
  await press('New link: Pay');
  expect(Object.fromEntries(query())).toEqual({
    modal: 'find-information/add',
    parentId: String(pay.Id),
    Order: '7',
  });
  await press('Cancel');
  await waitFor(() => expect(query().has('modal')).toBe(false));
  await press('Add section');
  expect(Object.fromEntries(query())).toEqual({ modal: 'find-information/add', Order: '1' });
});

it('FIND-09 the dialog adds below the parent and at the place that its address names', async () => {
  const { pay } = await store();
  await storeNode(portal, { Title: 'Bonus abroad', ParentId: pay.Id, Order: 6 });
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'editor', at: `/?modal=find-information/add&parentId=${pay.Id}&Order=3` },
  );
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  fireEvent.change(title, { target: { value: 'Pension' } });
  await press('Save');
  const links = ['Bonus', 'Pension', 'Bonus abroad'];
  await waitFor(async () =>
    expect(await whole()).toEqual(['Employment', ['Pay', links, 'Holidays']]),
  );
});

it('FIND-08 a press on a title opens the dialog that edits it', async () => {
  await store();
  await edit();
  await press('Bonus');
  const title = await screen.findByRole('textbox', { name: /^Title/, hidden: true });
  expect(title).toHaveValue('Bonus');
  fireEvent.change(title, { target: { value: 'Premium' } });
  await press('Save');
  expect(await button('Premium')).toBeVisible();
});

it('FIND-11 languages stand beside a node in edit mode while the portal filters by language', async () => {
  const LanguageTermId = await storeTerm(portal, 'languageterms', 'Faroese');
  await storeNode(portal, { LanguageTermNavigationNodes: [{ LanguageTermId }] });
  await edit();
  await button('Travel');
  await pageRests();
  expect(screen.queryByText('Faroese')).toBeNull();
  await storeSettings(portal, { enableLanguageFilteringForWorkplace: true });
  cleanup();
  await edit();
  expect(await screen.findByText('Faroese')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Edit' }));
  await waitFor(() => expect(screen.queryByText('Faroese')).toBeNull());
});

it('FIND-13 FIND-14 a node moves among those beside it, and only what has changed is sent', async () => {
  await store();
  await storeNode(portal, { Title: 'Third' });
  await storeNode(portal, { Title: 'Last' });
  await edit();
  const sent = jest.spyOn(globalThis, 'fetch');
  (await button('Move Third')).focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(async () =>
    expect(await whole()).toEqual(['Third', 'Employment', expect.anything(), 'Last']),
  );
  const orders = sent.mock.calls.filter(([, init]) => init?.method === 'PUT');
  expect(orders.map(([, init]) => (JSON.parse(String(init!.body)) as unknown[]).length)).toEqual([
    2,
  ]);
  sent.mockRestore();
  // Below another parent nothing is offered: the list of a node is that of its siblings.
  const list = await screen.findByRole('list', { name: 'Below Employment' });
  expect(within(list).getByRole('button', { name: 'Move Pay' })).toBeVisible();
  expect(within(list).queryByRole('button', { name: 'Move Third' })).toBeNull();
  dragOnto(within(list).getByRole('button', { name: 'Move Pay' }), 2);
  await pageRests();
  expect(await whole()).toEqual(['Third', 'Employment', ['Pay', ['Bonus'], 'Holidays'], 'Last']);
});

it('FIND-15 an order that cannot be saved is logged, and the menu stands as it is stored', async () => {
  await store();
  const last = await storeNode(portal, { Title: 'Third' });
  await edit();
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const third = await button('Move Third');
  await pageRests();
  await portal.call('admin', 'DELETE', `/NavigationNodes/${last.Id}`);
  third.focus();
  await userEvent.keyboard('{ArrowUp}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Third' })).toBeNull());
  await waitFor(() =>
    expect(warn.mock.calls.map(([text]) => String(text))).toContainEqual(
      expect.stringMatching(/^ordering update failed: 404 /),
    ),
  );
  warn.mockRestore();
});

it('FIND-28 deleting asks first and says how many go with it; it can be taken back with all of them', async () => {
  await store();
  await edit();
  await entry('Employment', 'Delete');
  expect(
    await screen.findByText(/“Employment” and the 3 entries below it disappear/),
  ).toBeVisible();
  await answerQuestion('Delete');
  await waitFor(async () => expect(await whole()).toEqual([]));
  await press('Undo');
  await waitFor(async () =>
    expect(await whole()).toEqual(['Employment', ['Pay', ['Bonus'], 'Holidays']]),
  );
});

it('ADMIN-17 a menu is exported as a file, and what a file has is added after a question', async () => {
  await store();
  await edit();
  const saved: Blob[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  URL.revokeObjectURL = () => undefined;
  await button('Bonus');
  await press('Export');
  const file = new File([await saved[0]!.text()], 'menu.json', { type: 'application/json' });
  const [input] = screen.getAllByLabelText<HTMLInputElement>('Import …', { selector: 'input' });
  fireEvent.change(input!, { target: { files: [new File(['[1]'], 'x.json')] } });
  expect(
    await screen.findByText("This file isn't a menu exported from here. Choose another one."),
  ).toBeVisible();
  const unreadable = "This file isn't a menu exported from here. Choose another one.";
  const gone = Object.assign(new File(['[]'], 'gone.json'), {
    text: () => Promise.reject(new DOMException('Gone', 'NotReadableError')),
  });
  const told: string[] = [];
  const stop = listenToNotices(({ text }) => told.push(text));
  fireEvent.change(input!, { target: { files: [gone] } });
  await waitFor(() => expect(told).toEqual([unreadable]));
  stop();
  fireEvent.change(input!, { target: { files: [file] } });
  expect(await screen.findByText(/^4 entries from the file are added/)).toBeVisible();
  await answerQuestion('Import');
  expect(await screen.findByText('Operation was completed')).toBeVisible();
  const before = ['Employment', ['Pay', ['Bonus'], 'Holidays']];
  await waitFor(async () => expect(await whole()).toEqual([...before, ...before]));
});
