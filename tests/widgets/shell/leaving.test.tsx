import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { showPortal } from '../../../src/client/App';
import { takeTokensFrom } from '../../../src/client/auth/tokens';
import {
  notifySignedOut,
  onSignedOutElsewhere,
} from '../../../src/client/data/session/signedOutElsewhere';
import { notifyHostEvent } from '../../../src/client/host/hostEvents';
import { openInApp } from '../../../src/client/host/openInApp';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { Shell } from '../../../src/client/shell/Shell';
import { watchUnsaved } from '../../../src/client/navigation/heldLeave';
import { LeaveQuestion } from '../../../src/client/navigation/LeaveQuestion';
import { PortalRouter } from '../../../src/client/navigation/PortalRouter';
import { useArrival } from '../../../src/client/navigation/useArrival';
import { useUnsavedChanges } from '../../../src/client/ui/leave/useUnsavedChanges';
import { useQuery } from '../../../src/client/ui/useQuery';
import { expectConsoleError } from '../../support/unexpectedErrors';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

function Form() {
  const [text, setText] = useState('');
  const navigate = useNavigate();
  useUnsavedChanges(text !== '');
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/list">To the list</Link>
      <button onClick={() => void navigate('/list')}>A menu that leads to the list</button>
    </>
  );
}

function Arrivals() {
  useArrival();
  return null;
}

async function openForm() {
  history.pushState(null, '', '/list');
  render(
    <AppFrame>
      <PortalRouter>
        <Arrivals />
        <main id="content" tabIndex={-1}>
          <Routes>
            <Route path="/list" element={<Link to="/form">To the form</Link>} />
            <Route path="/form" element={<Form />} />
          </Routes>
        </main>
        <LeaveQuestion />
      </PortalRouter>
    </AppFrame>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'To the form' }));
}

const typeText = () => userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'abc');
const browserAsks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

it('Back from an unsaved form asks first; keeping on leaves everything as it was, discarding goes back', async () => {
  await openForm();
  await typeText();
  history.back();
  await press('Keep editing');
  await waitFor(() => expect(location.pathname).toBe('/form'));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('abc');
  history.back();
  await press('Discard');
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  expect(location.pathname).toBe('/list');
});

it('a link away from an unsaved form asks first, and nothing asks where nothing was entered', async () => {
  await openForm();
  await typeText();
  await userEvent.click(screen.getByRole('link', { name: 'To the list' }));
  await press('Keep editing');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Text' }));
  await userEvent.click(screen.getByRole('link', { name: 'To the list' }));
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
});

it('a menu and a deep link of Teams ask too, and Discard takes the way that was asked for', async () => {
  await openForm();
  await typeText();
  await press('A menu that leads to the list');
  await press('Keep editing');
  expect(location.pathname).toBe('/form');
  act(() => void notifyHostEvent('open', '/list?from=teams'));
  await press('Discard');
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  expect(location.pathname + location.search).toBe('/list?from=teams');
});

it('TEAMS-20 a deep link that comes while the first page is being drawn is followed', async () => {
  function Asking() {
    useLayoutEffect(() => openInApp('/form?from=teams'), []);
    return null;
  }
  history.pushState(null, '', '/list');
  render(
    <PortalRouter>
      <Asking />
      <Routes>
        <Route path="/list" element={<p>The list</p>} />
        <Route path="/form" element={<p>The form</p>} />
      </Routes>
    </PortalRouter>,
  );
  expect(await screen.findByText('The form')).toBeVisible();
  expect(location.pathname + location.search).toBe('/form?from=teams');
});

it('the browser asks before it leaves the portal, only while something is unsaved', async () => {
  await openForm();
  expect(browserAsks()).toBe(false);
  await typeText();
  expect(browserAsks()).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Text' }));
  expect(browserAsks()).toBe(false);
});

it('Back leads to where the person was: the scroll position, and the link that had the keyboard', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  Object.assign(window, { scrollY: 640 });
  await openForm();
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 0));
  expect(document.activeElement).toHaveAttribute('id', 'content');
  history.back();
  const link = await screen.findByRole('link', { name: 'To the form' });
  await waitFor(() => expect(link).toHaveFocus());
  expect(scrolled).toHaveBeenLastCalledWith(0, 640);
  Object.assign(window, { scrollY: 0 });
});

it('Back leads from one part of a page to where the person was on it', async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  history.pushState(null, '', '/list');
  render(
    <PortalRouter>
      <Arrivals />
      <Link to="/list#part">To the part</Link>
    </PortalRouter>,
  );
  Object.assign(window, { scrollY: 320 });
  await userEvent.click(screen.getByRole('link', { name: 'To the part' }));
  Object.assign(window, { scrollY: 900 });
  expect(location.hash).toBe('#part');
  history.back();
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 320));
  history.forward();
  await waitFor(() => expect(scrolled).toHaveBeenLastCalledWith(0, 900));
  Object.assign(window, { scrollY: 0 });
});

it('a page that is being left for one on its way writes no more into the address', async () => {
  let arrive: ((page: { default: () => ReactNode }) => void) | undefined;
  const Late = lazy(
    () => new Promise<{ default: () => ReactNode }>((resolve) => (arrive = resolve)),
  );
  function Filtered() {
    const [query, write] = useQuery();
    const put = (text: string) => write(() => new URLSearchParams({ text }), { replace: true });
    return (
      <>
        <Link to="/late">To the late page</Link>
        <button onClick={() => put('first')}>Write first</button>
        <button onClick={() => put('second')}>Write second</button>
        <p>Filtered by {query.get('text')}</p>
      </>
    );
  }
  history.pushState(null, '', '/list');
  render(
    <PortalRouter>
      <Suspense>
        <Routes>
          <Route path="/list" element={<Filtered />} />
          <Route path="/late" element={<Late />} />
        </Routes>
      </Suspense>
    </PortalRouter>,
  );
  await press('Write first');
  expect(await screen.findByText('Filtered by first')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'To the late page' }));
  expect(location.pathname).toBe('/late');
  await press('Write second');
  await act(async () => arrive?.({ default: () => <p>There</p> }));
  expect(await screen.findByText('There')).toBeVisible();
  expect(location.pathname + location.search).toBe('/late');
});

