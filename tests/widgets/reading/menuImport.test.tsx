import { Suspense } from 'react';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { termSets } from '../../../src/devTenant/graph/termStore';
import { FindInformationPage } from '../../../src/client/pages/FindInformationPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { clearMenu, menuOf, storeNode, titlesOf } from '../../support/content/navigation';
import { storeSettings, storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(async () => {
  portal.devTenant.control.reset();
  await clearMenu(portal);
  await storeSettings(portal, {
    navigationTermSetId: termSets.navigation,
    enableLanguageFilteringForWorkplace: false,
  });
});
afterEach(cleanup);

const open = (at = '/find-information', person = 'editor') =>
  portal.show(
    <Suspense>
      <FindInformationPage />
      <ModalOutlet />
      <Notices />
    </Suspense>,
    { person, at },
  );
const dialogAddress = '/find-information?modal=find-information/import';
const whole = () => menuOf(portal, 'editor', '?includeWithheld=true');
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const noticed = { selector: '[role="list"] *' };
const brought = [
  ...['About Nordvik', ['Organisation', ['Our history', 'Strategy'], 'Our website']],
  ...['Services', ['Travel', ['Travel agency']]],
];

it('CHANNELS-30 FIND-03 ADMIN-17 ERRORS-44 an editor imports the term set of the settings into the menu, once', async () => {
  await storeNode(portal, { Title: 'There already' });
  await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Edit' }));
  await press('Import from term set …');
  expect(await screen.findByRole('heading', { name: '8 new' })).toBeVisible();
  expect(screen.getByText('About Nordvik › Organisation › Our history')).toBeVisible();
  expect(screen.getByText('Left out, because the menu has three levels: Forms.')).toBeVisible();
  expect(screen.getByText(/as in SharePoint's navigation: Old pages\.$/)).toBeVisible();
  expect(titlesOf(await whole())).toEqual(['There already']);
  await press('Import 8 entries');
  expect(await screen.findByText('Operation was completed', noticed)).toBeVisible();
  await waitFor(async () => expect(titlesOf(await whole())).toEqual(['There already', ...brought]));
  const { sharePointUrl } = portal.devTenant;
  const [, about, services] = await whole();
  expect(about!.Children.map(({ Url, IsExternal }) => [Url, IsExternal])).toEqual([
    [`${sharePointUrl}/SitePages/Organisation.aspx`, false],
    ['https://www.nordvik.example/', true],
  ]);
  expect(await button('Our website')).toBeVisible();
  await press('Import from term set …');
  expect(await screen.findByText(/There's nothing to import/)).toBeVisible();
  expect(screen.getByText(/^8 are the same on both sides\. 1 entry of the menu/)).toBeVisible();
  // An entry that has another title here is changed in its place, and only if that is wanted.
  await portal.call('editor', 'PUT', `/NavigationNodes/${services!.Id}`, { Title: 'Help' });
  cleanup();
  await open(dialogAddress);
  const changed = await screen.findByRole('heading', { name: '1 changed' });
  expect(within(changed.parentElement!).getByText('Help → Services')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Also update/ }));
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Also update/ }));
  await press('Import 1 entry');
  await waitFor(async () => expect(titlesOf(await whole())).toEqual(['There already', ...brought]));
});

it('titles come in the chosen language, or in each for its readers', async () => {
  const LanguageTermId = await storeTerm(portal, 'languageterms', 'Danish');
  await storeTerm(portal, 'languageterms', 'English');
  await storeSettings(portal, {
    enableLanguageFilteringForWorkplace: true,
    defaultLanguageTermId: LanguageTermId,
  });
  await open(dialogAddress);
  expect(await screen.findByText('Om Nordvik › Organisation › Vores historie')).toBeVisible();
  const titles = screen.getByRole('combobox', { name: 'Titles' });
  await userEvent.selectOptions(titles, 'In each language, for its readers');
  await press('Import 16 entries');
  await waitFor(async () => expect(await whole()).toHaveLength(4));
  const [about] = await whole();
  expect(about).toMatchObject({
    Title: 'Om Nordvik',
    LanguageTermNavigationNodes: [{ LanguageTermId }],
  });
  cleanup();
  // The next import goes on in the same way.
  await open(dialogAddress);
  expect(await screen.findByText(/There's nothing to import/)).toBeVisible();
  await storeSettings(portal, { defaultLanguageTermId: '' });
});

it('a term set that cannot be read says what to do', async () => {
  portal.devTenant.control.fail({
    ...{ service: 'graph', path: '/termStore/', status: 403, times: 10 },
  });
  await open(dialogAddress);
  expect(await screen.findByText(/delegated permission TermStore\.Read\.All/)).toBeVisible();
  portal.devTenant.control.reset();
  await press('Try again');
  expect(await screen.findByRole('heading', { name: '8 new' })).toBeVisible();
  cleanup();
  const unknown = '3f2504e0-4f89-41d3-9a0c-0305e82c3399';
  await storeSettings(portal, { navigationTermSetId: unknown });
  await open(dialogAddress);
  expect(await screen.findByText(/Correct the feature setting navigationTermSetId/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Open feature settings' })).toBeNull();
  cleanup();
  await storeSettings(portal, { navigationTermSetId: '' });
  await open(dialogAddress, 'admin');
  expect(await screen.findByText(/No term set has been chosen yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open feature settings' })).toBeVisible();
  cleanup();
  await open();
  await userEvent.click(await screen.findByRole('switch', { name: 'Edit' }));
  await button('Add section');
  expect(screen.queryByRole('button', { name: 'Import from term set …' })).toBeNull();
});

it('where somebody has changed the menu meanwhile, it is compared again before anything is imported', async () => {
  const { Id } = await storeNode(portal, { Title: 'Services' });
  await open(dialogAddress);
  await screen.findByText(/1 is recognised by its title/);
  await portal.call('editor', 'PUT', `/NavigationNodes/${Id}`, { Url: '/help' });
  await press('Import 8 entries');
  await press('Compare again');
  await press('Import 8 entries');
  await waitFor(async () => expect(titlesOf(await whole())).toHaveLength(4));
  expect((await whole())[0]).toMatchObject({ Id, Url: '/help', Title: 'Services' });
});
