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
