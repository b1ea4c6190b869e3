import { screen } from '@testing-library/react';
import { AppCenter } from '../../../src/client/features/appTiles/AppCenter';
import { FindInformationPage } from '../../../src/client/pages/FindInformationPage';
import { clearMenu, storeNode } from '../../support/content/navigation';
import { storeSettings } from '../../support/content/pages';
import { pageRests } from '../../support/widgets/pageNetwork';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => storeSettings(portal, { enableWorkplaceLight: true }));

describe('entries of the menu that lead to SharePoint', () => {
  const why = "Needs a Microsoft 365 licence, which you don't have.";
  const marks = () => screen.queryAllByRole('img', { name: why });
  const show = (person: string) =>
    portal.show(<FindInformationPage />, { at: '/find-information', person });

  beforeEach(async () => {
    await clearMenu(portal);
    const { Id } = await storeNode(portal, { Title: 'Employment' });
    const sharePoint = portal.devTenant.sharePointUrl;
    await storeNode(portal, { Title: 'Leave', ParentId: Id, Url: `${sharePoint}/sites/home` });
    await storeNode(portal, { Title: 'Colleagues', ParentId: Id, Url: '/people' });
    await storeNode(portal, { Title: 'Travel', ParentId: Id, Url: 'https://travel.example/' });
  });

  it('LICENCE-05 are marked for people without a licence, and a line says what the mark is', async () => {
    await show('frontline');
    const link = await screen.findByRole('link', { name: /^Leave/ });
    expect(
      await screen.findByText('Entries with a lock open only with a Microsoft 365 licence.'),
    ).toBeVisible();
    expect(marks()).toHaveLength(1);
    expect(link).toHaveAccessibleDescription(why);
    for (const name of [/^Colleagues/, /^Travel/])
      expect(screen.getByRole('link', { name })).not.toHaveAccessibleDescription();
  });

  it('LICENCE-02 are not marked for people with one, nor while everybody counts as licensed', async () => {
    const { unmount } = await show('member');
    await screen.findByRole('link', { name: /^Leave/ });
    await pageRests();
    expect([marks(), screen.queryByText(/licence\.$/)]).toEqual([[], null]);
    unmount();
    await storeSettings(portal, { enableWorkplaceLight: false });
    await show('frontline');
    await screen.findByRole('link', { name: /^Leave/ });
    await pageRests();
    expect([marks(), screen.queryByText(/licence\.$/)]).toEqual([[], null]);
  });
});

describe('the app center', () => {
  const board = () => screen.queryByRole('link', { name: 'Your board' });

  it('NAV-14 leads people without a licence to their board, which no menu offers them', async () => {
    await portal.show(<AppCenter />, { person: 'frontline' });
    expect(await screen.findByRole('link', { name: 'Your board' })).toHaveAttribute(
      'href',
      '/your-board',
    );
  });

  it('LICENCE-14 offers no board that is closed to them', async () => {
    await storeSettings(portal, { licenceGuardYourBoard: true });
    await portal.show(<AppCenter />, { person: 'frontline' });
    await pageRests();
    expect(board()).toBeNull();
    await storeSettings(portal, { licenceGuardYourBoard: false });
  });

  it('NAV-14 has no such link for people with a licence, whose menu has it', async () => {
    await portal.show(<AppCenter />);
    await pageRests();
    expect(board()).toBeNull();
  });
});
