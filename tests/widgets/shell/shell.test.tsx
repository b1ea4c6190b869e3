import { lazy, Suspense, useEffect, type ReactNode } from 'react';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { showNotice } from '../../../src/client/data/notices';
import { buildVersion } from '../../../src/client/data/session/buildVersion';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { FailedPage } from '../../../src/client/navigation/FailedPage';
import { lazyPart } from '../../../src/client/loading/lazyPart';
import { Part } from '../../../src/client/loading/Part';
import { Shell } from '../../../src/client/shell/Shell';
import { TopNavigation } from '../../../src/client/shell/menus/TopNavigation';
import { useInfoboxZone } from '../../../src/client/features/infoboxes/infoboxZones';
import { storeSetting, storeSettings } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
afterEach(() => jest.restoreAllMocks());

// An open drawer hides the rest of the page, and this window knows no widths.
const banner = async () => within(await screen.findByRole('banner', { hidden: true }));
const openMenu = async () => {
  await userEvent.click(await (await banner()).findByRole('button', { name: /^Your menu/ }));
  return within(await screen.findByRole('menu'));
};

describe('the frame of a page', () => {
  it('SHELL-01 SHELL-03 SHELL-33 is a header with the navigation, the content and a footer, in that order', async () => {
    const { container } = await portal.show(<Shell />);
    await banner();
    const landmarks = [...container.querySelectorAll('header, main, footer')].map(
      ({ localName }) => localName,
    );
    expect(landmarks).toEqual(['header', 'main', 'footer']);
    expect(
      (await banner()).getByRole('navigation', { name: 'Main', hidden: true }),
    ).toBeInTheDocument();
    expect(screen.getByRole('main').closest('.fui-FluentProvider')).not.toBeNull();
  });

  it('SHELL-09 has no header and no footer in a core intranet', async () => {
    await storeSetting(portal, 'coreIntranetEnabled', true);
    await portal.show(<Shell />);
    expect(await screen.findByRole('main')).toBeInTheDocument();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    await storeSetting(portal, 'coreIntranetEnabled', false);
  });

  it('SHELL-08 has no header and no footer on the first day', async () => {
    await portal.show(<Shell />, { at: '/first-day' });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('banner', { hidden: true })).toBeNull();
    expect(screen.queryByRole('contentinfo', { hidden: true })).toBeNull();
  });

  it('ADMIN-15 says what the organisation words differently in its words, in that language', async () => {
    await storeSetting(portal, 'resourceValues', {
      en: { 'navigation.yourBoard': 'My desk' },
      da: { 'navigation.today': 'Nu' },
    });
    await portal.show(<Shell />);
    const navigation = within(
      (await banner()).getByRole('navigation', { name: 'Main', hidden: true }),
    );
    expect(navigation.getByRole('link', { name: 'My desk', hidden: true })).toBeInTheDocument();
    expect(
      navigation.getByRole('link', { name: 'Workplace Today', hidden: true }),
    ).toBeInTheDocument();
    expect(navigation.queryByText('Your board')).toBeNull();
    await storeSetting(portal, 'resourceValues', {});
  });

  it('SHELL-11 SHELL-28 SHELL-36 the logo names the portal, and leads home', async () => {
    await portal.show(<Shell />, { at: '/settings' });
    const logo = await (await banner()).findByRole('link', { name: /to the start page/ });
    expect([logo.getAttribute('href'), logo.textContent]).toEqual(['/', 'Workplace']);
    await userEvent.click(logo);
    await waitFor(() => expect(document.title).toMatch(/^Today/));
  });

  it('NAV-03 an entry with exact match is marked on its own path only', async () => {
    const { unmount } = await portal.show(<Shell />, { at: '/' });
    expect(
      await (await banner()).findByRole('link', { name: /Today$/, hidden: true }),
    ).toHaveAttribute('aria-current', 'page');
    unmount();
    await portal.show(<Shell />, { at: '/settings' });
    expect(
      await (await banner()).findByRole('link', { name: /Today$/, hidden: true }),
    ).not.toHaveAttribute('aria-current');
  });

  it('NAV-03 an entry without exact match is marked on the paths below its own too', async () => {
    await portal.show(<Shell />, { at: '/people/somebody' });
    expect(
      await (await banner()).findByRole('link', { name: 'Find colleague', hidden: true }),
    ).toHaveAttribute('aria-current', 'page');
  });

  it.each(['https://guide.example/', '/pages/content/guide-1'])(
    'NAV-06 NAV-07 NAV-13 the guide at %s opens a new tab, the additional link where it says so',
    async (url) => {
      const link = async (name: string, settings: Record<string, unknown>) => {
        await storeSettings(portal, settings);
        const { unmount } = await portal.show(<Shell />);
        const found = await (await banner()).findByRole('link', { name, hidden: true });
        expect(found).toHaveAttribute('href', url);
        unmount();
        return found;
      };
      const additional = { title: 'Canteen', url };
      const guide = await link('Guide', { guideSiteUrl: url, linkTopNav: {} });
      const plain = await link('Canteen', { guideSiteUrl: '', linkTopNav: additional });
      const other = await link('Canteen', { linkTopNav: { ...additional, openInNewTab: true } });
      await storeSettings(portal, { linkTopNav: {} });
      expect(guide).toHaveAttribute('target', '_blank');
      expect(plain).not.toHaveAttribute('target');
      expect(other).toHaveAttribute('target', '_blank');
    },
  );

  it('NAV-07 the additional link may lead to a page that the navigation has already', async () => {
    await storeSettings(portal, { linkTopNav: { title: 'Canteen', url: '/people' } });
    await portal.show(<Shell />);
    const links = await (await banner()).findAllByRole('link', { hidden: true });
    const names = links
      .filter((link) => link.getAttribute('href') === '/people')
      .map(({ textContent }) => textContent);
    await storeSettings(portal, { linkTopNav: {} });
    expect(names).toEqual(['Find colleague', 'Canteen']);
  });

  it('PEOPLE-02 SHELL-12 in the place of a photo stand the initials, which are no words of the button', async () => {
    await portal.show(<Shell />, { person: 'frontline' });
    const button = await (
      await banner()
    ).findByRole('button', { name: 'Your menu, Jonas Virtanen' });
    expect(button.textContent).toBe('');
    expect(button.querySelector('[data-initials="JV"]')).not.toBeNull();
  });

  it('an entry that was chosen shows so while its page is on its way', async () => {
    let arrive: ((page: { default: () => ReactNode }) => void) | undefined;
    const Late = lazy(
      () => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)),
    );
    const entry = { title: 'Late', address: '/late', exact: true, newTab: false, components: [] };
    await portal.show(
      <>
        <TopNavigation entries={[entry]} />
        <Suspense>
          <Routes>
            <Route path="/" element={<p>Here</p>} />
            <Route path="*" element={<Late />} />
          </Routes>
        </Suspense>
      </>,
      { at: '/' },
    );
    const link = await screen.findByRole('link', { name: 'Late' });
    await userEvent.click(link);
    await waitFor(() => expect(link).toHaveAttribute('data-pending'));
    expect(screen.getByText('Here')).toBeVisible();
    await act(async () => arrive?.({ default: () => <p>There</p> }));
    expect(await screen.findByText('There')).toBeVisible();
    expect(link).not.toHaveAttribute('data-pending');
    expect(link).toHaveAttribute('aria-current', 'page');
  });

  it('SHELL-31 SHELL-28 the window is called after page and workplace', async () => {
    await portal.show(<Shell />, { at: '/settings' });
    await waitFor(() => expect(document.title).toBe('Settings – Workplace'));
  });
});

