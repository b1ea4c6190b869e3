import {
  deviceClassOf,
  failureClassOf,
  groupCount,
  groupOf,
  ratingOf,
  upperEnds,
  vitalLimits,
  vitals,
} from '#shared/rules/measures/measures';

it.each(vitals)(
  '%s: what is good or poor ends where a group ends, so that shares are exact',
  (vital) => {
    for (const limit of vitalLimits[vital]) expect(upperEnds[vital]).toContain(limit);
    expect(upperEnds[vital]).toEqual([...upperEnds[vital]].sort((one, other) => one - other));
  },
);

it('values count as good up to the first limit, and as poor above the second', () => {
  const of = (...values: number[]) => values.map((value) => ratingOf('LCP', value));
  expect(of(0, 2_500, 2_501, 4_000, 4_001)).toEqual(['good', 'good', 'fair', 'fair', 'poor']);
  expect(ratingOf('CLS', 0.1)).toBe('good');
  expect(ratingOf('CLS', 0.26)).toBe('poor');
});

it('a value counts in the first group that ends at or above it, the largest in the last', () => {
  expect([0, 50, 51, 1e9].map((value) => groupOf('LCP', value))).toEqual([
    0,
    0,
    1,
    groupCount('LCP') - 1,
  ]);
  expect([0, 1].map((value) => groupOf('Wait', value))).toEqual([0, 1]);
  expect(groupCount('Wait')).toBe(groupCount('TTFB') + 1);
  expect(groupCount('Failure')).toBe(3);
});

it('a window is of the class whose layout it has, and an answer fails by its status', () => {
  expect([390, 767, 768, 1_199, 1_200].map(deviceClassOf)).toEqual([
    ...['phone', 'phone', 'tablet', 'tablet', 'desktop'],
  ]);
  expect([0, 403, 429, 500, 504].map(failureClassOf)).toEqual([
    ...['noAnswer', 'refused', 'refused', 'broken', 'broken'],
  ]);
});
