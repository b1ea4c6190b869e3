import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { ItemToRead } from '#shared/contract/pages/itemsToRead';
import type { UserItemToRead } from '#shared/contract/people/userItemsToRead';
import { settingDefaults, startSettingsOf } from '#shared/rules/settings/settings';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import { storePage, storeSetting } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeAll(() => storeSetting(portal, 'enableRequiredReading', true));
beforeEach(() => portal.db.deleteFrom('items_to_read').execute());

const create = async (fields: object) =>
  (
    await portal.call<ItemToRead>('editor', 'POST', '/itemstoread', {
      Title: 'Code of conduct',
      ItemsToReadForPrincipal: [
        {
          Principal: 'User',
          PrincipalId: portal.devTenant.company.person('member@nordvik.example')!.id,
        },
      ],
      ...fields,
    })
  ).body;
const open = (path: string, hasItemsToRead?: boolean) =>
  portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    {
      at: path,
      ...(hasItemsToRead !== undefined && {
        startSettings: startSettingsOf(settingDefaults, {
          infoboxZones: {},
          chartWidths: [],
          hasReports: false,
          hasItemsToRead,
          hasChannels: true,
        }),
      }),
    },
  );

it('READING-17 a page that has to be read says by when, and one press marks it as read', async () => {
  const page = await storePage(portal, { Title: 'Fire safety' });
  const year = new Date().getFullYear() + 1;
  await create({ Url: page.Path, Deadline: new Date(year, 10, 27, 12).toISOString() });
  await open(page.Path);
  expect(await screen.findByText(`Required, due November 27, ${year}`)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText("You've read this.")).toBeVisible();
  const { body } = await portal.call<UserItemToRead[]>(
    'member',
    'GET',
    '/me/useritemstoread/hasread',
  );
  expect(body.map(({ Title }) => Title)).toEqual(['Code of conduct']);
  expect(screen.queryByRole('button', { name: 'Mark as read' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^You've read this\.$/));
});

it('READING-17 what has to be read since the window was loaded can be marked as well', async () => {
  const page = await storePage(portal, { Title: 'Fire safety' });
  await create({ Url: page.Path });
  await open(page.Path, false);
  expect(await screen.findByRole('button', { name: 'Mark as read' })).toBeVisible();
});

it('a page that nobody has to read, and one that was read, has nothing there', async () => {
  const page = await storePage(portal, { Title: 'Fire safety' });
  const other = await storePage(portal, { Title: 'Canteen' });
  const { Guid } = await create({ Url: page.Path });
  const first = await open(other.Path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Canteen' })).toBeVisible();
  await waitFor(() => expect(first.cache.keysOf('GET /me/useritemstoread')).toHaveLength(1));
  expect(screen.queryByText(/^Required/)).toBeNull();
  first.unmount();
  await portal.call('member', 'PUT', `/me/useritemstoread?guid=${Guid}`);
  const second = await open(page.Path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Fire safety' })).toBeVisible();
  await waitFor(() => expect(second.cache.keysOf('GET /me/useritemstoread')).toHaveLength(1));
  expect(screen.queryByText(/^Required|You've read/)).toBeNull();
});
