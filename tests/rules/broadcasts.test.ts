import {
  bySeverity,
  isInvalidWindow,
  parsedWindow,
  severityOf,
  shownAtFirst,
  windowState,
} from '#shared/rules/widgets/broadcasts';

const before = '2026-11-20T09:00:00.000Z';
const at = '2026-11-20T10:00:00.000Z';
const after = '2026-11-20T11:00:00.000Z';
const between = (StartDate: string | null, EndDate: string | null) => ({ StartDate, EndDate });

it('BROADCAST-01 BROADCAST-04 BROADCAST-05 a message is shown from its start until its end; an empty bound is open', () => {
  const states = [
    between(null, null),
    between(before, after),
    between(at, null),
    between(null, after),
    between(after, null),
    between(null, at),
    between(null, before),
  ].map((window) => windowState(window, new Date(at)));
  expect(states).toEqual(['active', 'active', 'active', 'active', 'scheduled', 'ended', 'ended']);
  expect(parsedWindow(between(before, null))).toEqual({ start: new Date(before), end: null });
  expect(parsedWindow(between(null, after))).toEqual({ start: null, end: new Date(after) });
});

it('BROADCAST-27 the end is after the start', () => {
  expect([
    isInvalidWindow(between(before, after)),
    isInvalidWindow(between(at, at)),
    isInvalidWindow(between(after, before)),
    isInvalidWindow(between(null, before)),
    isInvalidWindow(between(after, null)),
  ]).toEqual([false, true, true, false, false]);
});

it('the most severe comes first, then what began last, then what was written last', () => {
  const message = (Id: number, BroadcastType: 1 | 2 | 3, StartDate: string | null) => ({
    Id,
    BroadcastType,
    ...between(StartDate, null),
    Created: at,
  });
  const sorted = [
    message(1, 3, after),
    message(2, 1, before),
    message(3, 2, before),
    message(4, 2, null),
    message(5, 2, after),
    message(6, 2, null),
  ].sort(bySeverity);
  expect(sorted.map(({ Id }) => Id)).toEqual([2, 5, 6, 4, 3, 1]);
  expect(([1, 2, 3] as const).map(severityOf)).toEqual(['critical', 'warning', 'information']);
});

it('three messages show at first, on a narrow window the critical ones; no line offers one alone', () => {
  const messages = (critical: number, others: number) =>
    [...Array<1>(critical).fill(1), ...Array<3>(others).fill(3)].map((BroadcastType) => ({
      BroadcastType,
    }));
  const shown = (critical: number, others: number, isNarrow = false) =>
    shownAtFirst(messages(critical, others), isNarrow);
  expect([shown(0, 5), shown(5, 0), shown(0, 4), shown(1, 4)]).toEqual([3, 3, 4, 3]);
  expect([shown(0, 5, true), shown(2, 3, true), shown(5, 0, true)]).toEqual([1, 2, 3]);
  expect([shown(0, 2, true), shown(2, 1, true)]).toEqual([2, 3]);
});
