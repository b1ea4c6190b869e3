import { useEffect, useState } from 'react';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { connection } from '../../../src/client/data/connection/connection';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { refreshAfterPause } from '../../../src/client/data/read/refreshAfterPause';
import { useRead, type Read } from '../../../src/client/data/read/useRead';
import { notifyHostEvent } from '../../../src/client/host/hostEvents';
import { Pages, type PageRoute } from '../../../src/client/navigation/Pages';
import { standsBy } from '../../../src/client/navigation/useVisits';
import { markUnsaved } from '../../../src/client/ui/leave/unsaved';
import { setDeviceClock } from '../../support/widgets/setDeviceClock';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

let stored: string;
let asked: number;
let isBroken: boolean;
let running: number;
const read: Read<string> = { key: 'posts kept', read: async () => (++asked, stored) };

function Today() {
  const [typed, setTyped] = useState('');
  const [over, setOver] = useState('');
  const { pathname, search } = useLocation();
  const posts = useRead(read);
  useEffect(() => {
    running += 1;
    return () => void (running -= 1);
  }, []);
  return (
    <>
      <h1>Today</h1>
      <output>{pathname + search}</output>
      <p>{posts.state === 'ready' ? posts.value : posts.state}</p>
      <label>
        Filter
        <input value={typed} onChange={({ target }) => setTyped(target.value)} />
      </label>
      {['Dialog', 'Video', 'Form'].map((name) => (
        <button key={name} onClick={() => setOver(name)}>
          {name}
        </button>
      ))}
      {over === 'Dialog' && <div role="dialog" aria-label="Over Today" />}
      {over === 'Video' && <iframe title="Video" />}
      {over === 'Form' && <Form />}
    </>
  );
}

function Form() {
  useEffect(() => markUnsaved('page'), []);
  return <p>Half written</p>;
}

function Board() {
  if (isBroken) throw new Error('Broken on purpose');
  return <h1>Your board</h1>;
}

const routes: PageRoute[] = [
  { path: '/', page: Today, title: () => 'Today', isKept: true },
  { path: '/your-board', page: Board, title: () => 'Your board', isKept: true },
  { path: '/people', page: () => <h1>Colleagues</h1>, title: () => 'Colleagues' },
];

function Menu() {
  const navigate = useNavigate();
  return (
    <nav>
      <Link to="/">To Today</Link>
      <Link to="/?from=news">To the news</Link>
      <Link to="/your-board">To the board</Link>
      <Link to="/people">To colleagues</Link>
      <button onClick={() => void navigate(-1)}>Back</button>
    </nav>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const heading = (name: string) => screen.findByRole('heading', { name });
const filter = () => screen.getByRole('textbox', { name: 'Filter' });

async function openToday() {
  [stored, asked, running, isBroken] = ['first post', 0, 0, false];
  const page = await portal.show(
    <>
      <Menu />
      <Pages routes={routes} unknown={null} />
    </>,
  );
  await screen.findByText('first post');
  await userEvent.type(filter(), 'sales');
  return page;
}

async function thereAndBack(name = 'To the board', there = 'Your board') {
  await press(name);
  await heading(there);
  await press('To Today');
  await heading('Today');
}

it('a tab that is opened again is as it was left, without being drawn or asked for again', async () => {
  await openToday();
  const [before, requests] = [filter(), asked];
  await press('To the board');
  await heading('Your board');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(running).toBe(0);
  await waitFor(() => expect(document.title).toMatch(/^Your board/));
  await press('To Today');
  await heading('Today');
  expect(screen.getAllByRole('heading')).toHaveLength(1);
  expect(filter()).toBe(before);
  expect(filter()).toHaveValue('sales');
  expect([asked, running]).toEqual([requests, 1]);
  await waitFor(() => expect(document.title).toMatch(/^Today/));
});

it('of two tabs that are pressed at once the last one is shown, whichever is there first', async () => {
  await openToday();
  await press('To the board');
  await heading('Your board');
  fireEvent.click(screen.getByText('To Today'));
  fireEvent.click(screen.getByText('To colleagues'));
  expect(await heading('Colleagues')).toBeVisible();
  // A visit that waits for its turn had it before this one.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.getByRole('heading')).toHaveTextContent('Colleagues');
});

it('Back from another page finds the tab as it was, at the address that it has now', async () => {
  await openToday();
  await press('To colleagues');
  await heading('Colleagues');
  await press('Back');
  await heading('Today');
  expect(filter()).toHaveValue('sales');
  await press('To colleagues');
  await press('To the news');
  expect(await screen.findByText('/?from=news')).toBeVisible();
  expect(filter()).toHaveValue('sales');
});

it('a hidden tab keeps its own address, and asks for nothing that changes meanwhile', async () => {
  await openToday();
  const requests = asked;
  await press('To the board');
  await heading('Your board');
  stored = 'second post';
  await act(() => invalidate('posts'));
  expect(screen.getByText('/', { selector: 'output' })).not.toBeVisible();
  expect(asked).toBe(requests);
  await press('To Today');
  expect(await screen.findByText('second post')).toBeVisible();
  expect(asked).toBe(requests + 1);
});

it('what became due while a tab was hidden is read again behind what it shows', async () => {
  await openToday();
  await press('To the board');
  await heading('Your board');
  stored = 'second post';
  connection().cache.beginVisit();
  await press('To Today');
  expect(await screen.findByText('second post')).toBeVisible();
  expect(filter()).toHaveValue('sales');
});

it('CACHE-13 who comes back to the app after a pause has no more of what has expired', async () => {
  const { cache } = await portal.connectAs();
  cache.put('pictures short', 1, 60_000);
  cache.put('pictures long', 2, 3_600_000);
  const stop = refreshAfterPause();
  setDeviceClock(Date.now() + 5 * 60_000);
  notifyHostEvent('resume', undefined);
  expect(cache.keysOf('pictures')).toEqual(['pictures long']);
  stop();
  jest.useRealTimers();
});

it.each(['Dialog', 'Video', 'Form'])(
  'a tab that is left with this begins anew: %s',
  async (name) => {
    await openToday();
    await press(name);
    await thereAndBack();
    expect(filter()).toHaveValue('');
    expect(screen.queryByText('Half written')).toBeNull();
    expect(document.querySelector('[role=dialog], iframe')).toBeNull();
  },
);

it('a tab that failed is tried again when it is opened again, and no other fails with it', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await openToday();
  isBroken = true;
  await press('To the board');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Today' })).toBeNull());
  expect(screen.queryByRole('heading', { name: 'Your board' })).toBeNull();
  await press('To Today');
  await heading('Today');
  expect(filter()).toHaveValue('sales');
  isBroken = false;
  await press('To the board');
  expect(await heading('Your board')).toBeVisible();
});

it('no tab stands by for the next start of the portal', async () => {
  const page = await openToday();
  expect([standsBy('/'), standsBy('/your-board')]).toEqual([true, false]);
  page.unmount();
  expect(standsBy('/')).toBe(false);
});
