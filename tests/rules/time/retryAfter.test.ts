import { retryAfterSeconds } from '#shared/rules/values/retryAfter';

it.each([
  ['30', 30],
  [' 0 ', 0],
  ['Sat, 28 Nov 2026 12:00:10 GMT', 10],
  ['Sat, 28 Nov 2026 11:00:00 GMT', 0],
  ['soon', undefined],
  ['', undefined],
  [null, undefined],
])('a service that says %p wants to be left alone for %p seconds', (value, seconds) => {
  expect(retryAfterSeconds(value, Date.parse('2026-11-28T12:00:00Z'))).toBe(seconds);
});
