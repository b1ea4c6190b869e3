import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listenToNotices } from '../../../src/client/data/notices';
import { MyDocuments } from '../../../src/client/features/documents/MyDocuments';
import { changeHostState } from '../../../src/client/host/hostState';
import { Part } from '../../../src/client/loading/Part';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
beforeEach(() => portal.devTenant.control.reset());

const show = () =>
  portal.show(
    <Part>
      <MyDocuments />
    </Part>,
  );
const region = async () => within(await screen.findByRole('region', { name: 'My documents' }));
const rows = async () => (await region()).findAllByRole('listitem');

it('ERRORS-52 a failure names "Your documents"', async () => {
  portal.devTenant.control.fail({
    ...{ service: 'graph', path: '/me/insights/used', status: 400, times: 20 },
  });
  await show();
  expect(await (await region()).findByText('Your documents could not be loaded')).toBeVisible();
});

it('asks for the documents and the OneDrive in one request', async () => {
  await show();
  await rows();
  await (await region()).findByRole('link', { name: 'Go to OneDrive' });
  const own = portal.devTenant.control
    .requests('graph')
    .filter(({ path }) => /\/me\/(drive|insights)/.test(path));
  expect(own.map(({ inBatch }) => inBatch)).toEqual([true, true]);
});

it.each([1_440, 800, 768])('DOCS-02 DOCS-03 at %d px there is a button and a zone', async (px) => {
  const width = window.innerWidth;
  window.innerWidth = px;
  await show();
  expect((await region()).getByRole('button', { name: 'Upload' })).toBeVisible();
  expect((await region()).getByText('Drag a file here to upload and open')).toBeVisible();
  window.innerWidth = width;
});

it('DOCS-02 DOCS-03 has an upload button and a zone for files, neither of them on a small screen', async () => {
  const { unmount } = await show();
  expect((await region()).getByRole('button', { name: 'Upload' })).toBeVisible();
  expect((await region()).getByText('Drag a file here to upload and open')).toBeVisible();
  unmount();
  const width = window.innerWidth;
  window.innerWidth = 767;
  await show();
  await rows();
  expect((await region()).queryByRole('button', { name: 'Upload' })).toBeNull();
  expect((await region()).queryByText('Drag a file here to upload and open')).toBeNull();
  window.innerWidth = width;
});

it('DOCS-05 a document says what was last done with it, who shared it and where it lies', async () => {
  const { sharePointUrl } = portal.devTenant;
  const insight = (title: string, more: object) => ({
    resourceVisualization: {
      ...{ title, type: 'Word', containerDisplayName: 'Harbour' },
      containerWebUrl: `${sharePointUrl}/sites/hse`,
    },
    resourceReference: { webUrl: `${sharePointUrl}/${title}.docx` },
    ...more,
  });
  const used = (lastAccessedDateTime: string, lastModifiedDateTime: string) => ({
    lastUsed: { lastAccessedDateTime, lastModifiedDateTime },
  });
  const value = [
    insight('Plan', used('2025-03-02T08:00:00Z', '2025-03-01T08:00:00Z')),
    insight('Budget', used('2025-02-01T08:00:00Z', '2025-02-02T08:00:00Z')),
    insight('Menu', {
      lastShared: { sharedDateTime: '2025-01-02T08:00:00Z', sharedBy: { displayName: 'Ada Berg' } },
    }),
  ];
  portal.devTenant.control.fail({
    ...{ service: 'graph', path: '/me/insights/used', status: 200, body: { value } },
  });
  await show();
  const cards = await rows();
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^PlanOpened .*Mar.* 2025/),
    expect.stringMatching(/^BudgetChanged .*Feb.* 2025/),
    expect.stringMatching(/^MenuShared by Ada Berg .*Jan.* 2025/),
  ]);
  expect(within(cards[0]!).getByRole('link', { name: /^Plan/ })).toHaveAttribute(
    'href',
    `${sharePointUrl}/Plan.docx`,
  );
  fireEvent(
    cards[0]!,
    Object.assign(new MouseEvent('pointerup', { bubbles: true }), { pointerType: 'touch' }),
  );
  expect(within(cards[0]!).getByRole('link', { name: /^In Harbour/ })).toHaveAttribute(
    'href',
    `${sharePointUrl}/sites/hse`,
  );
});

