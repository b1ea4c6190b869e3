import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListedPage } from '#shared/contract/pages/pages';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { hoursFromNow, storePage, storeSettings } from '../../support/content/pages';
import { loseAnswers } from '../../support/widgets/editorForms';
import {
  openPageEditor,
  pressButton,
  writeText,
  writeTitle,
} from '../../support/widgets/pageEditor';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

const stored = async (title: string) => {
  const { body } = await portal.call<ListedPage[]>('editor', 'POST', '/pages/query', {
    IncludeDrafts: true,
  });
  return body.filter(({ Title }) => Title === title);
};
const findOwner = (name: string) => {
  const field = screen.getByRole('combobox', { name: 'Information owner' });
  if (field.getAttribute('aria-expanded') !== 'true') fireEvent.click(field);
  fireEvent.change(field, { target: { value: name } });
};

it('PEOPLE-21 the people filter of the settings says who is found as owner', async () => {
  await storeSettings(portal, { userServiceAppendedFilter: "city eq 'Nowhere'" });
  await openPageEditor(portal, '/pages/news/add');
  findOwner('Astrid');
  expect(await screen.findByText('no users found')).toBeVisible();
  await storeSettings(portal, { userServiceAppendedFilter: '' });
});

it('PAGES-077 PAGES-079 PEOPLE-24 the one owner is found by name, after a pause and among five at most', async () => {
  await openPageEditor(portal, '/pages/news/add');
  const asked = jest.spyOn(globalThis, 'fetch');
  const searches = () => asked.mock.calls.filter(([url]) => /\/users\?/.test(String(url)));
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'performance'] });
  findOwner(' ');
  await act(() => jest.advanceTimersByTimeAsync(300));
  findOwner('a');
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(searches()).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
  findOwner('a ');
  await act(() => jest.advanceTimersByTimeAsync(300));
  jest.useRealTimers();
  const list = within(await screen.findByRole('listbox'));
  await waitFor(() => expect(list.getAllByRole('option').length).toBeGreaterThan(1));
  expect(list.getAllByRole('option').length).toBeLessThanOrEqual(5);
  expect(searches()).toHaveLength(1);
  expect(decodeURIComponent(String(searches()[0]![0]))).toContain('$top=5');
  await writeTitle('Owned');
  await writeText('<p>By somebody.</p>');
  const { displayName } = portal.devTenant.company.person('admin@nordvik.example')!;
  findOwner(displayName);
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(displayName) }));
  await pressButton('Save draft');
  await screen.findByText(/^At \/pages\/news\/owned-/);
  expect((await stored('Owned'))[0]).toMatchObject({ OwnerUserUpnId: 'admin@nordvik.example' });
});

it('PAGES-078 a guest of another organisation who becomes the owner is known by their mail', async () => {
  const guest = portal.devTenant.company.person('guest@nordvik.example')!;
  expect(guest.mail).not.toBe(guest.upn);
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Owned by a guest');
  await writeText('<p>By somebody from elsewhere.</p>');
  findOwner(guest.displayName);
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(guest.displayName) }));
  await pressButton('Save draft');
  await screen.findByText(/^At \/pages\/news\/owned-by-a-guest-/);
  expect((await stored('Owned by a guest'))[0]).toMatchObject({ OwnerUserUpnId: guest.mail });
});

it('PAGES-078 a colleague whose mail is not their principal name is known by that', async () => {
  const real = globalThis.fetch;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const answer = await real(input, init);
    if (!/\/users\?/.test(String(input))) return answer;
    const found = (await answer.json()) as { value: object[] };
    const value = found.value.map((person) => ({ ...person, mail: 'astrid.h@nordvik.example' }));
    return Response.json({ ...found, value });
  });
  const { displayName } = portal.devTenant.company.person('admin@nordvik.example')!;
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Owned by a colleague');
  await writeText('<p>By somebody from here.</p>');
  findOwner(displayName);
  fireEvent.click(await screen.findByRole('option', { name: new RegExp(displayName) }));
  await pressButton('Save draft');
  await screen.findByText(/^At \/pages\/news\/owned-by-a-colleague-/);
  expect((await stored('Owned by a colleague'))[0]).toMatchObject({
    OwnerUserUpnId: 'admin@nordvik.example',
  });
});

it('PAGES-080 a name that nobody has is said', async () => {
  await openPageEditor(portal, '/pages/news/add');
  findOwner('Nobody is called so');
  expect(await screen.findByText('no users found')).toBeVisible();
});

it('PAGES-049 PAGES-076 who wanted readers to be told can take it back once notifications are off', async () => {
  await storeSettings(portal, { enableNotificationSubscriptions: true });
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Told to nobody');
  await writeText('<p>Text.</p>');
  const notify = () => screen.findByRole('switch', { name: "Notify readers when it's published" });
  await userEvent.click(await notify());
  await storeSettings(portal, { enableNotificationSubscriptions: false });
  await act(() => invalidate('GET /featuresettings'));
  await pressButton('Save draft');
  const refused = await screen.findByText(/is not available: notifications of pages are switched/);
  expect(refused.closest('.fui-Field')).toContainElement(await notify());
  await userEvent.click(await notify());
  await pressButton('Save draft');
  expect(await screen.findByText(/^At \/pages\/news\/told-to-nobody-/)).toBeVisible();
});

