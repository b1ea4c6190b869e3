import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import type { Page } from '#shared/contract/pages/pages';
import { NewsCenterPage } from '../../../src/client/pages/NewsCenterPage';
import { ModalOutlet } from '../../../src/client/shell/dialogs/ModalOutlet';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { answerQuestion } from '../../support/widgets/answerQuestion';
import { drawnNotice } from '../../support/widgets/notices';
import { resizeTo } from '../../support/widgets/newsWidgets';
import { hoursFromNow, storePage, storeSettings, storeTerm } from '../../support/content/pages';
import { setWidgetPortal } from '../../support/widgets/widgetPortal';

const portal = setWidgetPortal();
let sea: string;
beforeAll(async () => {
  sea = await storeTerm(portal, 'channelterms', 'Sea');
  await storeSettings(portal, { noChannelSelectionLimitationsForEditors: true });
});
beforeEach(() => resizeTo(1_440));

async function open(at = '/pages/news') {
  await portal.show(
    <Suspense>
      <Routes>
        <Route path="/pages/news" element={<NewsCenterPage />} />
        <Route path="*" element={null} />
      </Routes>
      <Link to="/">Leave</Link>
      <ModalOutlet />
      <Notices />
    </Suspense>,
    { person: 'editor', at },
  );
}

