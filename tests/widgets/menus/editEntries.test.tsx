import { Suspense } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { FindInformationLightPage } from '../../../src/client/pages/FindInformationPage';
import { ContentPage } from '../../../src/client/pages/NewsPage';
import { PageCenterPage } from '../../../src/client/pages/PageCenterPage';
import { Header } from '../../../src/client/shell/Header';
import { storeBroadcast } from '../../support/content/broadcasts';
import { storeNode } from '../../support/content/navigation';
import { storePage } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let page: Page;
beforeAll(async () => {
  await storeBroadcast(portal, { Title: 'Gate B is closed' });
  await storeNode(portal, { Title: 'Employment' });
  page = await storePage(portal, { Title: 'House rules', PageType: 0 });
});

/** Where people read: the header, the list of pages, a page, and the find-information menu. */
function Places() {
  return (
    <Suspense>
      <Header />
      <PageCenterPage />
      <Routes>
        <Route path="/pages/content/:slug" element={<ContentPage />} />
      </Routes>
      <FindInformationLightPage />
    </Suspense>
  );
}

const ofMessages = [['button', 'Edit: Gate B is closed']] as const;
const ofPages = [
  ['button', 'Trash'],
  ['link', 'Add Page'],
  ['checkbox', 'Only my pages'],
  ['checkbox', 'Include drafts'],
  ['checkbox', 'Include archived pages'],
  ['button', 'Choose several'],
  ['button', 'Options for House rules'],
  ['link', 'Edit page'],
] as const;
const ofTheMenu = [['switch', 'Edit']] as const;
const all = [...ofMessages, ...ofPages, ...ofTheMenu];
const offered = () => all.filter(([role, name]) => screen.queryByRole(role, { name }) !== null);

it.each([
  ['Admin', 'admin', all],
  ['Editor', 'editor', all],
  ['MessageBroadcastEditor', 'broadcaster', ofMessages],
  ['AppEditor', 'appeditor', []],
  ['CollabSiteCreator', 'sitecreator', []],
  ['EditorDashboardEditor', 'dashboardeditor', []],
  ['FooterEditor', 'footereditor', []],
  ['PowerBIEditor', 'powerbieditor', []],
  ['None', 'member', []],
])(
  'PAGES-002 ROLE-44 ROLE-45 who has the role %s alone is offered to edit what it is for',
  async (_, person, wanted) => {
    await portal.show(<Places />, { person, at: page.Path });
    await screen.findByRole('button', { name: /^Close and remove: Gate B/ });
    await screen.findByRole('heading', { level: 2, name: 'House rules' });
    await screen.findByRole('heading', { level: 1, name: 'House rules' });
    await screen.findByRole('region', { name: 'Employment' });
    await pageRests();
    await waitFor(() => expect(offered()).toEqual(wanted));
  },
);
