import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { CardPopover } from '../../../src/client/ui/CardPopover';

it('SITES-38 a press within a card counts before the keyboard has moved into it', async () => {
  const [close, pressed, target] = [jest.fn(), jest.fn(), { current: document.body }];
  const rest = { onPointerEnter: jest.fn(), onPointerLeave: jest.fn() };
  render(
    <AppFrame>
      <a href="/elsewhere">Elsewhere</a>
      <CardPopover {...{ target, close, rest }} name="Aurora" isPressed focusDelay={60_000}>
        <button onClick={pressed}>Follow</button>
      </CardPopover>
    </AppFrame>,
  );
  const follow = await screen.findByRole('button', { name: 'Follow' });
  await userEvent.click(follow);
  // The trap takes a tenth of a second to send the keyboard away.
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(follow).toHaveFocus();
  expect(close).not.toHaveBeenCalled();
});