it('DOCS-11 a touch turns a card over to where the document lies, until a moment after it has lost the focus', async () => {
  await show();
  const [card] = await rows();
  // jsdom has no PointerEvent.
  const touch = (target: Element, pointerType: string) =>
    fireEvent(
      target,
      Object.assign(new MouseEvent('pointerup', { bubbles: true }), { pointerType }),
    );
  touch(card!, 'mouse');
  expect(card).not.toHaveAttribute('data-touched');
  touch(card!, 'touch');
  expect(card).toHaveAttribute('data-touched');
  expect(within(card!).getByRole('link', { name: /^In / })).toBeVisible();
  touch(card!, 'touch');
  expect(card).not.toHaveAttribute('data-touched');
  touch(card!, 'touch');
  jest.useFakeTimers();
  act(() => within(card!).getByRole('link', { name: /^In / }).focus());
  act(() => void jest.advanceTimersByTime(2_000));
  expect(card).toHaveAttribute('data-touched');
  act(() => (document.activeElement as HTMLElement).blur());
  act(() => void jest.advanceTimersByTime(1_000));
  act(() => card!.focus());
  act(() => void jest.advanceTimersByTime(2_000));
  expect(card).toHaveAttribute('data-touched');
  act(() => card!.blur());
  act(() => void jest.advanceTimersByTime(1_499));
  expect(card).toHaveAttribute('data-touched');
  act(() => void jest.advanceTimersByTime(1));
  expect(card).not.toHaveAttribute('data-touched');
  jest.useRealTimers();
});

it('DOCS-10 an old browser gets a short title where the first word is long', async () => {
  portal.devTenant.control.fail({
    service: 'graph',
    path: '/me/insights/used',
    status: 200,
    body: {
      value: [
        {
          resourceVisualization: { title: 'Fartøjsvedligeholdelsesplan 2027', type: 'Word' },
          resourceReference: { webUrl: 'https://x.example/plan' },
        },
      ],
    },
  });
  const before = globalThis.CSS;
  globalThis.CSS = { ...before, supports: () => false } as typeof CSS;
  await show();
  const [card] = await rows();
  expect(within(card!).getByRole('link')).toHaveTextContent(/^Fartøjsvedlige…$/);
  globalThis.CSS = before;
});

it('a document menu offers browser, program, Teams and the link, and locates the file only then', async () => {
  // With it the page has a clipboard.
  const user = userEvent.setup();
  const told: string[] = [];
  const stop = listenToNotices(({ text }) => told.push(text));
  portal.devTenant.control.fail({
    service: 'graph',
    path: '/me/insights/used',
    status: 200,
    body: { value: [await wordDocument()] },
  });
  await show();
  const [card] = await rows();
  const asked = () => portal.devTenant.control.requests('graph', '/drives/');
  expect(asked()).toEqual([]);
  act(() => changeHostState({ place: 'teams' }));
  await user.click(within(card!).getByRole('button', { name: /^More about / }));
  expect(await screen.findByRole('menuitem', { name: 'Open in the desktop app' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^ms-word:ofe\|u\|http.*\.docx$/),
  );
  expect(screen.getByRole('menuitem', { name: 'Open in Teams' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/teams\.microsoft\.com\/l\/file\/.*fileType=docx&objectUrl=/),
  );
  expect(screen.getByRole('menuitem', { name: 'Open in the browser' })).toHaveAttribute(
    'href',
    expect.stringContaining('/_layouts/15/Doc.aspx?sourcedoc='),
  );
  expect(asked()).toHaveLength(1);
  await user.click(screen.getByRole('menuitem', { name: 'Copy link' }));
  await waitFor(() => expect(told).toEqual(['The link was copied.']));
  act(() => changeHostState({ place: 'browser' }));
  stop();
});

it('where insights are off the documents that were changed last stand in, and what is missing is named', async () => {
  for (const source of ['used', 'trending', 'shared'])
    portal.devTenant.control.fail({
      service: 'graph',
      path: `/me/insights/${source}`,
      status: 403,
    });
  await show();
  expect(await rows()).toHaveLength(5);
  expect((await region()).getByText(/doesn't say what you opened last/)).toBeVisible();
  expect((await region()).getAllByText(/^Changed /)).toHaveLength(5);
  await userEvent.click((await region()).getByRole('tab', { name: 'Trending' }));
  expect(await (await region()).findByText(/doesn't say what's popular/)).toBeVisible();
  expect((await region()).queryByText('No documents were found.')).toBeNull();
});

/** An insight of a Word document, as the dev tenant has it. */
async function wordDocument(): Promise<object> {
  const { devTenant } = portal;
  const token = await devTenant.tokenFor('member@nordvik.example', { resource: 'graph' });
  const answer = await fetch(
    `${devTenant.graphUrl}/v1.0/me/insights/used?$filter=resourceVisualization/type eq 'Word'`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  return ((await answer.json()) as { value: object[] }).value[0]!;
}
