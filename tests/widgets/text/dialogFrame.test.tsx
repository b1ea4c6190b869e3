import { useState } from 'react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, FluentProvider } from '@fluentui/react-components';
import { certain } from '#shared/rules/values/certain';
import { DialogFrame } from '../../../src/client/ui/leave/DialogFrame';

type Parts = Partial<Parameters<typeof DialogFrame>[0]>;

/** A page with a button that opens the dialog; what its actions are is of no matter here. */
function Page({ parts, isBusy = false }: { parts: Parts; isBusy?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = isBusy ? undefined : () => setOpen(false);
  return (
    <FluentProvider>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <DialogFrame title="Files" onClose={close} actions={<Button>Act</Button>} {...parts}>
          Content
        </DialogFrame>
      )}
    </FluentProvider>
  );
}

async function opened(parts: Parts, isBusy = false) {
  render(<Page parts={parts} isBusy={isBusy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole(parts.isAlert ? 'alertdialog' : 'dialog', { name: 'Files' });
}

const pressBeside = () =>
  userEvent.click(certain(document.querySelector('.fui-DialogSurface__backdrop')));

const pressEscape = async () => {
  screen.getByRole('button', { name: 'Act' }).focus();
  await userEvent.keyboard('{Escape}');
};

it('a press beside a dialog closes it, and the keyboard returns to what opened it', async () => {
  const dialog = await opened({});
  await pressBeside();
  expect(dialog).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
});

it('the keyboard is back before the next key can be pressed', async () => {
  const dialog = await opened({});
  fireEvent.keyDown(dialog, { key: 'Escape' });
  await Promise.resolve();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it.each<[string, Parts]>([
  ['an alert', { isAlert: true }],
  ['a dialog that ignores it', { ignoresOutside: true }],
])('a press beside %s does not close it; a key does', async (_, parts) => {
  const dialog = await opened(parts);
  await pressBeside();
  expect(dialog).toBeVisible();
  await pressEscape();
  expect(dialog).not.toBeInTheDocument();
});

it('one that is busy is closed by neither', async () => {
  const dialog = await opened({}, true);
  await pressBeside();
  await pressEscape();
  expect(dialog).toBeVisible();
});

it('as a form within another one it is sent by itself, and without leaving the page', async () => {
  const [own, around] = [jest.fn(), jest.fn()];
  render(
    <FluentProvider>
      <form onSubmit={around}>
        <DialogFrame title="Link" onSubmit={own} actions={<Button type="submit">Accept</Button>}>
          Content
        </DialogFrame>
      </form>
    </FluentProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  expect([own.mock.calls.length, around.mock.calls.length]).toEqual([1, 0]);
});
