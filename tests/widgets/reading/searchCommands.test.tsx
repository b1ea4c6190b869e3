import { lazy, Suspense, useState, type ReactNode } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { searchDelay } from '#shared/rules/search/searchText';
import { settingDefaults } from '#shared/rules/settings/settings';
import { chooseTheme, chosenTheme } from '../../../src/client/host/chosenTheme';
import { changeHostState, hostState } from '../../../src/client/host/hostState';
import { relatedPeopleKey } from '../../../src/client/features/people/useRelatedPeople';
import { connection } from '../../../src/client/data/connection/connection';
import { takeTypedAhead } from '../../../src/client/features/search/typedAhead';
import { useRecentSearches } from '../../../src/client/features/search/useRecentSearches';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { SearchDialog } from '../../../src/client/shell/dialogs/searchDialog';
import { SearchEntry } from '../../../src/client/shell/menus/SearchEntry';
import { clearTiles, storeTile } from '../../support/content/appTiles';
import { storeSetting } from '../../support/content/pages';
import { expectConsoleError } from '../../support/unexpectedErrors';
import { watchNotices } from '../../support/widgets/notices';
import { rowsOf, searchField, searchSection } from '../../support/widgets/searchDialog';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
const notices = watchNotices();
beforeAll(async () => {
  await storeSetting(portal, 'enableWorkplaceLight', true);
});
// Said once by React when texts that have long been loaded are used within an event of the test.
beforeEach(() => expectConsoleError(/suspended inside an `act` scope/));
afterEach(() => act(() => chooseTheme(undefined)));

const Address = () => {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
};
const address = () => document.querySelector('output')?.textContent;
const show = (person = 'member', at = '/?modal=search') =>
  portal.show(
    <>
      <SearchEntry />
      <textarea aria-label="Elsewhere" />
      <p contentEditable suppressContentEditableWarning>
        Written
      </p>
      <ModalOutlet />
      <Address />
    </>,
    { at, person },
  );
const commands = async () => within(await screen.findByRole('region', { name: 'Commands' }));

/** Keeps a search in the moment in which it goes. */
function Leaving({ leave }: { leave: () => void }) {
  const { keep } = useRecentSearches();
  const [, setOpened] = useState('');
  const open = () => {
    setOpened('/pages/news/harbour');
    keep('harbour');
    leave();
  };
  return <button onClick={open}>Open the result</button>;
}

it('a search is kept although its dialog goes with the press of a result', async () => {
  function Page() {
    const [isThere, setThere] = useState(true);
    return isThere ? <Leaving leave={() => setThere(false)} /> : <p>Left</p>;
  }
  await portal.show(<Page />, { person: 'member' });
  await userEvent.click(await screen.findByRole('button', { name: 'Open the result' }));
  await screen.findByText('Left');
  expect(connection().cache.peek<string[]>('search/recent')?.Data).toEqual(['harbour']);
});

describe('before anything is typed', () => {
  afterEach(() => clearTiles(portal));

  it('the dialog offers the person’s own apps, also without a licence, and no group that is empty', async () => {
    const { unmount } = await show('frontline');
    await searchField();
    expect(screen.queryAllByRole('region')).toEqual([]);
    unmount();
    const tile = await storeTile(portal, {
      Title: 'Shifts',
      Url: 'https://shifts.nordvik.example/',
    });
    await portal.call('frontline', 'POST', '/me/userapptiles', { AppTileId: tile.Id });
    await show('frontline');
    const apps = within(await screen.findByRole('region', { name: 'Your apps' }));
    expect(apps.getByRole('link', { name: 'Shifts' })).toHaveAttribute(
      'href',
      'https://shifts.nordvik.example/',
    );
    // The keyboard reaches them from the field.
    await userEvent.click(await searchField());
    await userEvent.keyboard('{ArrowDown}');
    expect(apps.getByRole('link', { name: 'Shifts' })).toHaveFocus();
  });

  it('it shows the people one works with where the device knows them, and asks nobody', async () => {
    const asked: string[] = [];
    const stop = portal.devTenant.onExchange(({ url }) => void asked.push(url));
    await portal.connectAs();
    connection().cache.put(
      relatedPeopleKey(settingDefaults),
      [{ userPrincipalName: 'jonas@nordvik.example', displayName: 'Jonas Virtanen' }],
      60_000,
    );
    await portal.show(<ModalOutlet />, { at: '/?modal=search', keepCache: true });
    const people = within(await screen.findByRole('region', { name: 'People you work with' }));
    expect(people.getByRole('link', { name: 'Jonas Virtanen' })).toBeVisible();
    expect(asked.filter((url) => /\/me\/people|\/users\?/.test(url))).toEqual([]);
    stop();
  });
});

