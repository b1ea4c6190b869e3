import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { componentStates } from '../../../src/client/data/components/componentStates';
import { useInfoboxZone } from '../../../src/client/features/infoboxes/infoboxZones';
import { changeHostState } from '../../../src/client/host/hostState';
import { routes } from '../../../src/client/routes';
import { BottomBar } from '../../../src/client/shell/menus/BottomBar';
import { NewContentStatus } from '../../../src/client/shell/frame/NewContentStatus';
import { TopNavigation } from '../../../src/client/shell/menus/TopNavigation';
import { Shell } from '../../../src/client/shell/Shell';
import { firstTexts } from '../../../src/client/texts/topics';
import { storeSetting } from '../../support/content/pages';
import { rulesOf } from '../../support/widgets/testRenderer';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
afterEach(() => jest.restoreAllMocks());

const button = (name: RegExp | string) => screen.findByRole('button', { name, hidden: true });

describe('the side menu', () => {
  it('SHELL-07 going back and forward closes it, and coming back to where it was open does not open it', async () => {
    let go: ReturnType<typeof useNavigate> = () => undefined;
    function Browser() {
      go = useNavigate();
      return null;
    }
    await portal.show(
      <>
        <Shell />
        <Browser />
      </>,
      { at: '/settings' },
    );
    await waitFor(() => expect(document.title).toMatch(/^Settings/));
    act(() => void go('/help'));
    await waitFor(() => expect(document.title).toMatch(/^Help/));
    await userEvent.click(await button('Open menu'));
    await screen.findByRole('dialog', { name: 'Main' });
    act(() => void go(-1));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await waitFor(() => expect(document.title).toMatch(/^Settings/));
    act(() => void go(1));
    await waitFor(() => expect(document.title).toMatch(/^Help/));
    expect(await button('Open menu')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });
});

describe('the user menu', () => {
  const openMenu = async () => {
    await userEvent.click(await button(/^Your menu/));
    return within(await screen.findByRole('menu'));
  };

  it('SHELL-12 its button shows the own photo', async () => {
    await portal.show(<Shell />);
    const own = await button(/^Your menu/);
    await waitFor(() => expect(own.querySelector('img')?.src).toMatch(/^blob:/));
    expect(own.querySelector('[data-initials]')).toBeNull();
  });

  it('SHELL-13 an editor has no toggle for infoboxes where the page has no places for them', async () => {
    function Zone() {
      useInfoboxZone();
      return null;
    }
    let leave: () => void = () => undefined;
    function Places() {
      const [isThere, setThere] = useState(true);
      leave = () => setThere(false);
      return isThere && <Zone />;
    }
    const shell = (hasZone: boolean) => (
      <>
        <Shell />
        {hasZone && <Places />}
      </>
    );
    const place = { person: 'editor', at: '/settings' };
    const first = await portal.show(shell(false), place);
    const menu = await openMenu();
    // From here on the roles of the person are known.
    expect(await menu.findByRole('menuitem', { name: 'Editor dashboard' })).toBeVisible();
    expect(menu.queryByRole('menuitem', { name: 'Edit infoboxes' })).toBeNull();
    first.unmount();
    await portal.show(shell(true), place);
    expect(
      await (await openMenu()).findByRole('menuitem', { name: 'Edit infoboxes' }),
    ).toBeVisible();
    act(() => leave());
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: 'Edit infoboxes' })).toBeNull(),
    );
  });
});

