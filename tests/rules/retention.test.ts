import { isErased, lastDue, pseudonymOf } from '#shared/rules/retention';

it('the daily run was due today, or yesterday while its time has not come', () => {
  const due = (now: string) => lastDue('03:30', new Date(now)).toISOString();
  expect(due('2026-11-25T03:30:00.000Z')).toBe('2026-11-25T03:30:00.000Z');
  expect(due('2026-11-25T23:00:00.000Z')).toBe('2026-11-25T03:30:00.000Z');
  expect(due('2026-12-01T03:29:59.999Z')).toBe('2026-11-30T03:30:00.000Z');
});

it('whoever was erased has another name, by which they are known as erased', () => {
  expect(isErased(pseudonymOf('3f25'))).toBe(true);
  expect(pseudonymOf('3f25')).not.toBe(pseudonymOf('3f26'));
  expect(isErased('ann@nordvik.example')).toBe(false);
  expect(isErased('ann-erased-1@nordvik.example')).toBe(false);
});