describe('commands', () => {
  it('lead to a page of the portal, by words of its title, with the keyboard', async () => {
    await show();
    await userEvent.type(await searchField(), 'app cen');
    const row = (await commands()).getByRole('link', { name: 'Go to App center' });
    await userEvent.keyboard('{ArrowDown}');
    expect(row).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/apps-and-tools'));
  });

  it('offer nobody a page that is closed to them, or can do nothing for them', async () => {
    const { unmount } = await show('frontline');
    await userEvent.type(await searchField(), 'go');
    expect(await commands()).toBeTruthy();
    for (const [text, title] of [
      ['admin', 'Go to Admin dashboard'],
      ['colleague', 'Go to Find your colleagues'],
      ['new', 'New news post'],
    ] as const) {
      await userEvent.clear(await searchField());
      await userEvent.type(await searchField(), text);
      expect([title, screen.queryByRole('link', { name: title })]).toEqual([title, null]);
    }
    unmount();
    await show('editor');
    await userEvent.type(await searchField(), 'write');
    expect(await (await commands()).findByRole('link', { name: 'New news post' })).toHaveAttribute(
      'href',
      '/pages/news/add',
    );
    expect(screen.queryByRole('link', { name: 'Go to Admin dashboard' })).toBeNull();
  });

  it('PAGES-004 offer news outside of light mode as little as the News Center does', async () => {
    await storeSetting(portal, 'enableWorkplaceLight', false);
    await show('editor');
    await userEvent.type(await searchField(), 'write');
    expect(await (await commands()).findByRole('link', { name: 'New page' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'New news post' })).toBeNull();
    await storeSetting(portal, 'enableWorkplaceLight', true);
  });

  it('change the theme of the device, and take the choice back; not in Teams', async () => {
    const { unmount } = await show();
    await userEvent.type(await searchField(), 'dark');
    await userEvent.click((await commands()).getByRole('button', { name: 'Use the dark theme' }));
    expect([hostState().theme, chosenTheme()]).toEqual(['dark', 'dark']);
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    unmount();
    await show();
    await userEvent.type(await searchField(), 'theme device');
    await userEvent.click(
      (await commands()).getByRole('button', { name: 'Use the theme of your device' }),
    );
    expect([hostState().theme, chosenTheme()]).toEqual([undefined, undefined]);
    act(() => changeHostState({ place: 'teams' }));
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    await userEvent.type(await searchField(), 'theme');
    expect(screen.queryByRole('region', { name: 'Commands' })).toBeNull();
    act(() => changeHostState({ place: 'browser' }));
  });

  it('change the language of the portal, and are found by words of the reader’s own', async () => {
    await show();
    await userEvent.type(await searchField(), 'dansk');
    await userEvent.click(
      (await commands()).getByRole('button', { name: 'Show the portal in Dansk' }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await waitFor(() => expect(notices.map(({ text }) => text)).toEqual(['Sproget er ændret.']));
    await userEvent.click(await screen.findByRole('button', { name: 'Søg' }));
    const danish = within(await screen.findByRole('dialog', { name: 'Søg' }));
    await userEvent.type(await danish.findByRole('textbox', { name: 'Søg' }), 'tema mørk');
    expect(await danish.findByRole('button', { name: 'Brug det mørke tema' })).toBeVisible();
    await portal.call('member', 'PUT', '/users', { InterfaceLanguage: null });
  });
});

describe('the keys that open the search', () => {
  it.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}', '/'])('%s opens it', async (keys) => {
    await show('member', '/');
    await screen.findAllByLabelText('Search');
    await userEvent.keyboard(keys);
    expect(await searchField()).toHaveValue('');
  });

  it.each(['/', '{Control>}k{/Control}'])(
    'SEARCH-06 SEARCH-29 after %s the keyboard returns to the search box, where it opens again',
    async (keys) => {
      await show('member', '/');
      const box = await screen.findByPlaceholderText('Search');
      const hasKeyboard = () => waitFor(async () => expect(await searchField()).toHaveFocus());
      await userEvent.keyboard(keys);
      await hasKeyboard();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(box).toHaveFocus());
      await userEvent.keyboard('{Control>}k{/Control}');
      await hasKeyboard();
    },
  );

  it('SEARCH-06 a dialog that stands on arrival gives the keyboard to the search box too', async () => {
    await show();
    await waitFor(async () => expect(await searchField()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByPlaceholderText('Search')).toHaveFocus());
  });

  it('they are letters in a field and in an editor', async () => {
    await show('member', '/');
    const elsewhere = await screen.findByLabelText('Elsewhere');
    await userEvent.click(elsewhere);
    await userEvent.keyboard('/{Control>}k{/Control}');
    expect(elsewhere).toHaveValue('/');
    await userEvent.click(screen.getByText('Written'));
    await userEvent.keyboard('{Control>}k{/Control}');
    expect(address()).toBe('/');
  });
});

