import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { AppFrame } from '../../src/client/shell/AppFrame';
import { LeaveQuestion } from '../../src/client/shell/LeaveQuestion';
import { watchHistory } from '../../src/client/ui/leaveGuard';
import { useUnsavedChanges } from '../../src/client/ui/useUnsavedChanges';

function Form() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/list">To the list</Link>
    </>
  );
}

async function openForm() {
  history.pushState(null, '', '/list');
  watchHistory();
  render(
    <AppFrame>
      <BrowserRouter>
        <Routes>
          <Route path="/list" element={<Link to="/form">To the form</Link>} />
          <Route path="/form" element={<Form />} />
        </Routes>
        <LeaveQuestion />
      </BrowserRouter>
    </AppFrame>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'To the form' }));
}

it('Back from an unsaved form asks first; keeping on leaves everything as it was, discarding goes back', async () => {
  await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'abc');
  history.back();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(location.pathname).toBe('/form'));
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('abc');
  history.back();
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  expect(location.pathname).toBe('/list');
});

it('a link away from an unsaved form asks first, and nothing asks where nothing was entered', async () => {
  await openForm();
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'abc');
  await userEvent.click(screen.getByRole('link', { name: 'To the list' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Text' }));
  await userEvent.click(screen.getByRole('link', { name: 'To the list' }));
  expect(await screen.findByRole('link', { name: 'To the form' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