function Overlays() {
  const navigate = useNavigate();
  const close = (to: string) => void navigate(to, { replace: true });
  return (
    <>
      <Link to="/list?modal=tiles&a=1">The list of tiles</Link>
      <Link to="/list?modal=tiles%2Fedit&a=1">A tile</Link>
      <button onClick={() => close('/list?a=1&modal=tiles')}>Close the tile</button>
      <button onClick={() => close('/list')}>Close the list</button>
    </>
  );
}

it('SHELL-30 closing a dialog leaves nothing behind for Back, over a page or over another dialog', async () => {
  history.pushState(null, '', '/list');
  render(
    <AppFrame>
      <PortalRouter>
        <Overlays />
      </PortalRouter>
    </AppFrame>,
  );
  const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
  const isAt = (index: number, search: string) =>
    waitFor(() => {
      const { portal: entry } = history.state as { portal: { index: number } };
      expect([entry.index, location.search]).toEqual([index, search]);
    });
  await follow('The list of tiles');
  await follow('A tile');
  await isAt(2, '?modal=tiles%2Fedit&a=1');
  await press('Close the tile');
  await isAt(1, '?modal=tiles&a=1');
  await press('Close the list');
  await isAt(0, '');
  // Another address than the one below it stays an entry of its own.
  await follow('A tile');
  await press('Close the tile');
  await isAt(1, '?a=1&modal=tiles');
});

it('Back of the host goes back within the portal, and stays with the host on the first page', async () => {
  await openForm();
  expect(notifyHostEvent('back', undefined)).toBe(true);
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  await waitFor(() => expect(notifyHostEvent('back', undefined)).toBe(false));
});

/** A page with a form, in which the browser asks as it does in the portal. */
function Writing() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  useEffect(watchUnsaved, []);
  return (
    <>
      <Shell />
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
    </>
  );
}

async function openWriting() {
  const { person } = await portal.show(<Writing />);
  await screen.findByRole('banner');
  const signedOut = jest.fn(async () => undefined);
  takeTokensFrom(async () => ({
    restore: async () => undefined,
    signIn: async () => ({ kind: 'needsClick' }),
    getToken: async () => '',
    signOut: signedOut,
  }));
  return { signedOut, person };
}

async function chooseSignOut() {
  const banner = within(await screen.findByRole('banner', { hidden: true }));
  await userEvent.click(await banner.findByRole('button', { name: /^Your menu/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
}

describe('signing out', () => {
  beforeEach(() => {
    localStorage.setItem('portal:person', '{"name":"somebody"}');
    sessionStorage.setItem('portal:asked', 'yes');
  });
  const isLeft = () => sessionStorage.getItem('portal:asked') !== null;

  it('AUTH-31 asks about unsaved work before anything is cleared, and keeping on leaves all as it was', async () => {
    const { signedOut } = await openWriting();
    await typeText();
    await chooseSignOut();
    await press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull());
    expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('abc');
    expect(isLeft()).toBe(true);
    expect(localStorage.getItem('portal:person')).not.toBeNull();
    expect(signedOut).not.toHaveBeenCalled();
    expect(browserAsks()).toBe(true);
  });

  it('AUTH-31 goes on when the work is given up, and the browser does not ask a second time', async () => {
    const { signedOut } = await openWriting();
    await typeText();
    await chooseSignOut();
    await press('Discard');
    await waitFor(() => expect(signedOut).toHaveBeenCalled());
    expect(isLeft()).toBe(false);
    expect(browserAsks()).toBe(false);
  });

  it('AUTH-31 asks nothing where nothing was entered', async () => {
    const { signedOut } = await openWriting();
    await chooseSignOut();
    await waitFor(() => expect(signedOut).toHaveBeenCalled());
    expect(screen.queryByRole('alertdialog', { hidden: true })).toBeNull();
  });

  it('AUTH-31 the person’s other tabs hear of it', async () => {
    const { person } = await openWriting();
    const channels = watchChannels();
    const heard = jest.fn();
    onSignedOutElsewhere(person.id, heard);
    await chooseSignOut();
    await waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
    for (const channel of channels) channel.close();
  });
});

/** The channels that are opened from now on; an open one would keep this process alive. */
function watchChannels(): BroadcastChannel[] {
  const Channel = BroadcastChannel;
  const opened: BroadcastChannel[] = [];
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation((name) => {
    const channel = new Channel(name);
    opened.push(channel);
    return channel;
  });
  return opened;
}

it('AUTH-31 who signs out in another tab leaves nothing on the screen of this one', async () => {
  const { connection, person } = await portal.connectAs();
  const channels = watchChannels();
  const place = document.body.appendChild(document.createElement('div'));
  place.id = 'portal';
  await act(() => showPortal({ config: connection.config, person }));
  await within(place).findByRole('banner', { hidden: true });
  // This window cannot load itself again.
  expectConsoleError(/navigation/);
  notifySignedOut(person.id);
  await waitFor(() => expect(place).toBeEmptyDOMElement());
  for (const channel of channels) channel.close();
  place.remove();
});
