/** Everything that fake timers would replace beside timeouts and the date. */
export const notTheTimeouts = [
  ...(['hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'] as const),
  ...(['clearImmediate', 'setInterval', 'clearInterval'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
  ...(['requestIdleCallback', 'cancelIdleCallback'] as const),
];
const notTheDate = [...notTheTimeouts, 'setTimeout', 'clearTimeout'] as const;

/** Sets the clock of the page's device, which goes on from there; its timers stay the real ones. */
export function setDeviceClock(now: Date | number): void {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: [...notTheDate], now });
}

/**
 * Sets the clock of the device and that of the server, by which the page goes where they differ:
 * until mocks are restored, answers are given at the page's time.
 */
export function setClocks(now: Date | number): void {
  setDeviceClock(now);
  const { fetch: ask } = globalThis;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    const answer = await ask(...request);
    const headers = new Headers(answer.headers);
    headers.set('Date', new Date().toUTCString());
    return Object.defineProperty(answer, 'headers', { value: headers });
  });
}