describe('the way into Teams', () => {
  const openMenu = async () => {
    await userEvent.click(await button(/^Your menu/));
    const menu = within(await screen.findByRole('menu'));
    await menu.findByRole('menuitem', { name: 'Settings' });
    return menu;
  };
  const offer = async () => (await openMenu()).queryByRole('menuitem', { name: 'Open in Teams' });
  afterEach(async () => {
    act(() => changeHostState({ place: 'browser' }));
    await storeSetting(portal, 'redirectToTeams', true);
  });

  it.each([
    ['/settings?from=mail', 'today'],
    ['/your-board', 'yourBoard'],
    ['/collaboration', 'collaboration'],
  ])('SETTINGS-44 SETTINGS-45 in a browser %s is offered in Teams, in its tab', async (at, tab) => {
    await portal.show(<Shell />, { at });
    const entry = (await offer())!;
    expect(entry).toHaveAttribute('target', '_blank');
    const { origin, pathname, searchParams } = new URL(entry.getAttribute('href')!);
    expect(origin + pathname).toBe(
      `https://teams.microsoft.com/l/entity/${portal.devTenant.clientId}/${tab}`,
    );
    expect(Object.fromEntries(searchParams)).toEqual({
      webUrl: `${portal.url}${at}`,
      label: 'Workplace',
      context: JSON.stringify({ subEntityId: at }),
    });
  });

  it('SETTINGS-44 SETTINGS-45 it is not offered in Teams, nor while the setting is off', async () => {
    changeHostState({ place: 'teams' });
    const inTeams = await portal.show(<Shell />, { at: '/settings' });
    expect(await offer()).toBeNull();
    inTeams.unmount();
    changeHostState({ place: 'browser' });
    await storeSetting(portal, 'redirectToTeams', false);
    await portal.show(<Shell />, { at: '/settings' });
    expect(await offer()).toBeNull();
  });
});

describe('on iOS', () => {
  const text = 'Add Workplace to your Home Screen: tap Share, then Add to Home Screen.';
  const macintosh =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const iPad =
    'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) AppleWebKit/605.1.15 Version/12.0 Mobile/15E148 Safari/604.1';
  afterEach(() => Reflect.deleteProperty(navigator, 'maxTouchPoints'));
  const device = (userAgent: string, maxTouchPoints: number) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
    Object.defineProperty(navigator, 'maxTouchPoints', {
      configurable: true,
      value: maxTouchPoints,
    });
  };

  it('SHELL-25 an iPad is offered the home screen under both names, and a Mac is not', async () => {
    for (const [userAgent, touches] of [
      [iPad, 0],
      [macintosh, 5],
    ] as const) {
      device(userAgent, touches);
      const { unmount } = await portal.show(<Shell />);
      expect(await screen.findByText(text)).toBeVisible();
      unmount();
    }
    device(macintosh, 0);
    await portal.show(<Shell />);
    await button(/^Your menu/);
    expect(screen.queryByText(text)).toBeNull();
  });
});

const entry = (title: string, address: string, components: 'featuredNews'[] = []) => ({
  ...{ title, address, exact: false, newTab: false, components },
});

it('NAV-04 a badge that was there when the page opened is told when it comes back after a visit', async () => {
  const change = (ShowBadge: boolean) =>
    componentStates().update({ ComponentId: 'featuredNews', ShowBadge });
  await portal.connectAs();
  change(true);
  await portal.show(<NewContentStatus entries={[entry('Today', '/', ['featuredNews'])]} />, {
    keepCache: true,
  });
  expect((await screen.findByRole('status')).textContent).toBe('');
  // The kept states may still be on their way.
  await waitFor(() => {
    act(() => change(false));
    act(() => change(true));
    expect(screen.getByRole('status')).toHaveTextContent('Today, new content');
  });
});

it('NAV-04 the dot of an entry stands behind its title, not over the name of the portal', async () => {
  const today = { ...entry('Today', '/', ['featuredNews']), prefix: 'Nordvik' };
  await portal.show(<TopNavigation entries={[today]} />);
  act(() => componentStates().update({ ComponentId: 'featuredNews', ShowBadge: true }));
  const dot = (await screen.findByText(', new content')).parentElement!;
  expect(rulesOf(dot).join()).toContain('calc(100% + 3px)');
  const title = screen.getByText('Today').parentElement!;
  expect(title).toContainElement(dot);
  expect(rulesOf(title).join()).toContain('position:relative');
});

