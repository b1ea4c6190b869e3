import { memo } from 'react';
import { act, render, screen } from '@testing-library/react';
import { useAtStart } from '../../../src/client/platform/useAtStart';
import { DateText } from '../../../src/client/ui/text/DateText';

const minute = 60_000;
const begun = new Date(2026, 10, 23, 9, 0).getTime();
beforeEach(() => void jest.useFakeTimers({ now: begun }));
afterEach(() => {
  looks(true);
  jest.useRealTimers();
});

function looks(isSeen: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: isSeen ? 'visible' : 'hidden',
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

/** As in a list whose items have not changed: nothing around it is drawn again. */
const Post = memo(function Post() {
  return <DateText value={new Date(begun - 5 * minute).toISOString()} style="relative" />;
});
const words = () => screen.getByText(/ago|yesterday/).textContent;

it('how long ago something was follows the time while somebody reads', () => {
  render(<Post />);
  expect(words()).toBe('5 minutes ago');
  act(() => jest.advanceTimersByTime(3 * minute));
  expect(words()).toBe('8 minutes ago');
});

it('nothing is written while nobody looks, and all is right when somebody does', () => {
  render(<Post />);
  looks(false);
  act(() => jest.advanceTimersByTime(20 * minute));
  expect(words()).toBe('5 minutes ago');
  jest.setSystemTime(begun + 24 * 60 * minute);
  looks(true);
  expect(words()).toBe('yesterday');
});

it('its timer ends with the last of such texts', () => {
  const shown = render(
    <>
      <Post />
      <Post />
    </>,
  );
  expect(jest.getTimerCount()).toBe(1);
  shown.unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('what begins is asked for as it begins, and three times later, as the server may not tell it yet', () => {
  const ask = jest.fn();
  function Waiting() {
    useAtStart(new Date(begun + 10 * minute).toISOString(), ask);
    return null;
  }
  render(<Waiting />);
  const askedAfter = (time: number) => {
    act(() => jest.advanceTimersByTime(time));
    return ask.mock.calls.length;
  };
  expect(askedAfter(10 * minute)).toBe(0);
  expect(askedAfter(1_000)).toBe(1);
  expect(askedAfter(minute / 2)).toBe(2);
  // For a minute the server names this start, and none that comes soon after it.
  expect(askedAfter(minute / 2)).toBe(2);
  expect(askedAfter(10_000)).toBe(3);
  expect(askedAfter(5 * minute)).toBe(4);
  expect(askedAfter(60 * minute)).toBe(4);
});
