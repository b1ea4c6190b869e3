import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { onMissingPart } from '../../../src/client/loading/missingParts';
import { PortalRouter } from '../../../src/client/navigation/PortalRouter';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { useUnsavedChanges } from '../../../src/client/ui/leave/useUnsavedChanges';

let mockIsOffline = false;
/** The real file, as long as there is a network to bring it. */
function mockArriving(path: string): unknown {
  if (mockIsOffline) throw Object.assign(new Error('Loading failed.'), { name: 'ChunkLoadError' });
  return jest.requireActual(path);
}
jest.mock('../../../src/client/ui/leave/UnsavedQuestion', () =>
  mockArriving('../../../src/client/ui/leave/UnsavedQuestion'),
);
jest.mock('../../../src/client/shell/dialogs/OpenModal', () =>
  mockArriving('../../../src/client/shell/dialogs/OpenModal'),
);

function Form() {
  const [text, setText] = useState('');
  useUnsavedChanges(text !== '');
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <Link to="/form?modal=search">Search</Link>
      <Link to="/list">To the list</Link>
    </>
  );
}

/** A form in which something is written, and then the network goes away. */
async function writeAndGoOffline() {
  history.pushState(null, '', '/form');
  render(
    <AppFrame>
      <PortalRouter>
        <Routes>
          <Route path="/list" element={<h1>The list</h1>} />
          <Route path="/form" element={<Form />} />
        </Routes>
        <ModalOutlet />
      </PortalRouter>
    </AppFrame>,
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'abc');
  mockIsOffline = true;
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => (mockIsOffline = false));

it('an unsaved form can be left without a network: the question about it is there already', async () => {
  await writeAndGoOffline();
  await follow('To the list');
  await press('Keep editing');
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('abc');
  await follow('To the list');
  await press('Discard');
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
});

it('an unsaved form can be left where a dialog over it could not be had, which is said', async () => {
  await writeAndGoOffline();
  const missing = jest.fn();
  const unfollow = onMissingPart(missing);
  await follow('Search');
  await waitFor(() => expect(missing).toHaveBeenCalledTimes(1));
  await follow('To the list');
  await press('Discard');
  expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
  unfollow();
});
