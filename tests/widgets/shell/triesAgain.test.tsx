import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { AppFrame } from '../../../src/client/shell/frame/AppFrame';
import { showNotice } from '../../../src/client/data/notices';
import { Notices } from '../../../src/client/shell/frame/Notices';
import { SourceNotice } from '../../../src/client/ui/widget/SourceNotice';
import { WidgetFrame } from '../../../src/client/ui/widget/WidgetFrame';
import type { WidgetFailure, WidgetState } from '../../../src/client/ui/widget/widgetState';

const failureOf = (more: Partial<WidgetFailure> = {}): WidgetFailure => ({
  status: 503,
  operation: 'Ships',
  url: '/api/ships',
  messages: [],
  time: '2026-11-23T08:00:00Z',
  ...more,
});

let tries = 0;
/** Answers what is being tried. */
let answer: (failure?: WidgetFailure) => void = () => undefined;
/** Something else asks for them anew. */
let readAnew: () => void = () => undefined;
let isHidden = false;

function Ships({ first }: { first: WidgetFailure }) {
  const [state, setState] = useState<WidgetState<string>>();
  const reload = () => {
    tries += 1;
    setState({ state: 'loading' });
  };
  useEffect(() => {
    readAnew = reload;
    answer = (failure) =>
      setState(
        failure ? { state: 'failed', failure, reload } : { state: 'ready', value: 'Three', reload },
      );
  });
  return (
    <WidgetFrame
      name="Ships"
      state={state ?? { state: 'failed', failure: first, reload }}
      placeholder="…"
      emptyText="None"
    >
      {(value) => value}
    </WidgetFrame>
  );
}

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
const answered = (failure?: WidgetFailure) => act(() => answer(failure));
const see = (isSeen: boolean) => {
  isHidden = !isSeen;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const show = (first = failureOf()) =>
  render(
    <AppFrame>
      <Ships first={first} />
    </AppFrame>,
  );

beforeEach(() => {
  tries = 0;
  isHidden = false;
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  jest.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('a widget that failed tries again by itself, less and less often, and its words stay meanwhile', () => {
  show();
  const pauses = [20, 40, 80, 160, 300, 300];
  for (const [index, pause] of pauses.entries()) {
    pass(pause - 1);
    expect(tries).toBe(index);
    const alert = screen.getByRole('alert');
    pass(1);
    expect(tries).toBe(index + 1);
    expect(screen.getByRole('alert')).toBe(alert);
    answered(failureOf());
  }
  pass(300);
  answered();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Three')).toBeVisible();
  pass(1_000);
  expect(tries).toBe(pauses.length + 1);
  answered(failureOf());
  pass(20);
  expect(tries).toBe(pauses.length + 2);
});

it('one that is well again and is read anew does not show the failure that has passed', () => {
  show();
  pass(20);
  answered();
  act(() => readAnew());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('only while it is seen, and not before the service wants to be asked', () => {
  show(failureOf({ status: 429, retryAfterSeconds: 90 }));
  pass(109);
  expect(tries).toBe(0);
  see(false);
  pass(1_000);
  expect(tries).toBe(0);
  see(true);
  pass(110);
  expect(tries).toBe(1);
});

it.each([
  failureOf({ status: 403 }),
  failureOf({ status: 501 }),
  failureOf({ isSignInNeeded: true }),
])('what was refused is not tried again', (failure) => {
  show(failure);
  pass(1_000);
  expect(tries).toBe(0);
});

it('who presses the button sees that something happens', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(tries).toBe(1);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a source that is missing is asked for again as well', () => {
  const reload = jest.fn();
  render(
    <AppFrame>
      <SourceNotice name="Ships" failure={failureOf()} reload={reload} />
    </AppFrame>,
  );
  pass(19);
  expect(reload).not.toHaveBeenCalled();
  pass(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('HUB-07 a notice says what happened, and what the browser says of it to who asks; then it stays', async () => {
  jest.useRealTimers();
  render(
    <AppFrame>
      <Notices />
    </AppFrame>,
  );
  act(() =>
    showNotice({ kind: 'error', text: 'It broke.', details: 'code: 1006', duration: 4_000 }),
  );
  const label = await screen.findByText('Details');
  const details = label.closest('details')!;
  const toggle = (isOpen: boolean) => {
    details.open = isOpen;
    fireEvent(details, new Event('toggle'));
  };
  const timer = () => document.querySelector('[data-timer-status]');
  expect([details.open, timer()]).toEqual([false, expect.anything()]);
  toggle(true);
  await waitFor(() => expect(timer()).toBeNull());
  expect(screen.getByText('code: 1006')).toBeVisible();
});

it('what a notice offers is done once, however often it is pressed before the notice has gone', async () => {
  jest.useRealTimers();
  render(
    <AppFrame>
      <Notices />
    </AppFrame>,
  );
  const run = jest.fn();
  act(() =>
    showNotice({
      kind: 'success',
      text: 'It is deleted.',
      duration: 4_000,
      action: { text: 'Undo', run },
    }),
  );
  const undo = await screen.findByRole('button', { name: 'Undo' });
  act(() => {
    undo.click();
    undo.click();
  });
  expect(run).toHaveBeenCalledTimes(1);
});
