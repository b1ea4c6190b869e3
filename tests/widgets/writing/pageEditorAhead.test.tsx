import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { startAhead } from '../../../src/client/data/read/runningReads';
import { invalidate } from '../../../src/client/data/read/invalidate';
import { useRead, type Read } from '../../../src/client/data/read/useRead';
import { EditPage } from '../../../src/client/pages/manage/EditPage';
import { NewsPage } from '../../../src/client/pages/NewsPage';
import { openPageEditor, titleField } from '../../support/widgets/pageEditor';
import { storePage } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();

const textField = () => screen.findByRole('textbox', { name: 'Text', hidden: true });

/** Holds back what the editor asks of a page; answers how it is let go. */
function holdPage(id: number): () => void {
  const real = globalThis.fetch;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if (new RegExp(`/api/pages/${id}$`).test(String(input))) await released;
    return real(input, init);
  });
  return release;
}

it('a page that was just read stands in the form at once, and is written on as it is stored by then', async () => {
  const page = await storePage(portal, { Title: 'As read', Content: '<p>It was read.</p>' });
  await portal.show(
    <Routes>
      <Route path="/pages/news/:slug" element={<NewsPage />} />
    </Routes>,
    { person: 'editor', at: page.Path },
  );
  await screen.findByRole('heading', { name: 'As read' });
  await portal.call('admin', 'PUT', `/pages/${page.Id}`, {
    ...{ Title: 'As stored', Content: '<p>It was changed.</p>' },
  });
  const release = holdPage(page.Id);
  await openPageEditor(portal, `${page.Path}/edit`, { keepCache: true });
  expect(await textField()).toHaveTextContent('It was read.');
  expect(await textField()).toHaveAttribute('contenteditable', 'false');
  expect((await titleField()).closest('form')).toHaveAttribute('inert');
  release();
  await waitFor(async () => expect(await titleField()).toHaveValue('As stored'));
  await waitFor(async () => expect(await textField()).toHaveAttribute('contenteditable', 'true'));
  expect(await textField()).toHaveTextContent('It was changed.');
  expect((await titleField()).closest('form')).not.toHaveAttribute('inert');
});

/** Notes what the portal is asked for. */
function noteCalls(): string[] {
  const real = globalThis.fetch;
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    calls.push(new URL(String(input), 'https://portal.invalid').pathname);
    return real(input, init);
  });
  return calls;
}

async function readByEditor(Title: string, drawn: ReactNode) {
  const page = await storePage(portal, { Title, Content: '<p>It was read.</p>' });
  await portal.show(<Routes>{drawn}</Routes>, { person: 'editor', at: page.Path });
  const link = await screen.findByRole('link', { name: 'Edit page' });
  const calls = noteCalls();
  await userEvent.click(link);
  const asked = (path: string) => calls.filter((call) => call === path).length;
  return { asked, ofPage: `/api/pages/${page.Id}` };
}

const news = <Route path="/pages/news/:slug" element={<NewsPage />} />;

it('the press of "Edit page" asks for what the editor opens with, before that is drawn', async () => {
  const { asked, ofPage } = await readByEditor('Asked at the press', news);
  await waitFor(() => expect([asked(ofPage), asked('/api/me/workingCopies')]).toEqual([1, 1]));
});

it('the editor takes the answers that its link has asked for, and asks for nothing again', async () => {
  const { asked, ofPage } = await readByEditor(
    'Asked once',
    <>
      {news}
      <Route path="/pages/news/:slug/edit" element={<EditPage />} />
    </>,
  );
  await waitFor(async () => expect(await textField()).toHaveAttribute('contenteditable', 'true'));
  expect([asked(ofPage), asked('/api/me/workingCopies')]).toEqual([1, 1]);
});

it('PAGES-063 an address to edit that cannot be a page offers to search for it, and the way home', async () => {
  await portal.show(
    <Routes>
      <Route path="/pages/news/:slug/edit" element={<EditPage />} />
    </Routes>,
    { person: 'editor', at: '/pages/news/new-terminal/edit' },
  );
  await screen.findByText('new-terminal does not match recognized pattern');
  expect(screen.getByRole('button', { name: 'Search for “new terminal”' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  await waitFor(() => expect(document.title).toMatch(/^We couldn't find this page/));
});

function fresh() {
  let count = 0;
  const read: Read<string> = {
    key: 'posts ahead',
    isFresh: true,
    read: () => Promise.resolve(`answer ${++count}`),
  };
  return read;
}

function Answer({ read }: { read: Read<string> }) {
  const state = useRead(read);
  return <p>{state.state === 'ready' ? state.value : state.state}</p>;
}

/** Shows nothing, and then the answer again by another who shows it, with each press. */
async function pressed(read: Read<string>) {
  function Shown() {
    const [times, setTimes] = useState(0);
    return (
      <>
        <button onClick={() => setTimes(times + 1)}>Show</button>
        {times > 0 && <Answer key={times} read={read} />}
      </>
    );
  }
  await portal.show(<Shown />);
  const button = await screen.findByRole('button', { name: 'Show' });
  startAhead(read);
  return () => userEvent.click(button);
}

it('what was asked for ahead is taken by the first who shows it, and by nobody after them', async () => {
  const show = await pressed(fresh());
  await show();
  expect(await screen.findByText('answer 1')).toBeVisible();
  await show();
  expect(await screen.findByText('answer 2')).toBeVisible();
});

it('what was asked for ahead does not count after ten seconds', async () => {
  const show = await pressed(fresh());
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 10_001);
  await show();
  expect(await screen.findByText('answer 2')).toBeVisible();
});

it('what was asked for ahead does not count after a change', async () => {
  const show = await pressed(fresh());
  await invalidate('posts');
  await show();
  expect(await screen.findByText('answer 2')).toBeVisible();
});
