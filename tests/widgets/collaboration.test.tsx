import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { CollaborationPage } from '../../src/client/pages/CollaborationPage';
import { storeSetting } from '../support/pages';
import { startWidgetPortal, type WidgetPortal } from '../support/widgetPortal';

// Real services answer over real HTTP: that takes longer than the library's second.
configure({ asyncUtilTimeout: 10_000 });

let portal: WidgetPortal;
beforeAll(async () => {
  portal = await startWidgetPortal();
});
afterAll(() => portal?.stop());
beforeEach(async () => {
  portal.devTenant.control.reset();
  await arrange('member', []);
});

const configurations = '/me/usertabcomponentconfigurations';
/** Stores the sections of a person's board in this order; those after a minus hidden. */
const arrange = (person: string, sections: readonly string[]) =>
  portal.call(
    person,
    'PUT',
    configurations,
    sections.map((section, index) => ({
      TabId: 'your-board',
      ComponentId: section.replace('-', ''),
      Hidden: section.startsWith('-'),
      Order: index + 1,
    })),
  );
const region = async (name: string) => within(await screen.findByRole('region', { name }));

describe('Collaboration', () => {
  const open = (person = 'member') => portal.show(<CollaborationPage />, { person });
  const followed = () =>
    portal.devTenant.company
      .followedSites(portal.devTenant.company.person('member@nordvik.example')!)
      .map(({ path }) => portal.devTenant.sharePointUrl + path);
  const addresses = async () =>
    (await (await region('Sites you follow')).findAllByRole('link')).map((link) =>
      link.getAttribute('href'),
    );

  it('shows the sites that the person follows, each opening in a new tab', async () => {
    await open();
    expect(await addresses()).toEqual(followed());
    expect((await region('Sites you follow')).getAllByRole('link')[0]).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('COLLEAGUES-01 colleagues are the third section and lead to all the others; the sections follow one another', async () => {
    await open();
    await (await region('Your collaboration sites')).findAllByRole('link');
    const headings = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Your latest sites',
      'Sites you follow',
      'Colleagues',
      'Your collaboration sites',
    ]);
    expect(
      (await region('Colleagues')).getByRole('link', { name: 'Find more colleagues' }),
    ).toHaveAttribute('href', expect.stringMatching(/^\/people/));
  });

  it('SITES-02 SITES-05 SITES-37 ERRORS-31 the latest sites come from SharePoint; a source that fails has none, and the next is asked', async () => {
    const asked = () =>
      portal.devTenant.control
        .requests()
        .map(({ path }) => path)
        .filter((path) => /recentSites|insights\/used|me\/followedSites/.test(path))
        .map((path) => path.replace(/\?.*/, ''));
    const latest = async () =>
      (await (await region('Your latest sites')).findAllByRole('link')).map((link) =>
        link.getAttribute('href'),
      );
    const first = await open();
    const visited = [...followed()].reverse();
    expect(await latest()).toEqual(visited.slice(0, 6));
    expect(asked()).toEqual([expect.stringContaining('/_api/v2.1/insights/recentSites')]);
    first.unmount();
    portal.devTenant.control.reset();
    portal.devTenant.control.fail({ service: 'sharepoint', path: 'recentSites', status: 404 });
    const second = await open();
    expect((await latest()).length).toBe(Math.min(6, followed().length));
    expect(asked()).toHaveLength(2);
    second.unmount();
    portal.devTenant.control.fail({ service: 'graph', path: '/me/insights/used', status: 403 });
    portal.devTenant.control.fail({ service: 'graph', path: '/me/followedSites', status: 500 });
    await open();
    expect(
      await (await region('Your latest sites')).findByText('Your latest sites could not be loaded'),
    ).toBeVisible();
  });

  it('PEOPLE-32 SITES-29 SITES-11 SITES-12 the groups of the person that have a site are listed with what the directory says, and found by name', async () => {
    await open();
    const groups = await region('Your collaboration sites');
    const own = portal.devTenant.company.groupsOf(
      portal.devTenant.company.person('member@nordvik.example')!,
    );
    const unified = own.filter(({ kind }) => kind === 'Unified');
    expect(unified.length).toBeLessThan(own.length);
    const links = await groups.findAllByRole('link');
    expect(links).toHaveLength(unified.length);
    const [wanted] = unified;
    const card = links.find((link) => link.getAttribute('href')?.includes(wanted!.id))!;
    expect(card).toHaveTextContent(wanted!.displayName);
    expect(card).toHaveTextContent(wanted!.description);
    fireEvent.change(groups.getByRole('searchbox', { name: 'Filter by name' }), {
      target: { value: wanted!.displayName.toUpperCase() },
    });
    await waitFor(() =>
      expect(
        groups
          .getAllByRole('link')
          .every((link) => link.textContent!.includes(wanted!.displayName)),
      ).toBe(true),
    );
    fireEvent.change(groups.getByRole('searchbox', { name: 'Filter by name' }), {
      target: { value: 'xyzzy' },
    });
    expect(await groups.findByText('No sites could be found.')).toBeVisible();
  });

  it('LICENCE-03 asks nothing for a person without a licence', async () => {
    await storeSetting(portal, 'enableWorkplaceLight', true);
    const outgoing = jest.spyOn(globalThis, 'fetch');
    await open('frontline');
    expect(await screen.findByText(/You do not follow any sites yet/)).toBeVisible();
    expect(outgoing.mock.calls.filter(([url]) => String(url).includes('/follow/'))).toEqual([]);
    await storeSetting(portal, 'enableWorkplaceLight', false);
  });

  it('asks Graph where SharePoint has no home service', async () => {
    portal.devTenant.control.sharePoint.homeService = 404;
    const fresh = await startWidgetPortal({ beside: portal });
    await fresh.show(<CollaborationPage />);
    expect((await addresses()).sort()).toEqual(followed().sort());
    await fresh.stop();
    globalThis.visit(portal.url);
  });
});
