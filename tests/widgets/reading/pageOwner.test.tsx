import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ListedPage } from '#shared/contract/pages/pages';
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

it('PAGES-077 PAGES-079 the one owner is found by name, after a pause and among five at most', async () => {
  await openPageEditor(portal, '/pages/news/add');
  const asked = jest.spyOn(globalThis, 'fetch');
  const searches = () => asked.mock.calls.filter(([url]) => /\/users\?/.test(String(url)));
  jest.useFakeTimers({ doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'performance'] });
  findOwner('a');
  await act(() => jest.advanceTimersByTimeAsync(299));
  expect(searches()).toHaveLength(0);
  await act(() => jest.advanceTimersByTimeAsync(1));
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

it('PAGES-080 a name that nobody has is said', async () => {
  await openPageEditor(portal, '/pages/news/add');
  findOwner('Nobody is called so');
  expect(await screen.findByText('no users found')).toBeVisible();
});
