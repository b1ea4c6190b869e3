import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { listenToNotices, type Notice } from '../../src/client/data/notices';
import { ModalOutlet } from '../../src/client/shell/ModalOutlet';
import '../support/newsWidgets';
import { startWidgetPortal, type WidgetPortal } from '../support/widgetPortal';

let portal: WidgetPortal;
beforeAll(async () => {
  portal = await startWidgetPortal();
});
afterAll(() => portal?.stop());

/** Something that editors write: where it lies, what is stored of it, and how its form opens. */
const resources = [
  {
    kind: 'restaurants',
    path: '/restaurants',
    title: 'Name',
    body: {},
    dialog: 'restaurants',
    field: /^Name/,
  },
  {
    kind: 'infoboxes',
    path: '/infoboxes',
    title: 'Title',
    body: { Type: 0, Content: '<p>Text</p>', AreaId: 'hero', RouteId: '/' },
    dialog: 'infoboxes',
    field: /^Title/,
  },
  {
    kind: 'apps',
    path: '/apptiles',
    title: 'Title',
    body: { Url: 'https://example.com/' },
    dialog: 'app-tiles',
    field: /^Title/,
  },
] as const;

type Stored = Record<string, unknown> & { Id: number };

describe.each(resources)('two editors of $kind', ({ path, title, body, dialog, field }) => {
  let id: number;
  const one = async () => (await portal.call<Stored>('admin', 'GET', `${path}/${id}`)).body;
  const press = async (name: string) =>
    userEvent.click(await screen.findByRole('button', { name, hidden: true }));
  const typed = () => screen.findByRole<HTMLInputElement>('textbox', { name: field });
  const open = async (at: string) => {
    await portal.show(
      <Suspense>
        <ModalOutlet />
      </Suspense>,
      { person: 'admin', at: `/?modal=${encodeURIComponent(`${dialog}/${at}`)}` },
    );
    await typed();
  };
  const type = async (value: string) => fireEvent.change(await typed(), { target: { value } });
  beforeEach(async () => {
    const { body: created } = await portal.call<Stored>('admin', 'POST', path, {
      [title]: 'Opened',
      ...body,
    });
    id = created.Id;
  });

  it('a conflict shows theirs and mine and who; mine is saved, or theirs is taken', async () => {
    await open(`edit/${id}`);
    await type('Mine');
    await portal.call('editor', 'PUT', `${path}/${id}`, { [title]: 'Theirs' });
    await press('Save');
    const sentence = await screen.findByText(/Somebody else has changed this/);
    const panel = within(sentence.closest<HTMLElement>('[role="alert"]') ?? sentence);
    expect(panel.getByText(/^editor@nordvik.example, /)).toBeVisible();
    expect(panel.getByText('Theirs', { ignore: 'label' })).toBeVisible();
    expect(panel.getByRole('radio', { name: 'Mine' })).toBeChecked();
    await userEvent.click(panel.getByRole('radio', { name: 'Theirs' }));
    expect(await typed()).toHaveValue('Theirs');
    await userEvent.click(panel.getByRole('radio', { name: 'Mine' }));
    expect(await typed()).toHaveValue('Mine');
    await press('Save mine');
    await waitFor(async () => expect((await one())[title]).toBe('Mine'));
  });

  it('what was deleted meanwhile is saved as new', async () => {
    await open(`edit/${id}`);
    await type('Kept');
    await portal.call('editor', 'DELETE', `${path}/${id}`);
    await press('Save');
    expect(await screen.findByText(/Somebody else has deleted this/)).toBeVisible();
    await press('Save as new');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a change whose answer is lost is tried again, and nobody else is blamed', async () => {
    await open(`edit/${id}`);
    await type('Again');
    const before = (await one()).Modified;
    const spy = jest.spyOn(globalThis, 'fetch');
    const real = spy.getMockImplementation() ?? globalThis.fetch;
    spy.mockImplementation(async (input, init) => {
      const answer = await real(input, init);
      if (init?.method === 'PUT') throw new TypeError('Failed to fetch');
      return answer;
    });
    await press('Save');
    expect(await screen.findByText(/could not be saved/)).toBeVisible();
    const stored = await one();
    expect(stored.Modified).not.toBe(before);
    spy.mockRestore();
    await type('And changed');
    await press('Try again');
    await waitFor(async () => expect((await one())[title]).toBe('And changed'));
    expect(screen.queryByText(/Somebody else/)).toBeNull();
  });
});

it('what is deleted is put back by the notice of it', async () => {
  const { body: created } = await portal.call<Stored>('admin', 'POST', '/restaurants', {
    Name: 'Quay',
  });
  const notices: Notice[] = [];
  const stop = listenToNotices((notice) => notices.push(notice));
  await portal.show(
    <Suspense>
      <ModalOutlet />
    </Suspense>,
    { person: 'admin', at: '/?modal=restaurants' },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Quay' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete', hidden: true }));
  await waitFor(() => expect(notices.at(-1)?.action?.text).toBe('Undo'));
  act(() => notices.at(-1)?.action?.run());
  await waitFor(async () =>
    expect(
      (await portal.call<Stored>('admin', 'GET', `/restaurants/${created.Id}`)).body,
    ).toMatchObject({ Id: created.Id, Name: 'Quay' }),
  );
  stop();
});