const choose = async (...titles: string[]) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Choose several' }));
  for (const title of titles)
    await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${title}` }));
  await screen.findByText(`${titles.length} ${titles.length === 1 ? 'page' : 'pages'} chosen`);
};
const stored = async (id: number) =>
  (await portal.call<Page>('editor', 'GET', `/pages/${id}`)).body;

it('several pages are archived after one question, in one request', async () => {
  const pages = [
    await storePage(portal, { Title: 'One', PublishingDate: hoursFromNow(-1) }),
    await storePage(portal, { Title: 'Two', PublishingDate: hoursFromNow(-2) }),
    await storePage(portal, { Title: 'Three', PublishingDate: hoursFromNow(-3) }),
  ];
  await open();
  await choose('One', 'Three');
  const sent = jest.spyOn(globalThis, 'fetch');
  await userEvent.click(screen.getByRole('button', { name: 'Archive' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'One',
    'Three',
  ]);
  await answerQuestion('Archive');
  expect(await screen.findByText('2 pages changed')).toBeVisible();
  expect(sent.mock.calls.filter(([url]) => String(url).endsWith('/pages/bulk'))).toHaveLength(1);
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual([
      'Two',
    ]),
  );
  const dates = await Promise.all(pages.map(async ({ Id }) => (await stored(Id)).ArchiveDate));
  expect(dates.map((date) => date !== null)).toEqual([true, false, true]);
});

describe('while an action is under way', () => {
  const underWay = () =>
    jest.mocked(fetch).mock.calls.findLast(([url]) => String(url).endsWith('/pages/bulk'));
  const actSlowly = async (title: string, action = 'Archive') => {
    await storePage(portal, { Title: title, PublishingDate: hoursFromNow(-1) });
    await open();
    await choose(title);
    const real = globalThis.fetch;
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (String(input).endsWith('/pages/bulk')) await held;
      return real(input, init);
    });
    await userEvent.click(screen.getByRole('button', { name: action }));
    await answerQuestion(action);
    await waitFor(() => expect(underWay()).toBeDefined());
    return async (told = /^1 page (changed|deleted)/) => {
      release();
      expect(await drawnNotice(told)).toBeVisible();
      await waitFor(() =>
        expect(screen.queryByRole('heading', { level: 2, name: title })).toBeNull(),
      );
    };
  };

  it('PAGES-027 rows that are being deleted are dimmed and cannot be clicked, others can', async () => {
    await storePage(portal, { Title: 'Stays here', PublishingDate: hoursFromNow(-2) });
    const finish = await actSlowly('Goes away', 'Delete');
    const row = (name: string) => screen.getByText(name).closest('article');
    await waitFor(() => expect(row('Goes away')).toHaveAttribute('inert'));
    expect(row('Goes away')).toHaveStyle({ pointerEvents: 'none' });
    expect(row('Stays here')).not.toHaveAttribute('inert');
    await finish();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('1 page put back')).toBeVisible();
    await waitFor(() => expect(row('Goes away')).not.toHaveAttribute('inert'));
  });

  it('what is chosen stays chosen', async () => {
    await storePage(portal, { Title: 'Chosen meanwhile', PublishingDate: hoursFromNow(-2) });
    const finish = await actSlowly('Goes first');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Chosen meanwhile' }));
    await finish();
    expect(screen.getByRole('checkbox', { name: 'Choose Chosen meanwhile' })).toBeChecked();
    expect(screen.getByText('1 page chosen')).toBeVisible();
  });

  it('who has stopped choosing is told in a notice what could not be changed', async () => {
    const finish = await actSlowly('Changed elsewhere');
    const { Pages } = JSON.parse(String(underWay()?.[1]?.body)) as { Pages: { Id: number }[] };
    for (const place of ['pages', 'pages/trash'])
      await portal.call('editor', 'DELETE', `/${place}/${Pages[0]!.Id}`);
    await userEvent.click(screen.getByRole('button', { name: 'Stop choosing' }));
    await finish(/^These pages weren't changed: “.+”: /);
  });

  it('who stops choosing is not brought back to it', async () => {
    const finish = await actSlowly('Goes second');
    await userEvent.click(screen.getByRole('button', { name: 'Stop choosing' }));
    await finish();
    expect(screen.queryAllByRole('checkbox', { name: /^Choose/ })).toEqual([]);
    expect(screen.getByRole('button', { name: 'Choose several' })).toBeVisible();
  });
});

it('pages that could not be changed are named with the reason, and the others are changed', async () => {
  const ChannelTermPages = [{ ChannelTermId: sea }];
  const last = await storePage(portal, { Title: 'Last channel', ChannelTermPages });
  await storePage(portal, { Title: 'No channel' });
  await open();
  await choose('Last channel', 'No channel');
  await userEvent.click(screen.getByRole('button', { name: 'Remove channels' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: 'Remove channels' }));
  expect(await question.findByText('Enter a value.')).toBeVisible();
  await userEvent.click(question.getByRole('combobox', { name: 'Channels' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Sea', hidden: true }));
  await userEvent.click(question.getByRole('button', { name: 'Remove channels' }));
  const alert = await screen.findByText("These pages weren't changed:");
  expect(alert.parentElement).toHaveTextContent(/“Last channel”: It would have no channels left/);
  expect((await stored(last.Id)).ChannelTermPages).toHaveLength(1);
  expect(screen.getByText('1 page chosen')).toBeVisible();
});

it('deleted pages come back with one request, and one that cannot is named', async () => {
  const [kept, purged] = [
    await storePage(portal, { Title: 'Kept in the trash' }),
    await storePage(portal, { Title: 'Purged meanwhile' }),
  ];
  await open();
  await choose('Kept in the trash', 'Purged meanwhile');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await answerQuestion('Delete');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await portal.call('editor', 'DELETE', `/pages/trash/${purged.Id}`);
  const sent = jest.spyOn(globalThis, 'fetch');
  await userEvent.click(undo);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText("These pages weren't put back:")).toBeVisible();
  expect(alert.getByRole('listitem')).toHaveTextContent('Purged meanwhile');
  expect(await screen.findByText('1 page put back')).toBeVisible();
  expect(sent.mock.calls.filter(([url]) => String(url).includes('restore'))).toHaveLength(1);
  expect((await stored(kept.Id)).Title).toBe('Kept in the trash');
});

it.each([
  [
    'choosing has stopped',
    () => userEvent.click(screen.getByRole('button', { name: 'Stop choosing' })),
  ],
  ['the list was left', () => userEvent.click(screen.getByRole('link', { name: 'Leave' }))],
])('deleted pages that cannot come back are named when %s', async (_, leave) => {
  const page = await storePage(portal, { Title: 'Never back' });
  await open();
  await choose('Never back');
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await answerQuestion('Delete');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await portal.call('editor', 'DELETE', `/pages/trash/${page.Id}`);
  await leave();
  await userEvent.click(undo);
  expect(await drawnNotice(/^These pages weren't put back: “Never back”: /)).toBeVisible();
});

it('deleted pages are in the trash, from which they are put back or go for good', async () => {
  const back = await storePage(portal, { Title: 'Comes back' });
  const gone = await storePage(portal, { Title: 'Goes' });
  for (const { Id } of [back, gone]) await portal.call('editor', 'DELETE', `/pages/${Id}`);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Trash' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Put back Comes back' }));
  await waitFor(() => expect(dialog.queryByText('Comes back')).toBeNull());
  // The keyboard is still in the dialog, though the row is not.
  expect(dialog.getByRole('group', { name: 'Trash' })).toHaveFocus();
  expect((await stored(back.Id)).Title).toBe('Comes back');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete Goes for good' }));
  await answerQuestion('Delete for good');
  expect(await dialog.findByText('The trash is empty.')).toBeVisible();
  expect((await portal.call('editor', 'POST', `/pages/${gone.Id}/restore`)).status).toBe(404);
});