describe('the bar of a phone', () => {
  it('NAV-04 an entry with new content has a dot, and the others have none', async () => {
    await portal.show(
      <BottomBar
        entries={[entry('Today', '/', ['featuredNews']), entry('Find your colleagues', '/people')]}
      />,
    );
    const today = await screen.findByRole('link', { name: 'Today' });
    const colours = (link: Element) =>
      [...link.querySelectorAll('span')].flatMap(rulesOf).filter((rule) => /PaletteRed/.test(rule));
    expect(colours(today)).toEqual([]);
    act(() => componentStates().update({ ComponentId: 'featuredNews', ShowBadge: true }));
    expect(await screen.findByRole('link', { name: 'Today , new content' })).toBe(today);
    expect(colours(today)).not.toEqual([]);
    expect(colours(screen.getByRole('link', { name: 'Find your colleagues' }))).toEqual([]);
  });

  it('SHELL-35 a name that has no room in two lines ends with an ellipsis', async () => {
    await portal.show(<BottomBar entries={[entry('Find your colleagues', '/people')]} />);
    const name = await screen.findByText('Find your colleagues');
    expect(rulesOf(name).join()).toContain('line-clamp:2;');
  });
});

describe('the current entry', () => {
  it.each([
    ['frontline', '/find-information', '/find-information-light'],
    ['member', '/find-information-light', '/find-information'],
  ])('NAV-03 of %s on %s is their own form of the page', async (person, at, address) => {
    await storeSetting(portal, 'enableWorkplaceLight', true);
    await portal.show(<Shell />, { person, at });
    await waitFor(() =>
      expect(
        screen.getByRole('link', { name: 'Find information', current: 'page', hidden: true }),
      ).toHaveAttribute('href', address),
    );
    await storeSetting(portal, 'enableWorkplaceLight', false);
  });
});

describe('the window', () => {
  it('SHELL-31 is called after its page', async () => {
    await storeSetting(portal, 'enableProfileCardView', true);
    const { person } = await portal.connectAs();
    for (const [at, title] of [
      ['/settings', 'Settings'],
      [`/user/detail/${person.upn.replaceAll('.', '/')}`, 'My profile'],
      ['/people', 'Find your colleagues'],
      ['/apps-and-tools', 'App center'],
      ['/first-day', 'First day'],
      ['/pages/content', 'Pages'],
    ] as const) {
      const { unmount } = await portal.show(<Shell />, { at });
      await waitFor(() => expect(document.title).toBe(`${title} – Workplace`));
      unmount();
    }
    await portal.show(<Shell />, { at: '/settings?modal=search' });
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  it('SHELL-31 has a title for every page that does not name itself', () => {
    const titles = routes.flatMap(({ path, title }) => (title ? [[path, title(firstTexts)]] : []));
    expect(Object.fromEntries(titles)).toEqual({
      '/': 'Today',
      '/your-board': 'Your board',
      '/collaboration': 'Collaboration',
      '/find-information': 'Find information',
      '/find-information-light': 'Find information',
      '/people': 'Find your colleagues',
      '/apps-and-tools': 'App center',
      '/light': 'Today',
      '/pages/news': 'News',
      '/pages/content': 'Pages',
      '/broadcast-messages': 'Information alerts',
      '/infoboxes': 'Infoboxes',
      '/power-bi': 'Power BI Visuals',
      '/kpi-charts': 'KPI Charts',
      '/restaurant-menus': 'Restaurant menus',
      '/settings': 'Settings',
      '/help': 'Help',
      '/whats-new': "What's new",
      '/editor-dashboard': 'Editor dashboard',
      '/first-day': 'First day',
      '/admin': 'Admin dashboard',
      '/admin/settings': 'Feature settings',
      '/admin/data-protection': 'Personal data',
      '/admin/speed': 'Speed',
      '/admin/channels': 'Channels and languages',
      '/about': 'About',
      '/create-site': 'Create collaboration site',
      '/admin/teams-app': 'Teams app',
    });
  });
});
