import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { notifyHostEvent } from '../../../src/client/host/hostEvents';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { LeaveQuestion } from '../../../src/client/navigation/LeaveQuestion';
import { PortalRouter } from '../../../src/client/navigation/PortalRouter';
import { useArrival } from '../../../src/client/navigation/useArrival';
import { useUnsavedChanges } from '../../../src/client/ui/leave/useUnsavedChanges';

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
  expect(screen.queryByRole('alertdialog')).toBeNull();
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

it('the browser asks before it leaves the portal, only while something is unsaved', async () => {
  const leavePortal = () => {
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  await openForm();
  expect(leavePortal()).toBe(false);
  await typeText();
  expect(leavePortal()).toBe(true);
  await userEvent.clear(screen.getByRole('textbox', { name: 'Text' }));
  expect(leavePortal()).toBe(false);
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

it('Back of the host goes back within the portal, and stays with the host on the first page', async () => {
  await openForm();
  expect(notifyHostEvent('back', undefined)).toBe(true);
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  await waitFor(() => expect(notifyHostEvent('back', undefined)).toBe(false));
});