it('PAGES-076 what the server refuses about a field that is not shown is said above the page', async () => {
  await openPageEditor(portal, '/pages/content/add');
  await writeTitle('Of no kind');
  await writeText('<p>Text.</p>');
  const real = globalThis.fetch;
  const errors = { PageType: ['must be another', 'is the last to be told'] };
  const refusing = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      init?.method === 'POST' && /\/api\/pages\?/.test(String(input))
        ? Promise.resolve(Response.json({ id: 'invalidRequest', errors }, { status: 400 }))
        : real(input, init),
    );
  await pressButton('Save draft');
  const said = await screen.findByText(/^This can't be saved yet\. .*: must be another$/);
  expect(said).toHaveAttribute('role', 'alert');
  refusing.mockRestore();
  await pressButton('Save draft');
  expect(await screen.findByText(/^At \/pages\/content\/of-no-kind-/)).toBeVisible();
});

it('PAGES-049 SETTINGS-45 who wants readers to be told reads that nobody is while Teams notifications are off', async () => {
  await storeSettings(portal, {
    enableNotificationSubscriptions: true,
    enableTeamsNotification: false,
  });
  await openPageEditor(portal, '/pages/news/add');
  const notify = () => screen.findByRole('switch', { name: "Notify readers when it's published" });
  const off = 'Teams notifications are off, so nobody is notified.';
  expect(await notify()).not.toHaveAccessibleDescription();
  await userEvent.click(await notify());
  expect(await notify()).toHaveAccessibleDescription(off);
  await storeSettings(portal, { enableTeamsNotification: true });
  await act(() => invalidate('GET /featuresettings'));
  await waitFor(async () => expect(await notify()).not.toHaveAccessibleDescription());
  expect(await notify()).toBeChecked();
  await storeSettings(portal, {
    enableNotificationSubscriptions: false,
    enableTeamsNotification: false,
  });
});

it('readers are told once, also where the answer to the publishing was lost and it is tried again', async () => {
  const settings = { enableNotificationSubscriptions: true, enableTeamsNotification: true };
  await storeSettings(portal, settings);
  await openPageEditor(portal, '/pages/news/add');
  await writeTitle('Told once');
  await writeText('<p>Text.</p>');
  const notify = { name: "Notify readers when it's published" };
  await userEvent.click(await screen.findByRole('switch', notify));
  await pressButton('Publish …');
  const restoreAnswers = loseAnswers('POST');
  await pressButton('Publish now');
  await screen.findByRole('button', { name: 'Try again' });
  restoreAnswers();
  const told = portal.db.updateTable('notifications').set({ Finished: new Date() });
  expect((await told.executeTakeFirst()).numUpdatedRows).toBe(1n);
  await pressButton('Try again');
  expect(await screen.findByText(/^At \/pages\/news\/told-once-/)).toBeVisible();
  expect(await portal.db.selectFrom('notifications').select('Id').execute()).toHaveLength(1);
  const off = { enableNotificationSubscriptions: false, enableTeamsNotification: false };
  await storeSettings(portal, off);
});

it('readers are told of the page that is saved as new, where the one they were told of was deleted', async () => {
  const settings = { enableNotificationSubscriptions: true, enableTeamsNotification: true };
  await storeSettings(portal, settings);
  const page = await storePage(portal, { Title: 'Told, then deleted' });
  await openPageEditor(portal, `${page.Path}/edit`);
  const notify = { name: "Notify readers when it's published" };
  await userEvent.click(await screen.findByRole('switch', notify));
  await pressButton('Publish changes');
  const restoreAnswers = loseAnswers('PUT');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Publish changes' }));
  await screen.findByRole('button', { name: 'Try again' });
  restoreAnswers();
  await portal.call('admin', 'DELETE', `/pages/${page.Id}`);
  await writeTitle('Told as new');
  await pressButton('Try again');
  await pressButton('Save as new');
  expect(await screen.findByText(/^At \/pages\/news\/told-as-new-/)).toBeVisible();
  const [created] = await stored('Told as new');
  const waiting = portal.db.selectFrom('notifications').where('SourceId', '=', created!.Id);
  expect(await waiting.select('Id').execute()).toHaveLength(1);
  const off = { enableNotificationSubscriptions: false, enableTeamsNotification: false };
  await storeSettings(portal, off);
});

it('PAGES-049 a page of which readers are still to be notified says so, and that can be withdrawn', async () => {
  await storeSettings(portal, {
    enableNotificationSubscriptions: true,
    enableTeamsNotification: true,
  });
  const page = await storePage(portal, {
    ...{ Title: 'Told tomorrow', PublishingDate: hoursFromNow(24), Notify: true },
  });
  await openPageEditor(portal, `${page.Path}/edit`);
  expect(await screen.findByText('People will be notified when it appears.')).toBeVisible();
  const notify = { name: "Notify readers when it's published" };
  expect(screen.queryByRole('switch', notify)).toBeNull();
  await pressButton('Schedule');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('People will be notified when it appears.')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await pressButton("Don't notify them");
  expect(await screen.findByRole('switch', notify)).not.toBeChecked();
  await waitFor(() => expect(screen.getByRole('switch', notify)).toHaveFocus());
  const waiting = portal.db.selectFrom('notifications').where('SourceId', '=', page.Id);
  expect(await waiting.selectAll().execute()).toEqual([]);
  await storeSettings(portal, {
    enableNotificationSubscriptions: false,
    enableTeamsNotification: false,
  });
});
