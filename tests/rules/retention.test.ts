import { ok, okUnless, problem, unchecked, warning } from '#shared/rules/finding';
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

it('a finding says how it went and what to do, and all is well where nothing was found', () => {
  expect([ok('a', 'A.'), warning('b', 'B.', 'Do b.')]).toEqual([
    { Check: 'a', Level: 'ok', Text: 'A.', Remedy: '' },
    { Check: 'b', Level: 'warning', Text: 'B.', Remedy: 'Do b.' },
  ]);
  expect([problem('c', 'C.', 'Do c.'), unchecked('d', 'D.', 'Do d.')]).toEqual([
    { Check: 'c', Level: 'problem', Text: 'C.', Remedy: 'Do c.' },
    { Check: 'd', Level: 'unchecked', Text: 'D.', Remedy: 'Do d.' },
  ]);
  expect(okUnless([], 'a', 'A.')).toEqual([ok('a', 'A.')]);
  const found = [warning('b', 'B.', 'Do b.')];
  expect(okUnless(found, 'a', 'A.')).toEqual(found);
});