describe('the side menu', () => {
  const button = async (name: 'Open menu' | 'Close menu') =>
    (await banner()).findByRole('button', { name, hidden: true });

  it('SHELL-05 SHELL-06 the toggle opens it with the entries of the navigation, and closes it', async () => {
    await portal.show(<Shell />);
    await userEvent.click(await button('Open menu'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main' }));
    expect(drawer.getByRole('link', { name: /Today$/ })).toHaveAttribute('href', '/');
    expect(await button('Close menu')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(await button('Close menu'));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  });

  it('SHELL-07 each navigation closes it', async () => {
    await portal.show(<Shell />, { at: '/settings' });
    await userEvent.click(await button('Open menu'));
    const drawer = within(await screen.findByRole('dialog', { name: 'Main' }));
    await userEvent.click(drawer.getByRole('link', { name: /Today$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    expect(document.title).toMatch(/^Today/);
  });
});

describe('the user menu', () => {
  it('SHELL-14 SHELL-19 SHELL-39 has Settings, Sign out and the version for everyone', async () => {
    await portal.show(<Shell />);
    const menu = await openMenu();
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Settings',
      'Open in Teams',
      'Sign out',
      'Why do I see this?',
      'Help',
      'Tour of this page',
      "What's new",
    ]);
    expect(screen.getByText(`Version ${buildVersion}`)).toBeVisible();
    await userEvent.click(menu.getByRole('menuitem', { name: 'Settings' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Settings' })).toBeInTheDocument();
  });

  it('Escape closes it, and the keyboard returns to its button', async () => {
    await portal.show(<Shell />);
    const [first] = (await openMenu()).getAllByRole('menuitem');
    act(() => first!.focus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Your menu/ })).toHaveFocus());
    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('SHELL-15 My Office profile opens in a new tab', async () => {
    await storeSetting(portal, 'enableOfficeProfileLink', true);
    await portal.show(<Shell />);
    const entry = (await openMenu()).getByRole('menuitem', { name: 'My Office profile' });
    expect(entry).toHaveAttribute('href', 'https://myprofile.microsoft.com');
    expect(entry).toHaveAttribute('target', '_blank');
    await storeSetting(portal, 'enableOfficeProfileLink', false);
  });

  it('SHELL-18 SHELL-20 SHELL-38 SETTINGS-44 has the entries that the settings say, in their order', async () => {
    await storeSettings(portal, {
      enableOfficeProfileLink: true,
      officeProfileUrl: 'https://profile.example/',
      enableProfileCardView: true,
      redirectToTeams: false,
    });
    await portal.show(<Shell />, { person: 'admin' });
    const menu = await openMenu();
    await menu.findByRole('menuitem', { name: 'Edit infoboxes' });
    await menu.findByRole('menuitem', { name: 'Admin dashboard' });
    expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Edit infoboxes',
      'Settings',
      'My Office profile',
      'Editor dashboard',
      'Admin dashboard',
      'My profile',
      'Sign out',
      'Why do I see this?',
      'Help',
      'Tour of this page',
      "What's new",
    ]);
    expect(menu.getByRole('menuitem', { name: 'My Office profile' })).toHaveAttribute(
      'href',
      'https://profile.example/',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'My profile' }));
    await screen.findByRole('heading', { level: 1, name: 'Astrid Holm' });
    await storeSettings(portal, {
      enableOfficeProfileLink: false,
      officeProfileUrl: 'https://myprofile.microsoft.com',
      enableProfileCardView: false,
      redirectToTeams: true,
    });
  });

  it('SHELL-13 editors switch the editing of infoboxes on and off where the page has places for them', async () => {
    const Zone = () => <p>{useInfoboxZone().isEditing ? 'Editing' : 'Reading'}</p>;
    await portal.show(
      <>
        <Shell />
        <Zone />
      </>,
      { person: 'editor' },
    );
    await userEvent.click(
      await (await openMenu()).findByRole('menuitem', { name: 'Edit infoboxes' }),
    );
    expect(await screen.findByText('Editing')).toBeInTheDocument();
    await userEvent.click(
      await (await openMenu()).findByRole('menuitem', { name: 'Stop editing infoboxes' }),
    );
    expect(await screen.findByText('Reading')).toBeInTheDocument();
  });
});

it('SHELL-30 a modal page stands over the page, and closing it leaves that as it is', async () => {
  const modals = { search: { title: () => 'Search', page: () => <p>Found nothing</p> } };
  await portal.show(
    <>
      <p>Below</p>
      <Link to="?modal=search">Search</Link>
      <ModalOutlet modals={modals} />
    </>,
  );
  const below = await screen.findByText('Below');
  await userEvent.click(screen.getByRole('link', { name: 'Search' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Search' }));
  expect(await dialog.findByText('Found nothing')).toBeVisible();
  expect(below).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  expect(screen.getByText('Below')).toBe(below);
});

it('a notice lies above the page, its footer and a dialog with its dimming', async () => {
  function Saved() {
    // After the notices, whose effects come first.
    useEffect(() => showNotice({ kind: 'success', text: 'Saved', duration: 60_000 }), []);
    return null;
  }
  await portal.show(
    <>
      <Notices />
      <Saved />
    </>,
  );
  const notice = await screen.findByText('Saved', { selector: '[role="list"] *' });
  // Fluent puts dialogs and their dimming at a million.
  expect(Number(getComputedStyle(notice.closest('[role="list"]')!).zIndex)).toBeGreaterThan(
    1_000_000,
  );
});

describe('a page whose code cannot be loaded', () => {
  const failing = (error: unknown) =>
    lazy((): Promise<{ default: () => null }> => Promise.reject(error));
  const chunkError = () =>
    Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  const show = async (error: unknown) => {
    const Page = failing(error);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await portal.show(
      <Part failed={(failure) => <FailedPage {...failure} />}>
        <Page />
      </Part>,
    );
  };

  it('ERRORS-24 ERRORS-58 opens the dialog to reload, with its title; Cancel closes it', async () => {
    await show(chunkError());
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('An error has occurred')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
  });

  describe('because there is no connection', () => {
    function Place({ page }: { page: ReactNode }) {
      const { pathname } = useLocation();
      return (
        <>
          <Link to="/x">The page</Link>
          <Link to="/elsewhere">Elsewhere</Link>
          <Part chance={pathname} failed={(failure) => <FailedPage {...failure} />}>
            {pathname === '/x' ? page : <h1>Elsewhere</h1>}
          </Part>
        </>
      );
    }
    const title = "This page isn't available offline";
    const deaf = (isDeaf: boolean) => {
      jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isDeaf);
      act(() => void window.dispatchEvent(new Event(isDeaf ? 'offline' : 'online')));
    };
    const showPage = async (canLoad: () => boolean) => {
      const load = jest.fn(async () =>
        canLoad() ? { Page: () => <h1>The page</h1> } : Promise.reject(chunkError()),
      );
      const Page = lazyPart(load, 'Page');
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await portal.show(<Place page={<Page />} />, { at: '/x' });
      return load;
    };

    it('says only that, without the dialog, and shows the page as soon as the network is back', async () => {
      deaf(true);
      await showPage(() => navigator.onLine);
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.queryByText(/idle too long/)).toBeNull();
      expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
      await waitFor(() => expect(document.title).toBe(`${title} – Workplace`));
      deaf(false);
      expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
      expect(screen.queryByText(title)).toBeNull();
    });

    it('says so too when the server cannot be reached, and Try again shows the page when it can', async () => {
      let isAway = true;
      const ask = globalThis.fetch;
      const asked = jest
        .spyOn(globalThis, 'fetch')
        .mockImplementation((...request) =>
          isAway && String(request[0]).endsWith('/health/live')
            ? Promise.reject(new TypeError('Failed to fetch'))
            : ask(...request),
        );
      const load = await showPage(() => !isAway);
      expect(await screen.findByRole('heading', { name: title })).toBeVisible();
      expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
      const before = asked.mock.calls.length;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(asked.mock.calls.length).toBeGreaterThan(before));
      expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
      expect(load).toHaveBeenCalledTimes(1);
      isAway = false;
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
    });

    it('a later visit, with a connection, shows the page', async () => {
      deaf(true);
      await showPage(() => navigator.onLine);
      await screen.findByRole('heading', { name: title });
      await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
      await screen.findByRole('heading', { name: 'Elsewhere' });
      deaf(false);
      await userEvent.click(screen.getByRole('link', { name: 'The page' }));
      expect(await screen.findByRole('heading', { name: 'The page' })).toBeVisible();
    });
  });

  it('ERRORS-25 one that was broken off without a reason opens it too', async () => {
    await show(new Error(''));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });

  it('another error says so without the dialog', async () => {
    await show(new Error('A mistake'));
    expect(await screen.findByText(/This page couldn't be shown/)).toBeVisible();
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  });
});