describe('somebody who goes on', () => {
  it('SEARCH-04 from the box with the Tab key is not held up by search, which Enter opens', async () => {
    await show('member', '/');
    const box = await screen.findByPlaceholderText('Search');
    await act(() => SearchDialog.load());
    act(() => box.focus());
    await userEvent.tab();
    expect(box).not.toHaveFocus();
    expect(address()).toBe('/');
    act(() => box.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/?modal=search'));
  });

  it('SEARCH-04 before search has arrived is not taken back by it, and keeps the keyboard', async () => {
    let arrive: (() => void) | undefined;
    const arrival = new Promise<never>((resolve) => (arrive = () => resolve(undefined as never)));
    const load = jest.spyOn(SearchDialog, 'load').mockReturnValue(arrival);
    await portal.show(
      <>
        <SearchEntry />
        <Link to="/board">Your board</Link>
        <ModalOutlet />
        <Address />
      </>,
      { at: '/' },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Search' }));
    await userEvent.click(screen.getByRole('link', { name: 'Your board' }));
    expect(address()).toBe('/board');
    await act(async () => arrive?.());
    expect([address(), takeTypedAhead()]).toEqual(['/board', undefined]);
    // A second press opens it there.
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(address()).toBe('/board?modal=search'));
    load.mockRestore();
  });

  it('SEARCH-04 and asks for search while the next page is on its way finds it there', async () => {
    let arrive: ((page: { default: () => ReactNode }) => void) | undefined;
    const Late = lazy(
      () => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)),
    );
    await portal.show(
      <>
        <SearchEntry />
        <Link to="/board">Your board</Link>
        <Suspense>
          <Routes>
            <Route path="/" element={<p>Here</p>} />
            <Route path="*" element={<Late />} />
          </Routes>
        </Suspense>
        <ModalOutlet />
        <Address />
      </>,
      { at: '/' },
    );
    const search = await screen.findByRole('button', { name: 'Search' });
    await userEvent.click(screen.getByRole('link', { name: 'Your board' }));
    await waitFor(() => expect(arrive).toBeDefined());
    expect(address()).toBe('/');
    fireEvent.click(search);
    await act(() => SearchDialog.load());
    await act(async () => arrive?.({ default: () => <p>There</p> }));
    await waitFor(() => expect(address()).toBe('/board?modal=search'));
  });

  it('SEARCH-04 loses no letter that is typed after the dialog was asked for, in one step', async () => {
    let arrive: ((part: { default: () => ReactNode }) => void) | undefined;
    const Late = lazy(
      () => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)),
    );
    function Below() {
      const { search } = useLocation();
      const navigate = useNavigate();
      return (
        <>
          <button onClick={() => navigate(-1)}>Back</button>
          {search && <Late />}
        </>
      );
    }
    await portal.show(
      <>
        <SearchEntry />
        <Suspense>
          <Below />
        </Suspense>
        <ModalOutlet />
        <Address />
      </>,
      { at: '/', person: 'member' },
    );
    const box = await screen.findByPlaceholderText('Search');
    fireEvent.change(box, { target: { value: 'a' } });
    await waitFor(() => expect(arrive).toBeDefined());
    expect(address()).toBe('/');
    fireEvent.change(box, { target: { value: 'ab' } });
    // The code is there: what the second letter asked for has been done.
    await act(() => SearchDialog.load());
    await act(async () => arrive?.({ default: () => null }));
    expect(await searchField()).toHaveValue('ab');
    await waitFor(() => expect(address()).toBe('/?modal=search&q=ab'));
    fireEvent.click(screen.getByText('Back'));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('SEARCH-05 by a command whose page is on its way gets there, whatever text settles meanwhile', async () => {
    let arrive: ((page: { default: () => ReactNode }) => void) | undefined;
    const Late = lazy(
      () => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)),
    );
    await portal.show(
      <>
        <Suspense>
          <Routes>
            <Route path="/" element={<ModalOutlet />} />
            <Route path="*" element={<Late />} />
          </Routes>
        </Suspense>
        <Address />
      </>,
      { at: '/?modal=search', person: 'member' },
    );
    fireEvent.change(await searchField(), { target: { value: 'app cen' } });
    fireEvent.click((await commands()).getByRole('link', { name: 'Go to App center' }));
    await waitFor(() => expect(arrive).toBeDefined());
    await act(() => new Promise((settled) => setTimeout(settled, searchDelay + 50)));
    await act(async () => arrive?.({ default: () => <p>There</p> }));
    expect(await screen.findByText('There')).toBeVisible();
    expect(address()).toBe('/apps-and-tools');
  });

  it('SEARCH-29 SEARCH-31 and comes back finds the time and the further rows again', async () => {
    const open = () =>
      portal.show(<ModalOutlet />, {
        at: '/?modal=search&q=an',
        person: 'member',
        entry: 'found',
        keepCache: true,
      });
    const time = () => screen.findByRole('button', { name: 'Last 90 days' });
    const { unmount } = await open();
    await userEvent.click(await time());
    const people = await searchSection('Documents');
    await userEvent.click(await people.findByRole('button', { name: /^Show more/ }));
    await waitFor(() => expect(rowsOf(people).length).toBeGreaterThan(5));
    const count = rowsOf(people).length;
    unmount();
    await open();
    expect(await time()).toHaveAttribute('aria-pressed', 'true');
    const again = await searchSection('Documents');
    await waitFor(() => expect(rowsOf(again)).toHaveLength(count));
    expect(await searchField()).toHaveFocus();
  });
});
