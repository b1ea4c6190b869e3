import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BroadcastList } from '../../../src/client/features/broadcasts/BroadcastList';
import { BottomBar } from '../../../src/client/shell/menus/BottomBar';
import { storeBroadcast } from '../../support/content/broadcasts';
import { resizeTo, setNewsPortal } from '../../support/widgets/newsWidgets';

const portal = setNewsPortal();
beforeAll(() => storeBroadcast(portal, { Title: 'Ice' }));
afterAll(() => resizeTo(1440));

const panel = { name: 'Who sees it, and why?' };
const button = { name: 'Who sees “Ice”, and why?' };
const menu = { name: 'More for Ice' };
const turnTo = (width: number) => act(() => resizeTo(width));
const show = async (width: number) => {
  resizeTo(width);
  await portal.show(<BroadcastList />, { person: 'editor', at: '/broadcast-messages' });
};

/** The panel is there and has the keyboard. */
async function panelHasKeyboard() {
  const dialog = await screen.findByRole('dialog', panel);
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
}

async function closesTo(opener: { name: string }) {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', opener)).toHaveFocus());
}

it('who sees a row stays open when a phone is turned on its side, and closes to its button', async () => {
  await show(390);
  await userEvent.click(await screen.findByRole('button', menu));
  await userEvent.click(await screen.findByRole('menuitem', panel));
  await panelHasKeyboard();
  turnTo(844);
  await panelHasKeyboard();
  await closesTo(button);
});

it('the keyboard stays on what opens the question, whichever way a phone is turned', async () => {
  await show(390);
  (await screen.findByRole('button', menu)).focus();
  turnTo(844);
  await waitFor(() => expect(screen.getByRole('button', button)).toHaveFocus());
  turnTo(390);
  await waitFor(() => expect(screen.getByRole('button', menu)).toHaveFocus());
});

it('who sees a row stays open when a phone is turned upright, and closes to its menu', async () => {
  await show(844);
  await userEvent.click(await screen.findByRole('button', button));
  await panelHasKeyboard();
  turnTo(390);
  await panelHasKeyboard();
  await closesTo(menu);
});

it('five entries stand in the bar of a phone; of six, four do, beside the way to all', async () => {
  const entries = ['/', '/people', '/collaboration', '/settings', '/help', '/about'].map(
    (address, index) => ({
      title: `Entry ${index + 1}`,
      ...{ address, exact: false, newTab: false, components: [] },
    }),
  );
  const shown = () => [
    screen.getAllByRole('link').map(({ textContent }) => textContent),
    screen.queryAllByRole('button').length,
  ];
  const { unmount } = await portal.show(<BottomBar entries={entries.slice(0, 5)} />);
  await screen.findByRole('link', { name: 'Entry 1' });
  expect(shown()).toEqual([['Entry 1', 'Entry 2', 'Entry 3', 'Entry 4', 'Entry 5'], 0]);
  unmount();
  await portal.show(<BottomBar entries={entries} />);
  await screen.findByRole('link', { name: 'Entry 1' });
  expect(shown()).toEqual([['Entry 1', 'Entry 2', 'Entry 3', 'Entry 4'], 1]);
});
